package import SiriKit

extension Behaviour {
  /// One answer of a method: what, when, and what happens beside it.
  package struct Answer: Hashable, Sendable {
    /// What is answered, before faults and delays.
    package enum Content: Hashable, Sendable {
      /// What follows from the world.
      case world
      /// A resolution result; without sources its values follow from the world.
      case result(ResolutionResult.Kind, reason: String?, values: [ValueSource])
      /// A response code of the intent's enum.
      case code(String)
      /// A code that the intent's enum lacks, given all the same.
      case foreignCode(String)
    }

    /// Where a value of a result comes from.
    package enum ValueSource: Hashable, Sendable {
      /// A contact, an amount (`20 USD`), a text: read as the parameter's kind.
      case named(String)
      /// A person spelt out, who need not be a contact.
      case person(Person)
    }

    /// What the response carries for the app.
    package enum Activity: Hashable, Sendable {
      case none
      case activity(UserActivity)
    }

    package var content: Content
    package var fault: Fault?
    /// When the answer comes; `nil` leaves it to the method's own time.
    package var after: Milliseconds?
    /// What is done to the world; `nil` leaves it to the answer.
    package var effects: [Effect.Kind]?
    /// Replaces the activity that the handler attaches. Only files can say this.
    package var activity: Activity?
    /// Replaces properties of the response, by path; `none` removes one. Only files can say this.
    package var properties: [String: String]
    /// How many results a method answers that takes one for each element. Only files can say this.
    package var resultCount: Int?

    package init(
      _ content: Content = .world, fault: Fault? = nil, after: Milliseconds? = nil,
      effects: [Effect.Kind]? = nil, activity: Activity? = nil,
      properties: [String: String] = [:]
    ) {
      self.content = content
      self.fault = fault
      self.after = after
      self.effects = effects
      self.activity = activity
      self.properties = properties
    }

    /// Leaves everything to the world.
    package static let world = Answer()
  }

  /// What goes wrong with the completion.
  package enum Fault: Hashable, Sendable {
    case neverCompletes
    case completesTwice
    case crashes
    case exits(Int32)
    case completesLate(Milliseconds)
  }
}
