/** Whom the administration lets in, and to which brands. */
import { and, eq, inArray } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { acrossBrands } from '../../database/brand-rows.ts';
import { accountRole } from '../../database/schema/accounts.ts';
import { refusal } from '../../refusal.ts';
import type { RoleName, ViewerAccount } from '../../viewer.ts';
import { recordEvent } from '../audit/events.ts';

/** The brands that a person administers. */
export interface Reach {
  /** May grant roles; acts on every brand. */
  isAdministrator: boolean;
  /** Null stands for every brand. */
  brands: readonly string[] | null;
}

/** Whoever asks; a policy has let nobody else in. */
export function personOf({ viewer }: ApiContext): ViewerAccount {
  if (viewer.account === null) throw new Error('Somebody without a session came past the policy.');
  return viewer.account;
}

/** What the roles of the person say. */
export async function reachOf(context: ApiContext): Promise<Reach> {
  const rows = await context.db
    .select({ role: accountRole.role, frontend: accountRole.frontend })
    .from(acrossBrands(accountRole, 'Answers which brands a person administers.'))
    .where(
      and(eq(accountRole.accountId, personOf(context).id), inArray(accountRole.role, ['administrator', 'site_admin'])),
    );
  const isAdministrator = rows.some(({ role, frontend }) => role === 'administrator' && frontend === null);
  const isEverywhere = isAdministrator || rows.some(({ frontend }) => frontend === null);
  return { isAdministrator, brands: isEverywhere ? null : rows.flatMap(({ frontend }) => frontend ?? []) };
}

export function reaches({ brands }: Reach, brand: string): boolean {
  return brands === null || brands.includes(brand);
}

/** Whether one of these roles of the person holds on each of these brands. */
export async function holdsOn(
  context: ApiContext,
  roles: readonly RoleName[],
  brands: readonly string[],
): Promise<boolean> {
  const rows = await context.db
    .select({ frontend: accountRole.frontend })
    .from(acrossBrands(accountRole, 'Answers which brands a person administers.'))
    .where(and(eq(accountRole.accountId, personOf(context).id), inArray(accountRole.role, [...roles])));
  return brands.every((brand) => rows.some(({ frontend }) => frontend === null || frontend === brand));
}

/** Throws `UserError` NOT_ALLOWED, and writes it down, for a brand that the person does not administer. */
export async function requireBrand(context: ApiContext, brand: string, operation: string): Promise<Reach> {
  const reach = await reachOf(context);
  if (!reaches(reach, brand)) await refuse(context, operation, brand);
  return reach;
}

/** Throws `UserError` NOT_ALLOWED, and writes it down, for everybody but administrators. */
export async function requireAdministrator(context: ApiContext, operation: string): Promise<void> {
  const { isAdministrator } = await reachOf(context);
  if (!isAdministrator) await refuse(context, operation, context.frontend);
}

/** Refuses what belongs to somebody else, and writes down who tried. The try is told where it was aimed at, if there is such a brand. */
export async function refuse(context: ApiContext, operation: string, brand: string): Promise<never> {
  const { db, address, findBrand, frontend } = context;
  const place = findBrand(brand) === undefined ? frontend : brand;
  await recordEvent(
    { db, frontend: place },
    {
      kind: 'admin_refused',
      accountId: personOf(context).id,
      address,
      detail: { operation, brand: brand.slice(0, 60) },
    },
  );
  throw refusal('NOT_ALLOWED');
}
