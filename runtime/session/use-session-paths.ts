/**
 * Redirects that depend on the session: the requested destination, the way out of a broken session, the first step of a
 * new account.
 */
import Router from 'next/router';
import { useEffect } from 'react';
import { createHref } from '../core/routing/href.ts';
import type { PageInfo } from '../page/widget-contract.ts';
import { nextStep } from './next-step.ts';
import { forgetWishes, readWishes } from './page-address.ts';
import { useSession } from './session.ts';
import { followSignupStart } from './signup-start.ts';

export function useSessionPaths(page: PageInfo): void {
  const session = useSession();
  const { status, isBroken, isNewUserViaSocial, user } = session;

  useEffect(() => {
    if (status !== 'loading') {
      followSignupStart({ isNew: isNewUserViaSocial, userId: user?.id ?? null, networks: user?.networks });
    }
  }, [status, isNewUserViaSocial, user]);

  useEffect(() => {
    if (status === 'loading' && !isBroken) return;
    const step = nextStep({
      document: page.document,
      own: window.location.pathname + window.location.search,
      session: { status, isBroken, isNewUserViaSocial },
      wishes: readWishes(window.location),
    });
    if (step.forget) forgetWishes();
    if (step.to === null) return;
    const href = createHref(page.brand.routes, page.locale);
    // A requested path is in its language already; ours are canonical.
    void Router.replace(step.isOwn ? href.path(step.to) : step.to);
  }, [page, status, isBroken, isNewUserViaSocial]);
}
