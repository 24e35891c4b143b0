/** What awaits somebody today on the brands of the person, and the search over them. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { ApiContext } from '../../context.ts';
import type { Connection } from '../../database/pool.ts';
import { ADMIN_LIKE } from '../../viewer.ts';
import { personOf, reachIn } from '../rights/access.ts';
import { likePattern } from '../rights/list-store.ts';
import { listRoles } from '../rights/role-store.ts';
import { isSuspended } from './brands.ts';
import type { BrandDesk } from './desk.ts';
import { newestPatches } from './patch-store.ts';
import { countWaiting, findJobs, findOrders, findOrganizations, type WaitingKind } from './today-store.ts';
import { findUsers } from './users.ts';
import { listFailures } from './work-store.ts';

/** What job editors look after, too. */
const OF_JOBS: readonly WaitingKind[] = ['jobs', 'guests', 'reports'];
const OF_ADMINISTRATORS: readonly WaitingKind[] = [
  'importers',
  'profiles',
  'claims',
  'attention',
  'unpaid',
  'mails',
  'messages',
];

export interface Waiting {
  kind: string;
  brand: string;
  count: number;
  oldest: Date | null;
}

/** What is looked at: the database, and the brands of this server. */
export interface Outlook {
  db: Connection;
  desk: Pick<BrandDesk, 'list' | 'state' | 'inspect'>;
}

/** Live brands on which a person has an administrative role. */
interface Sight {
  /** All of them. */
  edited: readonly string[];
  /** Without those where they are a job editor. */
  administered: readonly string[];
  isAdministrator: boolean;
}

export async function sightOf({ db, desk }: Outlook, accountId: number): Promise<Sight> {
  const rows = await listRoles({ db }, accountId, ADMIN_LIKE);
  const { isAdministrator, brands } = reachIn(rows);
  const ids = desk.list().map(({ id }) => id);
  const isMine = (id: string) => rows.some(({ frontend }) => frontend === null || frontend === id);
  const edited = ids.filter(isMine);
  return { edited, administered: edited.filter((id) => brands === null || brands.includes(id)), isAdministrator };
}

const outlookOf = ({ db, admin }: ApiContext): Outlook => ({ db, desk: admin.desk });

/** What awaits the current person. */
export async function waitingToday(context: ApiContext): Promise<Waiting[]> {
  const outlook = outlookOf(context);
  return waitingIn(outlook, await sightOf(outlook, personOf(context).id));
}

/** In the order in which it is looked after; per kind, the brand that waits longest first. */
export async function waitingIn(
  { db, desk }: Outlook,
  { edited, administered, isAdministrator }: Sight,
): Promise<Waiting[]> {
  const counted = async (kinds: readonly WaitingKind[], brands: readonly string[]) => {
    const rows = await Promise.all(kinds.map((kind) => countWaiting({ db, brands }, kind)));
    return kinds.flatMap((kind, at) => (rows[at] ?? []).map((row) => ({ kind, ...row })).sort(byAge));
  };
  const patches = await newestPatches(db, administered);
  const suspended = await Promise.all(administered.map((id) => isSuspended(desk, id, patches.get(id))));
  return [
    ...(await counted(OF_JOBS, edited)),
    ...(await counted(OF_ADMINISTRATORS, administered)),
    ...(isAdministrator ? await failedWork(db) : []),
    ...administered.flatMap((brand, at) =>
      suspended[at] ? [{ kind: 'suspended', brand, count: 1, oldest: null }] : [],
    ),
    ...administered.flatMap((brand) => {
      const count = desk.state(brand)?.findings.length ?? 0;
      return count > 0 ? [{ kind: 'findings', brand, count, oldest: null }] : [];
    }),
  ];
}

/** Background work that failed for good, which belongs to no brand. */
async function failedWork(db: Connection): Promise<Waiting[]> {
  const failures = await listFailures(db);
  const oldest = failures.map(({ created }) => new Date(created)).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return failures.length > 0 ? [{ kind: 'work', brand: NETWORK_ID, count: failures.length, oldest }] : [];
}

function byAge({ oldest: a }: Pick<Waiting, 'oldest'>, { oldest: b }: Pick<Waiting, 'oldest'>): number {
  return (a?.getTime() ?? Number.POSITIVE_INFINITY) - (b?.getTime() ?? Number.POSITIVE_INFINITY) || 0;
}

const NOTHING = { people: [], organizations: [], jobs: [], orders: [] };

/** A few of each that match, on the brands of the person: people, organizations and orders for administrators, jobs for job editors, too. */
export async function findAnything(context: ApiContext, text: string) {
  const pattern = likePattern(text);
  if (pattern === null) return NOTHING;
  const { edited, administered } = await sightOf(outlookOf(context), personOf(context).id);
  const within = { db: context.db, brands: administered };
  const jobs = await findJobs({ db: context.db, brands: edited }, pattern);
  if (administered.length === 0) return { ...NOTHING, jobs };
  const [{ users }, organizations, orders] = await Promise.all([
    findUsers(context, { list: { text, count: 6 } }),
    findOrganizations(within, pattern),
    findOrders(within, pattern),
  ]);
  return { people: users.map(({ id, name, email }) => ({ id, name, email })), organizations, jobs, orders };
}
