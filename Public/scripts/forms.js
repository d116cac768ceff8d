// Sends forms without leaving the page, one run of a form at a time.

import { clearFieldErrors, showFieldErrors } from "./fields.js";
import { fetchFragment } from "./fragment.js";
import { refresh } from "./links.js";
import { showPage } from "./page.js";
import { currentFocus } from "./place.js";
import { dismissFrom, showFailure, showOffline, showToasts } from "./toasts.js";

const running = new WeakSet();

export function sendForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !isPost(form) || destination(form).origin !== location.origin) return;
    event.preventDefault();
    send(form);
  });
}

async function send(form) {
  if (running.has(form)) return;
  const body = new URLSearchParams(new FormData(form));
  const focus = currentFocus();
  const retry = () => send(form);
  setBusy(form, true);
  const answer = await post(destination(form), body);
  setBusy(form, false);
  dismissFrom(sourceOf(form));
  if (answer === undefined) showOffline(retry, sourceOf(form));
  else if (isRefusal(answer)) refuse(form, answer, focus, retry);
  else accept(form, answer, focus, body);
}

/** The answer, or nothing where none came. */
async function post(url, body) {
  try {
    return await fetchFragment(url, { method: "POST", body });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** A redirect means that the write was done, whatever the next page then answers. */
function isRefusal(answer) {
  return !answer.ok && !answer.redirected;
}

function accept(form, answer, focus, body) {
  if (!form.isConnected) return showToasts(answer.page.querySelectorAll("[data-toast]"));
  showPage(answer, { focus });
  markArrival(body.get("ideaId"));
}

function refuse(form, answer, focus, retry) {
  const toasts = answer.page.querySelectorAll("[data-toast]");
  if (toasts.length === 0) showFailure(answer.page, retry, sourceOf(form));
  else showToasts(toasts, sourceOf(form));
  clearFieldErrors(form);
  const hasFocus = showFieldErrors(form, answer.page);
  const isLost = !hasFocus && document.activeElement === document.body;
  if (isLost) form.querySelector(`[data-ui="${CSS.escape(focus.control ?? "")}"]`)?.focus();
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
  if (ideaId === null) return;
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
