"""The pages that show many ideas at once, when all payloads stand on them."""

import contexts
import page
from references import cards


def rows(references, site, ideas):
    """What was looked at, what is wrong with it."""
    board = page.parse(site.get("/idea-board")[1])
    yield "the board without its cards", references.difference("board", board)
    found = {card.get("data-idea-id"): card for card in cards(board)}
    missing = ideas.keys() - found.keys()
    yield f"{len(found)} cards", f"{len(missing)} ideas have none" if missing else None
    for id, idea in ideas.items():
        problem = card_problem(references, found[id], idea) if id in found else None
        if problem:
            yield f"the card of {idea.text!r}", problem
    dashboard = page.parse(site.get("/dashboard")[1])
    yield "the overview", references.difference("dashboard", dashboard)
    titles = {idea.title for idea in ideas.values()}
    links = dashboard.findall(".//section[@aria-labelledby='panel-newest']//li//a")
    newest = [page.inner_text(link) for link in links]
    is_ours = newest and titles.issuperset(newest)
    yield f"{len(newest)} titles on the overview", None if is_ours else f"{newest} are none of ours"


def card_problem(references, card, idea):
    answer = contexts.Found(card)
    answer.expect_text("h3/a", idea.title)
    answer.expect_sentence(".//span[@class='byline-author']", f"by {idea.name}")
    answer.expect_tags(idea.tags)
    return references.difference(("card", len(idea.tags)), card) or next(iter(answer.wrong), None)
