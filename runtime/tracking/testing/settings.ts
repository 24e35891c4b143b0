import defaults from '../../../brands/default.json' with { type: 'json' };
import type { BrandDocument } from '../../core/document/brand.generated.ts';
import { type TrackingSettings, trackingOf } from '../../core/tracking/settings.ts';

/** Settings of a brand with Google Analytics and reported conversions. */
export function settingsOf(consent: Partial<BrandDocument['consent']> = {}): TrackingSettings {
  const analytics = {
    ...defaults.analytics,
    ga4MeasurementIds: ['G-ABC1234567'],
    conversionApi: true,
    conversionEvents: ['job_apply_complete'],
    metaPixelId: '1234567890',
  };
  const document = { analytics, consent: { ...defaults.consent, ...consent } };
  const settings = trackingOf(document as Pick<BrandDocument, 'analytics' | 'consent'>);
  if (!settings) throw new Error('The brand tracks nobody.');
  return settings;
}
