import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { ListingSearchForm } from '../shared/search/ListingSearchForm.tsx';
import { listingOf, organizationsHref } from '../shared/search/search-links.ts';
import styles from './OrganizationSearch.module.css';

/** The organization search, filled in with the current search. */
export function OrganizationSearch({ props, page }: WidgetProps<{ showRadius: boolean }>) {
  const t = useTexts('organization');
  const { choices, sorting, ...search } = listingOf(page);
  return (
    <div className={styles.search}>
      <ListingSearchForm
        page={page}
        search={{ choices, sorting, ...search }}
        target={organizationsHref(page, { choices, sorting })}
        words={{ label: t('search.label'), what: t('search.what'), whatPlaceholder: t('search.whatPlaceholder') }}
        showRadius={props.showRadius}
      />
    </div>
  );
}
