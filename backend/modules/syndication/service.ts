/** Rules as administrators look after them. Bringing jobs needs both brands; stopping that needs one of them. */
import { isDeepStrictEqual } from 'node:util';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { SyndicationRuleInput, SyndicationState } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import type { SyndicationEventKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, type Reach, reaches, reachOf, refuse, requireBrand, withinReach } from '../rights/access.ts';
import { MOST_RULES } from './limits.ts';
import {
  countJobs,
  countRules,
  findRule,
  findUnsettled,
  insertRule,
  listRules,
  type RuleRow,
  updateRule,
  type Within,
} from './rule-store.ts';
import { readSettings } from './settings.ts';
import { syndicateSoon } from './settle/tasks.ts';

/** A rule with what lists show of it. */
export interface RuleRecord {
  row: RuleRow;
  shown: number;
  waiting: number;
  mayChange: boolean;
  /** Whether all its jobs have been looked at since its last change. */
  isApplied: boolean;
}

/** Those that concern a brand, or all that the person administers, by name. Throws `UserError` NOT_ALLOWED, noted under the operation. */
export async function findRules(context: ApiContext, brand: string | null, operation: string): Promise<RuleRecord[]> {
  const within = await withinReach(context, brand, operation);
  return recordsOf(context, within, await listRules(within));
}

export async function findOneRule(context: ApiContext, id: number): Promise<RuleRecord | null> {
  const within = await reachable(context);
  const row = await findRule(within, id);
  return row === null ? null : ((await recordsOf(context, within, [row]))[0] ?? null);
}

async function reachable(context: ApiContext): Promise<Within> {
  return { db: context.db, brands: (await reachOf(context)).brands };
}

async function recordsOf(context: ApiContext, within: Within, rows: readonly RuleRow[]): Promise<RuleRecord[]> {
  if (rows.length === 0) return [];
  const figures = await countJobs(
    within,
    rows.map(({ id }) => id),
  );
  const unsettled = await findUnsettled(
    within,
    rows.map(({ id }) => id),
  );
  const reach = await reachOf(context);
  return rows.map((row) => {
    const { shown = 0, waiting = 0 } = figures.find(({ ruleId }) => ruleId === row.id) ?? {};
    // Its jobs are put down first, and then looked at in batches.
    const isApplied = row.applied?.startsWith(`${row.revision} `) === true && !unsettled.has(row.id);
    return { row, shown, waiting, mayChange: reachesBoth(reach, row), isApplied };
  });
}

const reachesBoth = (reach: Reach, { frontend, source }: Pick<RuleRow, 'frontend' | 'source'>): boolean =>
  reaches(reach, frontend) && (source === null ? reach.brands === null : reaches(reach, source));

/** Throws `UserError` NOT_ALLOWED, and logs it, unless the person administers both brands. */
export async function requireBoth(
  context: ApiContext,
  brands: { frontend: string; source: string | null },
  operation: string,
): Promise<void> {
  const reach = await requireBrand(context, brands.frontend, operation);
  if (!reachesBoth(reach, brands)) await refuse(context, operation, brands.source ?? brands.frontend);
}

/** Throws `UserError` SYNDICATION_UNKNOWN. */
async function requireRule(context: ApiContext, id: number): Promise<RuleRecord> {
  const record = await findOneRule(context, id);
  if (record === null) throw refusal('SYNDICATION_UNKNOWN');
  return record;
}

export async function createRule(context: ApiContext, brand: string, input: SyndicationRuleInput): Promise<RuleRecord> {
  await requireBoth(context, { frontend: brand, source: input.source ?? null }, 'createSyndicationRule');
  if (context.findBrand(brand) === undefined)
    throw new UserError('BAD_INPUT', `This server has no brand "${brand.slice(0, 60)}".`, { path: 'brand' });
  const { name = '', conditions = {}, ...values } = await readSettings(context, brand, input, true);
  const { now } = context;
  const id = await transact({ pool: context.pool, frontend: brand }, async (tx) => {
    const existing = await countRules(tx);
    if (existing >= MOST_RULES)
      throw new UserError('BAD_INPUT', `"${brand}" has ${existing} rules, which is the most.`, { path: 'brand' });
    const made = await insertRule(tx, { ...values, name, conditions, created: now, changed: now });
    await note(context, tx, 'syndication_created', { id: made, name });
    return made;
  });
  return requireRule(context, id);
}

export async function changeRule(context: ApiContext, id: number, input: SyndicationRuleInput): Promise<RuleRecord> {
  const { row } = await requireRule(context, id);
  await requireBoth(context, row, 'changeSyndicationRule');
  const values = await readSettings(context, row.frontend, input, false);
  const wanted = { ...row, ...values };
  await requireBoth(context, wanted, 'changeSyndicationRule');
  const isOther = (names: readonly (keyof RuleRow)[]) =>
    names.some((name) => !isDeepStrictEqual(row[name], wanted[name]));
  if (!isOther(['name', 'source', 'conditions', 'needsReview'])) return requireRule(context, id);
  await transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    const isNewlyApplied = isOther(['source', 'conditions', 'needsReview']);
    const { changed, revision } = { changed: context.now, revision: row.revision + (isNewlyApplied ? 1 : 0) };
    await updateRule(tx, id, { ...values, changed, revision });
    if (isNewlyApplied) await syndicateSoon(tx.db);
    await note(context, tx, 'syndication_changed', { id, name: wanted.name });
  });
  return requireRule(context, id);
}

export async function switchRule(context: ApiContext, id: number, state: SyndicationState): Promise<RuleRecord> {
  const { row } = await requireRule(context, id);
  // Either side may stop it; a paused rule that was off would begin to keep what it brought.
  const isStopping = state === 'off' || (state === 'paused' && row.state === 'on');
  if (!isStopping) await requireBoth(context, row, 'switchSyndicationRule');
  if (row.state === state) return requireRule(context, id);
  await transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    await updateRule(tx, id, { state, changed: context.now, revision: row.revision + 1 });
    await syndicateSoon(tx.db);
    await note(context, tx, `syndication_${state}`, { id, name: row.name });
  });
  return requireRule(context, id);
}

export async function deleteRule(context: ApiContext, id: number): Promise<boolean> {
  const { row } = await requireRule(context, id);
  await requireBoth(context, row, 'deleteSyndicationRule');
  return transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    await updateRule(tx, id, { leaving: context.now, state: 'off', changed: context.now, revision: row.revision + 1 });
    await syndicateSoon(tx.db);
    await note(context, tx, 'syndication_deleted', { id, name: row.name });
    return true;
  });
}

function note(
  context: ApiContext,
  tx: TransactionScope,
  kind: SyndicationEventKind,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const detail = { rule: String(id), name };
  return recordEvent(tx, { kind, accountId: personOf(context).id, address: context.address, detail });
}
