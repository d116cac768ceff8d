"""Shows that the check can fail: pages without escaping, on which it has to find something."""

import html

import page
import prose

PAGE = "<!doctype html><title>{0}</title><p title='a' aria-label=\"{0}\">{0}</p><textarea>{0}</textarea>"
DANGEROUS_TEXTS = ("<script>x</script>", "<p onclick=x>x</p>", "<a href=' java\tscript:x'>x</a>", "<a href='//x'>x</a>")


def rows(payloads):
    """How many payloads change a page without escaping, and that none changes one with it."""
    pattern = page.Pattern(*(page.parse(PAGE.format(word).encode()) for word in "xy"))
    found = [text for text in payloads if pattern.difference(page.parse(PAGE.format(text).encode()))]
    yield "payloads that change a page without escaping", len(found), len(found) > len(payloads) / 2
    missed = [text for text in payloads if pattern.difference(page.parse(PAGE.format(html.escape(text)).encode()))]
    yield "payloads that change a page with escaping", len(missed), not missed
    for text in DANGEROUS_TEXTS:
        difference = prose.difference(page.parse(b"<body>" + text.encode()).find("body"))
        yield f"dangerous in a text: {text!r}", difference, difference is not None
    harmless = prose.difference(page.parse(b"<body><p><a href='/idea-board'>x</a>").find("body"))
    yield "a link to a page of ours in a text", harmless, harmless is None
