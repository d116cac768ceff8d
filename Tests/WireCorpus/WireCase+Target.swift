import HTTP

extension WireCase {
    static let targets: [WireCase] = {
        let malformed: [(String, String)] = [
            ("a", "a relative target"), ("../../etc/passwd", "a relative path upwards"), ("?q", "a query alone"),
            ("a:80", "the authority form"), ("[::1]", "an address alone"),
            ("*", "the asterisk for another method"), ("*/x", "a path behind the asterisk"),
            ("/#top", "a fragment"), ("/?q#top", "a fragment behind a query"),
            ("http://a/#top", "a fragment, absolute"),
            ("/a\\b", "a backslash in the path"), ("\\a", "a backslash for the slash"),
            ("/%", "a percent sign alone"), ("/%4", "a percent sign with one digit"),
            ("/%zz", "a percent sign without digits"), ("/?%zz", "the same in the query"), ("/%+1", "a signed escape"),
            ("/\u{E9}", "a byte above 0x7F in the path"), ("/?\u{E9}", "a byte above 0x7F in the query"),
            ("/\"x", "a quote in the path"), ("/<x>", "angle brackets"), ("/{x}", "braces in the path"),
            ("/^", "a caret in the path"), ("/`", "a backtick in the path"), ("/?<", "an angle bracket in the query"),
            ("http://user@a/", "user information"), ("http://user:secret@a/", "a password"),
            ("http:///x", "an absolute target without host"), ("http://", "nothing but a scheme"),
            ("http:/a", "one slash"), ("http:a", "no slash"), ("http//a/", "no colon"),
            ("ftp://a/", "another scheme"), ("file:///etc/passwd", "a file"), ("javascript:alert(1)", "a script"),
            ("http://a:99999/", "a port above 65535"), ("http://a:x/", "a port of letters"),
            ("http://a:80:80/", "two ports"),
            ("http://[::1/", "an address that does not end"), ("http://a\\b/", "a backslash in the host"),
            ("http://a%2eb/", "an escape in the host"), ("http://[g::1]/", "an address with a letter that is no digit"),
        ]
        return malformed.map { line("GET \($0) HTTP/1.1", .malformedTarget, "RFC 9112 §3.2", $1) }
            + [
                line("GET http://b/ HTTP/1.1", .hostDiffersFromTarget, "RFC 9112 §3.2.2", "another host than Host"),
                line("GET http://a:81/ HTTP/1.1", .hostDiffersFromTarget, "RFC 9112 §3.2.2", "another port than Host"),
                line("GET http://a.b/ HTTP/1.1", .hostDiffersFromTarget, "RFC 9112 §3.2.2", "a host that begins alike"),
                line("OPTIONS *?q HTTP/1.1", .malformedTarget, "RFC 9112 §3.2.4", "a query behind the asterisk"),
            ]
    }()
}
