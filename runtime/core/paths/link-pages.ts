/** Personal pages that also work without scripts: they show what their address is about, and are rendered for each visit. Pure. */
import type { RouteMatch } from './types.ts';

/** By page document: query parameters that the server reads; other personal pages leave theirs to the browser. */
export const linkParameters: Readonly<Record<string, ReadonlySet<string>>> = {
  alerts: new Set(['search']),
  applications: new Set(['token']),
};

export function isLinkPage({ page, document, params, query }: Omit<RouteMatch, 'path' | 'taxonomy'>): boolean {
  if (page !== 'personal') return false;
  const rest = params.rest ?? '';
  if (document === 'newsletter' || document === 'keeping') return true;
  if (document === 'alerts') return rest !== '';
  // The steps of an application are for browsers with scripts.
  if (document === 'apply') return /^\d+$/.test(rest);
  return document === 'applications' && query.token !== undefined;
}
