import Router from 'next/router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { sessionLinks } from '../../runtime/core/routing/session-links.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import { OrganizationSwitch } from './OrganizationSwitch.tsx';
import styles from './SessionMenu.module.css';

interface SessionMenuProps {
  page: PageInfo;
  id: string;
  user: SessionUser;
}

/** The person's name, which opens the menu of personal pages and signing out. */
export function SessionMenu({ page, id, user }: SessionMenuProps) {
  const t = useTexts('session');
  const { roles, signOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const href = createHref(page.brand.routes, page.locale);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) setOpen(false);
    };
    const leave = () => setOpen(false);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    Router.events.on('routeChangeStart', leave);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      Router.events.off('routeChangeStart', leave);
    };
  }, [isOpen]);

  function follow(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  async function leave() {
    setOpen(false);
    await signOut();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is inside
    <div className={styles.session} ref={around} onKeyDown={follow}>
      <button
        className={styles.person}
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={`${id}-menu`}
        aria-label={t('menu', { name: user.name })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{user.name}</span>
        <span className={styles.sign} aria-hidden="true" />
      </button>
      <div className={styles.menu} id={`${id}-menu`} hidden={!isOpen}>
        <ul className={styles.list}>
          {sessionLinks(href, roles, { applicantsOnly: user.applicantsOnly }).map(({ key, href: address }) => (
            <li key={key}>
              <Link
                className={styles.entry}
                href={address}
                aria-current={address === page.canonical ? 'page' : undefined}
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
        {isOpen && roles.includes('recruiter') && <OrganizationSwitch user={user} />}
        <button className={styles.entry} type="button" onClick={() => void leave()}>
          {t('signOut')}
        </button>
      </div>
    </div>
  );
}
