import { useEffect, useRef, useState } from 'react';
import { isActiveRoute } from '../../runtime/core/routing/active.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { sessionLinks } from '../../runtime/core/routing/session-links.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { rememberedState, rememberState, userKind } from '../shared/navigation/sidebar-state.ts';
import styles from './SessionSidebar.module.css';

/**
 * A tab at the edge of the window that opens the person's menu. On wide screens the menu is beside the page and
 * keeps its state; on narrower ones it overlays the page until it is used.
 */
export function SidePanel({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('session');
  const { roles, user } = useSession();
  const { mobile, tablet } = page.brand.theme.breakpoints;
  const kind = userKind(roles);
  const [room, setRoom] = useState<'none' | 'over' | 'beside'>('none');
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const [some, wide] = [`(min-width: ${mobile + 1}px)`, `(min-width: ${tablet + 1}px)`].map((query) =>
      window.matchMedia(query),
    );
    const follow = () => {
      setRoom(wide?.matches ? 'beside' : some?.matches ? 'over' : 'none');
      setOpen(wide?.matches === true && rememberedState(kind) === true);
    };
    follow();
    for (const query of [some, wide]) query?.addEventListener('change', follow);
    return () => {
      for (const query of [some, wide]) query?.removeEventListener('change', follow);
    };
  }, [mobile, tablet, kind]);

  if (room === 'none') return null;
  const href = createHref(page.brand.routes, page.locale);
  const links = [
    { key: 'jobs', href: href.jobs() },
    ...sessionLinks(href, roles, { applicantsOnly: user?.applicantsOnly === true }),
  ];

  function toggle(open: boolean): void {
    if (room === 'beside') rememberState(kind, open);
    setOpen(open);
  }

  return (
    <nav
      className={styles.sidebar}
      aria-label={t('personal')}
      data-sidebar={isOpen ? room : 'closed'}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        toggle(false);
        tab.current?.focus();
      }}
    >
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        aria-label={t('personal')}
        aria-expanded={isOpen}
        aria-controls={`${id}-pages`}
        onClick={() => toggle(!isOpen)}
      />
      <ul className={styles.pages} id={`${id}-pages`} hidden={!isOpen}>
        {links.map(({ key, href: address }) => (
          <li key={key}>
            <Link
              className={styles.link}
              href={address}
              aria-current={isActiveRoute(address, page.canonical ?? '') ? 'page' : undefined}
              onClick={() => room === 'over' && setOpen(false)}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
