"""Where a visitor's text reaches a page. Each context submits a payload and says what must stand where."""

import json
import re
import urllib.parse

import page
import prose
import typed

# Marks that keep the direction of a text to itself, which the app sets around names in a sentence.
ISOLATES = re.compile("[\u2066-\u2069]")
# Longer than any field of one line may be.
PAD = " " + "x" * typed.TITLE


class Found:
    """A page or a part of one, and the rows of what was looked for: where, what was found, what is expected."""

    def __init__(self, part):
        self.page = part
        self.rows = []

    def expect(self, where, found, expected):
        self.rows.append((where, found, expected))

    def expect_text(self, path, expected):
        self.expect(path, page.inner_text(self.page.find(path)), expected)

    def expect_sentence(self, path, expected):
        """In the midst of other words."""
        found, expected = (ISOLATES.sub("", text) for text in (page.inner_text(self.page.find(path)), expected))
        self.expect(path, expected if expected in found else found, expected)

    def expect_value(self, name, expected):
        found = page.attribute(self.page.find(f".//input[@name='{name}']"), "value")
        self.expect(f"the value of {name}", found, page.shown(expected))

    def expect_tags(self, expected):
        self.expect("the tags", [page.inner_text(tag) for tag in self.page.iterfind(".//li[@class='tag']")], expected)

    @property
    def wrong(self):
        return [f"{where} is {found!r}, and not {expected!r}"
                for where, found, expected in self.rows if found != expected]


class Answer(Found):
    """A page, and its kind: what decides of its elements, beside the context."""

    def __init__(self, answer, content, kind=""):
        super().__init__(page.parse(content))
        self.status = answer.status
        self.kind = kind


class Payload:
    """A payload as an idea: in each field that takes it, with an ordinary word in the others."""

    def __init__(self, text, tags=None, word="ordinary"):
        self.text = text
        title, name, own_tags = typed.line(text), typed.line(text), tags or typed.tags(text)
        self.has_own_title = len(title) <= typed.TITLE
        self.has_own_name = len(name) <= typed.NAME
        self.has_own_tags = typed.are_tags(own_tags)
        source = prose.source(text)
        self.has_own_text = len(source) + len(PAD) <= typed.TEXT
        self.title = title if self.has_own_title else word
        self.name = name if self.has_own_name else word
        self.tags = own_tags if self.has_own_tags else [word]
        self.source = source if self.has_own_text else word
        self.id = self.stage = None

    def post(self, site):
        """The status of the answer: 201, or what else the app says to it."""
        idea = {"title": self.title, "text": self.source, "authorName": self.name, "tags": ",".join(self.tags)}
        answer, content = site.post_json("/idea-create", idea)
        if answer.status == 201:
            made = json.loads(content)
            self.id, self.stage = made["id"], made["move"]["stages"][-1]["id"]
        return answer.status


def idea(site, payload):
    """an idea's page: title, heading, author, tags, text"""
    answer = Answer(*site.get(f"/idea/{payload.id}"), len(payload.tags))
    expect_idea(answer, payload)
    text = answer.page.find(".//div[@class='idea-text prose']")
    answer.expect("elements of the text", prose.difference(text), None)
    if payload.has_own_text:
        answer.expect("the text between fences", prose.picture(text), prose.pictured(typed.lines(payload.source)))
    return answer


def note(site, payload):
    """a note about an idea that was moved meanwhile"""
    fields = {"ideaId": payload.id, "stageId": payload.stage, "basedOn": 0, "page": "idea", "id": payload.id}
    answer = Answer(*site.post_form("/idea-move", fields), len(payload.tags))
    expect_idea(answer, payload)
    answer.expect_sentence(".//p[@class='toast-message']", f"“{payload.title}”")
    return answer


def expect_idea(answer, payload):
    answer.expect_text(".//head/title", payload.title)
    answer.expect_text(".//h1", payload.title)
    answer.expect_sentence(".//span[@class='byline-author']", f"by {payload.name}")
    answer.expect_tags(payload.tags)


