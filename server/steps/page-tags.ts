import type { RouteMatch } from '../../runtime/core/paths/types.ts';

/** What the queries of a page read, as tags. */
export interface ShownTags {
  own: ReadonlySet<string>;
  listed: ReadonlySet<string>;
}

export interface PageTags {
  /** What drops the page at once. */
  tags: string[];
  /** What makes it outdated for a moment, until it is rendered anew. */
  lists: string[];
}

/** Tags of what the page of this route shows. */
export function pageTags(match: RouteMatch, brandId: string, shown: ShownTags): PageTags {
  const tags = new Set([`brand:${brandId}`, ...shown.own]);
  if (match.page === 'job' && match.params.id) tags.add(`job:${match.params.id}`);
  if (match.page === 'cv-site' && match.params.slug) tags.add(`cv:${brandId}/${match.params.slug}`);
  if (match.page === 'directory') tags.add('brands');
  // Every change of a job or an organization is also one of the brand's lists.
  const isList = shown.listed.has(`jobs:${brandId}`);
  const lists = [...shown.listed].filter((tag) => !tags.has(tag) && !(isList && tag.startsWith('job:')));
  return { tags: [...tags], lists };
}

/** Whether both have the same tags, in any order. */
export function areEqual(left: Readonly<Tagged>, right: Readonly<Tagged>): boolean {
  const keyOf = ({ tags, lists }: Tagged) => JSON.stringify([tags.toSorted(), lists.toSorted()]);
  return keyOf(left) === keyOf(right);
}

interface Tagged {
  tags: readonly string[];
  lists: readonly string[];
}
