// Where the visitor is on the page: the focused control by its data identity, and what was scrolled.

/** Remembered before a request, because a busy button loses the focus. */
export function currentPlace() {
  const focused = document.activeElement;
  return {
    vmId: focused?.closest("main [data-vm-id]")?.dataset.vmId,
    control: focused?.dataset?.ui,
    top: scrollY,
    boardStart: board()?.scrollLeft ?? 0,
  };
}

/** Goes back there after a swap; a card that has changed its column is followed. */
export function returnTo({ vmId, control, top, boardStart }) {
  if (board()) board().scrollLeft = boardStart;
  scrollTo({ top, behavior: "instant" });
  if (vmId === undefined || control === undefined) return;
  const owner = document.querySelector(`main [data-vm-id="${CSS.escape(vmId)}"], main[data-vm-id="${CSS.escape(vmId)}"]`);
  const target = owner?.querySelector(`[data-ui="${CSS.escape(control)}"]`);
  if (target) target.focus();
  else focusHeading();
}

/** A new page begins at its heading, for the eye and for a screen reader. */
export function focusHeading() {
  const heading = document.querySelector("main [autofocus]") ?? document.querySelector("main h1");
  if (!heading) return;
  if (heading.matches("h1")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function board() {
  return document.querySelector("[data-board]");
}
