/** Merging two accounts or two organizations: one transaction, which can be undone within a day. */
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { refusal } from '../../refusal.ts';
import { indexJobs, indexOrganizations } from '../../search/index-job.ts';
import { tagsOf } from '../../services/clock-store.ts';
import { publishTags } from '../../services/tag-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { holdOrganizations } from '../organizations/delete-store.ts';
import { personOf, type Reach, reaches, reachOf, refuse } from '../rights/access.ts';
import { type Recording, revertRows } from './change-store.ts';
import {
  closeEntry,
  type Entry,
  endAccess,
  findEntry,
  findMerge,
  forgetChanges,
  hasOverspent,
  insertMerge,
  isMergedOn,
  listShown,
  lockEntries,
  type MergeRow,
  setUndone,
  sumCredits,
} from './merge-store.ts';
import { joinContacts, joinMembers, joinProfiles, listBrands, moveRows, type Pair, renameJobs } from './move-store.ts';

const UNDO_MS = 24 * 60 * 60 * 1000;
/** Roles whose holders only an administrator may change. */
const ADMINISTRATIVE = new Set(['site_admin', 'administrator', 'job_editor']);

/** What stands in the way of a merge. */
export type Obstacle = 'blocked' | 'merged' | 'same' | 'yourself';

/** Both entries, if the person may merge them; the attempt is logged otherwise. */
export async function openPair(context: ApiContext, pair: Pair, operation: string): Promise<[Entry, Entry]> {
  const reach = await reachOf(context);
  const [keep, gone] = [
    await findEntry(context.db, pair.kind, pair.keep),
    await findEntry(context.db, pair.kind, pair.gone),
  ];
  if (!keep || !gone || !(await isWithin(context, reach, pair, [keep, gone])))
    return refuse(context, operation, context.frontend);
  return [keep, gone];
}

/** A site administrator must manage every brand on which either has anything, and at least one for each. */
async function isWithin({ db }: ApiContext, reach: Reach, { kind }: Pair, entries: readonly Entry[]): Promise<boolean> {
  if (reach.isAdministrator) return true;
  for (const { id, roles } of entries) {
    const brands = await listBrands(db, kind, [id]);
    if (brands.length === 0 || !brands.every((brand) => reaches(reach, brand))) return false;
    if (roles.some((role) => ADMINISTRATIVE.has(role))) return false;
  }
  return true;
}

/** Null where nothing stands in the way. */
export function obstacleTo(viewerId: number, { kind }: Pair, [keep, gone]: readonly [Entry, Entry]): Obstacle | null {
  if (keep.id === gone.id) return 'same';
  if (keep.mergedInto !== null || gone.mergedInto !== null) return 'merged';
  if (keep.blocked || gone.blocked) return 'blocked';
  return kind === 'account' && gone.id === viewerId ? 'yourself' : null;
}

/** Moves everything of the one to the other. Throws `UserError` NOT_ALLOWED, MERGE_IMPOSSIBLE. */
export async function mergeEntries(context: ApiContext, pair: Pair): Promise<MergeRow> {
  const viewer = personOf(context);
  const brands = await listBrands(context.db, pair.kind, [pair.keep, pair.gone]);
  await openPair(context, pair, 'mergeEntries');
  return transact(context, async (tx) => {
    await hold(tx, pair);
    // Once more with both locked.
    const entries = await openPair({ ...context, db: tx.db }, pair, 'mergeEntries');
    if (obstacleTo(viewer.id, pair, entries) !== null) throw refusal('MERGE_IMPOSSIBLE');
    await forgetChanges(tx.db, new Date(context.now.getTime() - UNDO_MS));
    const row = await insertMerge(tx, pair, { authorId: viewer.id, now: context.now });
    const before = await shownOf(tx, pair);
    await move({ tx, mergeId: row.id, steps: 0 }, pair, context.now);
    await settle(context, tx, { pair, before });
    await log(context, tx, { row, brands, isUndo: false });
    return row;
  });
}

async function move(recording: Recording, pair: Pair, now: Date): Promise<void> {
  if (pair.kind === 'account') await endAccess(recording.tx, pair.gone, now);
  await joinMembers(recording, pair);
  if (pair.kind === 'organization') {
    await joinProfiles(recording, pair);
    await joinContacts(recording, pair);
    await renameJobs(recording, pair);
  }
  await moveRows(recording, pair);
  if (pair.kind === 'account') await joinContacts(recording, pair);
  else await sumCredits(recording.tx, [pair.keep, pair.gone]);
  await closeEntry(recording, pair);
}

