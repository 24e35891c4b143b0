/** Kinds of legal pages, in the order in which footers link to them. `site.legal` names the page of each. */
export const LEGAL_PAGES = ['imprint', 'privacy', 'terms', 'cookies', 'accessibility'] as const;
export type LegalName = (typeof LEGAL_PAGES)[number];
