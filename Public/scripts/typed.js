// Keeps what was typed into a form with its place in the history, so that the way back to the page leads to it too.
// Hidden fields belong to it: the version that a text was based on, and the key that makes sending it twice one.

import { addToEntry } from "./visits.js";

/** Browsers refuse to write the history with every key. In milliseconds. */
const pause = 200;
const touched = new WeakSet();
let pending;

export function tendTyped() {
  document.addEventListener("input", ({ target }) => {
    const form = target.closest?.("form[data-checked]");
    if (!form) return;
    touched.add(form);
    pending ??= setTimeout(keepTyped, pause);
  });
  returnTyped(history.state?.typed);
}

/** A form that nobody has touched comes anew from the server. */
export function keepTyped() {
  clearTimeout(pending);
  pending = undefined;
  const forms = checkedForms().filter((form) => touched.has(form));
  if (forms.length === 0) return;
  addToEntry({ typed: Object.fromEntries(forms.map((form) => [form.dataset.ui, contents(form)])) });
}

/** What was sent is no draft any more. */
export function forgetTyped(form) {
  touched.delete(form);
  if (form.matches("[data-checked]")) addToEntry({ typed: undefined });
}

/** `typed` is what an entry of the history holds; a field that is gone meanwhile is passed over. */
export function returnTyped(typed) {
  for (const form of checkedForms()) {
    const values = typed?.[form.dataset.ui];
    if (!values) continue;
    for (const control of form.elements) fill(control, values);
    touched.add(form);
  }
}

function checkedForms() {
  return [...document.querySelectorAll("form[data-checked]")];
}

/** Name and value of each field; chosen files cannot be chosen again by a script. */
function contents(form) {
  return [...new FormData(form)].filter(([, value]) => typeof value === "string");
}

function fill(control, pairs) {
  const values = pairs.filter(([name]) => name === control.name).map(([, value]) => value);
  if (control.matches("[type=checkbox], [type=radio]")) control.checked = values.includes(control.value);
  else if (control.matches("select[multiple]")) choose(control.options, values);
  else if (values.length > 0) control.value = values[0];
}

function choose(options, values) {
  for (const option of options) option.selected = values.includes(option.value);
}
