// Checks a field by the server's rules when it is left, and holds a form back while it has errors.

import { clearFieldError, hasErrors, showFieldMessages } from "./fields.js";
import { fetchFragment } from "./fragment.js";

/** The check of each field that is under way. */
const running = new WeakMap();
let released = Promise.resolve();

export function checkFields() {
  document.addEventListener("focusout", leave);
  document.addEventListener("input", change);
  document.addEventListener("pointerdown", holdStill, true);
}

/** Checks that are under way have nothing to say any more: the form is being sent. */
export function cancelChecks(form) {
  for (const field of form.querySelectorAll("[data-field]")) running.get(field)?.abort();
}

function leave({ target, relatedTarget }) {
  const field = target.closest?.("form[data-checked] [data-field]");
  if (!field || field.contains(relatedTarget) || relatedTarget?.closest(".form-actions")) return;
  check(field);
}

/** Each field is checked for itself, however quickly the next one is left; the last check of a field is the one that counts. */
async function check(field) {
  running.get(field)?.abort();
  const control = new AbortController();
  running.set(field, control);
  const form = field.closest("form");
  try {
    const answer = await fetchFragment(form.getAttribute("action"), {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { "Validate-Only": "true" },
      signal: control.signal,
    });
    await released;
    if (answer.ok && !control.signal.aborted) showFieldMessages(form, answer.page, field.dataset.field);
  } catch (error) {
    // Sending the form says what is wrong, with the connection too.
    if (!control.signal.aborted) console.warn(error);
  }
}

/** What somebody changes is not wrong until it is checked again. */
function change({ target }) {
  const field = target.closest?.("form[data-checked] [data-field]");
  if (!field) return;
  running.get(field)?.abort();
  if (hasErrors(field)) clearFieldError(field);
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
