import { useEffect, useRef } from 'react';
import { type MenuEntry, menuEntries } from '../../runtime/core/routing/menu.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { SiteHeaderProps } from '../props.generated.ts';
import { LanguageLinks } from '../shared/navigation/LanguageLinks.tsx';
import { currentEntry } from '../shared/navigation/menu.ts';
import { perBrand } from '../shared/per-brand.ts';
import { formatDay } from '../shared/words/format-day.ts';
import { plainText } from '../shared/words/plain-text.ts';
import { Nameplate } from './Nameplate.tsx';
import { ActingSlot, SessionSlot } from './SessionSlot.tsx';
import styles from './SiteHeader.module.css';

const mainMenu = perBrand((place) => menuEntries(place, place.brand.navigation.main));
/** What the sidebar has besides: on phones, there is one menu. */
const sideMenu = perBrand((place) => {
  const inMain = new Set(mainMenu(place).map(({ href }) => href));
  return menuEntries(place, place.brand.navigation.sidebar).filter(({ href }) => !inMain.has(href));
});

/**
 * The site's name and menu, in one of three shapes: a bar, a masthead above a strip between rules, or split. On a phone
 * one line, whose button opens the menu without scripts.
 */
export function SiteHeader({ props, page, id }: WidgetProps<SiteHeaderProps>) {
  const t = useTexts('common');
  const { site, theme } = page.brand;
  const tagline = props.showTagline ? plainText(site.tagline) : null;
  const isMasthead = theme.header === 'masthead';
  const words = tagline ? <p className={styles.tagline}>{tagline}</p> : null;
  const entries = mainMenu(page);
  const further = sideMenu(page);
  const languages = Object.keys(page.alternates).length;
  // A single link needs no button to open it.
  const folds = entries.length + further.length > 1 || languages > 1;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.path) menu.current?.hidePopover?.();
  }, [page.path]);

  const opener = folds ? (
    <button className={styles.opener} type="button" popoverTarget={`${id}-menu`} aria-label={t('mainMenu')} />
  ) : null;
  return (
    <>
      <ActingSlot />
      <div className={styles.header} data-shape={theme.header}>
        {isMasthead ? opener : null}
        <div className={styles.plate}>
          <Nameplate page={page} />
          {isMasthead ? null : words}
        </div>
        <div
          className={styles.ways}
          id={`${id}-menu`}
          ref={folds ? menu : undefined}
          popover={folds ? 'auto' : undefined}
        >
          {folds ? (
            <button
              className={styles.opener}
              type="button"
              popoverTarget={`${id}-menu`}
              aria-label={t('close')}
              data-closes=""
            />
          ) : null}
          {isMasthead ? <div className={styles.ear}>{props.showDate ? dateLine(page) : null}</div> : null}
          {entries.length + further.length > 0 ? (
            <nav className={styles.nav} aria-label={t('mainMenu')}>
              <MenuList className={styles.menu} entries={entries} page={page} />
              {further.length > 0 && (
                <MenuList className={`${styles.menu} ${styles.further}`} entries={further} page={page} />
              )}
            </nav>
          ) : null}
          {languages > 1 ? (
            <nav className={styles.languages} aria-label={t('languages')}>
              <LanguageLinks page={page} />
            </nav>
          ) : null}
        </div>
        <div className={styles.session}>
          {isMasthead ? words : null}
          <SessionSlot page={page} id={id} />
        </div>
        {isMasthead ? null : opener}
      </div>
    </>
  );
}

interface MenuListProps {
  className: string | undefined;
  entries: readonly MenuEntry[];
  page: PageInfo;
}

function MenuList({ className, entries, page }: MenuListProps) {
  const current = currentEntry(entries, page);
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link className={styles.entry} href={entry.href} aria-current={entry === current ? 'page' : undefined}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function dateLine({ now, locale, brand }: PageInfo) {
  return (
    <time className={styles.date} dateTime={now.slice(0, 10)}>
      {formatDay(now, locale, brand.site.timeZone, 'full')}
    </time>
  );
}
