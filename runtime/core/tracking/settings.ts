import type { BrandDocument } from '../document/brand.generated.ts';
import { type Service, servicesOf } from './services.ts';

/** What browsers know of a service. */
export type TrackingService = Pick<Service, 'id' | 'purpose' | 'script' | 'cookies'>;

/** What browsers need in order to track, and to ask for consent. */
export interface TrackingSettings {
  /** At least one. */
  services: readonly TrackingService[];
  analytics: BrandDocument['analytics'];
  consent: BrandDocument['consent'];
  /** Another one asks everybody again: a service was added, moved or serves another purpose, or the brand says so. */
  version: string;
}

/** Null for brands that track nobody; their pages carry and load nothing of it. */
export function trackingOf({
  analytics,
  consent,
}: Pick<BrandDocument, 'analytics' | 'consent'>): TrackingSettings | null {
  const services = servicesOf(analytics).map(({ id, purpose, script, cookies }) => ({ id, purpose, script, cookies }));
  if (services.length === 0) return null;
  const asked = services.map(({ id, purpose, script }) => `${id} ${purpose} ${script?.split('?')[0] ?? ''}`.trim());
  return { services, analytics, consent, version: [consent.version, ...asked].join('; ') };
}
