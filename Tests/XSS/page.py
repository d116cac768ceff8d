"""Pages as html5lib reads them, and what all pages of a kind have in common."""

import html5lib

# What a visitor's text fills with elements of its own, or with as many as there are ideas: looked at apart.
OPEN_ENDED = {"prose", "column-cards"}
VARIES = object()
# They tell when a page was made, and two pages of one second have the same.
TIMED = {"time"}


def parse(markup):
    return html5lib.parse(markup, namespaceHTMLElements=False, transport_encoding="utf-8")


def shown(text):
    """A text as a parser of HTML hands it on: one kind of line break, no NUL (HTML, §13.2.3.5)."""
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")


def attribute(element, name):
    """Empty where there is no such element: a page may have come apart."""
    return "" if element is None else element.get(name)


def inner_text(element):
    return "" if element is None else "".join(element.itertext())


def flattened(element, depth=0):
    """Every element in the order of the page: depth, name, attributes, and the texts in and after it as two more."""
    name = element.tag if isinstance(element.tag, str) else "#comment"
    is_open_ended = not OPEN_ENDED.isdisjoint(element.get("class", "").split())
    values = dict(element.attrib, **{"#text": "" if is_open_ended else element.text, "#after": element.tail})
    yield depth, name, values
    for child in () if is_open_ended else element:
        yield from flattened(child, depth + 1)


class Pattern:
    """What two pages of a kind have in common. Where they differ, any page of the kind may hold any text."""

    def __init__(self, first, second):
        first, second = list(flattened(first)), list(flattened(second))
        if [row[:2] for row in first] != [row[:2] for row in second]:
            raise SystemExit("Two ordinary pages of one kind have different elements.")
        self.rows = [(depth, name, common(name, values, others))
                     for (depth, name, values), (_, _, others) in zip(first, second)]

    def difference(self, page):
        """The first place where a page is another one; None for a page that is not."""
        rows = list(flattened(page))
        for (depth, name, values), (found_depth, found_name, found) in zip(self.rows, rows):
            if (depth, name) != (found_depth, found_name):
                return f"<{found_name}> at depth {found_depth} where <{name}> stands at depth {depth}: {found}"
            if values.keys() != found.keys():
                return f"<{name}> has the attributes {sorted(found)}, and not {sorted(values)}"
            for key, value in values.items():
                if value is not VARIES and value != found[key]:
                    return f"<{name}> has {found[key]!r} for {key}, and not {value!r}"
        if len(rows) != len(self.rows):
            return f"{len(rows)} elements, and not {len(self.rows)}"
        return None


def common(name, first, second):
    if first.keys() != second.keys():
        raise SystemExit(f"<{name}> has different attributes on two ordinary pages of one kind.")
    return {key: VARIES if name in TIMED or first[key] != second[key] else first[key] for key in first}
