"""Pages with payloads in Chromium: nothing of them runs, and the elements are those that html5lib reads."""

import time

import app
import browser
import page
from contexts import Payload

# Before any script of a page: whoever calls a dialog, or does what the policy of the page forbids, is written down.
RECORDER = """
window.recorded = [];
for (const name of ["alert", "confirm", "prompt", "print"])
  window[name] = (...words) => { window.recorded.push(`${name}(${words})`); };
document.addEventListener("securitypolicyviolation", (event) =>
  window.recorded.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
"""
RECORDED = "return window.recorded"
NAMES = "return Array.from(document.querySelectorAll('*'), (element) => element.localName)"
# As a form of the page would, since an answer to a form has no address.
SUBMIT = """
const form = document.createElement("form");
form.method = "post";
form.action = arguments[0];
for (const [name, value] of Object.entries(arguments[1])) {
  const area = document.createElement("textarea");
  [area.name, area.value] = [name, value];
  form.append(area);
}
document.body.append(form);
form.submit();
"""
FOLLOW = """
window.stays = true;
document.querySelectorAll("[aria-labelledby=panel-newest] li a")[arguments[0]].click();
"""
UNSAFE = "data:text/html,<title>x</title><img src=x onerror=alert(1)>"
# On the board; one with all payloads takes Chromium minutes to lay out.
IDEAS = 300
PAGES = 50
FORMS = 20


def rows(place, texts):
    """What was looked at, what was found, whether that is well; once with the pages' policy, and once without.

    On a board of its own.
    """
    with browser.chromium() as chromium:
        chromium.command("Page.addScriptToEvaluateOnNewDocument", source=RECORDER)
        chromium.open(UNSAFE)
        yield "a page without escaping calls", wait_for(chromium, RECORDED), bool(chromium.run(RECORDED))
        site = app.Site(place)
        ideas = [Payload(text) for text in every(texts, IDEAS)]
        yield "ideas refused", sum(idea.post(site) != 201 for idea in ideas), all(idea.id for idea in ideas)
        for policy in ("with", "without"):
            chromium.command("Page.setBypassCSP", enabled=policy == "without")
            for what, look in (("the board and the overview", overviews), ("pages of ideas", idea_pages),
                               ("refused forms", refused_forms), ("links that the script follows", followed_links)):
                looked, problems = 0, []
                for problem in look(chromium, site, ideas):
                    looked += 1
                    problems += [problem] if problem else []
                yield f"{what}, {policy} the policy", problems or looked, looked and not problems


def every(items, count):
    """At most as many as that, from all over."""
    return items[::-(-len(items) // count)]


def overviews(chromium, site, ideas):
    for path in ("/idea-board", "/dashboard"):
        yield opened(chromium, site, path)


def idea_pages(chromium, site, ideas):
    for idea in every(ideas, PAGES):
        yield opened(chromium, site, f"/idea/{idea.id}")


def refused_forms(chromium, site, ideas):
    for idea in every(ideas, FORMS):
        fields = {"title": "", "text": idea.text, "authorName": idea.text, "tags": idea.text}
        chromium.open(f"{site.origin}/about")
        chromium.run(SUBMIT, "/idea-create", fields)
        wait_for(chromium, "return document.readyState == 'complete' && document.querySelector('form.form') != null")
        yield compared(chromium, f"a form with {idea.text!r}", site.post_form("/idea-create", fields))


def followed_links(chromium, site, ideas):
    """The newest ideas from the overview, whose pages the script puts in the place of the one that is open."""
    for number in range(5):
        chromium.open(f"{site.origin}/dashboard")
        chromium.run(FOLLOW, number)
        arrived = wait_for(chromium, "return window.stays && document.querySelector('.idea') != null")
        yield trouble(chromium, f"link {number}") if arrived else f"link {number} is not followed in place"


def opened(chromium, site, path):
    chromium.open(site.origin + path)
    return compared(chromium, path, site.get(path))


def compared(chromium, where, answer):
    """The page that is open, with the same one as html5lib reads it."""
    names = [element.tag for element in elements(page.parse(answer[1]))]
    found = chromium.run(NAMES)
    if found != names:
        return f"{where} has {len(found)} elements, and html5lib reads {len(names)}"
    return trouble(chromium, where)


def elements(part):
    """Without what a template holds: it is no part of the page."""
    if isinstance(part.tag, str):
        yield part
    for child in () if part.tag == "template" else part:
        yield from elements(child)


def trouble(chromium, where):
    recorded = chromium.run(RECORDED)
    return f"{where}: {recorded}" if recorded else None


def wait_for(chromium, script, seconds=10):
    end = time.monotonic() + seconds
    while not (found := chromium.run(script)) and time.monotonic() < end:
        time.sleep(0.05)
    return found
