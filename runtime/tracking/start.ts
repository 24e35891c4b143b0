/** Tracking in the browser: loaded once a page with services is idle. What sends events is loaded when a visitor allows it. */
import { onTrack } from '../core/analytics/track.ts';
import type { PageInfo } from '../page/widget-contract.ts';
import { knownSession } from '../session/session-state.ts';
import { watchConsent } from './consent.ts';
import { createGate, followAnswers } from './gate.ts';
import { isMeasured } from './measured.ts';

let isStarted = false;

/** Begins once per document. Events leave when the visitor's answer and session are known. */
export function startTracking({ brand, locale }: Pick<PageInfo, 'brand' | 'locale'>): void {
  const { tracking } = brand;
  if (isStarted || !tracking) return;
  isStarted = true;
  const landing = window.location.search;
  const isOwnBackend = !/^https?:/.test(brand.backend.graphqlEndpoint);
  const gate = createGate(() => isOwnBackend && isMeasured());
  onTrack(gate.take);
  const listener = followAnswers(gate, async (statuses) => {
    const [{ openServices }] = await Promise.all([import('./open-services.ts'), knownSession()]);
    const frontend = `${brand.id};${locale}-${brand.locales.region}`;
    return () => openServices({ settings: tracking, statuses, frontend, landing });
  });
  watchConsent(tracking, listener);
}
