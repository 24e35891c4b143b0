import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { FacetList } from '../shared/FacetList.tsx';
import type { OrganizationsFound } from '../shared/organizations-query.ts';
import styles from './OrganizationFacets.module.css';

type Data = { organizations: OrganizationsFound };

/** Filters of the organization search as links. On narrow screens they follow the list, which links here. */
export function OrganizationFacets({ data, page, id }: WidgetProps<Record<string, never>, Data>) {
  const t = useTexts('search');
  const { facets } = data.organizations.search;
  if (facets.every(({ values }) => values.length === 0)) return null;
  return (
    <nav className={styles.facets} id="filters" aria-label={t('filters.title')}>
      <FacetList facets={facets} page={page} id={id} />
    </nav>
  );
}
