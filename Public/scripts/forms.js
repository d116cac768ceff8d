// Sends forms without leaving the page, one run of a form at a time.

import { cancelCheck } from "./check.js";
import { focusFirstError, hasErrors, markSubmit, showFieldErrors } from "./fields.js";
import { fetchFragment } from "./fragment.js";
import { refresh } from "./links.js";
import { showPage } from "./page.js";
import { currentFocus } from "./place.js";
import { dismissFrom, showFailure, showOffline, showToasts } from "./toasts.js";

const running = new WeakSet();
let leaving = new AbortController();
/** Failures that pass: the same request may succeed in a moment. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

export function sendForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !isPost(form) || destination(form).origin !== location.origin) return;
    event.preventDefault();
    if (form.matches("[data-checked]") && hasErrors(form)) focusFirstError(form);
    else send(form);
  });
  addEventListener("pagehide", () => leaving.abort());
  // A page that comes back out of the browser's cache lives on.
  addEventListener("pageshow", () => (leaving = new AbortController()));
  for (const form of document.querySelectorAll("form")) markSubmit(form);
}

/** `focus` is where the visitor was when the form was first sent: a retry is sent from a toast. */
async function send(form, focus = currentFocus()) {
  if (running.has(form)) return;
  cancelCheck(form);
  const body = new URLSearchParams(new FormData(form));
  const retry = () => send(form, focus);
  setBusy(form, true);
  const { signal } = leaving;
  const answer = await post(destination(form), body, signal);
  setBusy(form, false);
  if (signal.aborted) return;
  dismissFrom(sourceOf(form));
  if (answer === undefined) fail(form, focus, retry);
  else if (isRefusal(answer)) refuse(form, answer, focus, retry);
  else accept(form, answer, focus, body);
}

/** The answer, or nothing where none came. */
async function post(url, body, signal) {
  try {
    return await fetchFragment(url, { method: "POST", body, signal });
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return undefined;
  }
}

/** A redirect means that the write was done, whatever the next page then answers. */
function isRefusal(answer) {
  return !answer.ok && !answer.redirected;
}

function accept(form, answer, focus, body) {
  if (!form.isConnected) return acceptElsewhere(answer);
  showPage(answer, { focus });
  if (body.has("stageId")) markArrival(body.get("ideaId"));
}

/** The form went with its page meanwhile: what is shown now is read again, unless somebody types in it. */
function acceptElsewhere(answer) {
  showToasts(answer.page.querySelectorAll("[data-toast]"));
  if (!document.querySelector("main [data-checked]")) refresh(currentFocus());
}

function fail(form, focus, retry) {
  showOffline(retry, sourceOf(form));
  keepFocus(form, focus);
}

/** A busy button loses the focus; nobody else may have taken it. */
function keepFocus(form, focus) {
  if (document.activeElement !== document.body) return;
  form.querySelector(`[data-ui="${CSS.escape(focus.control ?? "")}"]`)?.focus();
}

function refuse(form, answer, focus, retry) {
  // A result that is no success is a page: what was typed, and what stands against it.
  if (answer.page.querySelector("main:not(:has([data-failure]))")) return showPage({ ...answer, url: location.href });
  const toasts = answer.page.querySelectorAll("[data-toast]");
  const again = passing.has(answer.status) ? retry : undefined;
  if (toasts.length === 0) showFailure(answer.page, again, sourceOf(form));
  else showToasts(toasts, sourceOf(form));
  if (!showFieldErrors(form, answer.page)) keepFocus(form, focus);
  if (form.isConnected && "refreshes" in form.dataset) refresh(focus);
}

function setBusy(form, isBusy) {
  if (isBusy) running.add(form);
  else running.delete(form);
  for (const button of form.querySelectorAll("button[type=submit]")) {
    button.disabled = isBusy;
    button.ariaBusy = isBusy ? "true" : null;
  }
}

function markArrival(ideaId) {
  const card = document.querySelector(`[data-idea-id="${CSS.escape(ideaId)}"]`);
  card?.setAttribute("data-arrived", "");
}

/** Names a form across swaps, so that its next run takes away what the last one said. */
function sourceOf(form) {
  return [destination(form).pathname, form.elements.ideaId?.value].join();
}

/** Attributes, because a field named `method` or `action` would hide the property. */
function isPost(form) {
  return form.getAttribute("method")?.toLowerCase() === "post";
}

function destination(form) {
  return new URL(form.getAttribute("action") ?? "", location.href);
}
