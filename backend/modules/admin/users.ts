/** Actions of administrators on accounts. Each is logged; those that take rights away end the sessions. */

import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import type { Connection } from '../../database/pool.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { AdminList } from '../../graphql.generated.ts';
import type { EventDetail } from '../audit/event-detail.ts';
import type { AccountEventKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, type Reach, reaches, reachOf, refuse, requireAdministrator } from '../rights/access.ts';
import { keepAnAdministrator } from '../rights/last-administrator.ts';
import { clearSecondFactor } from './second-factor-store.ts';
import {
  addRole,
  endSessions,
  findUser,
  listUsers,
  lockUser,
  relationsOf,
  removeRole,
  setApproved,
  setBlocked,
  setBlockedOn,
  setVerified,
  setVouched,
  type UserFilter,
  type UserRow,
} from './user-store.ts';

const ROLES = ['applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator'];
/** Roles whose holders only an administrator may change. */
const POWERFUL = new Set(['site_admin', 'administrator']);
const STATES = ['unverified', 'blocked', 'waiting'] as const;

interface UserQuery {
  list?: AdminList | null;
  brand?: string | null;
  role?: string | null;
  state?: string | null;
}

/** People whom the administrator may manage. */
export async function findUsers(context: ApiContext, { list, brand, role, state }: UserQuery) {
  const reach = await reachOf(context);
  if (brand && !reaches(reach, brand)) return refuse(context, 'adminUsers', brand);
  const filter: UserFilter = {
    brands: brand ? [brand] : reach.brands,
    role: role || null,
    state: STATES.find((known) => known === state) ?? null,
  };
  const { total, rows } = await listUsers(context.db, list, filter);
  return { total, users: await describeUsers(context.db, reach, personOf(context).id, rows) };
}

async function describeUsers(db: Connection, reach: Reach, viewerId: number, rows: readonly UserRow[]) {
  const { brands, roles } = await relationsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = {
      brands: brands.filter(({ accountId }) => accountId === row.id),
      roles: roles.filter(({ accountId }) => accountId === row.id),
    };
    return {
      id: row.id,
      email: row.email,
      name: row.displayName,
      created: row.created,
      verified: row.emailVerified !== null,
      blocked: row.blocked !== null,
      secondFactor: row.totpConfirmed !== null,
      roles: own.roles
        .filter(({ brand }) => brand === null || reaches(reach, brand))
        .map(({ role, brand }) => ({ role, brand })),
      brands: own.brands
        .filter(({ brand }) => reaches(reach, brand))
        .map(({ brand, approved, vouched, blocked }) => ({
          brand,
          approved: approved !== null,
          vouched: vouched !== null,
          blocked: blocked !== null,
        })),
      isManageable: row.id !== viewerId && isWithin(reach, own),
    };
  });
}

interface Relations {
  brands: readonly { brand: string }[];
  roles: readonly { role: string }[];
}

/** A site administrator manages the people of their brands, on these brands only; people with administrative roles are up to administrators. */
function isWithin(reach: Reach, own: Relations): boolean {
  if (reach.isAdministrator) return true;
  return !own.roles.some(({ role }) => POWERFUL.has(role)) && brandsOf(reach, own).length > 0;
}

/** The brands to which an action of a site administrator is limited. */
function brandsOf(reach: Reach, { brands }: Relations): string[] {
  return brands.flatMap(({ brand }) => (reaches(reach, brand) ? brand : []));
}

interface Done {
  kind: AccountEventKind;
  detail?: EventDetail;
  /** The brands whose logs show it; by default the current one. */
  brands?: readonly string[];
}

interface Action {
  operation: string;
  id: number;
  /** Returns what to log; null if nothing changed. `brands` limits the action, null for everywhere. */
  act(tx: TransactionScope, row: UserRow, brands: string[] | null): Promise<Done | null>;
  /** Who may do it; by default everybody who manages the account. */
  may?(reach: Reach, own: Relations): boolean;
}

/** Changes an account and logs it in one transaction; returns the account afterwards. */
async function deal(context: ApiContext, { operation, id, act, may = isWithin }: Action) {
  const viewer = personOf(context);
  const reach = await reachOf(context);
  const row = await findUser(context.db, id);
  const own = await relationsOf(context.db, [id]);
  if (row === undefined || id === viewer.id || !may(reach, own)) return refuse(context, operation, context.frontend);
  await transact(context, async (tx) => {
    const locked = await lockUser(tx.db, id);
    const done = locked && (await act(tx, locked, reach.isAdministrator ? null : brandsOf(reach, own)));
    if (!done) return;
    const { kind, detail = {}, brands = [context.frontend] } = done;
    await announce(context, tx, 'standingChanged', { accountId: id });
    if (operation === 'blockUser') await announce(context, tx, 'answerableChanged', { accountId: id });
    for (const frontend of brands) {
      const event = { kind, accountId: id, actorId: viewer.id, address: context.address, detail };
      await recordEvent({ ...tx, frontend }, event);
    }
  });
  const [user] = await describeUsers(context.db, reach, viewer.id, [(await findUser(context.db, id)) ?? row]);
  if (user === undefined) throw new Error('The account is gone.');
  return user;
}

