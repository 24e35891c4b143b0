/** Secrets with which deliveries are signed (Standard Webhooks). */
import { randomBytes } from 'node:crypto';
import type { Vault } from '../../../services/vault.ts';
import type { WebhookRow } from './webhook-store.ts';

type Owned = Pick<WebhookRow, 'frontend'>;

/** Not of its organization, which may be merged into another. */
const ownerOf = ({ frontend }: Owned): string => `webhook on ${frontend}`;

export function newSecret(vault: Vault, owned: Owned): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  return { secret, sealed: vault.seal(secret, ownerOf(owned)) };
}

/** The secret, and the one before it while that is valid. */
export function secretsOf(
  vault: Vault,
  row: Owned & Pick<WebhookRow, 'secret' | 'previousSecret' | 'previousUntil'>,
  now: Date,
): string[] {
  const { secret, previousSecret, previousUntil } = row;
  const former = previousUntil !== null && previousUntil > now ? [previousSecret] : [];
  return [secret, ...former].flatMap((sealed) => (sealed === null ? [] : (vault.open(sealed, ownerOf(row)) ?? [])));
}
