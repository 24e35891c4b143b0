/** Tracking in the browser: loaded once a page with services is idle. What sends events is loaded when a visitor allows it. */

import { onTrack } from '../core/analytics/track.ts';
import { hasOwnBackend } from '../core/own-backend.ts';
import { reportFault } from '../page/live/report-fault.ts';
import type { PageInfo } from '../page/widget-contract.ts';
import { knownSession } from '../session/session-state.ts';
import { watchConsent } from './consent.ts';
import { createGate, type Following, followAnswers } from './gate.ts';
import { isMeasured } from './measured.ts';

let following: Following | null = null;

/**
 * Begins once per document. Events leave when the visitor's answer and session are known. Every further page tries again to load
 * what could not be loaded.
 */
export function startTracking({ brand, locale }: Pick<PageInfo, 'brand' | 'locale'>): void {
  const { tracking } = brand;
  if (!tracking) return;
  if (following) {
    following.again();
    return;
  }
  const landing = window.location.search;
  const isOwnBackend = hasOwnBackend(brand);
  const gate = createGate(() => isOwnBackend && isMeasured());
  onTrack(gate.take);
  following = followAnswers(gate, {
    async prepare(statuses) {
      const [{ openServices }] = await Promise.all([import('./open-services.ts'), knownSession()]);
      const frontend = `${brand.id};${locale}-${brand.locales.region}`;
      return () => openServices({ settings: tracking, statuses, frontend, landing });
    },
    report: (fault) => reportFault('TRACKING_NOT_LOADED', String(fault)),
  });
  watchConsent(tracking, following.hear);
}
