/** How an importer stands, for lists. Pure. */

/** What needs somebody, as the API names it. */
const TROUBLES = ['failed', 'asks', 'late'] as const;

export type ImporterStanding = (typeof TROUBLES)[number] | 'draft' | 'paused' | 'fine';

/** In the order of a filter. */
export const IMPORTER_STANDINGS: readonly ImporterStanding[] = ['fine', 'draft', 'paused', ...TROUBLES];

interface Known {
  trouble: string | null;
  draft: boolean;
  active: boolean;
}

/** Trouble comes before all else: a paused importer may still wait for an answer. */
export function importerStanding({ trouble, draft, active }: Known): ImporterStanding {
  const known = TROUBLES.find((one) => one === trouble);
  return known ?? (draft ? 'draft' : active ? 'fine' : 'paused');
}

/** The host of its address: the rest may be a secret. Null where files are uploaded. */
export const importerHost = (url: string | null): string | null => (url !== null && URL.parse(url)?.host) || null;
