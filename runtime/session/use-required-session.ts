import Router from 'next/router';
import { useEffect } from 'react';
import { createHref } from '../core/routing/href.ts';
import type { PageInfo } from '../page/widget-contract.ts';
import { withDestination } from './page-address.ts';
import { type Session, useSession } from './session.ts';

/** The session of a page that requires signing in; others are sent to the sign-in page and return from there. */
export function useRequiredSession(page: PageInfo): Session {
  const session = useSession();
  const { status, isBroken, hasLeft } = session;
  useEffect(() => {
    if (status !== 'unauthenticated' || isBroken) return;
    const href = createHref(page.brand.routes, page.locale);
    const own = window.location.pathname + window.location.search;
    const target = hasLeft
      ? href.path('/user/logout')
      : withDestination(href.path('/user/login'), own, 'SessionRequired');
    void Router.replace(target);
  }, [page, status, isBroken, hasLeft]);
  return session;
}
