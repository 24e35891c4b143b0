/** Tags that employers give to applications. The policy has already authorized the person. */
import DataLoader from 'dataloader';
import { LONGEST_TAG, MOST_TAGS, MOST_TAGS_OF_EMPLOYER } from '../../../runtime/core/applications/limits.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { givenName } from './given-name.ts';
import { findApplyJob } from './job-store.ts';
import { type ApplicationRow, lockApplications } from './store.ts';
import { deleteTag, type Employer, holdTags, insertTag, listTags, listTagsFor, listTagsOf } from './tag-store.ts';

const MOST = 100;

export interface Tagging {
  ids: readonly number[];
  add: string | null;
  remove: string | null;
}

/** Adds and removes a tag. One that the employer has in another spelling is taken over; data that was deleted gets none. */
export async function tag(context: ApiContext, { ids, add, remove }: Tagging): Promise<ApplicationRow[]> {
  if (ids.length < 1 || ids.length > MOST)
    throw new UserError('BAD_INPUT', `${ids.length} applications; 1 to ${MOST} are allowed.`, { path: 'ids' });
  const added = add === null ? null : nameFrom(add);
  return transact(context, async (tx) => {
    const rows = await lockApplications(tx, ids);
    const open = rows.filter(({ cleared }) => cleared === null);
    if (remove !== null)
      await deleteTag(
        tx,
        open.map(({ id }) => id),
        remove.trim(),
      );
    if (added !== null) for (const [employer, own] of await byEmployer(tx, open)) await addTo(tx, employer, own, added);
    return rows;
  });
}

function nameFrom(text: string): string {
  const name = givenName(text, LONGEST_TAG);
  if (name === null) throw new UserError('BAD_INPUT', `A tag has 1 to ${LONGEST_TAG} characters.`, { path: 'add' });
  return name;
}

async function addTo(tx: TransactionScope, employer: Employer, ids: readonly number[], name: string): Promise<void> {
  await holdTags(tx, employer);
  const known = await listTagsOf(tx, employer);
  const spelled = known.find((one) => one.toLowerCase() === name.toLowerCase());
  if (spelled === undefined && known.length >= MOST_TAGS_OF_EMPLOYER)
    throw refusal('TOO_MANY_TAGS', { count: MOST_TAGS_OF_EMPLOYER });
  await insertTag(tx, ids, spelled ?? name);
  for (const tags of (await listTags(tx, ids)).values())
    if (tags.length > MOST_TAGS) throw refusal('APPLICATION_TAGS_FULL', { count: MOST_TAGS });
}

/** Applications by the employer whose words are on them, in a fixed order, so that nobody waits for each other. */
export async function byEmployer(
  tx: TransactionScope,
  rows: readonly ApplicationRow[],
): Promise<[Employer, number[]][]> {
  const found = new Map<string, [Employer, number[]]>();
  for (const { id, jobId } of rows) {
    const job = jobId === null ? null : await findApplyJob(tx, jobId);
    if (job === null) continue;
    const { organizationId, ownerId } = job;
    const key = organizationId === null ? `account ${ownerId}` : `organization ${organizationId}`;
    const [employer, ids] = found.get(key) ?? [{ organizationId, ownerId }, []];
    found.set(key, [employer, [...ids, id]]);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
}

/** Tags that the person's organizations have used, or one of them. */
export async function tagsFor(context: ApiContext, organizationId: number | null): Promise<string[]> {
  return inOrder(context, await listTagsFor(context, context.viewer.account?.id ?? 0, organizationId));
}

/** As the language of the reader sorts them. */
export function inOrder({ locale }: Pick<ApiContext, 'locale'>, names: readonly string[]): string[] {
  return names.toSorted(new Intl.Collator(locale).compare);
}

const loaders = new WeakMap<ApiContext, DataLoader<number, string[]>>();

/** Tags of an application, one query per list. */
export function tagsOf(context: ApiContext, id: number): Promise<string[]> {
  const load = async (ids: readonly number[]) => {
    const found = await listTags(context, ids);
    return ids.map((one) => inOrder(context, found.get(one) ?? []));
  };
  const loader = loaders.get(context) ?? new DataLoader(load, { cache: false });
  loaders.set(context, loader);
  return loader.load(id);
}
