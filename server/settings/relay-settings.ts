/** Keys of the services that events are passed on to, per brand. */
import type { RelayKeysOf } from '../../backend/relays/relays.ts';
import { brandSuffix, checkWebAddress, type Environment } from './environment.ts';

const GOOGLE = 'https://www.google-analytics.com';
const META = 'https://graph.facebook.com/v24.0';

const names = /^GA4_API_SECRET(__[A-Z0-9_]+)?$/;
const pair = /^(G-[A-Z0-9]{4,12})=(\S+)$/;

/** Throws an Error with one readable sentence for an invalid value; never includes a secret. */
export function parseRelayKeys(env: Environment): RelayKeysOf {
  for (const [name, text] of Object.entries(env)) if (text && names.test(name)) readSecrets(name, text);
  const google = baseOf(env, 'GA4_API_BASE') ?? GOOGLE;
  const meta = baseOf(env, 'META_API_BASE') ?? META;
  return (brandId) => {
    const own = brandSuffix(brandId);
    const name = env[`GA4_API_SECRET${own}`] ? `GA4_API_SECRET${own}` : 'GA4_API_SECRET';
    const secretOf = readSecrets(name, env[name] ?? '');
    const token = env[`META_CONVERSIONS_TOKEN${own}`] || env.META_CONVERSIONS_TOKEN || null;
    return { measurement: { base: google, secretOf }, conversions: { base: meta, token } };
  };
}

/** One secret for every property, or `G-ABC1234567=secret` with commas. */
function readSecrets(name: string, text: string): (measurementId: string) => string | null {
  if (!text.includes('=')) return () => text.trim() || null;
  const secrets = new Map<string, string>();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, id, secret] = pair.exec(part) ?? [];
    if (id === undefined || secret === undefined)
      throw new Error(`${name} is not valid; it must be one secret, or pairs such as G-ABC1234567=secret with commas.`);
    secrets.set(id, secret);
  }
  return (measurementId) => secrets.get(measurementId) ?? null;
}

function baseOf(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  checkWebAddress(name, text, GOOGLE);
  return text.replace(/\/+$/, '');
}
