/**
 * Returns visitors to where they were, after going back and after reloading. On client-side navigation, browsers restore
 * before the page is there, and Next then begins it at the top; neither restores areas that scroll by themselves, nor
 * waits for lists that load in the browser.
 */
import Router from 'next/router';
import { findPosition, focusLink, keepPosition, positionNow, reaches, scrollToPosition } from './scroll-position.ts';

/** Next's key of the current entry of the history. */
function entryNow(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : null;
}

/** The entry that was reloaded or returned to: read before Next starts, which gives it a new key. */
const arrived = typeof window === 'undefined' ? null : entryNow();

/**
 * Next keeps the error of a shallow move that another one has overtaken, and would report all later ones as failed
 * (vercel/next.js#51485). It throws the error after this event.
 */
function forgetOvertaken(error: Error & { cancelled?: boolean }): void {
  if (!error.cancelled) return;
  queueMicrotask(() => {
    const shown = Router.router?.components[Router.route];
    if (shown?.error === error) delete shown.error;
  });
}

/** Remembers and restores positions from now on. Returns a function that ends this. */
export function rememberScroll(): () => void {
  let shown = entryNow();
  let wanted: string | null = null;

  function leave() {
    if (shown !== null) keepPosition(shown, positionNow());
  }

  function goBack() {
    leave();
    wanted = entryNow();
  }

  function start() {
    if (wanted === null) leave();
  }

  function arrive() {
    shown = entryNow();
    const position = shown !== null && shown === wanted ? findPosition(shown) : null;
    wanted = null;
    if (position) scrollToPosition(position);
    return position;
  }

  function complete() {
    const link = arrive()?.link;
    const start = document.getElementById('main');
    // A link that was followed is gone with its page: Tab continues at the beginning of the new one.
    if (document.activeElement === document.body) start?.focus({ preventScroll: true });
    if (link && document.activeElement === start) focusLink(link);
  }

  /** The browser restores whole documents itself, before they are first painted. */
  function hide() {
    leave();
    window.history.scrollRestoration = 'auto';
  }

  function show() {
    shown = entryNow();
    window.history.scrollRestoration = 'manual';
  }

  const position = arrived === null ? null : findPosition(arrived);
  if (position && (window.scrollY === 0 || !reaches(position.y))) scrollToPosition(position);
  if (document.readyState === 'complete') show();
  window.addEventListener('popstate', goBack);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  Router.events.on('routeChangeStart', start);
  Router.events.on('routeChangeComplete', complete);
  Router.events.on('routeChangeError', forgetOvertaken);
  Router.events.on('hashChangeComplete', arrive);
  return () => {
    window.removeEventListener('popstate', goBack);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
    Router.events.off('routeChangeStart', start);
    Router.events.off('routeChangeComplete', complete);
    Router.events.off('routeChangeError', forgetOvertaken);
    Router.events.off('hashChangeComplete', arrive);
  };
}
