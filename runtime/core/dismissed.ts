/** Where a browser keeps the names of the notices that its visitor has dismissed: a JSON list in its storage. */
export const DISMISSED_KEY = 'np-dismissed';

/** Kept names; older ones are forgotten, since their notices are over. */
const MOST = 20;

/** Names of dismissed notices; none without browser storage. */
export function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DISMISSED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a dismissed notice; without browser storage it returns with the next page. */
export function keepDismissed(name: string): void {
  try {
    const names = [...readDismissed().filter((known) => known !== name), name];
    localStorage.setItem(DISMISSED_KEY, JSON.stringify(names.slice(-MOST)));
  } catch {
    // Storage is blocked or full.
  }
}
