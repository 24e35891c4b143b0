/** Every outside service that a brand may track visitors with: purpose, script and hosts, in this one place. */
import type { BrandDocument } from '../document/brand.generated.ts';

type Analytics = BrandDocument['analytics'];

export type ServiceId = 'browser-analytics' | 'measurement-relay' | 'conversion-relay' | 'behaviour' | 'ranking';

/** What visitors are asked for. */
export type Purpose = 'statistics' | 'marketing';

export interface Service {
  id: ServiceId;
  purpose: Purpose;
  /** Address of its script; null for what this server sends by itself. */
  script: string | null;
  /** Origins that pages may send data to. */
  hosts: readonly string[];
  /** Origins that pages may load scripts from. */
  scriptHosts: readonly string[];
  /** Beginnings of the names of its cookies, which are deleted once consent is withdrawn. */
  cookies: readonly string[];
}

const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js';
/** Where Google's tag sends events to, by Google's own list for content security policies. */
const GOOGLE_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The services that a brand has switched on; none means that nobody is tracked and nobody asked. */
export function servicesOf(analytics: Analytics): Service[] {
  const { ga4MeasurementIds, measurementApi, conversionApi, conversionEvents, metaPixelId } = analytics;
  const hasProperty = ga4MeasurementIds.length > 0;
  return [
    hasProperty && googleTag(analytics),
    hasProperty && measurementApi && relay('measurement-relay', 'statistics', ['np-measured']),
    conversionApi && conversionEvents.length > 0 && metaPixelId !== null && relay('conversion-relay', 'marketing'),
    loaded('behaviour', analytics.behaviour),
    loaded('ranking', analytics.audience),
  ].filter((service) => service !== false);
}

function googleTag({ ga4MeasurementIds: [first = ''], script }: Analytics): Service {
  const address = script ?? GOOGLE_TAG;
  return {
    id: 'browser-analytics',
    purpose: 'statistics',
    script: `${address}${address.includes('?') ? '&' : '?'}id=${first}`,
    hosts: [...new Set([...GOOGLE_HOSTS, ...originOf(script)])],
    scriptHosts: originOf(address),
    cookies: ['_ga'],
  };
}

function relay(id: ServiceId, purpose: Purpose, cookies: readonly string[] = []): Service {
  return { id, purpose, script: null, hosts: [], scriptHosts: [], cookies };
}

function loaded(
  id: ServiceId,
  { id: site, script, hosts: more }: Analytics['behaviour' | 'audience'],
): Service | false {
  if (site === null || script === null) return false;
  const hosts = [...new Set([...originOf(script), ...more])];
  return { id, purpose: 'statistics', script, hosts, scriptHosts: hosts, cookies: [] };
}

/** The origin of an address; none for a path of the site itself, or if no browser would load it. */
export function originOf(address: string | null): string[] {
  const url = address === null ? null : URL.parse(address);
  return url ? [url.origin] : [];
}
