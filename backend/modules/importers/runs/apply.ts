/** Writes a batch of items and their jobs, in one transaction. */
import type pg from 'pg';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { indexJobs } from '../../../search/index-job.ts';
import type { LanguagesOf } from '../../../search/index-types.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { noteHappening } from '../../../services/counting/happening-store.ts';
import type { Announce } from '../../../services/tag-store.ts';
import type { MappedJob } from '../map/mapped-job.ts';
import { employersOf } from './employers.ts';
import {
  archiveJobs,
  endJobs,
  findElsewhere,
  findHeirs,
  findItems,
  handOver,
  holdImports,
  type ItemRow,
  insertJobs,
  type JobColumns,
  lockJobs,
  markGone,
  type NewItem,
  saveItems,
  showJobs,
  updateJob,
} from './item-store.ts';
import { changedJob, contentOf, type Employer, importedOf, type JobRules, newJob } from './job-values.ts';
import type { LateLists } from './late-lists.ts';
import type { StagedItem } from './stage-store.ts';
import { addCounts, type ImporterColumns, type RunCounts } from './work-store.ts';

export interface Writing {
  pool: pg.Pool;
  languagesOf: LanguagesOf;
  importer: ImporterColumns & { organizationName: string | null };
  runId: number;
  rules: JobRules;
  lists: LateLists;
}

/** The transaction of a batch, and how it tells pages. */
interface Batch extends TransactionScope {
  announce: Announce;
}

/** An item that is written: its place in the run, and the job that it is. */
export interface MappedItem {
  staged: StagedItem;
  job: MappedJob;
}

/** Writes items that are new or changed. Done again after a crash, it changes nothing more. */
export async function applyItems(writing: Writing, items: readonly MappedItem[]): Promise<void> {
  if (items.length === 0) return;
  await inBrand(writing, async (tx) => {
    await holdImports(tx);
    const known = await knownItems(tx, writing, items);
    const employers = await employersOf(
      tx,
      writing.importer,
      items.map(({ job }) => job),
    );
    const entries = items.map((item, at) => ({
      item,
      employer: employers[at] ?? { id: null, name: '' },
      known: known.own.get(item.staged.identity) ?? null,
      elsewhere: known.elsewhere(item.staged),
    }));
    const owned = entries.filter(isOwned);
    const rows = await lockJobs(
      tx,
      owned.flatMap((entry) => entry.known?.jobId ?? []),
    );
    const fresh = owned.filter((entry) => entry.known === null || entry.known.jobId === null);
    const counts = { added: fresh.length, changed: 0, removed: 0, shared: 0, unknown: 0 };
    const jobs = fresh.map(({ item, employer }) => newJob(item.job, employer, writing.rules));
    const ids = await insertJobs(tx, jobs);
    const online = jobs.filter(({ state }) => state === 'published').length;
    if (online > 0) {
      const { document, now } = writing.rules;
      await noteHappening(tx, { brand: { document }, now }, { measure: 'posting', subject: 'import', count: online });
    }
    const jobOf = new Map(fresh.map((entry, at) => [entry.item, ids[at] ?? null]));
    const touched = [...ids];
    const before = await tagsOf(
      tx.client,
      rows.map(({ id }) => id),
    );
    for (const entry of owned) {
      const row = rows.find(({ id }) => id === entry.known?.jobId);
      if (row === undefined) continue;
      jobOf.set(entry.item, row.id);
      if (await changeOne(tx, writing, entry, row)) {
        touched.push(row.id);
        counts.changed += 1;
      }
    }
    await saveItems(
      tx,
      entries.map((entry) => itemRow(writing, entry, jobOf.get(entry.item) ?? null)),
    );
    await showJobs(
      tx,
      [...jobOf.values()].flatMap((id) => id ?? []),
      [writing.importer.frontend, ...writing.importer.brands],
    );
    counts.shared = entries.filter((entry) => !isOwned(entry) && entry.known === null).length;
    counts.unknown = items.reduce((sum, { job }) => sum + job.unknown.length, 0);
    await settle(tx, writing, touched, before);
    await addCounts(tx, writing.runId, counts);
  });
}

interface Entry {
  item: MappedItem;
  employer: Employer;
  known: ItemRow | null;
  /** The job of the same advertisement that another importer brought. */
  elsewhere: number | null;
}

/** Whether the job follows this item: it did before, or nobody else has the advertisement. */
function isOwned({ known, elsewhere }: Entry): boolean {
  return known !== null && known.jobId !== null && known.owns ? true : elsewhere === null;
}

