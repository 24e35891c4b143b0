/** API keys of organizations. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { noteEvent } from '../organizations/events.ts';
import { listReachedMembers } from '../organizations/members-store.ts';
import { findOwnOrganization } from '../organizations/own-store.ts';
import { type CallRow, listCalls } from './calls/call-store.ts';
import { countUsable, findKey, insertKey, type KeyRow, listKeys, revoke } from './key-store.ts';
import { newToken } from './key-token.ts';
import { MOST_KEYS, MOST_PER_MINUTE } from './limits.ts';
import { type KeyScope, SCOPES } from './scopes.ts';

const LONGEST_NAME = 80;

export interface KeyWish {
  organizationId: number;
  name: string;
  scopes: readonly KeyScope[];
  perMinute: number;
  expires: Date | null;
}

/** Makes a key. Its secret is in this answer alone. */
export async function createKey(context: ApiContext, wish: KeyWish): Promise<{ secret: string; key: KeyRow }> {
  const { organizationId, perMinute, expires } = wish;
  const { now } = context;
  const name = readName(wish, now);
  const { token, hash, hint } = newToken();
  const id = await transact(context, async (tx) => {
    if ((await countUsable(tx, organizationId, now)) >= MOST_KEYS)
      throw refusal('API_KEY_TOO_MANY', { count: MOST_KEYS });
    const made = await insertKey(tx, {
      ...{ organizationId, name, hint, tokenHash: hash, perMinute, created: now, expires },
      scopes: SCOPES.filter((scope) => wish.scopes.includes(scope)),
      authorId: context.viewer.account?.id ?? null,
    });
    await noteEvent(tx, context, 'api_key_created', { id: organizationId, name });
    await mailOwners(context, tx, organizationId, name);
    return made;
  });
  return { secret: token, key: await requireKey(context, organizationId, id) };
}

function readName({ name, scopes, perMinute, expires }: KeyWish, now: Date): string {
  const text = name.trim();
  if (text === '' || text.length > LONGEST_NAME)
    throw new UserError('BAD_INPUT', `A name has 1 to ${LONGEST_NAME} characters.`, { path: 'name' });
  if (scopes.length === 0) throw new UserError('BAD_INPUT', 'A key must be allowed something.', { path: 'scopes' });
  if (perMinute < 1 || perMinute > MOST_PER_MINUTE)
    throw new UserError('BAD_INPUT', `perMinute is ${perMinute}; 1 to ${MOST_PER_MINUTE} are allowed.`, {
      path: 'perMinute',
    });
  if (expires !== null && !(expires > now))
    throw new UserError('BAD_INPUT', 'The end must be ahead.', { path: 'expires' });
  return text;
}

async function requireKey(context: ApiContext, organizationId: number, id: number): Promise<KeyRow> {
  const row = await findKey(context, organizationId, id);
  if (row === undefined) throw refusal('API_KEY_UNKNOWN');
  return row;
}

/** A key that could be somebody else's doing is told to all who answer for the organization. */
async function mailOwners(context: ApiContext, tx: TransactionScope, organizationId: number, name: string) {
  const { brand, linkOrigin: origin, viewer } = context;
  const own = await findOwnOrganization(tx, organizationId);
  const values = {
    organization: own?.name ?? '',
    name,
    author: viewer.account?.displayName || (viewer.account?.email ?? ''),
  };
  for (const { to, locale: wanted, role } of await listReachedMembers(tx, organizationId)) {
    if (role !== 'owner') continue;
    const locale = languageOr(brand.document.locales, wanted);
    const link = `${origin}${hrefOf(brand, locale).path('/user/organization/api-keys')}?organization=${organizationId}`;
    await queueMail(tx.db, { brand, origin, locale, to, template: 'api_key_created', values: { ...values, link } });
  }
}

/** What was asked with a key, newest first. */
export async function callsOf(
  context: ApiContext,
  { organizationId, id }: { organizationId: number; id: number },
  range: { limit: number; before: number | null },
): Promise<CallRow[]> {
  return listCalls(context, (await requireKey(context, organizationId, id)).id, range);
}

/** Revokes a key for good; revoking it again changes nothing. */
export async function revokeKey(context: ApiContext, organizationId: number, id: number): Promise<KeyRow[]> {
  const { name } = await requireKey(context, organizationId, id);
  await transact(context, async (tx) => {
    if (await revoke(tx, id, context.now))
      await noteEvent(tx, context, 'api_key_revoked', { id: organizationId, name });
  });
  return listKeys(context, organizationId);
}
