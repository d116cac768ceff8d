extension MediaType {
    /// By the extension of a file's name, in any ASCII case; `octets` for what the table does not know.
    public init(forFileNamed name: String) {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let suffix =
            parts.count > 1 ? String(decoding: (parts.last ?? "".utf8[...]).map(\.asciiLowercased), as: UTF8.self) : ""
        self = Self.byExtension[suffix].flatMap(MediaType.init(parsing:)) ?? .octets
    }

    private static let byExtension: [String: String] = [
        "avif": "image/avif",
        "css": "text/css; charset=utf-8",
        "csv": "text/csv; charset=utf-8",
        "gif": "image/gif",
        "html": "text/html; charset=utf-8",
        "ico": "image/vnd.microsoft.icon",
        "jpeg": "image/jpeg",
        "jpg": "image/jpeg",
        "js": "text/javascript; charset=utf-8",
        "json": "application/json",
        "map": "application/json",
        "md": "text/markdown; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8",
        "mp3": "audio/mpeg",
        "mp4": "video/mp4",
        "otf": "font/otf",
        "pdf": "application/pdf",
        "png": "image/png",
        "svg": "image/svg+xml",
        "ttf": "font/ttf",
        "txt": "text/plain; charset=utf-8",
        "wasm": "application/wasm",
        "webm": "video/webm",
        "webmanifest": "application/manifest+json",
        "webp": "image/webp",
        "woff": "font/woff",
        "woff2": "font/woff2",
        "xml": "application/xml",
        "zip": "application/zip",
    ]
}
