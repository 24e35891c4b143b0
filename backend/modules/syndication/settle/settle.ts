/** Applies rules to a batch of jobs, in one transaction. Done again, it changes nothing. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import type { Connection } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { findPostings } from '../../../search/postings.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { publishTags } from '../../../services/tag-store.ts';
import type { WorkTools } from '../../../work/work.ts';
import { type Candidate, keyOf } from '../candidate.ts';
import { lockCandidates, readCandidates } from '../candidate-store.ts';
import { readConditions } from '../conditions.ts';
import { addPresent, readGround, removePresent } from '../ground.ts';
import { findMatching, type Meaning, readMeaning } from '../matching.ts';
import {
  deletePlacements,
  findTrusted,
  hideThere,
  insertEvents,
  listPlacements,
  type NewEvent,
  type NewPlacement,
  type Placement,
  type Spot,
  savePlacements,
  showThere,
} from '../placement-store.ts';
import type { RuleRow } from '../rule-store.ts';
import { type Next, nextOf } from './next.ts';
import { takeJobs } from './settle-store.ts';

export type SettleTools = Pick<
  WorkTools,
  'pool' | 'db' | 'now' | 'findBrand' | 'brands' | 'languagesOf' | 'search' | 'signal' | 'log'
>;

/** A rule that brings jobs, or keeps those that it brought. */
export interface ReadyRule {
  row: RuleRow;
  target: CompiledBrand;
  meaning: Meaning;
}

/** Rules of brands that this server has; of those that are off or deleted, nothing is left. */
export async function readRules(tools: SettleTools, rows: readonly RuleRow[]): Promise<ReadyRule[]> {
  const ready: ReadyRule[] = [];
  for (const row of rows) {
    const target = tools.findBrand(row.frontend);
    if (target === undefined || row.state === 'off' || row.leaving !== null) continue;
    const rule = { source: row.source, target: row.frontend, conditions: readConditions(row.conditions) };
    ready.push({ row, target, meaning: await readMeaning(tools.pool, rule) });
  }
  return ready;
}

/** Takes the next jobs that were put down and applies all rules to them; their number. */
export function settleSome(tools: SettleTools, rules: readonly ReadyRule[], limit: number): Promise<number> {
  return inTransaction(tools.pool, async (client) => {
    const db = drizzle(client);
    const taken = await takeJobs(db, limit);
    if (taken.length > 0) await settle(tools, { db, client }, rules, taken);
    return taken.length;
  });
}

interface Tx {
  db: Connection;
  client: pg.PoolClient;
}

async function settle(tools: SettleTools, tx: Tx, rules: readonly ReadyRule[], taken: readonly number[]) {
  const now = tools.now();
  const ids = await withSame(tx, taken, now);
  await lockCandidates(tx.db, ids);
  const jobs = await readCandidates(tx.db, ids, now);
  const placements = await listPlacements(tx.db, ids);
  const changes: Change[] = [];
  const targets = new Set([...rules.map(({ row }) => row.frontend), ...placements.map(({ frontend }) => frontend)]);
  for (const target of [...targets].sort()) {
    const brand = tools.findBrand(target);
    const here = {
      jobs,
      placements: placements.filter(({ frontend }) => frontend === target),
      rules: rules.filter(({ row }) => row.frontend === target),
    };
    // Another server may have it: what it shows is left alone.
    if (brand === undefined) continue;
    const nexts = await settleOn(tools, tx, brand, here);
    changes.push(...nexts.flatMap((next) => changeOf(next, target, now) ?? []));
  }
  await write(tools, tx, changes);
}

/** With the jobs that are the same advertisement: one may have kept the others away, or keeps them away now. */
async function withSame({ db, client }: Tx, ids: readonly number[], now: Date): Promise<number[]> {
  const jobs = await readCandidates(db, ids, now);
  const same = await findPostings(
    client,
    jobs.flatMap((job) => keyOf(job) ?? []),
  );
  return [...new Set([...ids, ...same.map(({ id }) => id)])].sort((a, b) => a - b);
}