/** Until when it can be undone; null if it no longer can. */
export function undoUntil({ created, undone }: MergeRow, now: Date): Date | null {
  const until = new Date(created.getTime() + UNDO_MS);
  return undone === null && until > now ? until : null;
}

/** Moves back what the merge moved. Throws `UserError` NOT_ALLOWED, MERGE_NOT_UNDOABLE, MERGE_CREDITS_SPENT. */
export async function undoMerge(context: ApiContext, id: number): Promise<MergeRow> {
  const found = await findMerge(context, id);
  if (found === undefined) return refuse(context, 'undoMerge', context.frontend);
  const pair = pairOf(found);
  // The kept entry is on every brand of both by now.
  await openPair(context, { ...pair, gone: pair.keep }, 'undoMerge');
  return transact(context, async (tx) => {
    await hold(tx, pair);
    // Once more with both locked: it may have been undone meanwhile.
    const row = (await findMerge(tx, id)) ?? found;
    const brands = await listBrands(tx.db, pair.kind, [pair.keep, pair.gone]);
    if (undoUntil(row, context.now) === null || (await isMergedOn(tx, row))) throw refusal('MERGE_NOT_UNDOABLE');
    const before = await shownOf(tx, pair);
    await revertRows(tx, id);
    if (pair.kind === 'organization') {
      if (await hasOverspent(tx, [pair.keep, pair.gone])) throw refusal('MERGE_CREDITS_SPENT');
      await sumCredits(tx, [pair.keep, pair.gone]);
    }
    await setUndone(tx, id, context.now);
    await settle(context, tx, { pair, before });
    await log(context, tx, { row, brands, isUndo: true });
    return { ...row, undone: context.now };
  });
}

export const pairOf = ({ kind, keptId, goneId }: MergeRow): Pair => ({ kind, keep: keptId, gone: goneId });

/** Other writers lock what belongs to an organization before the organization itself. */
async function hold(tx: TransactionScope, pair: Pair): Promise<void> {
  if (pair.kind === 'organization') await holdOrganizations(tx, [pair.keep, pair.gone]);
  await lockEntries(tx, pair);
}

interface Shown {
  jobs: number[];
  profiles: { id: number; frontend: string }[];
  tags: string[];
}

async function shownOf(tx: TransactionScope, pair: Pair): Promise<Shown> {
  if (pair.kind === 'account') return { jobs: [], profiles: [], tags: [] };
  const { jobs, profiles } = await listShown(tx, pair);
  return { jobs, profiles, tags: await tagsOf(tx.client, jobs) };
}

/** Updates what follows from the rows: visibility, search, pages. */
async function settle(
  context: ApiContext,
  tx: TransactionScope,
  { pair, before }: { pair: Pair; before: Shown },
): Promise<void> {
  const { kind, keep, gone } = pair;
  for (const id of [keep, gone]) {
    if (kind === 'account') await announce(context, tx, 'standingChanged', { accountId: id });
    await announce(context, tx, 'answerableChanged', kind === 'account' ? { accountId: id } : { organizationId: id });
  }
  if (kind === 'account') return;
  const languages = (id: string) => {
    const brand = context.findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  };
  await indexJobs(tx.client, before.jobs, languages);
  await indexOrganizations(
    tx.client,
    before.profiles.map(({ id }) => id),
    languages,
  );
  const tags = [keep, gone].flatMap((id) => [`org:${id}`, `org-jobs:${id}`]);
  const lists = before.profiles.map(({ frontend }) => `orgs:${frontend}`);
  await publishTags(tx.client, [
    ...new Set([...before.tags, ...(await tagsOf(tx.client, before.jobs)), ...tags, ...lists]),
  ]);
}

/** In the log of every brand that either entry is on. */
async function log(
  context: ApiContext,
  tx: TransactionScope,
  { row, brands, isUndo }: { row: MergeRow; brands: readonly string[]; isUndo: boolean },
): Promise<void> {
  const { kind, keptId, goneId } = row;
  const event = {
    kind: isUndo ? ('merge_undone' as const) : ('merged' as const),
    accountId: kind === 'account' ? keptId : personOf(context).id,
    actorId: personOf(context).id,
    address: context.address,
    detail: { what: kind, kept: String(keptId), merged: String(goneId) },
  };
  for (const frontend of brands.length > 0 ? brands : [context.frontend]) await recordEvent({ ...tx, frontend }, event);
}
