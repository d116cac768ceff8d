// Sends forms without leaving the page, one run of a form at a time.

import { cancelChecks } from "./check.js";
import { focusFirstError, hasErrors, markSubmit, showFieldErrors } from "./fields.js";
import { UnexpectedAnswer, fetchFragment } from "./fragment.js";
import { refresh } from "./links.js";
import { showPage } from "./page.js";
import { currentFocus, focusInSight, isFocusLost } from "./place.js";
import { dismissFrom, focusRetry, showFailure, showToasts } from "./toasts.js";
import { forgetTyped } from "./typed.js";

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
  cancelChecks(form);
  const run = { form, focus, body: contents(form), at: document.activeElement };
  setBusy(form, true);
  const { signal } = leaving;
  const answer = await post(destination(form), run.body, signal);
  setBusy(form, false);
  if (signal.aborted) return;
  dismissFrom(sourceOf(form));
  if (answer.page === undefined) fail(run, answer.status);
  else if (isRefusal(answer)) refuse(run, answer);
  else accept(run, answer);
}

/** The answer; without its page where none came, or one that is not ours, such as a proxy's. */
async function post(url, body, signal) {
  try {
    return await fetchFragment(url, { method: "POST", body, signal });
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return { status: error instanceof UnexpectedAnswer ? error.status : undefined };
  }
}

/** A redirect means that the write was done, whatever the next page then answers. */
function isRefusal(answer) {
  return !answer.ok && !answer.redirected;
}

function accept({ form, focus, body }, answer) {
  forgetTyped(form);
  if (!form.isConnected) return acceptElsewhere(answer);
  showPage(answer, { focus });
  if (body.has("stageId")) markArrival(body.get("ideaId"));
}

/** The form went with its page meanwhile: what is shown now is read again, unless somebody types in it. */
function acceptElsewhere(answer) {
  showToasts(answer.page.querySelectorAll("[data-toast]"));
  if (!document.querySelector("main [data-checked]")) refresh(currentFocus());
}

/** The form could not be sent, or the answer says no more than its status. */
function fail(run, status, page) {
  const { form, focus } = run;
  const toast = showFailure({
    words: passing.has(status) ? "busy" : "offline",
    page,
    again: status === undefined || passing.has(status) ? () => send(form, focus) : undefined,
    source: sourceOf(form),
    isTyped: isTyped(form),
    goBack: () => returnTo(form, focus),
  });
  // Who waits for the answer goes on from its retry; who does something else already is left alone.
  if (!isWaiting(run)) return;
  if (!focusRetry(toast)) returnTo(form, focus);
}

function refuse(run, answer) {
  const { form, focus } = run;
  // A result that is no success is a page: what was typed, and what stands against it.
  if (answer.page.querySelector("main:not(:has([data-failure]))")) return showPage({ ...answer, url: location.href });
  const toasts = answer.page.querySelectorAll("[data-toast]");
  if (toasts.length === 0) return fail(run, answer.status, answer.page);
  showToasts(toasts, sourceOf(form));
  if (!showFieldErrors(form, answer.page) && isFocusLost()) returnTo(form, focus);
  // A button was pressed on a page that is out of date; what somebody types in stays.
  if (form.isConnected && !isTyped(form)) refresh(focus);
}

/** A busy button loses the focus; somebody in a field may have gone on typing. */
function isWaiting({ form, at, body }) {
  if (isFocusLost()) return true;
  return document.activeElement === at && String(contents(form)) === String(body);
}

function returnTo(form, { control }) {
  const target = form.querySelector(`[data-ui="${CSS.escape(control ?? "")}"]`);
  if (target) focusInSight(target);
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

/** Whether it has fields to type in, and not a button and a choice alone. */
function isTyped(form) {
  return form.matches("[data-checked]");
}

function contents(form) {
  return new URLSearchParams(new FormData(form));
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
