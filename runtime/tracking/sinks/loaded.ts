/** Services that do all by themselves once their script is loaded. */
import Router from 'next/router';
import type { TrackingSettings } from '../../core/tracking/settings.ts';
import { loadScript } from '../load-script.ts';

type Analytics = TrackingSettings['analytics'];

/** The script with its settings as parameters, and as attributes `data-...` of its element. */
function load(script: string, settings: Readonly<Record<string, string | number | null>>, part = ''): void {
  const query = new URLSearchParams(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const attributes = Object.entries(settings).map(([name, value]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    String(value),
  ]);
  const address = `${script}${script.includes('?') ? '&' : '?'}${query}${part}`;
  loadScript(address, Object.fromEntries(attributes)).catch(() => undefined);
}

/** The behavioral tool. */
export function loadBehaviour(script: string, { id, minimumVisit, heartbeat }: Analytics['behaviour']): void {
  load(script, { id, minimumVisit, heartbeat });
}

/** Audience measurement: its script runs for each page view that lasts as long as the delay. */
export function followRanking(script: string, { id, pingDelay }: Analytics['audience']): void {
  let timer: ReturnType<typeof setTimeout>;
  let views = 0;
  const view = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      views += 1;
      // A fragment makes it another script for the page, and the same file for the network.
      load(script, { id, pingDelay }, `#${views}`);
    }, pingDelay);
  };
  view();
  Router.events.on('routeChangeComplete', (_address, { shallow }: { shallow: boolean }) => {
    if (!shallow) view();
  });
}
