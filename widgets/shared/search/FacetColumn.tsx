import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './FacetColumn.module.css';
import { FacetList } from './FacetList.tsx';
import type { Facet } from './search-types.ts';

/**
 * Filters of a listing as links. Below 1200 px a filter sheet shows them if there is one; otherwise they follow the
 * list.
 */
export function FacetColumn({ facets, page, id }: { facets: readonly Facet[]; page: PageInfo; id: string }) {
  const t = useTexts('search');
  if (facets.every(({ values }) => values.length === 0)) return null;
  return (
    <nav className={styles.facets} id="filters" aria-label={t('filters.title')} data-keep-scroll="filters">
      <FacetList facets={facets} page={page} id={id} />
    </nav>
  );
}
