const KEY = 'np-tracking-reloads';
/** A provider that changes its mind on every page would reload it forever. */
const MOST = 10;
const WITHIN_MS = 60_000;

/** Loads the page anew after consent has changed; not more than ten times a minute. */
export function reloadPage(): void {
  const now = Date.now();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const recent = Array.isArray(kept) ? kept.filter((at) => Math.abs(now - at) < WITHIN_MS) : [];
    if (recent.length >= MOST) return;
    sessionStorage.setItem(KEY, JSON.stringify([...recent, now]));
  } catch {
    // Without storage no answer is kept either: the next page asks again, and nothing changes by itself.
  }
  window.location.reload();
}