async function knownItems(tx: TransactionScope, { importer }: Writing, items: readonly MappedItem[]) {
  const identities = items.map(({ staged }) => staged.identity);
  const own = new Map((await findItems(tx, importer.id, identities)).map((row) => [row.identity, row]));
  const rest = items.filter(({ staged }) => own.get(staged.identity)?.owns !== true);
  const others = await findElsewhere(tx, importer.id, {
    urlKeys: rest.flatMap(({ staged }) => staged.urlKey ?? []),
    postingKeys: rest.map(({ staged }) => staged.postingKey),
  });
  const elsewhere = ({ urlKey, postingKey }: StagedItem): number | null => {
    const same = others.find((row) => urlKey !== null && row.urlKey === urlKey);
    return (same ?? others.find((row) => row.postingKey === postingKey))?.jobId ?? null;
  };
  return { own, elsewhere };
}

async function changeOne(tx: TransactionScope, writing: Writing, entry: Entry, row: JobColumns): Promise<boolean> {
  const { item, employer, known } = entry;
  const change = changedJob(
    {
      ...{ row, mapped: item.job, employer },
      ...{ imported: known?.imported ?? {}, isBack: known !== null && known.gone !== null },
    },
    writing.rules,
  );
  if (change === null) return false;
  await updateJob(tx, row.id, change);
  return true;
}

function itemRow({ importer, runId, rules }: Writing, entry: Entry, jobId: number | null): NewItem {
  const { item, employer, elsewhere } = entry;
  const { identity, urlKey, postingKey, fingerprint } = item.staged;
  const isOwn = isOwned(entry);
  return {
    ...{ importerId: importer.id, identity, urlKey, postingKey, fingerprint, runId, owns: isOwn, gone: null },
    jobId: isOwn ? jobId : elsewhere,
    imported: isOwn ? importedOf(contentOf(item.job, employer, rules)) : {},
    unknown: [...new Set(item.job.unknown.map(({ kind, text }) => `${kind}:${text}`))],
  };
}

/** Takes items away that the source no longer has: another importer's item takes over, or the job is archived. */
export function dropItems(writing: Writing, identities: readonly string[]): Promise<void> {
  const { rules, runId } = writing;
  return withoutItems(writing, identities, async (tx, left) => {
    const before = await tagsOf(tx.client, left);
    const archived = await archiveJobs(tx, left, rules.now);
    await settle(tx, writing, archived, before);
    await addCounts(tx, runId, { removed: archived.length } satisfies Partial<RunCounts>);
  });
}

/** Lets go of items whose importer is deleted: jobs that no other importer has stay until their end, or until `end`. */
export function releaseItems(writing: Writing, identities: readonly string[], end: Date): Promise<void> {
  return withoutItems(writing, identities, async (tx, left) => {
    const ending = await endJobs(tx, left, end, writing.rules.now);
    await settle(tx, writing, ending, []);
  });
}

/** The items are gone; of their jobs, those that no other importer has are left. */
async function withoutItems(
  writing: Writing,
  identities: readonly string[],
  work: (tx: Batch, left: readonly number[]) => Promise<void>,
): Promise<void> {
  if (identities.length === 0) return;
  const { importer, rules } = writing;
  await inBrand(writing, async (tx) => {
    await holdImports(tx);
    const items = await findItems(tx, importer.id, identities);
    const owned = items.flatMap(({ owns, jobId }) => (owns && jobId !== null ? [jobId] : []));
    await lockJobs(tx, owned);
    await markGone(tx, importer.id, identities, rules.now);
    const heirs = await findHeirs(tx, owned);
    for (const heir of heirs.values()) await handOver(tx, heir);
    await work(
      tx,
      owned.filter((id) => !heirs.has(id)),
    );
  });
}

/** Search, pages and feeds of all brands that showed the jobs before or show them now. */
async function settle(
  { client, announce }: Batch,
  { languagesOf }: Writing,
  ids: readonly number[],
  before: readonly string[],
) {
  if (ids.length === 0) return;
  await indexJobs(client, ids, languagesOf, announce);
  await announce(client, [...before, ...(await tagsOf(client, ids))]);
}

async function inBrand({ pool, importer, lists }: Writing, work: (tx: Batch) => Promise<void>): Promise<void> {
  const { announce, committed } = lists.begin();
  await transact({ pool, frontend: importer.frontend }, (tx) => work({ ...tx, announce }));
  committed();
}
