import type { AnalyticsEvent } from '../../core/analytics/complete-event.ts';

/** Where events go once a visitor allows a service. */
export interface Sink {
  /** `isSent`: the server has reported it already. */
  send(event: AnalyticsEvent, isSent: boolean): void;
}
