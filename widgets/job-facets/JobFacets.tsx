import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { FacetList } from '../shared/FacetList.tsx';
import type { JobsFound } from '../shared/search-types.ts';
import styles from './JobFacets.module.css';

/** Filters of the job search as links. Below 1200 px the filter sheet shows them, without JavaScript they follow the list. */
export function JobFacets({ data, page, id }: WidgetProps<Record<string, never>, { jobs: JobsFound }>) {
  const t = useTexts('search');
  const { facets } = data.jobs.search;
  if (facets.every(({ values }) => values.length === 0)) return null;
  return (
    <nav className={styles.facets} id="filters" aria-label={t('filters.title')}>
      <FacetList facets={facets} page={page} id={id} />
    </nav>
  );
}
