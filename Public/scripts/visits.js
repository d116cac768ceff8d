// Knows which page is on show, and records it in the history. An entry's state holds what was scrolled and typed there.

let shown = withoutHash(location.href);

/** Whether an address is the page on show, whatever its `#part`. */
export function isShown(url) {
  return withoutHash(url) === shown;
}

/** Whether an address is the page on show, perhaps in another language. */
export function isSamePage(url) {
  return new URL(url).pathname === new URL(shown).pathname;
}

/** `mode` is `"push"`, or `"keep"` where the address bar already says where we are. `typed` goes along with the visitor. */
export function recordVisit(url, mode, typed) {
  if (mode === "push" && !isShown(url)) {
    addToEntry({ scroll: scrollY });
    push({ typed }, url);
  }
  shown = withoutHash(url);
}

/** Adds to the state of the page's entry; on the way back the address is ahead of the page, and its entry out of reach. */
export function addToEntry(facts) {
  if (!isShown(location.href)) return;
  try {
    history.replaceState({ ...history.state, ...facts }, "");
  } catch (error) {
    // Too often, or too large: what was typed is worth less than going on.
    console.warn(error);
  }
}

/** Where the history takes no entry from a script, the browser goes there by itself. */
function push(state, url) {
  try {
    history.pushState(state, "", url);
  } catch (error) {
    console.warn(error);
    location.assign(url);
  }
}

function withoutHash(url) {
  return url.split("#")[0];
}
