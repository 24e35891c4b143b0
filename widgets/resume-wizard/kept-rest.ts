/** Lines of an imported file that no field took, stored in this tab until the resume is saved. */

const PLACE = 'np-resume-rest';

/** Replaces those of an earlier file; `owner` is the id of the account. */
export function keepRest(owner: string, lines: readonly string[]): void {
  try {
    window.sessionStorage.setItem(PLACE, JSON.stringify({ owner, lines }));
  } catch {
    // Storage is disabled: the lines are shown until the page is left.
  }
}

/** Empty if nothing was imported in this tab, or by somebody else. */
export function findRest(owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PLACE) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('lines' in kept)) return [];
    return kept.owner === owner && Array.isArray(kept.lines) ? kept.lines.map(String) : [];
  } catch {
    return [];
  }
}

export function forgetRest(): void {
  try {
    window.sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing was stored.
  }
}
