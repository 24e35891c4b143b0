import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { CompactSearch } from '../shared/search/CompactSearch.tsx';
import { JobSearchForm } from '../shared/search/JobSearchForm.tsx';
import styles from './SearchForm.module.css';

/** The job search, filled in with the current search. */
export function SearchForm({ props, page }: WidgetProps<{ showRadius: boolean }>) {
  const t = useTexts('search');
  const form = <JobSearchForm page={page} showRadius={props.showRadius} />;
  // On other pages there is no list that it would keep off the first screen.
  if (page.search === null) return <div className={styles.search}>{form}</div>;
  return (
    <div className={styles.search}>
      <CompactSearch page={page} words={{ label: t('form.label'), whatPlaceholder: t('form.whatPlaceholder') }}>
        {form}
      </CompactSearch>
    </div>
  );
}
