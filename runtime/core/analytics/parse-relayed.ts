/** Reads what browsers send to the relays. Nothing of it is trusted: it may only be an event of the catalogue. */
import { EVENT_TYPES, type EventKey, ID_DIMENSIONS, TEXT_DIMENSIONS } from './events.ts';
import { relayParams } from './relay-params.ts';

export interface RelayedEvent {
  /** As the service knows it. */
  name: string;
  params: Record<string, string | number>;
}

const LONGEST_TEXT = 500;

const ids = new Set<string>(ID_DIMENSIONS);
const texts = new Set<string>(TEXT_DIMENSIONS);

/** An event for `/api/gmapi`; null if it is none. What relays omit is removed, whoever sent it. */
export function parseMeasurement(body: unknown, brandId: string): RelayedEvent | null {
  if (!isObject(body)) return null;
  const { event, params, value, server, current_frontend: frontend } = body;
  const key = keyOf(typeof event === 'string' && event.startsWith('ss_') ? event.slice(3) : null);
  const given = parseParams(params);
  if (key === null || given === null || server !== 1) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  if (typeof frontend !== 'string' || frontend.length > 100 || frontend.split(';')[0] !== brandId) return null;
  return { name: `ss_${key}`, params: { ...relayParams(key, given), value, server, current_frontend: frontend } };
}

/** An event for `/api/conversionapi`; null if it is none of those that the brand reports as conversions. */
export function parseConversion(body: unknown, allowed: readonly string[]): RelayedEvent | null {
  if (!isObject(body)) return null;
  const key = keyOf(body.event_name);
  if (key === null || !allowed.includes(key) || !isObject(body.custom_data)) return null;
  const { value = 1, ...params } = body.custom_data;
  const given = parseParams(params);
  if (given === null || typeof value !== 'number' || !Number.isFinite(value)) return null;
  return { name: key, params: { ...relayParams(key, given), value } };
}

/** Null for a name that is no dimension, and for a value of the wrong type. */
function parseParams(params: unknown): Record<string, string | number> | null {
  if (!isObject(params)) return null;
  const read: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (ids.has(name) && Number.isSafeInteger(value)) read[name] = value as number;
    else if (texts.has(name) && typeof value === 'string') read[name] = value.slice(0, LONGEST_TEXT);
    else return null;
  }
  return read;
}

function keyOf(text: unknown): EventKey | null {
  return typeof text === 'string' && Object.hasOwn(EVENT_TYPES, text) ? (text as EventKey) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
