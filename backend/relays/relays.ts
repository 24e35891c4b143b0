/** Passes events on to the services of a brand. Each service has a queue of its own; nobody waits for any. */
import { LRUCache } from 'lru-cache';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { ErrorLog } from '../guards/mask-error.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type Conversion, sendConversions } from './conversions.ts';
import { type Measured, sendMeasured } from './measurement.ts';
import { createRelay, RELAY_LIMITS, type Relay, type RelayOptions } from './relay.ts';
import type { Visit } from './visit.ts';

/** What the server's environment says of the services of a brand. */
export interface RelayKeys {
  measurement: { base: string; secretOf(measurementId: string): string | null };
  conversions: { base: string; token: string | null };
}

export type RelayKeysOf = (brandId: string) => RelayKeys;

/** A server without keys passes nothing on. */
export const noRelayKeys: RelayKeysOf = () => ({
  measurement: { base: '', secretOf: () => null },
  conversions: { base: '', token: null },
});

export interface EventReport {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

export interface Relays {
  /** To all Google Analytics properties of a brand that measures through the server. */
  measure(brand: CompiledBrand, event: EventReport, visit: Visit): void;
  /** To Meta, for a brand that reports conversions. `page`: where it happened. */
  convert(brand: CompiledBrand, event: EventReport, about: { visit: Visit; page: string }): void;
}

/** On the pages of previews, and in tests. */
export const noRelays: Relays = { measure: () => undefined, convert: () => undefined };

export interface RelaysOptions extends Pick<RelayOptions<never>, 'log' | 'now' | 'wait'> {
  outbound: Outbound;
  keysOf: RelayKeysOf;
}

/** One for all brands of a process. */
export function createRelays({ outbound, keysOf, log, ...clock }: RelaysOptions): Relays {
  const { now = Date.now } = clock;
  const known = new LRUCache<string, Relay<never>>({ max: RELAY_LIMITS.services });
  const mention = oncePerBrand(log);

  function relayOf<Item>(key: string, make: () => Pick<RelayOptions<Item>, 'name' | 'deliver'>): Relay<Item> {
    const found = known.get(key) as Relay<Item> | undefined;
    if (found) return found;
    const made = createRelay<Item>({ ...make(), log, ...clock });
    known.set(key, made as Relay<never>);
    return made;
  }

  return {
    measure(brand, { name, params }, visit) {
      const { measurementApi, ga4MeasurementIds } = brand.document.analytics;
      if (!measurementApi) return;
      const { base, secretOf } = keysOf(brand.id).measurement;
      for (const measurementId of ga4MeasurementIds) {
        const secret = secretOf(measurementId);
        if (secret === null) {
          mention(brand.id, `GA4_API_SECRET has no secret for ${measurementId}, so its events are not passed on.`);
          continue;
        }
        const relay = relayOf<Measured>(`ga4 ${measurementId} ${secret}`, () => ({
          name: `Google Analytics ${measurementId}`,
          deliver: (events) => sendMeasured(outbound, { base, measurementId, secret }, events),
        }));
        const { clientId } = visit;
        relay.push({ name, params, clientId, sessionId: visit.sessionOf(measurementId), at: now() });
      }
    },
    convert(brand, { name, params: data }, { visit, page }) {
      const { conversionApi, metaPixelId: pixelId } = brand.document.analytics;
      if (!conversionApi || pixelId === null) return;
      const { base, token } = keysOf(brand.id).conversions;
      if (token === null) {
        return mention(brand.id, `META_CONVERSIONS_TOKEN is missing, so the events of ${pixelId} are not passed on.`);
      }
      const relay = relayOf<Conversion>(`meta ${pixelId} ${token}`, () => ({
        name: `Meta ${pixelId}`,
        deliver: (conversions) => sendConversions(outbound, { base, pixelId, token }, conversions),
      }));
      relay.push({ name, data, page, visit, at: now() });
    },
  };
}

/** A missing key is said once in the life of a process. */
function oncePerBrand(log: ErrorLog): (brandId: string, message: string) => void {
  const said = new Set<string>();
  return (brandId, message) => {
    const line = `${brandId}: ${message}`;
    if (said.has(line) || said.size >= RELAY_LIMITS.services) return;
    said.add(line);
    log('warn', 'RELAY_KEY_MISSING', line);
  };
}
