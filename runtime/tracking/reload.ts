import { keptInTab } from '../core/browser-storage.ts';

const reloads = keptInTab('np-tracking-reloads');
/** A provider that changes its mind on every page would reload it forever. */
const MOST = 10;
const WITHIN_MS = 60_000;

/**
 * Loads the page anew after consent has changed; not more than ten times a minute. Without storage no answer is kept either: the next
 * page asks again, and nothing changes by itself.
 */
export function reloadPage(): void {
  const now = Date.now();
  const kept = reloads.readJson();
  const recent = Array.isArray(kept) ? kept.filter((at) => Math.abs(now - at) < WITHIN_MS) : [];
  if (recent.length >= MOST) return;
  reloads.writeJson([...recent, now]);
  window.location.reload();
}
