import { Link } from '../../../runtime/page/Link.tsx';
import { type Translate, useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { listingOf, refineHref } from './listing-links.ts';
import { describeRelaxation, type Relaxation } from './relaxation.ts';
import { jobsHref } from './search-links.ts';
import type { FacetValue } from './search-types.ts';
import styles from './Ways.module.css';

export interface Advice {
  relaxations: readonly Relaxation[];
  /** Occupations close to the search. */
  related?: readonly FacetValue[];
}

interface Way {
  label: string;
  href: string;
  total: number;
}

/** The ways to more results that can be shown for this search. */
export function waysOf(page: PageInfo, { relaxations, related = [] }: Advice, t: Translate): Way[] {
  const search = listingOf(page);
  const changes = relaxations.flatMap(({ total, ...change }): Way[] => {
    const way = describeRelaxation(change, search, t, page.brand.search.radius);
    return way ? [{ label: way.label, href: refineHref(page, way.without), total }] : [];
  });
  const hasFilter = page.brand.facets.jobs.order.includes('occupations');
  const occupations = (hasFilter ? related : []).map(({ filter, label, alias, count }): Way => {
    const choice = { field: 'occupations', filter, label, alias };
    return { label: t('empty.related', { label }), href: jobsHref(page, { choices: [choice] }), total: count };
  });
  return [...changes, ...occupations];
}

/** Each with its number of results; `words` are the texts for the kind of list. */
export function Ways({ ways, words }: { ways: readonly Way[]; words: Translate }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, href, total }) => (
        <li key={href}>
          <Link className={styles.way} href={href}>
            <span>{label}</span>
            <span className={styles.wayTotal}>{words('total', { count: total })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Below a short list: how to find more. Renders nothing without a way. */
export function FewResults({
  page,
  advice,
  words,
  id,
}: {
  page: PageInfo;
  advice: Advice;
  words: Translate;
  id: string;
}) {
  const t = useTexts('search');
  const ways = waysOf(page, advice, t);
  if (ways.length === 0) return null;
  return (
    <section className={styles.few} aria-labelledby={`${id}-few`}>
      <h2 className={styles.title} id={`${id}-few`}>
        {t('widen')}
      </h2>
      <Ways ways={ways} words={words} />
    </section>
  );
}
