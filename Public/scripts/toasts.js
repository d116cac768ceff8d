// The notices of the live region: shown, dismissed, stacked. Errors stay until dismissed, or until newer ones need the room;
// notes leave by themselves.

const noteMilliseconds = 6000;
/** More errors at once would hide the page, and nobody would read them. */
const most = 3;
const sources = new WeakMap();
const retries = new WeakMap();
/** Where the focus goes from a toast that is dismissed. */
const returns = new WeakMap();

export function tendToasts() {
  document.addEventListener("click", (event) => {
    const toast = event.target.closest?.("[data-toast]");
    if (event.target.closest?.("[data-ui=toastDismiss]")) dismiss(toast);
    if (event.target.closest?.("[data-ui=toastRetry]")) retry(toast);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) dismiss(region().lastElementChild);
  });
  for (const toast of document.querySelectorAll("[data-toast]")) equip(toast);
}

/** Adds toasts to the live region. `source` names the form whose next run makes them outdated. */
export function showToasts(toasts, source) {
  for (const toast of [...toasts]) {
    const copy = document.importNode(toast, true);
    if (source) sources.set(copy, source);
    equip(copy);
    add(copy);
  }
}

/**
 * A request failed below the app.
 * `words` names what is said where no page of ours says it: "offline" or "busy".
 * `page` is a failure page of ours, whose words go into the toast, so that what was typed stays.
 * `again` repeats the request, and is left out where that would not help. `isTyped`: somebody typed something.
 * `goBack` focuses where the visitor was. Returns the toast.
 */
export function showFailure({ words = "offline", page, again, source, isTyped = false, goBack }) {
  const toast = document.querySelector(`template[data-retry=${words}]`).content.firstElementChild.cloneNode(true);
  equip(toast);
  if (page) quote(page, toast);
  if (!isTyped) toast.querySelector(".toast-kept").remove();
  if (again) retries.set(toast, again);
  else toast.querySelector("[data-ui=toastRetry]").remove();
  if (goBack) returns.set(toast, goBack);
  // Each form has a failure of its own, and a retry of its own.
  for (const earlier of region().querySelectorAll("[data-toast=offline]")) {
    if (sources.get(earlier) === source) dismiss(earlier);
  }
  if (source) sources.set(toast, source);
  add(toast);
  return toast;
}

/** Toasts stand far from the form for the keyboard. Returns whether there was a retry to go to. */
export function focusRetry(toast) {
  const button = toast.querySelector("[data-ui=toastRetry]");
  button?.focus();
  return button !== null;
}

/** What an earlier run of a form said. */
export function dismissFrom(source) {
  for (const toast of [...region().children]) {
    if (sources.get(toast) === source) dismiss(toast);
  }
}

/** Errors of a page that is left behind. */
export function dismissErrors() {
  for (const toast of region().querySelectorAll("[data-toast]:not([data-toast=note])")) dismiss(toast);
}

/** Those before it that are outdated go without a word: nobody asked to be led back from them. */
function add(toast) {
  for (const earlier of outdated(toast)) earlier.remove();
  region().append(toast);
}

/** A note tells of the last thing done, so the one before goes. An error takes the room it needs, that of notes first. */
function outdated(toast) {
  const left = [...region().children].filter((earlier) => !earlier.contains(document.activeElement));
  const notes = left.filter((earlier) => earlier.dataset.toast === "note");
  if (toast.dataset.toast === "note") return notes;
  const errors = left.filter((earlier) => earlier.dataset.toast !== "note");
  return [...notes, ...errors].slice(0, Math.max(0, region().childElementCount + 1 - most));
}

/** What a failure page says, with the number by which its request is found. */
function quote(page, toast) {
  const heading = page.querySelector("[data-failure] h1");
  const message = page.querySelector("[data-failure] h1 + p");
  if (!heading || !message) return;
  toast.querySelector(".toast-heading").textContent = heading.textContent;
  toast.querySelector(".toast-message").textContent = message.textContent;
  const number = page.querySelector("[data-failure] dl");
  if (number) toast.querySelector(".toast-message").after(document.importNode(number, true));
}

/** A note inside of the page is a preview in the stub gallery, and stays. */
function equip(toast) {
  for (const button of toast.querySelectorAll("[data-ui=toastDismiss]")) button.hidden = false;
  if (toast.dataset.toast === "note" && !toast.closest("main")) leaveInTime(toast);
}

/** The clock stands still while the note is pointed at or holds the focus. */
function leaveInTime(toast) {
  let timer;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dismiss(toast), noteMilliseconds);
  };
  const stop = () => clearTimeout(timer);
  toast.addEventListener("pointerenter", stop);
  toast.addEventListener("focusin", stop);
  toast.addEventListener("pointerleave", start);
  toast.addEventListener("focusout", start);
  start();
}

function retry(toast) {
  const again = retries.get(toast);
  dismiss(toast);
  again?.();
}

function dismiss(toast) {
  if (!toast) return;
  const hadFocus = toast.contains(document.activeElement);
  toast.remove();
  if (!hadFocus) return;
  document.querySelector("main")?.focus({ preventScroll: true });
  returns.get(toast)?.();
}

function region() {
  return document.querySelector("[data-toasts]");
}
