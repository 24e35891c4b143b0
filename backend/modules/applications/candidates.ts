/** Applicants that employers save to lists. The policy has already authorized the person. */
import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { LONGEST_LIST, MOST_LISTS, MOST_LISTS_OF_EMPLOYER } from '../../../runtime/core/applications/limits.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { SavedCandidate } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import {
  type Candidate,
  holdLists,
  insertCandidates,
  type ListRow,
  listCandidates,
  listListsFor,
  listListsOf,
  removeFromLists,
  updateCandidate,
} from './candidate-store.ts';
import { givenName } from './given-name.ts';
import { askToKeep } from './keeping.ts';
import { type ApplicationRow, lockApplications } from './store.ts';
import type { Employer } from './tag-store.ts';
import { byEmployer } from './tags.ts';

const MOST = 100;
const LONGEST_NOTE = 4000;

/**
 * Adds applicants to a list, and asks those who were not asked yet whether they may be kept beyond the term. Who withdrew
 * or does not want to be kept is left out; if that is everybody, CANDIDATE_DECLINED is thrown.
 */
export async function saveCandidates(
  context: ApiContext,
  { ids, list }: { ids: readonly number[]; list: string },
): Promise<ApplicationRow[]> {
  checkIds(ids);
  const name = nameFrom(list);
  return transact(context, async (tx) => {
    const rows = await lockApplications(tx, ids);
    const known = await listCandidates(tx, ids);
    const open = rows.filter(
      ({ id, cleared, stage }) => cleared === null && stage !== 'withdrawn' && known.get(id)?.answer !== 'no',
    );
    if (open.length === 0 && rows.length > 0) throw refusal('CANDIDATE_DECLINED');
    for (const [employer, own] of await byEmployer(tx, open)) await addTo(context, tx, { employer, ids: own, name });
    const saved = await listCandidates(tx, ids);
    for (const row of open) {
      const candidate = saved.get(row.id);
      if (candidate !== undefined && candidate.asked === null) await askToKeep(context, tx, { row, candidate });
    }
    return rows;
  });
}

async function addTo(
  context: ApiContext,
  tx: TransactionScope,
  { employer, ids, name }: { employer: Employer; ids: readonly number[]; name: string },
): Promise<void> {
  await holdLists(tx, employer);
  const known = await listListsOf(tx, employer);
  const spelled = known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name;
  if (spelled === undefined && known.length >= MOST_LISTS_OF_EMPLOYER)
    throw refusal('TOO_MANY_LISTS', { count: MOST_LISTS_OF_EMPLOYER });
  const rows = ids.map((applicationId) => ({ applicationId, nonce: randomBytes(16).toString('base64url') }));
  await insertCandidates({ ...tx, now: context.now }, rows, spelled ?? name);
  for (const { lists } of (await listCandidates(tx, ids)).values())
    if (lists.length > MOST_LISTS) throw refusal('CANDIDATE_LISTS_FULL', { count: MOST_LISTS });
}

/** Removes applicants from a list, however it is spelled; null: from all. */
export async function unsaveCandidates(
  context: ApiContext,
  { ids, list }: { ids: readonly number[]; list: string | null },
): Promise<ApplicationRow[]> {
  checkIds(ids);
  return transact(context, async (tx) => {
    const rows = await lockApplications(tx, ids);
    await removeFromLists(
      tx,
      rows.map(({ id }) => id),
      list === null ? null : list.trim(),
    );
    return rows;
  });
}

/** Replaces the note on a saved candidate; an empty one removes it. Throws CANDIDATE_UNKNOWN for one in no list. */
export async function noteCandidate(context: ApiContext, id: number, given: string): Promise<ApplicationRow> {
  const note = given.trim();
  if (note.length > LONGEST_NOTE)
    throw new UserError('BAD_INPUT', `A note has at most ${LONGEST_NOTE} characters.`, { path: 'note' });
  return transact(context, async (tx) => {
    const [row] = await lockApplications(tx, [id]);
    const candidate = (await listCandidates(tx, [id])).get(id);
    if (row === undefined || candidate === undefined || candidate.lists.length === 0)
      throw refusal('CANDIDATE_UNKNOWN');
    await updateCandidate(tx, id, { note });
    return row;
  });
}

/** Lists that the person's organizations have, or one of them, as the language of the reader sorts them. */
export async function listsFor(context: ApiContext, organizationId: number | null): Promise<ListRow[]> {
  const rows = await listListsFor(context, context.viewer.account?.id ?? 0, organizationId);
  const { compare } = new Intl.Collator(context.locale, { numeric: true });
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

const loaders = new WeakMap<ApiContext, DataLoader<number, SavedCandidate | null>>();

/** What the employer has saved of an application, one query per list; null for nothing. */
export function candidateOf(context: ApiContext, id: number): Promise<SavedCandidate | null> {
  const load = async (ids: readonly number[]) => {
    const found = await listCandidates(context, ids);
    return ids.map((one) => describe(found.get(one)));
  };
  const loader = loaders.get(context) ?? new DataLoader(load, { cache: false });
  loaders.set(context, loader);
  return loader.load(id);
}

function describe(candidate: Candidate | undefined): SavedCandidate | null {
  if (candidate === undefined) return null;
  const { lists, note, asked, answer, answered, until } = candidate;
  return { lists, note, asked, answer: answer === 'yes' || answer === 'no' ? answer : null, answered, until };
}

function checkIds(ids: readonly number[]): void {
  if (ids.length < 1 || ids.length > MOST)
    throw new UserError('BAD_INPUT', `${ids.length} applications; 1 to ${MOST} are allowed.`, { path: 'ids' });
}

function nameFrom(text: string): string {
  const name = givenName(text, LONGEST_LIST);
  if (name === null)
    throw new UserError('BAD_INPUT', `The name of a list has 1 to ${LONGEST_LIST} characters.`, { path: 'list' });
  return name;
}
