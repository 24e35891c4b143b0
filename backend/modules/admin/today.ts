/** What awaits somebody today on the brands of the person, and the search over them. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { ApiContext } from '../../context.ts';
import { ADMIN_LIKE } from '../../viewer.ts';
import { personOf, reaches, reachOf } from '../rights/access.ts';
import { likePattern } from '../rights/list-store.ts';
import { listRoles } from '../rights/role-store.ts';
import { listBrands } from './brands.ts';
import { countWaiting, findJobs, findOrders, findOrganizations, type WaitingKind } from './today-store.ts';
import { findUsers } from './users.ts';
import { listFailures } from './work-store.ts';

/** What job editors look after, too. */
const OF_JOBS: readonly WaitingKind[] = ['jobs', 'reports'];
const OF_ADMINISTRATORS: readonly WaitingKind[] = ['profiles', 'attention', 'unpaid', 'mails', 'messages'];

interface Waiting {
  kind: string;
  brand: string;
  count: number;
  oldest: Date | null;
}

/** In the order in which it is looked after; per kind, the brand that waits longest first. */
export async function waitingToday(context: ApiContext): Promise<Waiting[]> {
  const [edited, reach] = await Promise.all([editedBrands(context), reachOf(context)]);
  const counted = async (kinds: readonly WaitingKind[], brands: readonly string[]) => {
    const rows = await Promise.all(kinds.map((kind) => countWaiting({ db: context.db, brands }, kind)));
    return kinds.flatMap((kind, at) => (rows[at] ?? []).map((row) => ({ kind, ...row })).sort(byAge));
  };
  const administered = edited.filter((id) => reaches(reach, id));
  const cards = administered.length > 0 ? await listBrands(context) : [];
  const since = { count: 1, oldest: null };
  return [
    ...(await counted(OF_JOBS, edited)),
    ...(await counted(OF_ADMINISTRATORS, administered)),
    ...(reach.isAdministrator ? await failedWork(context) : []),
    ...cards.flatMap(({ id, isSuspended }) => (isSuspended ? [{ kind: 'suspended', brand: id, ...since }] : [])),
    ...cards.flatMap(({ id, findings }) =>
      findings.length > 0 ? [{ kind: 'findings', brand: id, count: findings.length, oldest: null }] : [],
    ),
  ];
}

/** Background work that failed for good, which belongs to no brand. */
async function failedWork({ db }: ApiContext): Promise<Waiting[]> {
  const failures = await listFailures(db);
  const oldest = failures.map(({ created }) => new Date(created)).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return failures.length > 0 ? [{ kind: 'work', brand: NETWORK_ID, count: failures.length, oldest }] : [];
}

function byAge({ oldest: a }: Pick<Waiting, 'oldest'>, { oldest: b }: Pick<Waiting, 'oldest'>): number {
  return (a?.getTime() ?? Number.POSITIVE_INFINITY) - (b?.getTime() ?? Number.POSITIVE_INFINITY) || 0;
}

/** Live brands on which the person has an administrative role. */
async function editedBrands(context: ApiContext): Promise<string[]> {
  const rows = await listRoles(context, personOf(context).id, ADMIN_LIKE);
  const isMine = (id: string) => rows.some(({ frontend }) => frontend === null || frontend === id);
  return context.admin.desk.list().flatMap(({ id }) => (isMine(id) ? id : []));
}

const NOTHING = { people: [], organizations: [], jobs: [], orders: [] };

/** A few of each that match, on the brands of the person: people, organizations and orders for administrators, jobs for job editors, too. */
export async function findAnything(context: ApiContext, text: string) {
  const pattern = likePattern(text);
  if (pattern === null) return NOTHING;
  const [edited, reach] = await Promise.all([editedBrands(context), reachOf(context)]);
  const administered = edited.filter((id) => reaches(reach, id));
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
