@preconcurrency import Dispatch
import Foundation
import Synchronization

/// Looks twice a second whether files below some folders were made, changed or removed.
final class FileWatch: Sendable {
    private let timer: any DispatchSourceTimer
    private let stamps: Mutex<[String: Stamp]>

    /// - Parameter onChange: called on a queue of the watch, never twice at once.
    init(_ folders: [URL], onChange: @escaping @Sendable () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "files"))
        stamps = Mutex(FileWatch.stamps(of: folders))
        timer.setEventHandler { [weak self] in
            if self?.look(at: folders) == true { onChange() }
        }
        timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
        timer.resume()
    }

    func cancel() { timer.cancel() }

    private struct Stamp: Equatable {
        let changed: Date?
        let size: Int?
    }

    /// Whether something is otherwise than at the last look.
    private func look(at folders: [URL]) -> Bool {
        let found = FileWatch.stamps(of: folders)
        return stamps.withLock { stamps in
            defer { stamps = found }
            return stamps != found
        }
    }

    /// By path. A file that is gone before it is looked at has no stamp.
    private static func stamps(of folders: [URL]) -> [String: Stamp] {
        var stamps: [String: Stamp] = [:]
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
            while let file = files?.nextObject() as? URL {
                // Fails only for what is gone since it was listed: reading a stamp needs no right to read the file.
                guard let values = try? file.resourceValues(forKeys: keys) else { continue }
                stamps[file.path] = Stamp(changed: values.contentModificationDate, size: values.fileSize)
            }
        }
        return stamps
    }
}
