// Asks the server for the fragment face of a page.
// Does not know what the page shows, nor where it goes.

const mediaType = "text/vnd.vitrine.fragment+html";

/** The server answered with something other than a fragment: a file, or a page of a proxy. */
export class UnexpectedAnswer extends Error {
  constructor(response) {
    super(`${response.status} ${response.headers.get("Content-Type")}`);
    this.name = "UnexpectedAnswer";
    this.status = response.status;
  }
}

/** What came back: whether it succeeded, whether and where it was redirected, and the parsed markup. */
export async function fetchFragment(url, options = {}) {
  const response = await fetch(url, { ...options, headers: { ...options.headers, Accept: mediaType } });
  const type = response.headers.get("Content-Type") ?? "";
  if (type.split(";")[0].trim().toLowerCase() !== mediaType) throw new UnexpectedAnswer(response);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { ok: response.ok, status: response.status, redirected: response.redirected, url: response.url, page };
}
