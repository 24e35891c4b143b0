/** Stages that an organization names itself, for its board. The applicant sees the stage that each stands for. */
import DataLoader from 'dataloader';
import { LONGEST_STAGE, MOST_STAGES } from '../../../runtime/core/applications/limits.ts';
import type { Stage } from '../../../runtime/core/applications/stages.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { givenName } from './given-name.ts';
import { organizationOf } from './inbox.ts';
import {
  deleteOtherStages,
  holdBoard,
  holdOwnStage,
  insertStage,
  listOwnStages,
  type StageRow,
  updateStage,
} from './stage-store.ts';
import type { ApplicationRow } from './store.ts';

const DEFAULT_ORDER = ['sent', 'viewed', 'shortlisted', 'hired', 'rejected'] as const;

interface StageInput {
  id?: number | null | undefined;
  name: string;
  standsFor: Stage;
}

/** The stages of an organization in the order of its board; none if it has not named any. */
export function stagesOf(scope: Scope, organizationId: number): Promise<StageRow[]> {
  return listOwnStages(scope, [organizationId]);
}

/** Replaces the stages of an organization; applications keep those whose ids are given. */
export async function saveStages(
  context: ApiContext,
  organizationId: number,
  given: readonly StageInput[],
): Promise<StageRow[]> {
  if (given.length > MOST_STAGES) throw refusal('TOO_MANY_STAGES', { count: MOST_STAGES });
  const stages = given.map(({ id, name: text, standsFor }, position) => {
    const name = givenName(text, LONGEST_STAGE);
    if (name === null)
      throw new UserError('BAD_INPUT', `A stage has a name of 1 to ${LONGEST_STAGE} characters.`, { path: 'stages' });
    if (!DEFAULT_ORDER.some((stage) => stage === standsFor))
      throw new UserError('BAD_INPUT', `No stage stands for "${standsFor}".`, { path: 'stages' });
    return { id: id ?? null, values: { name, standsFor, position } };
  });
  if (new Set(stages.map(({ values }) => values.name.toLowerCase())).size < stages.length)
    throw refusal('STAGE_NAME_TWICE');
  return transact(context, async (tx) => {
    await holdBoard(tx, organizationId);
    const known = new Set((await stagesOf(tx, organizationId)).map(({ id }) => id));
    const ids = stages.flatMap(({ id }) => id ?? []);
    if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) throw refusal('STAGE_UNKNOWN');
    await deleteOtherStages(tx, organizationId, ids);
    for (const { id, values } of stages) {
      if (id === null) await insertStage(tx, organizationId, values);
      else await updateStage(tx, { organizationId, id }, values);
    }
    return stagesOf(tx, organizationId);
  });
}

/** The own stage to move to; throws `UserError` STAGE_UNKNOWN for one that stands for another stage. */
export async function requireStage(tx: Scope, id: number, to: Stage): Promise<StageRow> {
  const stage = await holdOwnStage(tx, id);
  if (stage === null || stage.standsFor !== to) throw refusal('STAGE_UNKNOWN');
  return stage;
}

const loaders = new WeakMap<ApiContext, DataLoader<number, StageRow[]>>();

/** The own stage of an application: the one it was moved to while that stands for its stage, otherwise the first that does. */
export async function ownStageOf(
  context: ApiContext,
  { jobId, stage, ownStageId }: ApplicationRow,
): Promise<StageRow | null> {
  const organizationId = await organizationOf(context, jobId);
  if (organizationId === null) return null;
  const load = async (ids: readonly number[]) => {
    const rows = await listOwnStages(context, ids);
    return ids.map((id) => rows.filter((row) => row.organizationId === id));
  };
  const loader = loaders.get(context) ?? new DataLoader(load, { cache: false });
  loaders.set(context, loader);
  const fitting = (await loader.load(organizationId)).filter(({ standsFor }) => standsFor === stage);
  return fitting.find(({ id }) => id === ownStageId) ?? fitting[0] ?? null;
}
