import { keptInBrowser } from './browser-storage.ts';

/** Where a browser keeps the names of the notices that its visitor has dismissed: a JSON list in its storage. */
export const DISMISSED_KEY = 'np-dismissed';
const dismissed = keptInBrowser(DISMISSED_KEY);

/** Kept names; older ones are forgotten, since their notices are over. */
const MOST = 20;

/** Names of dismissed notices; none without browser storage. */
export function readDismissed(): string[] {
  const kept = dismissed.readJson();
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

/** Remembers a dismissed notice; without browser storage it returns with the next page. */
export function keepDismissed(name: string): void {
  const names = [...readDismissed().filter((known) => known !== name), name];
  dismissed.writeJson(names.slice(-MOST));
}
