import Conversation
import SiriKit
import Testing

@testable import Wording

@Suite("Every line that the engine can speak has a text")
struct CoverageTests {
  static let phases = ["confirm", "handle"]

  /// Lines of a payment with what the engine gives them beside the app and the intent's values.
  static func paymentLines(_ intent: String) -> [Line] {
    let parameters = [Payment.person(intent), "currencyAmount", "note"]
    var lines = parameters.flatMap { parameter in
      [
        Payment.line("ask.\(intent).\(parameter)", intent),
        Payment.line(
          "disambiguation.\(intent).\(parameter)", intent, with: ["name", "options", "count"]),
        Payment.line("confirmation.\(intent).\(parameter).none", intent, with: ["value"]),
        Payment.line("unsupported.\(intent).\(parameter).none", intent),
        Payment.line("row.\(parameter)", intent),
      ]
    }
    lines += [
      "goAhead.\(intent)", "cancelled.\(intent)", "gaveUp.\(intent)", "replaced.\(intent)",
      "undo.\(intent)", "whatToChange.\(intent)", "card.\(intent)", "button.confirm.\(intent)",
      "cancelled.\(intent).handling", "replaced.\(intent).handling",
    ].map { Payment.line($0, intent) }
    lines.append(Payment.line("goAhead.\(intent).fee", intent, with: ["fee"]))
    return lines + reasonLines(intent) + codeLines(intent)
  }

  static func codeLines(_ intent: String) -> [Line] {
    let codes = Catalog.intent(intent)?.codes ?? []
    return codes.flatMap { code in
      phases.map { Payment.line("code.\(intent).\($0).\(code.name)", intent) }
    }
  }

  static func reasonLines(_ intent: String) -> [Line] {
    let methods = Catalog.intent(intent)?.methods ?? []
    return methods.flatMap { method in
      let result = Catalog.resolutionResult(method.resultClass)
      return (result?.unsupportedReasons ?? []).map { reason in
        Payment.line("unsupported.\(intent).\(method.parameter ?? "").\(reason.name)", intent)
      }
    }
  }

  static let commonLines: [Line] =
    [
      "misheard", "silence", "disambiguation.more", "disambiguation.noMore", "working.first",
      "working.again", "problem", "cancelled", "suggestApp", "nothingToUndo", "undo.nothingYet",
      "nothingToCancel",
      "ambiguous", "notUnderstood", "notUnderstood.web", "route.notInstalled",
      "route.justInstalled", "route.permissionDenied", "route.restricted", "route.noApp",
      "route.notSupported", "unlock.ask", "unlock.refused", "openApp.declined",
      "openApp.opening", "openApp.offer", "donation", "alternative.offer", "retry.offer", "offline",
      "row.fee",
      "row.account",
      "row.status", "row.total", "row.date", "row.usage", "value.none", "button.send",
      "button.cancel", "button.unlock", "button.openApp", "button.notNow", "button.retry",
      "button.yes", "button.no", "button.allow", "button.dontAllow", "button.webSearch",
      "ending.done", "ending.inProgress", "ending.cancelled", "ending.handedOver",
      "ending.gaveUp", "ending.notUnderstood", "ending.notRouted", "ending.notUnlocked",
      "ending.extensionFault", "page.title.start", "page.title.signIn", "page.title.terms",
      "page.title.details", "page.title.continuePayment", "page.title.authenticate",
      "page.title.addAccount", "page.start", "page.lost",
    ].map { Payment.line($0) }
    + [
      Payment.line("route.permission", with: ["usage"]),
      Payment.line("route.whichApp", with: ["options"]),
      Payment.line("route.whichApp"),
      Payment.line("ending.failed", with: ["code"]),
      Payment.line("disambiguation.rest", with: ["count"]),
      Payment.line("choice.notThere", with: ["count"]),
      Payment.line("effort.calls", with: ["count"]),
      Line("effort.seconds", ["seconds": .text("0.4")]),
    ]
    + ["unknown", "pending", "completed", "canceled", "failed", "unpaid"].map {
      Payment.line("status.\($0)")
    }

