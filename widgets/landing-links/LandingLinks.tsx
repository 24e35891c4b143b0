import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { LandingLinksProps } from '../props.generated.ts';
import { CountedLinks } from '../shared/lists/CountedLinks.tsx';
import type { load } from './load.ts';

/** Links to landing pages with what each of them finds now; on one of them, those that have most in common with it. */
export function LandingLinks({ props, data, page, id }: WidgetProps<LandingLinksProps, WidgetData<typeof load>>) {
  const t = useTexts('search');
  const links = data.landings.landingPages.map(({ path, title, index, count }) => ({
    label: title,
    href: path,
    count,
    unit: t(index === 'JOBS' ? 'facets.unit' : 'landings.organizations', { count }),
  }));
  const heading = props.heading ?? t(page.page === 'landing' ? 'landings.related' : 'landings.all');
  return <CountedLinks id={id} heading={heading} links={links} locale={page.locale} />;
}