def conflict(site, payload):
    """two texts of one idea side by side: as it is saved, and in a form"""
    title = payload.title + " too" if len(payload.title) + 4 <= typed.TITLE else "too"
    tags = [*payload.tags[:typed.TAGS - 1], "too"]
    fields = {"ideaId": payload.id, "basedOn": 0, "title": title, "text": payload.source + "\ntoo",
              "tags": ",".join(tags)}
    answer = Answer(*site.post_form("/idea-update", fields))
    saved = [page.inner_text(value) for value in answer.page.iterfind(".//div[@class='conflict-value']")]
    answer.expect("what is saved", saved, [payload.title, typed.lines(payload.source), ", ".join(payload.tags)])
    answer.expect_value("title", title)
    answer.expect_value("tags", ",".join(tags))
    answer.expect_text(".//textarea", page.shown(fields["text"]))
    return answer


def refused_idea(site, payload):
    """a form that was refused: title, name and tags in values, the text in its area"""
    fields = {"title": payload.text + PAD, "text": payload.text, "authorName": payload.text + PAD,
              "tags": payload.text + ",1,2,3,4,5,6"}
    answer = Answer(*site.post_form("/idea-create", fields), len(payload.text) > typed.TEXT)
    for name in ("title", "authorName", "tags"):
        answer.expect_value(name, fields[name])
    # A parser drops a line break that begins an area (HTML, "The rules for parsing tokens", in body).
    answer.expect_text(".//textarea", page.shown(payload.text))
    return answer


def refused_settings(site, payload):
    """refused settings: a name in a value, a time zone as one more choice"""
    fields = {"displayName": payload.text + PAD, **dict.fromkeys(("locale", "timeZone", "theme"), payload.text)}
    answer = Answer(*site.post_form("/settings-save", fields))
    answer.expect_value("displayName", fields["displayName"])
    choice = answer.page.find(".//select[@name='timeZone']/option[@selected]")
    answer.expect("the value of the choice", page.attribute(choice, "value"), page.shown(payload.text))
    answer.expect("the title of the choice", page.inner_text(choice), page.shown(payload.text).replace("\ufffd", ""))
    return answer


def signature(site, payload):
    """the name of a visitor, told to themselves"""
    if not hasattr(site, "cookie"):
        greeting, _ = site.get("/new-idea")
        site.cookie = greeting.getheader("Set-Cookie").split(";")[0]
    site.post_form("/settings-save", {"displayName": payload.name}, Cookie=site.cookie)
    answer = Answer(*site.get("/new-idea", Cookie=site.cookie))
    answer.expect_sentence(".//p[@class='sheet-signature']", f"“{payload.name}”")
    return answer


def address(site, payload):
    """an address that there is not: path and query in the links to other languages"""
    quoted = urllib.parse.quote(payload.text, safe="")
    answer, content = site.get(f"/{quoted}?{quoted}={quoted}&locale={quoted}")
    answer = address_answer(answer, content)
    if answer.status == 404:
        link = urllib.parse.urlsplit(page.attribute(answer.page.find(".//a[@hreflang]"), "href"))
        answer.expect("the path", urllib.parse.unquote(link.path), "/" + payload.text)
        answer.expect("the query", urllib.parse.parse_qsl(link.query, keep_blank_values=True),
                      [(payload.text, payload.text), ("locale", "en")])
    return answer


def raw_address(site, payload):
    """an address with the payload as it is, but for blanks, controls and what is not ASCII"""
    raw = urllib.parse.quote(payload.text, safe="".join(map(chr, range(0x21, 0x7F))))
    return address_answer(*site.get(f"/about?{raw}"))


def address_answer(answer, content):
    """Refusals differ in whether the page knows where in the navigation it stands."""
    answer = Answer(answer, content)
    answer.kind = (answer.status, answer.page.find(".//a[@aria-current='page']") is not None)
    return answer


STORED = (idea, note, conflict)
ECHOED = (refused_idea, refused_settings, address, raw_address)
EXPECTED = {idea: 200, note: 409, conflict: 409, refused_idea: 422, refused_settings: 422, signature: 200}
