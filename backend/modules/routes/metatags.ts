/** What head elements a page gets: (meta, value) pairs, empty values left out. */
import { fullTitle } from '../../../runtime/core/seo/page-head.ts';
import type { Metatag } from '../../graphql.generated.ts';

export interface PageFacts {
  title: string;
  description: string;
  /** Absolute. */
  canonical: string;
  siteName: string;
  /** Absolute, or null. */
  image: string | null;
  type: 'website' | 'article' | 'profile';
  noindex: boolean;
}

/** The pairs in a fixed order; `robots` only where a page shall not be listed. */
export function describeMetatags(facts: PageFacts): Metatag[] {
  const { title, description, canonical, siteName, image, type, noindex } = facts;
  const tags: [string, string | null][] = [
    ['title', fullTitle(title, siteName)],
    ['description', description],
    ['canonical_url', canonical],
    ['robots', noindex ? 'noindex, follow' : null],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:image', image],
  ];
  return tags.flatMap(([meta, value]) => (value ? [{ meta, value }] : []));
}
