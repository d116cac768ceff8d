// The desk of the stub gallery. It works without: the bar has a button, and frames have a height of their own.

import "./stub-live.js";

/** What stays free below a component. */
const gap = 32;

applyAtOnce();
showCurrent();
for (const frame of document.querySelectorAll("iframe")) fit(frame);

function applyAtOnce() {
  const bar = document.querySelector("[data-ui=switches]");
  bar?.addEventListener("change", () => bar.requestSubmit());
  // What is empty is what an address without it shows.
  bar?.addEventListener("formdata", (event) => {
    for (const [name, value] of [...event.formData]) if (value === "") event.formData.delete(name);
  });
}

/** A long list of entries begins where the current one is. */
function showCurrent() {
  const current = document.querySelector(".desk-item a[aria-current]");
  const list = current?.closest(".desk-sidebar");
  if (!list) return;
  const bottom = current.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  if (bottom > list.clientHeight) list.scrollTop += bottom - list.clientHeight / 2;
}

/** As tall as what it shows, up to what a screen has. */
function fit(frame) {
  const resize = () => {
    const root = frame.contentDocument?.documentElement;
    const content = frame.contentDocument?.querySelector(".stub-alone") ?? root;
    if (!root) return;
    const height = content.getBoundingClientRect().bottom + frame.contentWindow.scrollY + gap;
    frame.style.blockSize = `${Math.min(Math.max(height, 96), 900)}px`;
  };
  frame.addEventListener("load", resize);
  if (frame.contentDocument?.readyState === "complete") resize();
}
