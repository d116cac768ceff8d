// Keeps what was typed into a form with its place in the history, so that the way back to the page leads to it too.
// Hidden fields belong to it: the version that a text was based on, and the key that makes sending it twice one.

import { addToEntry } from "./visits.js";

/** Safari refuses more than a hundred writes of the history in half a minute. In milliseconds. */
const pause = 500;
/** Secrets, and what a form says is not to be kept (HTML §4.10.18.7.1). */
const unkept = "[type=password], [autocomplete$=-password], [autocomplete$=one-time-code], [autocomplete*=cc-], [autocomplete=off]";
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
    // A reload does not wait. Only while something is pending: it keeps pages out of some browsers' caches. Where it is not
    // told, the last half second of typing is lost.
    addEventListener("beforeunload", keepTyped);
  });
  returnTyped(history.state?.typed);
}

/** A form that nobody has touched comes anew from the server. Returns what was typed, which the history may refuse to take. */
export function keepTyped() {
  clearTimeout(pending);
  pending = undefined;
  removeEventListener("beforeunload", keepTyped);
  const typed = typedNow();
  if (typed) addToEntry({ typed });
  return typed;
}

/** What was saved is no draft any more, not even where somebody has gone elsewhere meanwhile. */
export function forgetTyped(form) {
  if (!drafts.has(form)) return;
  saved.add(drafts.get(form));
  drafts.delete(form);
  if (form.isConnected) addToEntry({ typed: typedNow() });
}

/** `typed` is what `keepTyped` returned, or an entry of the history holds; a field that is gone meanwhile is passed over. */
export function returnTyped(typed) {
  for (const form of checkedForms()) {
    const { draft, values } = typed?.[form.dataset.ui] ?? {};
    if (!values || saved.has(draft)) continue;
    const left = [...values];
    for (const control of form.elements) if (!control.matches(`:disabled, button, output, ${unkept}`)) fill(control, left);
    drafts.set(form, draft);
  }
}

/** Draft and values of each form that somebody typed in, by its name; nothing where nobody did. */
function typedNow() {
  const forms = checkedForms().filter((form) => drafts.has(form));
  if (forms.length === 0) return undefined;
  return Object.fromEntries(
    forms.map((form) => [form.dataset.ui, { draft: drafts.get(form), values: contents(form) }]),
  );
}

function checkedForms() {
  return [...document.querySelectorAll("form[data-checked]")];
}

/** Name and value of each field; chosen files cannot be chosen again by a script. */
function contents(form) {
  const secrets = new Set([...form.querySelectorAll(unkept)].map((control) => control.name));
  return [...new FormData(form)].filter(([name, value]) => typeof value === "string" && !secrets.has(name));
}

/** Takes the control's value from those that are left, since fields may share a name. */
function fill(control, left) {
  const has = (value) => left.some((pair) => pair[0] === control.name && pair[1] === value);
  if (control.matches("[type=checkbox], [type=radio]")) control.checked = has(control.value);
  else if (control.matches("select[multiple]")) for (const option of control.options) option.selected = has(option.value);
  else fillText(control, left);
}

function fillText(control, left) {
  const index = left.findIndex(([name]) => name === control.name);
  if (index >= 0) control.value = left.splice(index, 1)[0][1];
}
