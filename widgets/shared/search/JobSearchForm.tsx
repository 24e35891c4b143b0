import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { ListingSearchForm } from './ListingSearchForm.tsx';
import { jobsHref, searchOf } from './search-links.ts';

/** The job search form: keeps filters and sorting while search terms and place change. */
export function JobSearchForm({ page, showRadius }: { page: PageInfo; showRadius: boolean }) {
  const t = useTexts('search');
  const search = searchOf(page);
  const { choices, sorting, organizationName } = search;
  return (
    <ListingSearchForm
      page={page}
      search={search}
      target={jobsHref(page, { choices, sorting, organizationName })}
      words={{ label: t('form.label'), what: t('form.what'), whatPlaceholder: t('form.whatPlaceholder') }}
      showRadius={showRadius}
    />
  );
}
