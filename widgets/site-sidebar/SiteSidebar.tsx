import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { menuEntries } from '../../runtime/core/routing/menu.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { currentEntry } from '../shared/navigation/menu.ts';
import { rememberedState, rememberState, userKind } from '../shared/navigation/sidebar-state.ts';
import styles from './SiteSidebar.module.css';

/** A collapsible menu at the side. Without JavaScript its heading opens and closes it. */
export function SiteSidebar({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('common');
  const { main, sidebar, sidebarCollapsed } = page.brand.navigation;
  const [isOpen, setOpen] = useState(!sidebarCollapsed);
  const fold = useRef<HTMLDetailsElement>(null);
  const isByHand = useRef(false);
  // From this width the sidebar is beside the content and restores its stored state; below, it opens on demand.
  const wide = `(min-width: ${page.brand.theme.breakpoints.tablet + 1}px)`;
  const kind = userKind(useSession().roles);
  const entries = menuEntries(page, sidebar.length > 0 ? sidebar : main);
  const current = currentEntry(entries, page);

  // Somebody may have opened or closed it before the scripts were there.
  const takeOver = useEffectEvent(() => {
    if (!fold.current || fold.current.open === isOpen) return;
    isByHand.current = true;
    setOpen(fold.current.open);
  });
  useEffect(() => takeOver(), []);

  useEffect(() => {
    const query = window.matchMedia(wide);
    const follow = () => setOpen(query.matches && (rememberedState(kind) ?? !sidebarCollapsed));
    if (!isByHand.current) follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [sidebarCollapsed, kind, wide]);

  if (entries.length === 0) return null;

  function toggle() {
    isByHand.current = true;
    if (window.matchMedia(wide).matches) rememberState(kind, !isOpen);
    setOpen(!isOpen);
  }

  return (
    <nav className={styles.sidebar} aria-label={t('sidebar')}>
      <details className={styles.fold} open={isOpen} ref={fold}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by default */}
        <summary
          className={styles.toggle}
          onClick={(event) => {
            event.preventDefault();
            toggle();
          }}
        >
          {t('menu')}
        </summary>
        <ul className={styles.menu} id={`${id}-menu`}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <Link className={styles.entry} href={entry.href} aria-current={entry === current ? 'page' : undefined}>
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
