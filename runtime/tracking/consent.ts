import type { ServiceId } from '../core/tracking/services.ts';
import type { TrackingSettings } from '../core/tracking/settings.ts';
import { reportFault } from '../page/live/report-fault.ts';
import { forgetCookies } from './cookies.ts';
import { followProvider } from './follow-provider.ts';
import { reloadPage } from './reload.ts';

/** What a visitor answered for one service. */
export interface ConsentStatus {
  service: ServiceId;
  isAllowed: boolean;
}

export type ConsentListener = (statuses: readonly ConsentStatus[]) => void;

/**
 * Tells what visitors allow, one status per service of the brand: as soon as it is known, and at each change, after
 * which the page reloads. Nothing is told while a visitor has not answered. Without a provider everything is allowed;
 * with one that fails, nothing is.
 */
export function watchConsent(settings: TrackingSettings, listener: ConsentListener): () => void {
  const { services } = settings;
  let known: readonly ConsentStatus[] | null = null;

  function tell(allowed: ReadonlySet<ServiceId>): void {
    const before = known;
    const statuses = services.map(({ id }) => ({ service: id, isAllowed: allowed.has(id) }));
    if (before && statuses.every(({ isAllowed }, index) => isAllowed === before[index]?.isAllowed)) return;
    known = statuses;
    forgetCookies(services.filter(({ id }) => !allowed.has(id)));
    listener(statuses);
    if (before) reloadPage();
  }

  if (settings.consent.provider !== 'none') return followProvider(settings, tell, reportFault);
  tell(new Set(services.map(({ id }) => id)));
  return () => undefined;
}
