// Keeps what was typed into a form with its place in the history, so that the way back to the page leads to it too.
// Hidden fields belong to it: the version that a text was based on, and the key that makes sending it twice one.

import { addToEntry } from "./visits.js";

/** Safari refuses more than a hundred writes of the history in half a minute. In milliseconds. */
const pause = 500;
/** The name of each form's draft: the form may be gone when its answer comes, and its entry of the history out of reach. */
const drafts = new WeakMap();
/** The drafts that were saved. */
const saved = new Set();
let pending;

export function tendTyped() {
  document.addEventListener("input", ({ target }) => {
    const form = target.closest?.("form[data-checked]");
    if (!form) return;
    if (!drafts.has(form)) drafts.set(form, Math.random());
    pending ??= setTimeout(keepTyped, pause);
  });
  returnTyped(history.state?.typed);
}

/** A form that nobody has touched comes anew from the server. */
export function keepTyped() {
  clearTimeout(pending);
  pending = undefined;
  const forms = checkedForms().filter((form) => drafts.has(form));
  if (forms.length === 0) return;
  const facts = (form) => ({ draft: drafts.get(form), values: contents(form) });
  addToEntry({ typed: Object.fromEntries(forms.map((form) => [form.dataset.ui, facts(form)])) });
}

/** What was saved is no draft any more, not even where somebody has gone elsewhere meanwhile. */
export function forgetTyped(form) {
  if (!drafts.has(form)) return;
  saved.add(drafts.get(form));
  drafts.delete(form);
  if (form.isConnected) addToEntry({ typed: undefined });
}

/** `typed` is what an entry of the history holds; a field that is gone meanwhile is passed over. */
export function returnTyped(typed) {
  for (const form of checkedForms()) {
    const { draft, values } = typed?.[form.dataset.ui] ?? {};
    if (!values || saved.has(draft)) continue;
    for (const control of form.elements) fill(control, values);
    drafts.set(form, draft);
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
