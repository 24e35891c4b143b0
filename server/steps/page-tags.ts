import type { RouteMatch } from '../../runtime/core/paths/types.ts';

/** Tags that invalidate a page when what it shows changes; lists are invalidated by any change of their brand. */
export function pageTags(match: RouteMatch, brandId: string): string[] {
  const tags = [`brand:${brandId}`, `jobs:${brandId}`];
  if (match.page === 'job' && match.params.id) tags.push(`job:${match.params.id}`);
  if (match.page !== 'job') tags.push(`orgs:${brandId}`);
  if (match.page === 'cv-site' && match.params.slug) tags.push(`cv:${brandId}/${match.params.slug}`);
  if (match.page === 'directory') tags.push('brands');
  return tags;
}
