import type { BrandDocument } from '../core/document/brand.generated.ts';
import type { Purpose, ServiceId } from '../core/tracking/services.ts';
import type { TrackingService, TrackingSettings } from '../core/tracking/settings.ts';

/** The window, as far as nobody knows what a provider puts there. */
export type ProviderHost = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Readonly<Record<string, unknown>>;

/** The services a visitor allows; null while they are being asked, undefined while the provider cannot tell yet. */
export type Answer = ReadonlySet<ServiceId> | null | undefined;

export interface Watching {
  host: ProviderHost;
  settings: TrackingSettings;
  /** To be called whenever the answer may have changed; `read` throws if the provider's shape is not the known one. */
  look(read: () => Answer): void;
  /** Tells when visitors follow the link to their choices, which then opens the provider's dialog instead. */
  onWish(open: (link: HTMLElement) => void): void;
}

/** How one kind of provider is read. One file each in `providers/`. */
export interface ConsentProvider {
  /** Whether its script has come so far that it can be asked. */
  isReady(host: ProviderHost): boolean;
  /** Returns how to stop. */
  watch(watching: Watching): () => void;
}

const KEYS = {
  'browser-analytics': 'analytics',
  'measurement-relay': 'analytics',
  'conversion-relay': 'conversions',
  behaviour: 'behaviour',
  ranking: 'audience',
} as const satisfies Record<ServiceId, keyof BrandDocument['consent']['services']>;

/** The services for which `isAllowed` holds, given the id that each has at the provider or, without one, its usual category. */
export function allowedServices(
  { services, consent }: TrackingSettings,
  usual: Readonly<Record<Purpose, string | null>>,
  isAllowed: (id: string, service: TrackingService) => boolean,
): ReadonlySet<ServiceId> {
  const allowed = services.filter((service) => {
    const id = consent.services[KEYS[service.id]] ?? usual[service.purpose];
    return id !== null && isAllowed(id, service);
  });
  return new Set(allowed.map(({ id }) => id));
}

/** A value that must be an object or a function, or the provider is not the known one. */
export function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) throw new ShapeError(name, value);
  return value as unknown as Readonly<Record<string, unknown>>;
}

export function booleanOf(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw new ShapeError(name, value);
  return value;
}

/** A method of the provider, bound to it. */
export function methodOf(of: Readonly<Record<string, unknown>>, name: string): (...given: unknown[]) => unknown {
  const method = of[name];
  if (typeof method !== 'function') throw new ShapeError(name, method);
  return (...given) => method.apply(of, given);
}

/** Calls `listener` at any of these events of the window; returns how to stop. */
export function onEvents(host: ProviderHost, names: readonly string[], listener: () => void): () => void {
  for (const name of names) host.addEventListener(name, listener);
  return () => {
    for (const name of names) host.removeEventListener(name, listener);
  };
}

class ShapeError extends Error {
  constructor(name: string, found: unknown) {
    super(`"${name}" is ${found === null ? 'null' : typeof found}.`);
  }
}
