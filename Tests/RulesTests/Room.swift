/// A room of the floor plan: what its files may import, and what they may do.
struct Room: Sendable {
  /// What most rooms may not do, so that they can be replayed and tested.
  enum Freedom: Hashable, Sendable {
    /// Reads a clock, or waits.
    case clock
    /// Reads or writes files, the environment, other processes.
    case files
    /// Writes to standard output by itself.
    case printing
  }

  var name: String
  /// Rooms of this package that it may import.
  var uses: Set<String>
  /// Modules from outside that it may import.
  var outside: Set<String>
  var freedoms: Set<Freedom>

  init(
    _ name: String, uses: Set<String> = [], outside: Set<String> = [],
    freedoms: Set<Freedom> = []
  ) {
    self.name = name
    self.uses = uses
    self.outside = outside
    self.freedoms = freedoms
  }

  /// From the ground up: a room uses only rooms that come before it.
  static let all: [Room] = [
    Room("CTerminal", freedoms: [.files, .clock]),
    Room("CYAML"),
    Room("CResources"),

    Room("SiriKit", outside: ["FoundationEssentials"]),
    Room("Conversation", uses: ["SiriKit"]),

    Room("Files", uses: ["CYAML", "CResources"], outside: ["FoundationEssentials"]),
    Room("Scripts", uses: ["Files"]),
    Room(
      "Handlers", uses: ["Files", "Conversation", "SiriKit"], outside: ["FoundationEssentials"]),
    Room(
      "Wording", uses: ["Files", "Conversation", "SiriKit"],
      outside: ["FoundationEssentials", "FoundationInternationalization"]),
    Room(
      "Understanding", uses: ["Files", "Conversation", "SiriKit"],
      outside: ["FoundationEssentials", "Synchronization"]),
    Room("DialogEngine", uses: ["Conversation", "SiriKit"]),
    Room(
      "Configuration", uses: ["Files", "Conversation", "SiriKit"],
      outside: ["FoundationEssentials"]),
    Room(
      "Session",
      uses: [
        "DialogEngine", "Understanding", "Wording", "Handlers", "Files", "Conversation", "SiriKit",
      ],
      // The search of the log is strstr's.
      outside: ["FoundationEssentials", "Glibc"]),

    Room("Screen", outside: ["Synchronization"]),
    Room(
      "ScreenNcurses", uses: ["Screen", "CTerminal"], outside: ["Glibc", "Synchronization"],
      // An escape key is one that nothing follows for a while.
      freedoms: [.files, .clock]),
    Room(
      "Plain",
      uses: [
        "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers", "Conversation",
        "SiriKit",
      ]),
    Room(
      "Runner",
      uses: [
        "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers", "Files",
        "Conversation", "SiriKit",
      ],
      // Cases run side by side.
      outside: ["Dispatch", "FoundationEssentials", "Synchronization"]),
    Room(
      "Interface",
      uses: [
        "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers", "Files",
        "Conversation",
        "SiriKit",
      ],
      outside: ["Synchronization"]),
    Room(
      "Export",
      uses: [
        "Interface", "Plain", "Screen", "Session", "DialogEngine", "Wording", "Handlers", "Files",
        "Conversation", "SiriKit",
      ],
      outside: ["FoundationEssentials"]),
    Room(
      "Explore",
      uses: [
        "Export", "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers",
        "Files", "Conversation", "SiriKit",
      ],
      outside: ["FoundationEssentials"]),
    Room(
      "parley",
      uses: [
        "Explore", "Export", "Interface", "ScreenNcurses", "Runner", "Screen", "Plain", "Scripts",
        "Session",
        "Understanding", "Wording", "Handlers", "Configuration", "Files", "Conversation", "SiriKit",
      ],
      outside: ["FoundationEssentials", "Glibc"], freedoms: [.clock, .files, .printing]),

    Room(
      "draw-pictures",
      uses: ["Interface", "Screen", "Session", "Handlers", "Files", "Conversation"],
      outside: ["Foundation"], freedoms: [.files, .printing]),
    Room("CatalogGenerator", outside: ["FoundationEssentials"]),
    Room(
      "generate-catalog", uses: ["CatalogGenerator"], outside: ["FoundationEssentials", "Glibc"],
      freedoms: [.files, .printing]),
    Room("bare-ncurses", freedoms: [.files, .printing]),
    Room(
      "parley-bench",
      uses: [
        "Interface", "Screen", "Session", "DialogEngine", "Understanding", "Handlers", "Files",
        "Conversation", "SiriKit", "CPseudoTerminal",
      ],
      outside: ["FoundationEssentials", "Glibc"], freedoms: [.clock, .files, .printing]),
  ]

  static func named(_ name: String) -> Room? { all.first { $0.name == name } }
}
