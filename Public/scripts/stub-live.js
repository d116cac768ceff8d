// Loads a page of a preview again when the site took in changed files, or has to tell of a mistake in them.

const pause = 700;
let version;

async function look() {
  try {
    const answer = await fetch("/_stubs/version", { cache: "no-store" });
    const now = answer.ok ? await answer.text() : "mistakes";
    version ??= now;
    if (now !== version) return location.reload();
  } catch {
    // The program is being started anew: it comes back with another version.
  }
  setTimeout(look, pause);
}

if (window.top === window) look();
