// Checks a field by the server's rules when it is left, and holds a form back while it has errors.

import { clearFieldError, hasErrors, showFieldMessages } from "./fields.js";
import { fetchFragment } from "./fragment.js";

const running = new WeakMap();
let released = Promise.resolve();

export function checkFields() {
  document.addEventListener("focusout", leave);
  document.addEventListener("input", change);
  document.addEventListener("pointerdown", holdStill, true);
}

/** A check that is under way has nothing to say any more: the form is being sent. */
export function cancelCheck(form) {
  running.get(form)?.abort();
}

function leave({ target, relatedTarget }) {
  const field = target.closest?.("form[data-checked] [data-field]");
  if (!field || field.contains(relatedTarget) || relatedTarget?.closest(".form-actions")) return;
  check(field.closest("form"), field.dataset.field);
}

async function check(form, name) {
  cancelCheck(form);
  const control = new AbortController();
  running.set(form, control);
  try {
    const answer = await fetchFragment(form.getAttribute("action"), {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { "Validate-Only": "true" },
      signal: control.signal,
    });
    await released;
    if (answer.ok && !control.signal.aborted) showFieldMessages(form, answer.page, name);
  } catch (error) {
    // Sending the form says what is wrong, with the connection too.
    if (!control.signal.aborted) console.warn(error);
  }
}

/** What somebody changes is not wrong until it is checked again. */
function change({ target }) {
  const field = target.closest?.("form[data-checked] [data-field]");
  if (!field || !hasErrors(field)) return;
  cancelCheck(field.closest("form"));
  clearFieldError(field);
}

/** A message that appears between press and release would push a button away from under the pointer. */
function holdStill() {
  released = new Promise((release) => {
    const done = () => setTimeout(release);
    addEventListener("pointerup", done, { once: true });
    addEventListener("pointercancel", done, { once: true });
    addEventListener("dragend", done, { once: true });
  });
}
