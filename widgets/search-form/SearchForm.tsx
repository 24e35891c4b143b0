import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobSearchForm } from '../shared/search/JobSearchForm.tsx';
import styles from './SearchForm.module.css';

/** The job search, filled in with the current search. */
export function SearchForm({ props, page }: WidgetProps<{ showRadius: boolean }>) {
  return (
    <div className={styles.search}>
      <JobSearchForm page={page} showRadius={props.showRadius} />
    </div>
  );
}
