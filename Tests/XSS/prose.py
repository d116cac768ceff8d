"""What may stand in an idea's text: Markdown's elements, their attributes, and addresses that run nothing."""

import re

import page

GENERAL = {"dir"}
ELEMENTS = {
    "p": GENERAL, "h2": GENERAL, "h3": GENERAL, "h4": GENERAL, "h5": GENERAL, "h6": GENERAL, "blockquote": GENERAL,
    "ul": GENERAL, "ol": {"dir", "start"}, "li": {"dir", "class"}, "pre": {"dir", "tabindex"}, "code": set(),
    "div": {"dir", "class", "tabindex"}, "table": set(), "thead": set(), "tbody": set(), "tr": set(),
    "th": {"scope", "data-align"}, "td": {"data-align"}, "a": {"href", "rel", "data-ui"},
    "em": set(), "strong": set(), "del": set(), "hr": set(), "br": set(),
}
CLASSES = {None, "prose-task", "prose-table"}
FENCE = "~" * 20
# `tel:` is harmless, too, and nothing that we write. Browsers take a backslash for a slash.
ADDRESS = re.compile(r"https?://|mailto:|/(?![/\\])", re.IGNORECASE)


def source(payload):
    """A text that holds the payload as a picture of itself, as the target of links, and as Markdown."""
    return "\n".join([
        FENCE, payload, FENCE, "", f"[x]({payload})", "", f"[x](<{payload}>)", "", f"![x]({payload})", "", payload])


def target(address):
    """As browsers read an address: without blanks and controls before it, and without tabs and line breaks in it."""
    return re.sub(r"[\t\n\r]", "", address.lstrip("".join(map(chr, range(0x21)))))


def difference(text):
    """The first thing in an idea's text that may not be there."""
    for element in text.iter():
        if element is text:
            continue
        if element.tag not in ELEMENTS:
            return f"<{element.tag}> in a text: {element.attrib}"
        unknown = set(element.attrib) - ELEMENTS[element.tag]
        if unknown:
            return f"<{element.tag}> in a text has {sorted(unknown)}"
        if element.get("class") not in CLASSES:
            return f"<{element.tag}> in a text has the class {element.get('class')!r}"
        if element.tag == "a" and not ADDRESS.match(target(element.get("href", ""))):
            return f"a link in a text leads to {element.get('href')!r}"
    return None


def picture(text):
    """The payload as it was typed: what stands between the fences, which come first."""
    return page.inner_text(text.find("./pre[1]/code"))


def pictured(source):
    """What it says there in the source."""
    return source.split(f"{FENCE}\n")[1]
