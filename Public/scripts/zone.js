// Tells the server in which time zone this device lives, so that the next page shows its dates in it.

const year = 365 * 24 * 60 * 60;

export function tellTimeZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (/^[\w+/-]+$/.test(zone)) document.cookie = `vitrine-time-zone=${zone}; path=/; max-age=${year}; samesite=lax`;
}
