import { linkProps } from '../../runtime/page/Link.tsx';
import { type Translate, useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { JobFiguresProps } from '../props.generated.ts';
import { formatCount } from '../shared/lists/count.ts';
import { headingOfLinks, type TermLink, titleOfFacet, townLink, valueLink } from '../shared/search/term-links.ts';
import styles from './JobFigures.module.css';
import type { load } from './load.ts';
import { WeekChart } from './WeekChart.tsx';

type Data = WidgetData<typeof load>;

/** A small chart of the board's own figures. The bars of values are rows of a table; those of weeks stand above a hidden one. */
export function JobFigures({ props, data, page, id }: WidgetProps<JobFiguresProps, Data>) {
  const t = useTexts('figures');
  const search = useTexts('search');
  const { weeks } = data;
  const bars = barsOf(data, page);
  const isEmpty = weeks ? weeks.jobWeeks.every(({ count }) => count === 0) : bars.length === 0;
  if (isEmpty) return null;
  const { figure } = props;
  // Values of a facet that the search does not offer have no search of their own.
  const isSearched = figure === 'place' || page.brand.facets.jobs.order.includes(figure);
  const heading = props.heading ?? (hasOwnTexts(figure) ? t(figure) : headingOfLinks(figure, page, search));
  return (
    <section className={styles.figures} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {heading}
      </h2>
      {weeks ? (
        <WeekChart weeks={weeks.jobWeeks} locale={page.locale} labelledBy={`${id}-heading`} />
      ) : (
        <table className={styles.table} aria-labelledby={`${id}-heading`}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{firstColumn(figure, page, { t, search })}</th>
              <th scope="col">{t('jobs')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, href, count = 0, share }) => (
              <tr key={`${href} ${label}`}>
                <th className={styles.label} scope="row">
                  {isSearched ? <a {...linkProps(href)}>{label}</a> : label}
                </th>
                <td className={styles.figure}>
                  <svg
                    className={styles.bar}
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect width={share} height="1" />
                  </svg>
                  <span className={styles.count}>{formatCount(count, page.locale)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function hasOwnTexts(figure: string): boolean {
  return figure === 'weeks' || figure === 'salary';
}

function firstColumn(figure: string, page: PageInfo, { t, search }: { t: Translate; search: Translate }): string {
  return figure === 'place' ? t('place') : titleOfFacet(figure, page, search);
}

/** Values with the length of their bars, in percent of the longest. */
function barsOf({ terms, towns }: Data, page: PageInfo): (TermLink & { share: number })[] {
  const links = towns
    ? towns.jobTowns.map((town) => townLink(page, town))
    : (terms?.search.facets ?? []).flatMap(({ field, values }) => values.map((value) => valueLink(page, field, value)));
  const most = Math.max(1, ...links.map(({ count = 0 }) => count));
  return links.map((link) => ({ ...link, share: Math.ceil(((link.count ?? 0) / most) * 1000) / 10 }));
}
