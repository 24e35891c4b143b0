/** Mailed links: they expire, and work once. The database stores only their hashes. */

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '../../../runtime/core/durations.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { accountLink } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';

const HOUR = 60 * MINUTE_MS;

/** Lifetime of each kind, in milliseconds. */
export const LINK_TIMES = {
  verify_email: 48 * HOUR,
  reset_password: HOUR,
  change_email: 24 * HOUR,
  sign_in: 2 * MINUTE_MS,
  masquerade: 2 * MINUTE_MS,
  workspace: MINUTE_MS,
} as const;

const LEAD_IN: readonly LinkKind[] = ['reset_password'];

export type LinkKind = keyof typeof LINK_TIMES;
export type LinkRow = typeof accountLink.$inferSelect;
/** `used` also covers links that a later one replaced. */
export type LinkState = 'good' | 'used' | 'expired' | 'unknown';

interface NewLink {
  accountId: number;
  kind: LinkKind;
  data?: Record<string, string | number>;
  now: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a link and returns its token. Earlier links of its kind stop working, except password resets: anybody can
 * request another one, which must not disable the person's own.
 */
export async function issueLink(scope: Scope, { accountId, kind, data = {}, now }: NewLink): Promise<string> {
  if (!LEAD_IN.includes(kind)) await voidLinks(scope, accountId, [kind], now);
  const token = randomBytes(24).toString('base64url');
  const expires = new Date(now.getTime() + LINK_TIMES[kind]);
  await rowsOf(scope)
    .insert(accountLink)
    .values({ accountId, kind, tokenHash: hashOf(token), data, created: now, expires });
  return token;
}

/** Revokes the unused links of an account. */
export async function voidLinks(
  { db }: Scope,
  accountId: number,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<void> {
  await db
    .update(acrossBrands(accountLink, 'A later link takes the place of earlier ones, wherever they were asked for.'))
    .set({ used: now })
    .where(and(eq(accountLink.accountId, accountId), inArray(accountLink.kind, [...kinds]), isNull(accountLink.used)));
}

/** Looks a link up without using it; `row` is set unless it is unknown. A link only works on the brand that sent it. */
export async function findLink(
  scope: Scope,
  token: string,
  now: Date,
): Promise<{ state: LinkState; row: LinkRow | undefined }> {
  const [row] = await rowsOf(scope)
    .select()
    .from(accountLink)
    .where(eq(accountLink.tokenHash, hashOf(token)));
  return { state: stateOf(row, now), row };
}

/** Uses a link up; only one of two concurrent attempts succeeds. Undefined when it is no longer valid. */
export async function spendLink(scope: Scope, { id }: LinkRow, now: Date): Promise<LinkRow | undefined> {
  const [row] = await rowsOf(scope)
    .update(accountLink)
    .set({ used: now })
    .where(and(eq(accountLink.id, id), isNull(accountLink.used)))
    .returning();
  return row;
}

function stateOf(row: LinkRow | undefined, now: Date): LinkState {
  if (row === undefined) return 'unknown';
  if (row.used !== null) return 'used';
  return row.expires <= now ? 'expired' : 'good';
}
