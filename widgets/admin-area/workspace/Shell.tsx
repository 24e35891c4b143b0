import Router from 'next/router';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useSession } from '../../../runtime/session/session.ts';
import { languageName } from '../content/language-name.ts';
import { SmallButton } from '../parts/controls.tsx';
import { GROUPS } from './screens.ts';
import styles from './Workspace.module.css';

interface ShellProps {
  page: PageInfo;
  id: string;
  /** Parts in the navigation. */
  parts: readonly string[];
  current: string | null;
  to(...steps: string[]): string;
  switcher?: ReactNode;
  search?: ReactNode;
  children: ReactNode;
}

/** Frame of the workspace: navigation at the left, a drawer on a phone; the chosen brand and the person on top. */
export function Shell({ page, id, parts, current, to, switcher, search, children }: ShellProps) {
  const t = useTexts('workspace');
  const names = useTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const groups = GROUPS.map(({ name, parts: all }) => ({
    name,
    parts: all.filter((part) => parts.includes(part)),
  })).filter(({ parts: own }) => own.length > 0);
  // The drawer closes once it has led somewhere.
  useEffect(() => setOpen(page === null), [page]);
  return (
    <div className={styles.workspace}>
      <header className={styles.top}>
        <SmallButton
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls={`${id}-nav`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('menu')}
        </SmallButton>
        <h1 className={styles.name}>
          <Link href={to()}>{t('name')}</Link>
        </h1>
        {switcher}
        {search}
        <Person page={page} />
      </header>
      <nav
        id={`${id}-nav`}
        className={styles.nav}
        data-open={isOpen || undefined}
        aria-label={names('parts')}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        {groups.map(({ name, parts: own }) => (
          <Fragment key={name}>
            <p id={`${id}-${name}`} className={styles.group}>
              {t(`group.${name}`)}
            </p>
            <ul className={styles.parts} aria-labelledby={`${id}-${name}`}>
              {own.map((part) => (
                <li key={part}>
                  <Link className={styles.part} href={to(part)} aria-current={part === current ? 'page' : undefined}>
                    {part === 'today' ? t('today.title') : names(`part.${part}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Who is signed in, the languages of the workspace, and the way out. */
function Person({ page }: { page: PageInfo }) {
  const t = useTexts('workspace');
  const { user, signOut } = useSession();
  const languages = page.brand.routes.locales.filter((language) => language !== page.locale);
  return (
    <details className={styles.person}>
      <summary>{user?.name ?? t('account')}</summary>
      <div className={styles.card}>
        <p className="meta">{user?.email}</p>
        <ul className={styles.languages}>
          {languages.map((language) => (
            <li key={language}>
              <a
                href={`${page.alternates[language] ?? '/admin'}${typeof window === 'undefined' ? '' : window.location.search}`}
                lang={language}
                hrefLang={language}
              >
                {languageName(language, language)}
              </a>
            </li>
          ))}
        </ul>
        <SmallButton
          onClick={async () => {
            await signOut();
            void Router.push('/user/login');
          }}
        >
          {t('signOut')}
        </SmallButton>
      </div>
    </details>
  );
}
