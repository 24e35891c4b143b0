import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { isAnythingHeld } from '../hold.ts';

interface LeaveGuard {
  /** Whether something would be lost with the document. */
  isDirty(): boolean;
  /** Whether it would be lost by moving softly, too: a save that only takes its time goes on meanwhile. */
  isStuck(): boolean;
  /** Saves what it can. */
  save(isLast: boolean): void;
  /** Whether that is done as soon as it is asked for, as in the browser’s own storage. */
  savesAtOnce(): boolean;
  /** Addresses that belong to the form itself. */
  isInside(path: string): boolean;
  question: string;
  /** Asked while a file is on its way, which is lost with its step, too. */
  fileQuestion: string;
}

/** Saves when the page goes, and asks before it goes with something that is not saved. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const onHide = useEffectEvent(() => {
    handOn();
    guard.save(true);
  });
  const onHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') guard.save(false);
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    handOn();
    if (!guard.isDirty() && !isAnythingHeld()) return;
    guard.save(true);
    if (isAnythingHeld() || !guard.savesAtOnce()) event.preventDefault();
  });
  const mayLeave = useEffectEvent((path: string) => {
    if (isAnythingHeld()) return window.confirm(guard.fileQuestion);
    if (!guard.isDirty() || guard.isInside(path)) return true;
    if (guard.isStuck()) return window.confirm(guard.question);
    guard.save(false);
    return true;
  });

  useEffect(() => {
    // Before React's own listener: a link that is not followed must not begin to move.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== window.location.origin)
        return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (mayLeave(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const here = window.location.href;
    Router.beforePopState(({ as }) => {
      if (mayLeave(new URL(as, here).pathname)) return true;
      // The browser has moved already: the address of the form comes back.
      window.history.pushState(window.history.state, '', Router.asPath);
      return false;
    });
    document.addEventListener('click', onClick, true);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      Router.beforePopState(() => true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}

/** Controls keep what is typed for a moment and hand it on when they are left. */
function handOn(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.closest('form') === null) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