const EVERYWHERE = { brand: '*' };

/** An action on some brands appears in the logs of those brands. */
const noted = (kind: AccountEventKind, brands: readonly string[]): Done | null =>
  brands.length === 0 ? null : { kind, brands };

/** By an administrator everywhere, which also confirms what was sent from the address before; by a site administrator on their brands only. */
export function verifyUser(context: ApiContext, id: number) {
  return deal(context, {
    operation: 'verifyUser',
    id,
    async act(tx, row, brands) {
      if (brands !== null) return noted('email_verified', await setVouched(tx.db, id, brands));
      if (!(await setVerified(tx.db, id))) return null;
      await announce(context, tx, 'addressConfirmed', { accountId: id, email: row.email });
      return { kind: 'email_verified', detail: EVERYWHERE };
    },
  });
}

/** By an administrator everywhere; by a site administrator on their brands only. */
export function blockUser(context: ApiContext, id: number, blocked: boolean) {
  return deal(context, {
    operation: 'blockUser',
    id,
    async act({ db }, _row, brands) {
      const kind = blocked ? 'blocked' : 'unblocked';
      if (brands !== null) return noted(kind, await setBlockedOn(db, id, { brands, blocked }));
      if (blocked) await keepAnAdministrator(db, id);
      if (!(await setBlocked(db, id, blocked))) return null;
      if (blocked) await endSessions(db, id);
      return { kind, detail: EVERYWHERE };
    },
  });
}

export function approveUser(context: ApiContext, id: number, brand: string, approved: boolean) {
  return deal(context, {
    operation: 'approveUser',
    id,
    may: (reach, { brands }) => reaches(reach, brand) && brands.some((one) => one.brand === brand),
    async act({ db }) {
      await setApproved(db, id, brand, approved);
      return { kind: approved ? 'approved' : 'approval_withdrawn', detail: { brand }, brands: [brand] };
    },
  });
}

interface RoleChange {
  id: number;
  role: string;
  brand: string | null;
}

export async function grantRole(context: ApiContext, { id, role, brand }: RoleChange) {
  await requireAdministrator(context, 'grantRole');
  checkRole(context, role, brand);
  return deal(context, {
    operation: 'grantRole',
    id,
    async act({ db }) {
      if (!(await addRole(db, id, role, brand))) return null;
      await endSessions(db, id);
      return { kind: 'role_granted', detail: { role, brand: brand ?? '*' } };
    },
  });
}

export async function revokeRole(context: ApiContext, { id, role, brand }: RoleChange) {
  await requireAdministrator(context, 'revokeRole');
  return deal(context, {
    operation: 'revokeRole',
    id,
    async act({ db }) {
      if (role === 'administrator' && brand === null) await keepAnAdministrator(db, id);
      if (!(await removeRole(db, id, role, brand))) return null;
      await endSessions(db, id);
      return { kind: 'role_revoked', detail: { role, brand: brand ?? '*' } };
    },
  });
}

export async function resetSecondFactor(context: ApiContext, id: number) {
  await requireAdministrator(context, 'resetSecondFactor');
  return deal(context, {
    operation: 'resetSecondFactor',
    id,
    async act({ db }) {
      await clearSecondFactor(db, id);
      await endSessions(db, id);
      return { kind: 'second_factor_reset' };
    },
  });
}

function checkRole(context: ApiContext, role: string, brand: string | null): void {
  if (!ROLES.includes(role)) {
    const message = `There is no role "${role.slice(0, 40)}". Allowed: ${ROLES.join(', ')}.`;
    throw new UserError('BAD_INPUT', message, { path: 'role' });
  }
  if (brand !== null && context.findBrand(brand) === undefined) {
    throw new UserError('BAD_INPUT', `There is no brand "${brand.slice(0, 60)}".`, { path: 'brand' });
  }
  if ((role === 'applicant' || role === 'recruiter') && brand === null) {
    throw new UserError('BAD_INPUT', `The role "${role}" holds on one brand; name it.`, { path: 'brand' });
  }
}
