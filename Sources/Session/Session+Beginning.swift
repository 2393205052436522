import Conversation

// How the conversation began.
extension Session {
  /// What of the device was set otherwise than in a usual conversation with the app, by the names
  /// of the settings.
  package var changedSettings: [(name: String, value: String)] {
    let device = appFile.device(beginning.device)
    let usual = appFile.device(Device())
    return DeviceSetting.all.compactMap { setting in
      let value = setting.value(in: device)
      return value == setting.value(in: usual) ? nil : (setting.name, value)
    }
  }
}
