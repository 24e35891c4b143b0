import Router from 'next/router';
import { useEffect } from 'react';
import { createHref } from '../core/routing/href.ts';
import type { PageInfo } from '../page/widget-contract.ts';
import { hasSignedIn, noteSignedIn } from './known-browser.ts';
import { withDestination } from './page-address.ts';
import { type Session, useSession } from './session.ts';

interface RequiredOptions {
  /** The page is where newcomers begin: where nobody has signed in before, they register first. */
  isForNewcomers?: boolean;
}

/** The session of a page that requires signing in; others are sent to the sign-in page and return from there. */
export function useRequiredSession(page: PageInfo, { isForNewcomers = false }: RequiredOptions = {}): Session {
  const session = useSession();
  const { status, isBroken, hasLeft } = session;
  useEffect(() => {
    if (status !== 'unauthenticated' || isBroken) return;
    const href = createHref(page.brand.routes, page.locale);
    const own = window.location.pathname + window.location.search;
    const register = isForNewcomers && !hasSignedIn() ? href.page('register') : null;
    const enter =
      register === null
        ? withDestination(href.path('/user/login'), own, 'SessionRequired')
        : withDestination(register, own);
    void Router.replace(hasLeft ? href.path('/user/logout') : enter);
  }, [page, status, isBroken, hasLeft, isForNewcomers]);
  useEffect(() => {
    if (status === 'authenticated') noteSignedIn();
  }, [status]);
  return session;
}
