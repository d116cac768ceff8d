import HTTP
import HTTPServer

/// Writes metrics in the text format of Prometheus, version 0.0.4.
struct MetricsPage {
    private var text = ""
    private let routes: [(name: String, tally: RouteTally)]

    init(_ metrics: Metrics, names: RouteNames) {
        routes = metrics.total.routes.enumerated().map { (names[$0.offset], $0.element) }.filter { $0.1.count > 0 }
        writeConnections(metrics)
        writeAnswers()
        writeDurations()
    }

    var response: Response {
        Response(
            .ok, fields: [.contentType: "text/plain; version=0.0.4; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }

    private mutating func writeConnections(_ metrics: Metrics) {
        begin("http_connections", "gauge", "Connections that are open.")
        line("http_connections", metrics.connections.open)
        begin("http_connections_total", "counter", "Connections that were accepted.")
        line("http_connections_total", metrics.connections.total)
    }

    private mutating func writeAnswers() {
        begin("http_requests_total", "counter", "Answers by route and status.")
        for (name, tally) in routes {
            for (index, count) in tally.statuses.enumerated() where count > 0 {
                line("http_requests_total{route=\"\(name)\",status=\"\(index + 100)\"}", count)
            }
        }
        begin("http_response_bytes_total", "counter", "Bytes of answers, their heads included.")
        for (name, tally) in routes { line("http_response_bytes_total{route=\"\(name)\"}", tally.bytes) }
        begin("http_responses_broken_total", "counter", "Answers that did not get to their end.")
        for (name, tally) in routes { line("http_responses_broken_total{route=\"\(name)\"}", tally.brokenOff) }
    }

    private mutating func writeDurations() {
        let metric = "http_request_duration_seconds"
        begin(metric, "histogram", "From the end of a request's head to the end of its answer.")
        for (name, tally) in routes {
            var count = 0
            for (bound, durations) in zip(RouteTally.bounds, tally.durations) {
                count += durations
                line("\(metric)_bucket{route=\"\(name)\",le=\"\(Double(bound) / 1e6)\"}", count)
            }
            line("\(metric)_bucket{route=\"\(name)\",le=\"+Inf\"}", tally.count)
            line("\(metric)_sum{route=\"\(name)\"}", Double(tally.microseconds) / 1e6)
            line("\(metric)_count{route=\"\(name)\"}", tally.count)
        }
    }

    private mutating func begin(_ metric: String, _ type: String, _ help: String) {
        text += "# HELP \(metric) \(help)\n# TYPE \(metric) \(type)\n"
    }

    private mutating func line(_ metric: String, _ value: some CustomStringConvertible) {
        text += "\(metric) \(value)\n"
    }
}
