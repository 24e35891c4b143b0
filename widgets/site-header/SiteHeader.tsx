import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { formatDay } from '../shared/format-day.ts';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { currentEntry, type MenuEntry, menuEntries } from '../shared/menu.ts';
import { plainText } from '../shared/plain-text.ts';
import { Nameplate } from './Nameplate.tsx';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  showTagline: boolean;
  showDate: boolean;
}

/** The nameplate of the site and its menu, in one of three shapes: a bar, a masthead over a strip between rules, or split. */
export function SiteHeader({ props, page }: WidgetProps<SiteHeaderProps>) {
  const { site, theme, navigation } = page.brand;
  const tagline = props.showTagline ? plainText(site.tagline) : null;
  const isMasthead = theme.header === 'masthead';
  const words = tagline ? <p className={styles.tagline}>{tagline}</p> : null;
  return (
    <div className={styles.header} data-shape={theme.header}>
      <div className={styles.plate}>
        <Nameplate page={page} />
        {isMasthead ? null : words}
      </div>
      <div className={styles.ways}>
        {isMasthead ? <div className={styles.ear}>{props.showDate ? <DateLine page={page} /> : null}</div> : null}
        <MainMenu entries={menuEntries(page, navigation.main)} page={page} />
        {isMasthead ? <div className={styles.ear}>{words}</div> : null}
        <LanguageLinks page={page} />
      </div>
    </div>
  );
}

function MainMenu({ entries, page }: { entries: readonly MenuEntry[]; page: PageInfo }) {
  const t = useTexts('common');
  const current = currentEntry(entries, page);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <ul className={styles.menu}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link className={styles.entry} href={entry.href} aria-current={entry === current ? 'page' : undefined}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DateLine({ page }: { page: PageInfo }) {
  return (
    <time className={styles.date} dateTime={page.now.slice(0, 10)}>
      {formatDay(page.now, page.locale, page.brand.site.timeZone, 'full')}
    </time>
  );
}
