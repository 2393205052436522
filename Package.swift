// swift-tools-version: 6.2
import PackageDescription

/// The same strictness for every target, so that none can forget it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

// The floor plan: a target may use those above it in this list, as far as it names them.
// ARCHITECTURE.md explains the rooms; Tests/RulesTests holds every import to this table.
let package = Package(
  name: "parley",
  targets: [
    // C, and nothing else is.
    .target(
      name: "CTerminal", cSettings: strictC,
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CYAML", cSettings: strictC, linkerSettings: [.linkedLibrary("yaml")]),
    .target(name: "CResources", exclude: ["data"], cSettings: strictC),

    // What everybody may use.
    .target(name: "SiriKit", exclude: ["Facts"], swiftSettings: strict),
    library("Conversation", ["SiriKit"]),

    // The rooms of one running conversation.
    library("Files", ["CYAML", "CResources"]),
    library("Scripts", ["Files"]),
    library("Handlers", ["Files", "Conversation", "SiriKit"]),
    library("Wording", ["Files", "Conversation", "SiriKit"]),
    library("Understanding", ["Files", "Conversation", "SiriKit"]),
    library("DialogEngine", ["Conversation", "SiriKit"]),
    library("Configuration", ["Files", "Conversation", "SiriKit"]),
    library(
      "Session",
      [
        "DialogEngine", "Understanding", "Wording", "Handlers", "Files", "Conversation", "SiriKit",
      ]),

    // The ends: a screen, plain lines.
    library("Screen"),
    library("ScreenNcurses", ["Screen", "CTerminal"]),
    library(
      "Plain",
      [
        "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers", "Conversation",
        "SiriKit",
      ]),
    library(
      "Runner",
      [
        "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers", "Files",
        "Conversation", "SiriKit",
      ]),
    library(
      "Interface",
      [
        "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers", "Files",
        "Conversation",
        "SiriKit",
      ]),
    // Conversations, to be shared.
    library(
      "Export",
      [
        "Interface", "Plain", "Screen", "Session", "DialogEngine", "Wording", "Handlers", "Files",
        "Conversation", "SiriKit",
      ]),
    library(
      "Explore",
      [
        "Export", "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers",
        "Files", "Conversation", "SiriKit",
      ]),
    executable(
      "parley",
      [
        "Explore", "Export", "Interface", "ScreenNcurses", "Runner", "Screen", "Plain", "Scripts",
        "Session",
        "Understanding", "Wording", "Handlers", "Configuration", "Files", "Conversation", "SiriKit",
      ]),

    // Makers of what is committed, and measurers.
    executable(
      "draw-pictures", ["Interface", "Screen", "Session", "Handlers", "Files", "Conversation"]),
    library("CatalogGenerator"),
    executable("generate-catalog", ["CatalogGenerator"]),
    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", cSettings: strictC,
      linkerSettings: [.linkedLibrary("util")]),
    .target(
      name: "TestSupport", dependencies: ["CPseudoTerminal", "Screen"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "terminal-probe", dependencies: ["ScreenNcurses", "Screen"],
      path: "Tests/TerminalProbe", swiftSettings: strict),
    .executableTarget(
      name: "bare-ncurses", cSettings: strictC,
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    executable(
      "parley-bench",
      [
        "Interface", "Screen", "Session", "DialogEngine", "Understanding", "Handlers", "Files",
        "Conversation", "SiriKit", "CPseudoTerminal",
      ]),

    tests("RulesTests", ["Files"]),
    tests("SiriKitTests", ["SiriKit", "CatalogGenerator"]),
    tests("FilesTests", ["Files"]),
    tests("ScriptsTests", ["Scripts", "Files", "TestSupport"]),
    tests("ConfigurationTests", ["Configuration", "Files", "Conversation", "SiriKit"]),
    tests("HandlersTests", ["Handlers", "Files", "Conversation", "SiriKit"]),
    tests("WordingTests", ["Wording", "Files", "Conversation", "SiriKit"]),
    tests(
      "UnderstandingTests",
      ["Understanding", "Files", "Conversation", "SiriKit", "TestSupport"]),
    tests(
      "SessionTests",
      [
        "Plain", "Session", "DialogEngine", "Understanding", "Wording", "Handlers", "Files",
        "Conversation", "SiriKit", "TestSupport",
      ]),
    tests(
      "RunnerTests",
      [
        "Runner", "Plain", "Scripts", "Session", "DialogEngine", "Handlers", "Files",
        "Conversation", "SiriKit", "TestSupport",
      ]),
    tests(
      "InterfaceTests",
      [
        "Interface", "Screen", "Scripts", "Session", "DialogEngine", "Handlers", "Files",
        "Conversation",
        "SiriKit", "TestSupport",
      ], exclude: ["Screens"]),
    tests(
      "ExportTests",
      [
        "Export", "Interface", "Plain", "Screen", "Session", "Handlers", "Files", "Conversation",
        "SiriKit", "TestSupport",
      ], exclude: ["Kept"]),
    tests(
      "ExploreTests",
      [
        "Explore", "Plain", "Screen", "Scripts", "Session", "DialogEngine", "Wording", "Handlers",
        "Files",
        "Conversation", "SiriKit",
      ], exclude: ["Kept"]),
    tests("TerminalTests", ["TestSupport", "Screen", "parley"]),
    tests("DialogEngineTests", ["DialogEngine", "Conversation", "SiriKit"]),
    tests(
      "ScreenTests",
      [
        "Screen", "ScreenNcurses", "CTerminal", "Files", "TestSupport", "CPseudoTerminal",
        "terminal-probe",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
