// Where the visitor is on the page: the focused control by its data identity, and what was scrolled.

/** Who a control may belong to: a thing on the page, or the page itself. */
const owners = ":is(main, main *)";

/** Remembered before a request, because a busy button loses the focus. */
export function currentFocus() {
  const focused = document.activeElement;
  return {
    vmId: focused?.closest(`${owners}[data-vm-id]`)?.dataset.vmId,
    control: focused?.dataset?.ui,
  };
}

/** Whether the focus is on nothing: the page as a whole, as after its control was disabled or taken away. */
export function isFocusLost() {
  return document.activeElement === null || document.activeElement.matches("body, main");
}

/** Focuses the same control of the same thing after a swap; a card that has changed its column is followed. */
export function returnFocus({ vmId, control }) {
  if (vmId === undefined || control === undefined) return;
  const owner = document.querySelector(`${owners}[data-vm-id="${CSS.escape(vmId)}"]`);
  const target = owner?.querySelector(`[data-ui="${CSS.escape(control)}"]`);
  if (target) focusInSight(target);
  else focusHeading();
}

/** Whoever sees the control keeps the page as it is; it scrolls only from behind a notice, or from out of the window. */
export function focusInSight(control) {
  control.focus({ preventScroll: true });
  if (!isInSight(control)) control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

function isInSight(control) {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const edges = [top + 1, bottom - 1];
  return edges.every((edge) => control.contains(document.elementFromPoint(left + width / 2, edge)));
}

/** A new page begins at its heading, for the eye and for a screen reader, or at the field that asks for it. */
export function focusHeading() {
  const target = document.querySelector("main [autofocus]") ?? document.querySelector("main h1");
  if (!target) return;
  if (target.matches("h1")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

export function currentScroll() {
  return { top: scrollY, boardStart: board()?.scrollLeft };
}

export function returnScroll({ top, boardStart }) {
  scrollTo({ top, behavior: "instant" });
  board()?.scrollTo({ left: boardStart, behavior: "instant" });
}

function board() {
  return document.querySelector("[data-board]");
}
