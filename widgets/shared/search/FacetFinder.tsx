import { useEffect, useState } from 'react';
import type { FacetChoice } from '../../../runtime/core/search/types.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './FacetList.module.css';
import { FacetValues } from './FacetValues.tsx';
import { arrangeValues } from './facet-values.ts';
import { fetchFacetValues } from './fetch-facet-values.ts';
import { listingOf } from './listing-links.ts';
import type { FacetValue } from './search-types.ts';

export interface FacetFinderProps {
  page: PageInfo;
  field: string;
  /** What is looked for. */
  text: string;
  hrefOf: (choice: FacetChoice) => string;
}

/** The values of a long facet that contain a text. */
export function FacetFinder({ page, field, text, hrefOf }: FacetFinderProps) {
  const t = useTexts('search');
  const [found, setFound] = useState<readonly FacetValue[] | null>(null);
  const { delay, minLength } = page.brand.search.autocomplete;
  const { choices, index } = listingOf(page);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted.length < minLength) return setFound(null);
    let current = true;
    const timer = setTimeout(async () => {
      const values = await fetchFacetValues({ index, field, text: wanted, language: page.locale }).catch(() => null);
      if (current) setFound(values);
    }, delay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, index, field, page.locale, delay, minLength]);

  const chosen = choices.filter((choice) => found?.some(({ filter }) => filter === choice.filter));
  return (
    <div className={styles.found} aria-live="polite">
      {found?.length === 0 && <p className={styles.none}>{t('facets.noMatch', { text: text.trim() })}</p>}
      {found && found.length > 0 && (
        <FacetValues values={arrangeValues(field, found, chosen)} hrefOf={hrefOf} locale={page.locale} />
      )}
    </div>
  );
}
