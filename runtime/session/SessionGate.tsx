import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageInfo } from '../page/widget-contract.ts';
import { hasSessionMarker } from './session-marker.ts';
import { noSession, sessionState, setSessionState } from './session-state.ts';

const SessionRoot = lazy(() => import('./SessionRoot.tsx').then(({ SessionRoot: found }) => ({ default: found })));

/**
 * Loads the session if there is one, or if the page or its address requires it; other visitors load nothing of it.
 * Another tab may sign in later.
 */
export function SessionGate({ page }: { page: PageInfo }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const look = () => {
      if (page.page === 'personal' || hasSessionMarker() || asksFor(window.location.search)) setWanted(true);
      else if (sessionState().status === 'loading') setSessionState(noSession);
    };
    look();
    window.addEventListener('storage', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('focus', look);
    };
  }, [page, isWanted]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <SessionRoot page={page} />
    </Suspense>
  );
}

/** Parameters that only the session code can handle. */
function asksFor(search: string): boolean {
  return /[?&]dispatch=/.test(search);
}
