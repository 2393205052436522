import Foundation
import Testing

/// What the clipboard sequence carries.
enum Base64 {
  static func text(_ payload: String) throws -> String {
    let code = payload.split(separator: ";").last.map(String.init) ?? ""
    return String(decoding: try #require(Data(base64Encoded: code)), as: UTF8.self)
  }
}
