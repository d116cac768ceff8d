// Puts messages beside the fields they speak of, and keeps the button of the form in step with them.

/** Of a refused form. Returns whether a field took the focus. */
export function showFieldErrors(form, page) {
  clearFieldErrors(form);
  for (const { names, text } of messages(page)) {
    for (const name of names) showFieldError(form, name, text);
  }
  return focusFirstError(form);
}

/** Of one field that was checked. */
export function showFieldMessages(form, page, name) {
  const field = fieldOf(form, name);
  if (!field) return;
  clearFieldError(field);
  for (const { names, text } of messages(page)) {
    if (names.includes(name)) showFieldError(form, name, text);
  }
}

export function focusFirstError(form) {
  const control = form.querySelector("[aria-invalid=true]");
  control?.focus();
  return control !== null;
}

export function hasErrors(part) {
  return part.querySelector("[aria-invalid=true]") !== null;
}

export function clearFieldError(field) {
  for (const control of field.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
  const error = field.querySelector(".field-error");
  if (error) {
    error.textContent = "";
    error.hidden = true;
  }
  markSubmit(field.closest("form"));
}

/** Off while there are errors; it keeps the focus and says so, which `disabled` would not. */
export function markSubmit(form) {
  for (const button of form?.matches("[data-checked]") ? form.querySelectorAll("[type=submit]") : []) {
    button.ariaDisabled = hasErrors(form) ? "true" : null;
  }
}

function clearFieldErrors(form) {
  for (const field of form.querySelectorAll("[data-field]")) clearFieldError(field);
}

/** The error element is always there and named by `aria-describedby`, so that filling it is enough. */
function showFieldError(form, name, message) {
  const field = fieldOf(form, name);
  const error = field?.querySelector(".field-error");
  if (!error) return;
  for (const control of field.querySelectorAll(".field-control")) control.setAttribute("aria-invalid", "true");
  error.hidden = false;
  error.append(...(error.childNodes.length > 0 ? [document.createElement("br")] : []), message);
  markSubmit(form);
}

function messages(page) {
  return [...page.querySelectorAll("[data-field-message]")].map((source) => ({
    names: source.dataset.fieldMessage.split(/\s+/).filter(Boolean),
    text: source.textContent,
  }));
}

function fieldOf(form, name) {
  return form.querySelector(`[data-field="${CSS.escape(name)}"]`);
}
