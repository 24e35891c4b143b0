/** Unsaved changes of settings, kept in the browser: a closed tab, a lost connection or session costs nothing. */

import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { keptInBrowser } from '../../../runtime/core/browser-storage.ts';

export interface KeptEdit {
  /** When they were last changed. */
  at: string;
  /** A merge patch over the document. */
  changes: JsonObject;
}

const keptOf = (brand: string) => keptInBrowser(`nameplate-settings-${brand}`);
/** After this long, the document is another one anyway. */
const LONGEST_MS = 30 * 86_400_000;

/** What was kept of a brand; null without anything, or if it cannot be read. */
export function readKeptEdit(brand: string, now = Date.now()): KeptEdit | null {
  const kept = keptOf(brand).readJson();
  if (!isObject(kept) || !isObject(kept.changes) || typeof kept.at !== 'string') return null;
  return now - Date.parse(kept.at) < LONGEST_MS ? { at: kept.at, changes: kept.changes } : null;
}

/** Keeps changes, or forgets them if there are none. Returns whether they are kept: the browser may have no room. */
export function keepEdit(brand: string, changes: JsonObject, now = new Date()): boolean {
  const kept = keptOf(brand);
  if (Object.keys(changes).length === 0) return kept.write(null);
  return kept.writeJson({ at: now.toISOString(), changes });
}
