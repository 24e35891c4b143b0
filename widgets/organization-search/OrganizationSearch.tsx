import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { CompactSearch } from '../shared/search/CompactSearch.tsx';
import { ListingSearchForm } from '../shared/search/ListingSearchForm.tsx';
import { listingOf } from '../shared/search/listing-links.ts';
import { organizationsHref } from '../shared/search/search-links.ts';
import styles from './OrganizationSearch.module.css';

/** The organization search, filled in with the current search. */
export function OrganizationSearch({ props, page }: WidgetProps<{ showRadius: boolean }>) {
  const t = useTexts('organization');
  const { choices, sorting, ...search } = listingOf(page);
  const words = {
    label: t('search.label'),
    what: t('search.what'),
    whatPlaceholder: t('search.whatPlaceholder'),
  };
  return (
    <div className={styles.search}>
      <CompactSearch page={page} words={words}>
        <ListingSearchForm
          page={page}
          search={{ choices, sorting, ...search }}
          target={organizationsHref(page, { choices, sorting })}
          words={words}
          showRadius={props.showRadius}
        />
      </CompactSearch>
    </div>
  );
}
