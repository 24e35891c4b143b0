import { lazy, Suspense, useEffect } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { hostEnding } from '../../runtime/session/session-state.ts';
import styles from './SiteHeader.module.css';

// Loaded only for people who are signed in.
const SessionMenu = lazy(() => import('./SessionMenu.tsx').then((found) => ({ default: found.SessionMenu })));
const EndingDialog = lazy(() => import('./EndingDialog.tsx').then((found) => ({ default: found.EndingDialog })));
const ActingBanner = lazy(() => import('./ActingBanner.tsx').then((found) => ({ default: found.ActingBanner })));

/** A link to the sign-in page, or the menu of the person who is signed in. */
export function SessionSlot({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('session');
  const { user, isEnding } = useSession();
  const isPerson = user !== null;
  useEffect(() => (isPerson ? hostEnding() : undefined), [isPerson]);

  if (user) {
    return (
      <Suspense fallback={<span className={styles.entry}>{user.name}</span>}>
        <SessionMenu page={page} id={`${id}-session`} user={user} />
        {isEnding && <EndingDialog page={page} id={`${id}-ending`} email={user.email} />}
      </Suspense>
    );
  }
  const login = createHref(page.brand.routes, page.locale).page('login');
  const { applicant, recruiter } = page.brand.features;
  if (login === null || !(applicant || recruiter)) return null;
  return (
    <Link className={styles.entry} href={login} aria-current={page.document === 'login' ? 'page' : undefined}>
      {t('signIn')}
    </Link>
  );
}

/** A banner at the top while acting as somebody else. */
export function ActingSlot() {
  const { masqueraded, user } = useSession();
  if (!masqueraded || !user) return null;
  return (
    <Suspense fallback={null}>
      <ActingBanner name={user.name} />
    </Suspense>
  );
}
