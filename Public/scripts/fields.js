// Puts the messages of a refused form beside the fields they speak of.

/** Returns whether a field took the focus. */
export function showFieldErrors(form, page) {
  let first;
  for (const source of page.querySelectorAll("[data-field-message]")) {
    for (const name of source.dataset.fieldMessage.split(/\s+/).filter(Boolean)) {
      const control = showFieldError(form, name, source.textContent);
      if (control && (!first || precedes(control, first))) first = control;
    }
  }
  first?.focus();
  return first !== undefined;
}

export function clearFieldErrors(form) {
  for (const field of form.querySelectorAll("[data-field]")) {
    field.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
    const error = field.querySelector(".field-error");
    if (error) {
      error.textContent = "";
      error.hidden = true;
    }
  }
}

/** The error element is always there and named by `aria-describedby`, so that filling it is enough. */
function showFieldError(form, name, message) {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const control = field?.querySelector(".field-control");
  const error = field?.querySelector(".field-error");
  if (!control || !error) return undefined;
  control.setAttribute("aria-invalid", "true");
  error.hidden = false;
  error.append(...(error.childNodes.length > 0 ? [document.createElement("br")] : []), message);
  return control;
}

function precedes(one, other) {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
