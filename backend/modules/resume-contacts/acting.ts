/** The organization on whose behalf somebody contacts owners of resumes. */
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { listOwnOrganizations } from '../organizations/own-store.ts';

/** Needed for every resume of a list: looked up once per request. */
const known = new WeakMap<ApiContext, Promise<number | null>>();

/** The organization for which the current person acts here: the active one, otherwise the first; null without one. */
export function findActing(context: ApiContext): Promise<number | null> {
  const before = known.get(context);
  if (before !== undefined) return before;
  const found = find(context);
  known.set(context, found);
  return found;
}

async function find(context: ApiContext): Promise<number | null> {
  const { account } = context.viewer;
  if (account === null) return null;
  const own = await listOwnOrganizations(context, account.id);
  return (own.find(({ id }) => id === account.activeOrganizationId) ?? own[0])?.id ?? null;
}

/** The same. Throws `UserError` ORGANIZATION_UNKNOWN if there is none. */
export async function actingFor(context: ApiContext): Promise<number> {
  const organizationId = await findActing(context);
  if (organizationId === null) throw refusal('ORGANIZATION_UNKNOWN');
  return organizationId;
}
