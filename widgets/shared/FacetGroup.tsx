import { type ComponentType, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { FacetFinderProps } from './FacetFinder.tsx';
import styles from './FacetList.module.css';
import { FacetValues } from './FacetValues.tsx';
import { facetLook } from './facet-settings.ts';
import { arrangeValues } from './facet-values.ts';
import { listingOf } from './search-links.ts';
import type { Facet } from './search-types.ts';

/** One facet: its values as links with counts, the rest behind "more", and a field to find values where there are many. */
export function FacetGroup({ facet, page, id }: { facet: Facet; page: PageInfo; id: string }) {
  const t = useTexts('search');
  const [Finder, setFinder] = useState<ComponentType<FacetFinderProps> | null>(null);
  const { title, multiple, limit } = facetLook(page, facet.field, t);
  const threshold = page.brand.search.facetAutocompleteThreshold;
  const values = arrangeValues(facet.field, facet.values, listingOf(page).choices);
  const first = Math.max(limit, values.filter(({ chosen }) => chosen).length);
  const more = values.slice(first, threshold);

  async function find() {
    const { FacetFinder } = await import('./FacetFinder.tsx');
    setFinder(() => FacetFinder);
  }

  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {values.length > threshold && (
        <div className={styles.finder}>
          {Finder ? (
            <Finder page={page} field={facet.field} title={title} multiple={multiple} />
          ) : (
            <input
              className={styles.find}
              type="search"
              aria-label={t('facets.find', { title })}
              placeholder={t('facets.findPlaceholder')}
              onFocus={find}
            />
          )}
        </div>
      )}
      <FacetValues values={values.slice(0, first)} page={page} multiple={multiple} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('facets.more', { count: more.length })}</summary>
          <FacetValues values={more} page={page} multiple={multiple} />
        </details>
      )}
    </section>
  );
}
