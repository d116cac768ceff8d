// Puts a fragment in the place of what the page shows, and leaves the visitor where they were, or at the new heading.

import { markSubmit } from "./fields.js";
import { currentScroll, focusHeading, returnFocus, returnScroll } from "./place.js";
import { dismissErrors, showToasts } from "./toasts.js";
import { keepTyped, returnTyped } from "./typed.js";
import { isSamePage, recordVisit } from "./visits.js";

/**
 * Shows the page of an answer.
 * `history` is `"push"`, or `"keep"` where the address bar already says where we are.
 * `focus` is what the visitor was at when the request began; without it the page begins at its heading.
 * `isReturn`: a page that was typed into gets it again, on the way back or in another language.
 */
export function showPage(answer, { history = "push", focus, isReturn = false } = {}) {
  const { page, url } = answer;
  const isHere = isSamePage(url);
  const staysHere = isHere && focus !== undefined;
  const scroll = currentScroll();
  if (!staysHere) dismissErrors();
  const left = keepTyped();
  const held = isHere || history === "keep" ? window.history.state?.typed : undefined;
  const typed = isReturn ? ((isHere && left) || held) : undefined;
  recordVisit(url, history, typed);
  swap(page);
  returnTyped(typed);
  showToasts(page.querySelectorAll("[data-toasts] > [data-toast]"));
  if (staysHere) {
    returnScroll(scroll);
    returnFocus(focus);
  } else {
    scrollTo({ top: window.history.state?.scroll ?? 0, behavior: "instant" });
    focusHeading();
  }
}

function swap(page) {
  document.title = page.title;
  for (const selector of ["[data-skip]", "[data-shell]", "main", "[data-retry=offline]", "[data-retry=busy]"]) {
    const arriving = page.querySelector(selector);
    if (arriving) document.querySelector(selector)?.replaceWith(document.adoptNode(arriving));
  }
  const toasts = page.querySelector("[data-toasts]");
  if (toasts) document.querySelector("[data-toasts]").ariaLabel = toasts.ariaLabel;
  dress(document.querySelector("[data-shell]"));
  for (const form of document.querySelectorAll("form")) markSubmit(form);
}

/** Language, direction and theme belong to the whole document; the settings may have changed them. */
function dress(shell) {
  const root = document.documentElement;
  if (!shell) return;
  root.lang = shell.dataset.language;
  root.dir = shell.dataset.direction;
  if (shell.dataset.theme) root.dataset.theme = shell.dataset.theme;
  else delete root.dataset.theme;
}
