import type { BrandDocument } from '../document/brand.generated.ts';
import { isOutside, providerHosts } from './providers.ts';
import { originOf, servicesOf } from './services.ts';

/** What tracking adds to the Content-Security-Policy of a brand's pages. */
export interface TrackingPolicy {
  scripts: string[];
  connect: string[];
  frames: string[];
  /** The dialogs of others write styles into the page, which no hash can name. Scripts are never inline. */
  inlineStyles: boolean;
}

/** Empty for brands that track nobody: a consent service is not loaded either. */
export function trackingPolicy({ analytics, consent }: Pick<BrandDocument, 'analytics' | 'consent'>): TrackingPolicy {
  const services = servicesOf(analytics);
  const asks = services.length > 0 && isOutside(consent.provider);
  const dialog = asks ? [...originOf(consent.script), ...providerHosts(consent)] : [];
  return {
    scripts: [...new Set([...services.flatMap(({ scriptHosts }) => scriptHosts), ...dialog])],
    connect: [...new Set([...services.flatMap(({ hosts }) => hosts), ...dialog])],
    frames: dialog,
    inlineStyles: asks,
  };
}
