import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { FacetGroup } from './FacetGroup.tsx';
import styles from './FacetList.module.css';
import type { Facet } from './search-types.ts';

/** All facets of the listing that have values to select. */
export function FacetList({ facets, page, id }: { facets: readonly Facet[]; page: PageInfo; id: string }) {
  const shown = facets.filter(({ values }) => values.length > 0);
  return (
    <div className={styles.facets}>
      {shown.map((facet) => (
        <FacetGroup key={facet.field} facet={facet} page={page} id={`${id}-${facet.field}`} />
      ))}
    </div>
  );
}
