import Conversation
import Testing
import Understanding

@Suite("Messages, media, calls, tasks and notes are understood")
struct DomainTests {
  static let english = Row.table(
    """
    Tell Anna I am on my way => INSendMessageIntent, content "I am on my way", recipients Anna
    tell Anna and Johnny that dinner is ready with ChatBox \
    => INSendMessageIntent, content "dinner is ready", recipients Anna · Johnny, app ChatBox
    let my mom know I'm late => INSendMessageIntent, content "I'm late", recipients mom
    Send a message to Anna saying see you => INSendMessageIntent, content "see you", recipients Anna
    send Anna a text => INSendMessageIntent, recipients Anna
    Send a message with ChatBox => INSendMessageIntent, app ChatBox
    message Anna => INSendMessageIntent, recipients Anna
    Read my messages on ChatBox => INSearchForMessagesIntent, app ChatBox
    Mark my messages as read in ChatBox => INSetMessageAttributeIntent, attribute "read", app ChatBox
    Play Blue Lantern in ChatBox => INPlayMediaIntent, mediaSearch Blue Lantern, app ChatBox
    play some music => INPlayMediaIntent
    Resume ChatBox => INPlayMediaIntent, app ChatBox
    Call Anna with ChatBox => INStartCallIntent, contacts Anna, app ChatBox
    Add buy bread to my to do list in ChatBox \
    => INAddTasksIntent, targetTaskList to do, taskTitles buy bread, app ChatBox
    Remind me to water the fern with ChatBox \
    => INAddTasksIntent, taskTitles water the fern, app ChatBox
    Make a note in ChatBox => INCreateNoteIntent, app ChatBox
    """)

  static let chinese = Row.table(
    """
    用ChatBox告诉玛丽亚我在路上 \
    => INSendMessageIntent, content "我在路上", recipients 玛丽亚, app ChatBox
    给玛丽亚和安娜发消息说开饭了 => INSendMessageIntent, content "开饭了", recipients 玛丽亚 · 安娜
    发消息给王小明 => INSendMessageIntent, recipients 王小明
    用ChatBox播放蓝色灯笼 => INPlayMediaIntent, mediaSearch 蓝色灯笼, app ChatBox
    放点音乐 => INPlayMediaIntent
    打电话给安娜 => INStartCallIntent, contacts 安娜
    提醒我浇花 => INAddTasksIntent, taskTitles 浇花
    新建备忘录 => INCreateNoteIntent
    """)

  @Test("English", arguments: english)
  func inEnglish(_ row: Row) throws { try check(row, World.english.get()) }

  @Test("Chinese", arguments: chinese)
  func inChinese(_ row: Row) throws { try check(row, World.chinese.get()) }

  private func check(_ row: Row, _ recognizer: Recognizer) throws {
    let found = recognizer.interpret(row.said, expecting: Pending(.request))
    #expect(Notation.text(found.meaning) == row.meaning, "\(found.spans)")
  }
}