  @Test("In a payment, in both languages and without a hole", arguments: Payment.locales)
  func payments(locale: String) {
    let wording = Wording.embedded(locale: locale)
    for line in Payment.intents.flatMap(Self.paymentLines) + Self.commonLines {
      let rendered = wording.render(line)
      #expect(!rendered.shown.isEmpty, "\(line.key)")
      #expect(!rendered.shown.contains("⟨") && !rendered.spoken.contains("⟨"), "\(line.key)")
      let origin = wording.origin(of: line.key)
      #expect(origin?.language == (locale == "en-US" ? "en" : locale), "\(line.key)")
    }
  }

  @Test("Common keys have texts of their own, not the last resort's")
  func commonKeys() {
    let wording = Wording.embedded(locale: "en-US")
    for line in Self.commonLines where !line.key.hasPrefix("page.title") {
      #expect(wording.render(line).key == line.key)
    }
  }

  @Test(
    "Each response code of a payment has a text of its own",
    arguments: Payment.intents, Payment.locales)
  func codes(intent: String, locale: String) {
    let wording = Wording.embedded(locale: locale)
    for phase in Self.phases {
      let lines = Self.codeLines(intent).filter { $0.key.contains(".\(phase).") }
      #expect(lines.count >= 12)
      let texts = Dictionary(grouping: lines) { wording.render($0).shown }
      for (text, same) in texts where same.count > 1 {
        Issue.record("\(same.map(\.key)) share: \(text)")
      }
      let generic = wording.render(Payment.line("code.*.*.failure", intent)).shown
      #expect(texts[generic] == nil)
      for line in lines {
        #expect(wording.render(line).key.hasPrefix("code.\(intent)."))
      }
    }
  }

  @Test(
    "Each unsupported reason of a payment has a text of its own",
    arguments: Payment.intents, Payment.locales)
  func reasons(intent: String, locale: String) {
    let wording = Wording.embedded(locale: locale)
    let lines = Self.reasonLines(intent)
    #expect(lines.count == (intent == "INSendPaymentIntent" ? 7 : 6))
    let texts = Set(lines.map { wording.render($0).shown })
    #expect(texts.count == lines.count)
    #expect(!texts.contains(wording.render(Payment.line("unsupported", intent)).shown))
    for line in lines { #expect(wording.render(line).key == line.key) }
  }

  @Test("Each code, reason and question of any intent has a text beyond the last resort")
  func everyIntent() {
    let wording = Wording.embedded(locale: "zh-Hans")
    func check(_ key: String) {
      let origin = wording.origin(of: key)
      #expect(origin?.language == "zh-Hans", "\(key)")
      #expect(origin?.key.contains(".") == true, "\(key)")
    }
    for intent in Catalog.intents {
      for code in intent.codes { check("code.\(intent.name).handle.\(code.name)") }
      for method in intent.methods where method.phase == .resolve {
        let parameter = method.parameter ?? ""
        check("ask.\(intent.name).\(parameter)")
        let result = Catalog.resolutionResult(method.resultClass)
        for reason in result?.unsupportedReasons ?? [] {
          check("unsupported.\(intent.name).\(parameter).\(reason.name)")
        }
      }
    }
  }

  @Test("Another intent's lines are complete with the app's name alone", arguments: Payment.locales)
  func otherIntents(locale: String) {
    let wording = Wording.embedded(locale: locale)
    for intent in Catalog.intents where !Payment.intents.contains(intent.name) {
      let methods = intent.methods.compactMap(\.parameter)
      let keys =
        methods.map { "ask.\(intent.name).\($0)" }
        + methods.map { "unsupported.\(intent.name).\($0).none" }
        + intent.codes.map { "code.\(intent.name).handle.\($0.name)" }
        + ["goAhead", "cancelled", "gaveUp", "replaced", "undo", "whatToChange", "card"]
        .map { "\($0).\(intent.name)" } + ["button.confirm.\(intent.name)"]
      for key in keys {
        let rendered = wording.render(Line(key, ["app": .text("Notes")]))
        #expect(!rendered.shown.contains("⟨") && !rendered.spoken.contains("⟨"), "\(key)")
      }
    }
  }

  @Test(
    "No key lacks a text in a language that is spoken", arguments: ["en-US", "zh-Hans", "zh-CN"])
  func missingKeys(locale: String) {
    #expect(Wording.embedded(locale: locale).missingKeys == [])
  }

  @Test("Languages part sentences as they do")
  func separators() {
    #expect(Wording.embedded(locale: "en-US").separatesSentences)
    #expect(!Wording.embedded(locale: "zh-Hans").separatesSentences)
  }
}
