import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { TermLinksProps } from '../props.generated.ts';
import { formatCount } from '../shared/lists/count.ts';
import type { Facet } from '../shared/search/search-types.ts';
import { headingOfLinks, placeHref, type TermLink, valueLink } from '../shared/search/term-links.ts';
import type { load } from './load.ts';
import styles from './TermLinks.module.css';

/**
 * Links into the job search: facet values (occupation, industry and so on) with their counts, or the brand's places.
 */
export function TermLinks({ props, data, page, id }: WidgetProps<TermLinksProps, WidgetData<typeof load>>) {
  const t = useTexts('search');
  const links = props.facet === 'place' ? placeLinks(page) : valueLinks(data.terms?.search.facets ?? [], page);
  if (links.length === 0) return null;
  return (
    <nav className={styles.terms} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? headingOfLinks(props.facet, page, t)}
      </h2>
      <ul className={styles.links} data-facet={props.facet}>
        {links.slice(0, props.limit).map(({ label, href, count }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              <span className={styles.label}>{label}</span>
              {count !== undefined && (
                <span className={styles.count}>
                  {formatCount(count, page.locale)}
                  <span className="visually-hidden"> {t('facets.unit', { count })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function valueLinks(facets: readonly Facet[], page: PageInfo): TermLink[] {
  return facets.flatMap(({ field, values }) => values.map((value) => valueLink(page, field, value)));
}

function placeLinks(page: PageInfo): TermLink[] {
  return page.brand.search.geoInfo.map((place) => ({ label: place.label, href: placeHref(page, place) }));
}
