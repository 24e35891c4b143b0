/** Who has access to the administration, and to which brands. */
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import type { ViewerAccount } from '../../viewer.ts';
import type { RoleName } from '../../viewer-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { listRoles } from './role-store.ts';

/** The brands that a person administers. */
export interface Reach {
  /** Whether they may grant roles and act on every brand. */
  isAdministrator: boolean;
  /** Null means every brand. */
  brands: readonly string[] | null;
}

/** The current person; a policy has authorized them. */
export function personOf({ viewer }: ApiContext): ViewerAccount {
  if (viewer.account === null) throw new Error('Somebody without a session came past the policy.');
  return viewer.account;
}

const ADMINISTRATIVE: readonly RoleName[] = ['administrator', 'site_admin'];

/** Derived from these roles of the person. */
export async function reachOf(context: ApiContext, roles = ADMINISTRATIVE): Promise<Reach> {
  return reachIn(await listRoles(context, personOf(context).id, roles), roles);
}

/** The same from roles; those of other kinds give none. */
export function reachIn(held: Awaited<ReturnType<typeof listRoles>>, roles = ADMINISTRATIVE): Reach {
  const rows = held.filter(({ role }) => roles.some((one) => one === role));
  const isAdministrator = rows.some(({ role, frontend }) => role === 'administrator' && frontend === null);
  const isEverywhere = isAdministrator || rows.some(({ frontend }) => frontend === null);
  return { isAdministrator, brands: isEverywhere ? null : rows.flatMap(({ frontend }) => frontend ?? []) };
}

export function reaches({ brands }: Reach, brand: string): boolean {
  return brands === null || brands.includes(brand);
}

/** Whether the person has one of these roles on each of these brands. */
export async function holdsOn(
  context: ApiContext,
  roles: readonly RoleName[],
  brands: readonly string[],
): Promise<boolean> {
  const rows = await listRoles(context, personOf(context).id, roles);
  return brands.every((brand) => rows.some(({ frontend }) => frontend === null || frontend === brand));
}

/** Throws `UserError` NOT_ALLOWED, and logs it, for a brand that the person does not administer. */
export async function requireBrand(
  context: ApiContext,
  brand: string,
  operation: string,
  roles = ADMINISTRATIVE,
): Promise<Reach> {
  const reach = await reachOf(context, roles);
  if (!reaches(reach, brand)) await refuse(context, operation, brand);
  return reach;
}

/** The brands that a list covers: the requested one, otherwise all on which the person has one of these roles. Throws as `requireBrand` does. */
export async function withinReach(
  context: ApiContext,
  brand: string | null | undefined,
  operation: string,
  roles = ADMINISTRATIVE,
) {
  const reach = brand ? await requireBrand(context, brand, operation, roles) : await reachOf(context, roles);
  return { db: context.db, brands: brand ? [brand] : reach.brands };
}

/** Throws `UserError` NOT_ALLOWED, and logs it, for everybody but administrators. */
export async function requireAdministrator(context: ApiContext, operation: string): Promise<void> {
  const { isAdministrator } = await reachOf(context);
  if (!isAdministrator) await refuse(context, operation, context.frontend);
}

/** Refuses access to what belongs to somebody else, and logs the attempt, on the target's brand if it exists. */
export async function refuse(context: ApiContext, operation: string, brand: string): Promise<never> {
  const { db, address, findBrand, frontend } = context;
  const aim = findBrand(brand) === undefined ? frontend : brand;
  await recordEvent(
    { db, frontend: aim },
    {
      kind: 'admin_refused',
      accountId: personOf(context).id,
      address,
      detail: { operation, brand: brand.slice(0, 60) },
    },
  );
  throw refusal('NOT_ALLOWED');
}
