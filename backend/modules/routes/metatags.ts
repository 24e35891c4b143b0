/** The head elements of a page: (meta, value) pairs, without empty values. */
import { fullTitle } from '../../../runtime/core/seo/page-head.ts';
import type { Metatag } from '../../graphql.generated.ts';

export interface PageFacts {
  title: string;
  description: string;
  /** Absolute URL. */
  canonical: string;
  siteName: string;
  /** Absolute URL, or null. */
  image: string | null;
  type: 'website' | 'article' | 'profile';
  noindex: boolean;
}

/** The pairs in a fixed order; `robots` only if a page must not be indexed. */
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
