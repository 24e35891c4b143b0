/** The session of the page, on next-auth's client; loaded only if there is one or a personal page requires it. */
import { getSession, SessionProvider, signOut, useSession } from 'next-auth/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createHref } from '../core/routing/href.ts';
import { EditorGate } from '../page/editor/EditorGate.tsx';
import type { PageInfo } from '../page/widget-contract.ts';
import { loadUser } from './load-user.ts';
import { createSessionHolder, readSession } from './session-holder.ts';
import { setKeeper } from './session-keeper.ts';
import { hasSessionMarker } from './session-marker.ts';
import { setSessionActions } from './session-state.ts';
import { useSessionPaths } from './use-session-paths.ts';

export function SessionRoot({ page }: { page: PageInfo }) {
  const { pollingSeconds, refreshOnFocus } = page.brand.session;
  return (
    <SessionProvider basePath="/api/auth" refetchInterval={pollingSeconds} refetchOnWindowFocus={refreshOnFocus}>
      <Holder page={page} />
      <EditorGate key={page.path} page={page} />
    </SessionProvider>
  );
}

function Holder({ page }: { page: PageInfo }) {
  const { data, status, update } = useSession();
  const place = useRef(page);
  const [holder] = useState(() =>
    createSessionHolder({
      fetchSession: (broadcast) => getSession({ broadcast }),
      loadUser,
      hasMarker: hasSessionMarker,
      isPersonal: () => place.current.page === 'personal',
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      startOver: () => window.location.reload(),
    }),
  );
  const handOver = useEffectEvent(async (token: string | null) => {
    const next = readSession(await update({ handover: token ?? 'back' }));
    const href = createHref(page.brand.routes, page.locale);
    if (next && next.masqueraded === (token !== null)) window.location.assign(href.path('/dashboard'));
    // Whoever began in the workspace has no session here to return to.
    else if (token === null && !next && !hasSessionMarker()) window.location.assign(href.path('/admin'));
    // next-auth logs a failed request and returns no session; the server keeps the session that it cannot change.
    else throw new Error('The session was not changed.');
  });

  useEffect(() => {
    place.current = page;
  }, [page]);

  useEffect(() => {
    setKeeper({ renew: () => holder.renew(false), askAgain: holder.askAgain });
    setSessionActions({
      refresh: async () => void (await holder.renew(true)),
      async signOut() {
        holder.leave();
        await signOut({ redirect: false });
        await holder.renew(false);
      },
      handOver: (token) => handOver(token),
      answerEnding: holder.answerEnding,
    });
    // next-auth notifies other tabs; after a deliberate sign-out they do not ask to sign in again.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'nextauth.message' && newValue?.includes('"signout"')) holder.leave();
    };
    window.addEventListener('storage', follow);
    return () => {
      setKeeper(null);
      setSessionActions(null);
      window.removeEventListener('storage', follow);
    };
  }, [holder]);

  useEffect(() => {
    if (status !== 'loading') void holder.receive(data);
  }, [holder, data, status]);

  useSessionPaths(page);
  return null;
}
