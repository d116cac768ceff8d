// Follows links and the back button without reloading the page.

import { UnexpectedAnswer, fetchFragment } from "./fragment.js";
import { showPage } from "./page.js";
import { isFocusLost } from "./place.js";
import { focusRetry, showFailure } from "./toasts.js";
import { isShown } from "./visits.js";

let running = new AbortController();

export function followLinks() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || !isPlainClick(event) || !leadsToPage(link)) return;
    event.preventDefault();
    visit(link.href);
  });
}

export function followHistory() {
  addEventListener("popstate", () => {
    if (!isShown(location.href)) visit(location.href, { history: "keep" });
  });
  addEventListener("pagehide", () => running.abort());
}

/** Reads the page on show again, as after somebody else has changed it. */
export function refresh(focus) {
  return visit(location.href, { history: "keep", focus });
}

/** Reads a page and shows it as `showPage` does; a later visit cancels an earlier one. */
async function visit(url, options) {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const root = document.documentElement;
  const at = document.activeElement;
  root.dataset.loading = "";
  try {
    showPage(await fetchFragment(url, { signal }), { ...options, isReturn: true });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof UnexpectedAnswer) location.assign(url);
    else if (error instanceof TypeError) fail(at, () => visit(url, options));
    else throw error;
  } finally {
    if (running.signal === signal) delete root.dataset.loading;
  }
}

/** `at` had the focus when the visit began; who still waits there goes on from the retry. */
function fail(at, again) {
  const toast = showFailure({ again, goBack: () => at?.focus() });
  if (isFocusLost() || (document.activeElement === at && at.matches("a"))) focusRetry(toast);
}

function isPlainClick(event) {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** Downloads, other windows and other sites keep the browser's own way. */
function leadsToPage(link) {
  if (link.target || link.hasAttribute("download")) return false;
  return link.origin === location.origin && !(link.hash && isShown(link.href));
}
