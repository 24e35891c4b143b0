/** What visitors allow, and what sends events there: loaded once they allow anything. */
import type { TrackingSettings } from '../core/tracking/settings.ts';
import { sessionState } from '../session/session-state.ts';
import type { ConsentStatus } from './consent.ts';
import { markMeasured } from './measured.ts';
import { browserTag } from './sinks/browser-tag.ts';
import { followRanking, loadBehaviour } from './sinks/loaded.ts';
import { conversionRelay, measurementRelay } from './sinks/relays.ts';
import type { Sink } from './sinks/sink.ts';
import { createTracker, type Tracker } from './tracker.ts';
import { keepUtmSource } from './utm.ts';

interface Opening {
  settings: TrackingSettings;
  statuses: readonly ConsentStatus[];
  /** Brand and language, as the relays name them. */
  frontend: string;
  /** Query of the first page of this document. */
  landing: string;
}

/** Loads what the visitor allows; returns what sends events to it. */
export function openServices({ settings, statuses, frontend, landing }: Opening): Tracker {
  const sinks = openSinks(settings, statuses, frontend);
  const tracker = createTracker({ sinks, visitor: sessionState, title: () => document.title });
  window.addEventListener('pagehide', tracker.finish);
  // A page in the background is hardly ever idle: a link to another tab was followed.
  document.addEventListener('visibilitychange', () => document.hidden && tracker.finish());
  if (sinks.length > 0) void keepUtmSource(landing).catch(() => undefined);
  return tracker;
}

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
