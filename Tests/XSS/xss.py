#!/usr/bin/env python3
"""Submits public lists of XSS payloads wherever a visitor's text reaches a page, and fails if one is more than a text.

    Tests/XSS/xss.py <path of Web> <folder of the lists>

Every page is read by html5lib and laid beside the same page with the payload `x`: the elements, their attributes and
all other texts are the same, and the payload stands where it belongs, letter for letter. In an idea's text, where
Markdown makes elements, those and the addresses of links are ones that run nothing. Then Chromium opens a sample.
Only loopback. `make xss` builds the app, fetches the lists and calls it.
"""

import collections
import concurrent.futures
import pathlib
import sys
import time

import app
import board
import payloads
import sample
import selfcheck
from references import CONTEXTS, STORING, References, judge

SHOWN = 20
SHOWN_LETTERS = 200


class Report:
    def __init__(self):
        self.failures = 0
        self.began = time.monotonic()

    def tell(self, what, figure, holds):
        if holds:
            print(f"    ok     {what}: {figure}", flush=True)
        else:
            self.failures += 1
            if self.failures <= SHOWN:
                print(f"    FAILED {what}: {figure}", flush=True)

    def begin(self, what):
        print(f"{time.monotonic() - self.began:4.0f} s  {what}", flush=True)

    def end(self):
        self.begin(f"{self.failures} failures" if self.failures else "no failure")
        sys.exit(1 if self.failures else 0)


def prepare(place, references):
    """In each process: a connection of its own."""
    global site, known
    site, known = app.Site(place), references


def attack(text):
    return judge(known, site, text)


def check_contexts(report, place, references, texts):
    """The ideas that stand on the board now."""
    reached, ideas = collections.Counter(), {}
    with concurrent.futures.ProcessPoolExecutor(initializer=prepare, initargs=(place, references)) as pool:
        for payload, contexts, wrong in pool.map(attack, texts, chunksize=16):
            reached += contexts
            if payload.id:
                ideas[payload.id] = payload
            for problem in wrong:
                report.tell(problem, f"payload {payload.text[:SHOWN_LETTERS]!r}", False)
    for context in (STORING, *(context.__doc__ for context in CONTEXTS)):
        counts = {status: count for (name, status), count in sorted(reached.items()) if name == context}
        report.tell(context, ", ".join(f"{counts[status]} with {status}" for status in counts) or "never", counts)
    for field in "title", "text", "name", "tags":
        fitting = sum(getattr(idea, f"has_own_{field}") for idea in ideas.values())
        report.tell(f"payloads that were not too long for the field {field}", fitting, fitting > 0)
    return ideas


def main(binary, lists):
    report = Report()
    found = payloads.read(pathlib.Path(lists))
    counts = collections.Counter(found.values())
    report.begin(f"{len(found)} payloads: " + ", ".join(f"{count} of {name}" for name, count in counts.items()))
    report.tell("lists that hold some", len(counts), len(counts) == len(payloads.LISTS))
    report.begin("the check itself, on pages that are made to fail")
    for row in selfcheck.rows(found):
        report.tell(*row)
    with app.serving(binary) as place:
        report.begin("every payload in every context")
        site = app.Site(place)
        references = References(site)
        ideas = check_contexts(report, place, references, list(found))
        report.begin("all of them on one page")
        # By now the server has closed the connection from before.
        site = app.Site(place)
        for what, problem in board.rows(references, site, ideas):
            report.tell(what, problem or "as it should be", problem is None)
    report.begin("a sample in Chromium")
    with app.serving(binary) as place:
        for row in sample.rows(place, list(found)):
            report.tell(*row)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
