import Configuration
import Conversation
import Files
import FoundationEssentials
import SiriKit
import Testing

/// One way to get an Info.plist wrong, and what is said of it.
struct PlistFault: Sendable, CustomTestStringConvertible {
  var old: String
  var new: String
  var isApp = false
  /// The finding as it is printed, without the file.
  var finding: String

  var testDescription: String { finding }
}

@Suite("The configuration lint")
struct ConfigurationLintTests {
  static let app = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>com.example.kranzpay</string>
      <key>MinimumOSVersion</key>
      <string>13.0</string>
      <key>NSSiriUsageDescription</key>
      <string>Kranzpay sends money when you ask Siri.</string>
      <key>NSUserActivityTypes</key>
      <array><string>com.example.kranzpay.pay</string></array>
    </dict>
    </plist>
    """
  static let intents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>com.example.kranzpay.Intents</string>
      <key>MinimumOSVersion</key>
      <string>13.0</string>
      <!-- a <key>comment</key> is none -->
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsRestrictedWhileLocked</key>
          <array/>
          <key>IntentsSupported</key>
          <array>
            <string>INSendPaymentIntent</string>
            <string>INRequestPaymentIntent</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key>
        <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      </dict>
    </dict>
    </plist>
    """
  static let declared = App(
    name: "Kranzpay", bundleIdentifier: "com.example.kranzpay",
    intentsSupported: ["INSendPaymentIntent", "INRequestPaymentIntent"],
    userActivityTypes: ["com.example.kranzpay.pay"])

  static func findings(
    app: String = app, intents: String = intents, declared: App? = declared
  ) throws -> [ConfigurationFinding] {
    try ConfigurationLint(
      [
        InfoPlist(Array(app.utf8), file: "App.plist"),
        InfoPlist(Array(intents.utf8), file: "Intents.plist"),
      ], declared: declared
    ).findings
  }

  static let faults: [PlistFault] = [
    PlistFault(
      old: "com.apple.intents-service", new: "com.apple.intents-servise",
      finding: "21:5: error P101: NSExtensionPointIdentifier is com.apple.intents-servise; "
        + "set it to com.apple.intents-service"),
    PlistFault(
      old: "NSExtensionPrincipalClass", new: "NSExtensionPrincipleClass",
      finding: "9:3: error P102: NSExtensionPrincipalClass is missing; "
        + "set it to $(PRODUCT_MODULE_NAME).IntentHandler, or to your class"),
    PlistFault(
      old: "$(PRODUCT_MODULE_NAME).IntentHandler", new: "IntentHandler",
      finding: "23:5: warning P103: NSExtensionPrincipalClass is IntentHandler, without a module; "
        + "write $(PRODUCT_MODULE_NAME).IntentHandler, unless the class is Objective-C"),
    PlistFault(
      old: "NSSiriUsageDescription", new: "NSSiriUseDescription", isApp: true,
      finding: "1:1: error P104: NSSiriUsageDescription is missing or empty; "
        + "say in the app's Info.plist what is sent to Siri, and what for"),
    PlistFault(
      old: "Kranzpay sends money when you ask Siri.", new: " ", isApp: true,
      finding: "9:3: error P104: NSSiriUsageDescription is missing or empty; "
        + "say in the app's Info.plist what is sent to Siri, and what for"),
    PlistFault(
      old: "<key>MinimumOSVersion</key>\n  <string>13.0</string>",
      new: "<key>NSSiriUsageDescription</key>\n  <string>For payments.</string>",
      finding: "6:3: note P105: NSSiriUsageDescription stands in the extension's Info.plist; "
        + "put it into the app's Info.plist"),
    PlistFault(
      old: "<key>MinimumOSVersion</key>\n  <string>13.0</string>",
      new: "<key>IntentsSupported</key>\n  <array/>",
      finding: "6:3: error P106: IntentsSupported stands in the top level, where it is not read; "
        + "move it to NSExtension, NSExtensionAttributes of the extension's Info.plist"),
    PlistFault(
      old: "<array/>", new: "<string>INSendPaymentIntent</string>",
      finding: "13:7: error P107: IntentsRestrictedWhileLocked is a string; "
        + "make it an array of strings"),
    PlistFault(
      old: "<string>13.0</string>", new: "<string>15.0</string>",
      finding: "6:3: warning P108: the extension needs iOS 15.0, its app only 13.0; "
        + "lower the extension's deployment target to 13.0"),
    PlistFault(
      old: "com.example.kranzpay.Intents", new: "com.example.intents",
      finding: "4:3: error P109: the extension's identifier com.example.intents does not begin "
        + "with com.example.kranzpay.; name it com.example.kranzpay.Intents, or alike"),
    PlistFault(
      old: "INRequestPaymentIntent</string>",
      new: "INRequestPaymentIntent</string>\n<string>INSendPaymentsIntent</string>",
      finding: "19:1: error P111: there is no intent INSendPaymentsIntent; "
        + "INSendPaymentIntent is meant"),
    PlistFault(
      old: "INRequestPaymentIntent</string>",
      new: "INRequestPaymentIntent</string>\n<string>INSendPaymentIntent</string>",
      finding: "19:1: note P113: INSendPaymentIntent is listed twice; take one out"),
    PlistFault(
      old: "<array/>", new: "<array><string>INStartCallIntent</string></array>",
      finding: "14:14: error P115: INStartCallIntent is in IntentsRestrictedWhileLocked, but not "
        + "in IntentsSupported; add INStartCallIntent to IntentsSupported, or take it out of "
        + "IntentsRestrictedWhileLocked"),
    PlistFault(
      old: "<string>INRequestPaymentIntent</string>", new: "",
      finding: "15:7: error P023: Kranzpay does not list INRequestPaymentIntent in "
        + "IntentsSupported; add the class name to NSExtension, NSExtensionAttributes, "
        + "IntentsSupported in the extension's Info.plist"),
    PlistFault(
      old: "com.example.kranzpay.pay", new: "com.example.kranzpay.paid", isApp: true,
      finding: "11:3: error P027: com.example.kranzpay.pay is not in Kranzpay's "
        + "NSUserActivityTypes; add the type to NSUserActivityTypes in the app's Info.plist"),
  ]

