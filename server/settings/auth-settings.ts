/** Keys of sign-in providers, per brand. */
import { brandSuffix, checkWebAddress, type Environment } from './environment.ts';

export const NETWORKS = ['linkedin', 'google', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

export interface NetworkKeys {
  id: string;
  secret: string;
  /** URL of another issuer to use for the provider; null for its own. */
  issuer: string | null;
}

/** The keys of a provider on a brand; null if there are none. */
export type NetworkKeysOf = (brandId: string, network: Network) => NetworkKeys | null;

const names = new RegExp(`^(${NETWORKS.join('|').toUpperCase()})_(ID|SECRET|ISSUER)(__[A-Z0-9_]+)?$`);

/** Throws an Error with one readable sentence for an incomplete pair, and for an invalid issuer URL; never includes a secret. */
export function parseNetworkKeys(env: Environment): NetworkKeysOf {
  const known = Object.keys(env).filter((name) => env[name] && names.test(name));
  for (const name of known) {
    const [, network, kind, brand = ''] = names.exec(name) ?? [];
    if (kind === 'ISSUER') checkWebAddress(name, env[name] ?? '', 'https://id.example.com');
    else {
      const other = `${network}_${kind === 'ID' ? 'SECRET' : 'ID'}${brand}`;
      if (!env[other]) throw new Error(`${name} is set and ${other} is not; they belong together.`);
    }
  }
  return (brandId, network) => {
    const own = brandSuffix(brandId);
    const prefix = network.toUpperCase();
    const suffix = env[`${prefix}_ID${own}`] ? own : '';
    const id = env[`${prefix}_ID${suffix}`];
    const secret = env[`${prefix}_SECRET${suffix}`];
    if (!id || !secret) return null;
    return { id, secret, issuer: (env[`${prefix}_ISSUER`] || null)?.replace(/\/+$/, '') ?? null };
  };
}
