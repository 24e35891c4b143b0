import { linkProps } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { TermIndexProps } from '../props.generated.ts';
import { CountedLink } from '../shared/lists/CountedLink.tsx';
import { headingOfLinks, townLink, valueLink } from '../shared/search/term-links.ts';
import { type Area, byGroup, byLetter, type Entry, townEntries, valueEntries } from './entries.ts';
import type { load } from './load.ts';
import styles from './TermIndex.module.css';

type Data = WidgetData<typeof load>;

/** An index as at the end of a book: all values of a facet or all towns with jobs, by letter or by group, with counts. */
export function TermIndex({ props, data, page, id }: WidgetProps<TermIndexProps, Data>) {
  const t = useTexts('search');
  const entries = entriesOf(data, page, props.areas);
  if (entries.length === 0) return null;
  const sections = props.order === 'grouped' ? byGroup(entries, page.locale) : byLetter(entries, page.locale);
  return (
    <nav className={styles.index} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? headingOfLinks(props.of, page, t)}
      </h2>
      <div className={styles.sections} data-order={props.order}>
        {sections.map(({ title, href, entries: own }) => (
          <section className={styles.section} key={title}>
            {title !== '' && (
              <h3 className={styles.title}>{href === undefined ? title : <a {...linkProps(href)}>{title}</a>}</h3>
            )}
            <ul className={styles.entries}>
              {own.map(({ count = 0, ...link }) => (
                <li key={link.href}>
                  <CountedLink {...link} count={count} unit={t('facets.unit', { count })} locale={page.locale} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function entriesOf({ terms, towns }: Data, page: PageInfo, areas: readonly Area[]): Entry[] {
  if (towns) return townEntries(towns.jobTowns, (town) => townLink(page, town), areas);
  return (terms?.search.facets ?? []).flatMap(({ field, values }) =>
    valueEntries(values, (value) => valueLink(page, field, value)),
  );
}
