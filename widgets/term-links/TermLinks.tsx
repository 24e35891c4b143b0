import { ownPlaces } from '../../runtime/core/search/own-places.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { TermLinksProps } from '../props.generated.ts';
import { CountedLinks } from '../shared/lists/CountedLinks.tsx';
import type { Facet } from '../shared/search/search-types.ts';
import { headingOfLinks, placeHref, type TermLink, valueLink } from '../shared/search/term-links.ts';
import type { load } from './load.ts';

/**
 * Links into the job search: facet values (occupation, industry and so on) with their counts, or the brand's places.
 */
export function TermLinks({ props, data, page, id }: WidgetProps<TermLinksProps, WidgetData<typeof load>>) {
  const t = useTexts('search');
  const links = props.facet === 'place' ? placeLinks(page) : valueLinks(data.terms?.search.facets ?? [], page);
  return (
    <CountedLinks
      id={id}
      heading={props.heading ?? headingOfLinks(props.facet, page, t)}
      links={links
        .slice(0, props.limit)
        .map((link) => ({ ...link, unit: t('facets.unit', { count: link.count ?? 0 }) }))}
      locale={page.locale}
      facet={props.facet}
    />
  );
}

function valueLinks(facets: readonly Facet[], page: PageInfo): TermLink[] {
  return facets.flatMap(({ field, values }) => values.map((value) => valueLink(page, field, value)));
}

function placeLinks(page: PageInfo): TermLink[] {
  return ownPlaces(page.brand.search.geoInfo, 'JOBS').map((place) => ({
    label: place.label,
    href: placeHref(page, place),
  }));
}
