/** Tracking in the browser: loaded once a page with services is idle. */
import { onTrack } from '../core/analytics/track.ts';
import type { TrackingSettings } from '../core/tracking/settings.ts';
import type { PageInfo } from '../page/widget-contract.ts';
import { knownSession, sessionState } from '../session/session-state.ts';
import { type ConsentStatus, watchConsent } from './consent.ts';
import { isMeasured, markMeasured } from './measured.ts';
import { browserTag } from './sinks/browser-tag.ts';
import { followRanking, loadBehaviour } from './sinks/loaded.ts';
import { conversionRelay, measurementRelay } from './sinks/relays.ts';
import type { Sink } from './sinks/sink.ts';
import { createTracker } from './tracker.ts';
import { keepUtmSource } from './utm.ts';

let isStarted = false;

/** Begins once per document. Events leave when the visitor's answer and session are known. */
export function startTracking({ brand, locale }: Pick<PageInfo, 'brand' | 'locale'>): void {
  const { tracking } = brand;
  if (isStarted || !tracking) return;
  isStarted = true;
  const landing = window.location.search;
  const isOwnBackend = !/^https?:/.test(brand.backend.graphqlEndpoint);
  const tracker = createTracker({
    visitor: sessionState,
    title: () => document.title,
    isServerTold: () => isOwnBackend && isMeasured(),
  });
  onTrack(tracker.take);
  window.addEventListener('pagehide', tracker.finish);
  // A page in the background is hardly ever idle: a link to another tab was followed.
  document.addEventListener('visibilitychange', () => document.hidden && tracker.finish());
  let isOpen = false;
  watchConsent(tracking, (statuses) => {
    // Each later answer reloads the page, unless the visitor stays: then nothing more leaves.
    if (isOpen) return tracker.release([]);
    isOpen = true;
    void knownSession().then(() => {
      const sinks = openSinks(tracking, statuses, `${brand.id};${locale}-${brand.locales.region}`);
      tracker.release(sinks);
      if (sinks.length > 0) void keepUtmSource(landing).catch(() => undefined);
    });
  });
}

/** Loads what the visitor allows. */
function openSinks(
  { services, analytics }: TrackingSettings,
  statuses: readonly ConsentStatus[],
  frontend: string,
): Sink[] {
  const { ga4MeasurementIds: ids, conversionEvents, behaviour, audience, delayedSending } = analytics;
  const sinks: Sink[] = [];
  for (const { service } of statuses.filter(({ isAllowed }) => isAllowed)) {
    const script = services.find(({ id }) => id === service)?.script ?? '';
    if (service === 'behaviour') loadBehaviour(script, behaviour);
    else if (service === 'ranking') followRanking(script, audience);
    else if (service === 'browser-analytics') sinks.push(browserTag({ script, ids, ...delayedSending }));
    else if (service === 'conversion-relay') sinks.push(conversionRelay(conversionEvents));
    else {
      markMeasured();
      sinks.push(measurementRelay(frontend));
    }
  }
  return sinks;
}
