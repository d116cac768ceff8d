// Puts a fragment in the place of what the page shows, and leaves the visitor where they were, or at the new heading.

import { markSubmit } from "./fields.js";
import { currentScroll, focusHeading, returnFocus, returnScroll } from "./place.js";
import { dismissErrors, showToasts } from "./toasts.js";

let shown = withoutHash(location.href);

/** Whether an address is the page on show, whatever its `#part`. */
export function isShown(url) {
  return withoutHash(url) === shown;
}

/**
 * Shows the page of an answer.
 * `history` is `"push"`, or `"keep"` where the address bar already says where we are.
 * `focus` is what the visitor was at when the request began; without it the page begins at its heading.
 */
export function showPage(answer, { history = "push", focus } = {}) {
  const { page, url } = answer;
  const staysHere = samePath(url, shown) && focus !== undefined;
  const scroll = currentScroll();
  if (!staysHere) dismissErrors();
  recordVisit(url, history);
  swap(page);
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

function recordVisit(url, mode) {
  if (mode === "push" && !isShown(url)) {
    window.history.replaceState({ ...window.history.state, scroll: scrollY }, "");
    window.history.pushState(null, "", url);
  }
  shown = withoutHash(url);
}

function samePath(one, other) {
  return new URL(one).pathname === new URL(other).pathname;
}

function withoutHash(url) {
  return url.split("#")[0];
}
