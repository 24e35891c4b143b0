/** Lines of an imported file that no field took, stored in this tab until the resume is saved. */
import { keptInTab } from '../../runtime/core/browser-storage.ts';

const rest = keptInTab('np-resume-rest');

/** Replaces those of an earlier file; `owner` is the id of the account. Without browser storage, they are shown until the page is left. */
export function keepRest(owner: string, lines: readonly string[]): void {
  rest.writeJson({ owner, lines });
}

/** Empty if nothing was imported in this tab, or by somebody else. */
export function findRest(owner: string): string[] {
  const kept = rest.readJson();
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('lines' in kept)) return [];
  return kept.owner === owner && Array.isArray(kept.lines) ? kept.lines.map(String) : [];
}

export function forgetRest(): void {
  rest.write(null);
}