  @Test("finds nothing in lists that are right")
  func right() throws {
    #expect(try Self.findings() == [])
  }

  @Test("finds each fault at its line, and nothing else", arguments: faults)
  func fault(_ fault: PlistFault) throws {
    let text = fault.isApp ? Self.app : Self.intents
    #expect(text.contains(fault.old))
    let changed = text.replacing(fault.old, with: fault.new, maxReplacements: 1)
    let findings =
      try fault.isApp ? Self.findings(app: changed) : Self.findings(intents: changed)
    let file = fault.isApp ? "App.plist" : "Intents.plist"
    #expect(findings.map(\.description) == ["\(file):\(fault.finding)"])
  }

  @Test("tells intents that are too new, too old, without a handler, or not in the app file")
  func intents() throws {
    let changed = Self.intents.replacing(
      "<string>INRequestPaymentIntent</string>",
      with: """
        <string>INRequestPaymentIntent</string>
        <string>INEditMessageIntent</string>
        <string>INStartAudioCallIntent</string>
        <string>INGetReservationDetailsIntent</string>
        <string>OrderSoupIntent</string>
        """)
    let findings = try Self.findings(intents: changed, declared: nil)
    #expect(
      findings.map { "\($0.line) \($0.diagnosis)" } == [
        "19 targetBelowIntent", "20 intentDeprecated", "21 intentWithoutHandler",
      ])
    #expect(findings.first?.keyPath == "NSExtension.NSExtensionAttributes.IntentsSupported[2]")
    let foreign = try Self.findings(intents: changed).filter {
      $0.diagnosis == .intentWithoutAppFile
    }
    #expect(foreign.count == 3)
  }

  @Test("reads a binary list, which has no lines")
  func binary() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let bytes = try encoder.encode([
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.intents-service"]
    ])
    let list = try InfoPlist(Array(bytes), file: "Info.plist")
    #expect(list.owner == .intentsExtension)
    #expect(
      ConfigurationLint([list]).findings.map { "\($0.line) \($0.diagnosis)" }
        == ["1 principalClassMissing", "1 noIntentsSupported"])
  }

  @Test("leaves build settings and other extensions alone")
  func leniency() throws {
    let settings = Self.intents
      .replacing("com.example.kranzpay.Intents", with: "$(PRODUCT_BUNDLE_IDENTIFIER)")
      .replacing("13.0", with: "$(IPHONEOS_DEPLOYMENT_TARGET)")
    #expect(try Self.findings(intents: settings) == [])
    let widget = """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """
    #expect(try InfoPlist(Array(widget.utf8), file: "x").owner == .other)
    #expect(try Self.findings(intents: widget) == [])
  }

  @Test("refuses what is no property list, and never crashes on one that is broken")
  func broken() throws {
    for text in ["", "hello", "<plist><array/></plist>", "<plist><dict><key>", "bplist00"] {
      #expect(throws: FileError.self) { try InfoPlist(Array(text.utf8), file: "x.plist") }
    }
    for length in stride(from: 0, to: Self.intents.utf8.count, by: 7) {
      let list = try? InfoPlist(Array(Self.intents.utf8.prefix(length)), file: "x.plist")
      _ = list.map { ConfigurationLint([$0]).findings }
    }
  }
}