interface Here {
  jobs: readonly Candidate[];
  placements: readonly Placement[];
  rules: readonly ReadyRule[];
}

async function settleOn(tools: SettleTools, tx: Tx, target: CompiledBrand, here: Here): Promise<Next[]> {
  const { jobs, placements, rules } = here;
  const matches = new Map<number, Set<number>>();
  const match = { search: tools.search, now: tools.now(), findBrand: tools.findBrand };
  for (const { row, meaning } of rules) matches.set(row.id, await findMatching(match, meaning, jobs));
  const meant = jobs.filter(({ id }) => [...matches.values()].some((found) => found.has(id)));
  const isPlaced = (id: number) => placements.some(({ jobId }) => jobId === id);
  const concerned = jobs.filter((job) => meant.includes(job) || isPlaced(job.id));
  if (concerned.length === 0) return [];
  const ground = await readGround(tx, target, concerned);
  const organizations = concerned.flatMap(({ organizationId }) => organizationId ?? []);
  const trusted = await findTrusted(tx.db, target.id, organizations);
  // What is there first: what leaves makes room for what comes.
  const inOrder = [...concerned.filter(({ id }) => isPlaced(id)), ...concerned.filter(({ id }) => !isPlaced(id))];
  return inOrder.map((job) => {
    const before = placements.find(({ jobId }) => jobId === job.id) ?? null;
    const isTrusted = job.organizationId !== null && trusted.has(job.organizationId);
    const next = nextOf({
      ...{ job, before, ground, isTrusted, rules },
      rulesOfJob: rules.filter(({ row }) => matches.get(row.id)?.has(job.id) === true).map(({ row }) => row),
      reviewsEdits: target.document.moderation.editedJobs,
    });
    if (next.after?.state === 'waiting' || next.after?.state === 'shown') addPresent(ground.present, job);
    else removePresent(ground.present, job);
    return next;
  });
}

/** What is written of a job on a brand. */
interface Change {
  spot: Spot;
  save: NewPlacement | null;
  remove: boolean;
  /** Whether the brand shows it from now on; null if that stays. */
  shows: boolean | null;
  event: NewEvent | null;
}

/** Null if nothing changes. */
function changeOf({ job, before, after, reason }: Next, frontend: string, now: Date): Change | null {
  const spot = { jobId: job.id, frontend };
  const event = (kind: string, ruleId: number | null): NewEvent => ({
    ...{ ...spot, kind, ruleId, jobTitle: job.title, created: now },
    reason: kind === 'left' ? reason : null,
  });
  if (after === null) {
    if (before === null) return null;
    return { spot, save: null, remove: true, shows: false, event: event('left', before.ruleId) };
  }
  const { state, ruleId, content } = after;
  const isMoved = before === null || before.state !== state;
  if (!isMoved && before.ruleId === ruleId && before.content === content) return null;
  return {
    spot,
    save: { ...spot, ruleId, state, content, reason: null, since: isMoved ? now : before.since },
    remove: false,
    shows: isMoved ? state === 'shown' : null,
    event: isMoved ? event(state === 'shown' ? 'shown' : 'waits', ruleId) : null,
  };
}

async function write({ languagesOf }: SettleTools, { db, client }: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const spotsWhere = (isWanted: (change: Change) => boolean) => changes.filter(isWanted).map(({ spot }) => spot);
  const moved = [...new Set(spotsWhere(({ shows }) => shows !== null).map(({ jobId }) => jobId))];
  const before = await tagsOf(client, moved);
  await savePlacements(
    db,
    changes.flatMap(({ save }) => save ?? []),
  );
  await deletePlacements(
    db,
    spotsWhere(({ remove }) => remove),
  );
  await showThere(
    db,
    spotsWhere(({ shows }) => shows === true),
  );
  await hideThere(
    db,
    spotsWhere(({ shows }) => shows === false),
  );
  await insertEvents(
    db,
    changes.flatMap(({ event }) => event ?? []),
  );
  if (moved.length === 0) return;
  await indexJobs(client, moved, languagesOf);
  await publishTags(client, [...before, ...(await tagsOf(client, moved))]);
}
