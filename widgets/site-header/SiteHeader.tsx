import { isActiveRoute } from '../../runtime/core/routing/active.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { menuEntries } from '../shared/menu.ts';
import { plainText } from '../shared/plain-text.ts';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  showTagline: boolean;
  showDate: boolean;
}

/** The nameplate of the site. Its three shapes share one outline; the theme chooses by `data-header`. */
export function SiteHeader({ props, page }: WidgetProps<SiteHeaderProps>) {
  const t = useTexts('common');
  const { site, theme, navigation } = page.brand;
  const tagline = props.showTagline ? plainText(site.tagline) : null;
  const entries = menuEntries(page, navigation.main);
  return (
    <div className={styles.header} data-shape={theme.header}>
      <div className={styles.plate}>
        {theme.header === 'masthead' && props.showDate ? <DateLine page={page} /> : null}
        <Nameplate page={page} />
        {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
      </div>
      <div className={styles.ways}>
        {entries.length > 0 ? (
          <nav aria-label={t('mainMenu')}>
            <ul className={styles.menu}>
              {entries.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    className={styles.entry}
                    href={href}
                    aria-current={isActiveRoute(href, page.path) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <LanguageLinks page={page} />
      </div>
    </div>
  );
}

function Nameplate({ page }: { page: PageInfo }) {
  const { id, site, routes } = page.brand;
  return (
    <Link className={styles.name} href={createHref(routes, page.locale).home()}>
      {site.logo ? (
        <img className={styles.logo} src={`/brands/${site.assets ?? id}/${site.logo}`} alt={site.name} />
      ) : (
        site.name
      )}
    </Link>
  );
}

function DateLine({ page }: { page: PageInfo }) {
  const date = new Intl.DateTimeFormat(page.locale, { dateStyle: 'full', timeZone: page.brand.site.timeZone });
  return (
    <p className={styles.date}>
      <time dateTime={page.now.slice(0, 10)}>{date.format(new Date(page.now))}</time>
    </p>
  );
}
