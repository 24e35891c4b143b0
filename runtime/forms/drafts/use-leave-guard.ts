import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { isAnythingHeld } from '../hold.ts';

interface LeaveGuard {
  /** Whether unloading the document would lose anything. */
  isDirty(): boolean;
  /** Whether client-side navigation would lose it, too: a save that is merely slow continues meanwhile. */
  isStuck(): boolean;
  /** Saves what it can. */
  save(isLast: boolean): void;
  /** Whether saving is synchronous, as in the browser's own storage. */
  savesAtOnce(): boolean;
  /** Whether a path belongs to the form itself. */
  isInside(path: string): boolean;
  question: string;
  /** Asked during an upload, which is also lost when leaving the step. */
  fileQuestion: string;
}

/** Whether a path may be gone to, by each form of the page: the router asks one listener alone. */
const guards = new Set<(path: string) => boolean>();

/** Saves when leaving the page, and asks for confirmation if something cannot be saved. */
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
    // Runs before React's own listener: a canceled navigation must not start.
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
    const mayGo = (path: string) => mayLeave(path);
    guards.add(mayGo);
    Router.beforePopState(({ as }) => {
      const { pathname } = new URL(as, here);
      if ([...guards].every((mayLeaveFor) => mayLeaveFor(pathname))) return true;
      // The browser has already navigated: restore the form's address.
      window.history.pushState(window.history.state, '', Router.asPath);
      return false;
    });
    document.addEventListener('click', onClick, true);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      guards.delete(mayGo);
      if (guards.size === 0) Router.beforePopState(() => true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}

/** Controls buffer input for a moment and commit it on blur. */
function handOn(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.closest('form') === null) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
