"""Every page with the payload `x`, and what is found when one with a payload is laid beside it."""

import collections

import contexts
import page
import typed
from contexts import Payload

CONTEXTS = (*contexts.STORED, contexts.signature, *contexts.ECHOED)
STORING = "an idea of its own"


class References:
    """Learned from ideas named x and y, with one tag, two tags, and so on: each tag is an element."""

    def __init__(self, site):
        pages = collections.defaultdict(list)
        for text in "xy":
            for count in range(1, typed.TAGS + 1):
                payload = Payload(text, tags=[f"{text}{number}" for number in range(count)])
                payload.post(site)
                for context in CONTEXTS:
                    self.note(pages, context, site, payload)
            self.note(pages, contexts.refused_idea, site, Payload(text * (typed.TEXT + 1)))
            # Refused as too long, as no address at all, and as no text.
            for word in (text * 1_025, text * 10_000, "%" + text, "%FF" + text):
                self.note(pages, contexts.address, site, Payload(word))
                self.note(pages, contexts.raw_address, site, Payload(word))
            board = page.parse(site.get("/idea-board")[1])
            pages["board"].append(board)
            pages["dashboard"].append(page.parse(site.get("/dashboard")[1]))
            for card in cards(board):
                if page.inner_text(card.find("h3")) == text:
                    pages["card", len(card.findall(".//li[@class='tag']"))].append(card)
        self.patterns = {key: page.Pattern(found[0], found[-1]) for key, found in pages.items()}

    @staticmethod
    def note(pages, context, site, payload):
        answer = context(site, payload)
        pages[context.__name__, answer.kind].append(answer.page)

    def difference(self, key, found):
        if key not in self.patterns:
            return f"a kind of page that x does not bring: {key}"
        return self.patterns[key].difference(found)


def cards(board):
    return board.findall(".//article[@class='card']")


def judge(references, site, text):
    """Submits a payload everywhere: its idea, how often a context answered with which status, and what is wrong."""
    payload = Payload(text)
    reached, wrong = collections.Counter(), []
    status = payload.post(site)
    reached[STORING, status] += 1
    # A name that nobody can see is none: whoever is called so is asked for another.
    named = (contexts.signature,) if status == 201 else ()
    for context in (*(contexts.STORED if payload.id else ()), *named, *contexts.ECHOED):
        answer = context(site, payload)
        reached[context.__doc__, answer.status] += 1
        wrong += problems(references, context, answer)
    return payload, reached, wrong


def problems(references, context, answer):
    expected = contexts.EXPECTED.get(context)
    if expected not in (None, answer.status):
        yield f"{context.__doc__}: status {answer.status}, and not {expected}"
    difference = references.difference((context.__name__, answer.kind), answer.page)
    if difference:
        yield f"{context.__doc__}: {difference}"
    for wrong in answer.wrong:
        yield f"{context.__doc__}: {wrong}"
