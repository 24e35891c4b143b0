/** Tells whether a secret is that of a backup, without holding it. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Manifest } from './manifest.ts';

const BYTES = 32;

export function markSecret(secret: string): Pick<Manifest['secret'], 'salt' | 'hash'> {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: scryptSync(secret, salt, BYTES).toString('hex') };
}

export function isSecretOf(secret: string, { salt, hash }: Pick<Manifest['secret'], 'salt' | 'hash'>): boolean {
  const expected = Buffer.from(hash, 'hex');
  return expected.length === BYTES && timingSafeEqual(scryptSync(secret, salt, BYTES), expected);
}
