/** SQL of the stages that organizations name themselves. A brand only sees its own. */

import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { holdName } from '../../database/name-lock.ts';
import { applicantStage } from '../../database/schema/applications.ts';
import type { Scope } from '../../scope.ts';

export type StageRow = Pick<typeof applicantStage.$inferSelect, 'id' | 'organizationId' | 'name' | 'standsFor'>;

const COLUMNS = {
  id: applicantStage.id,
  organizationId: applicantStage.organizationId,
  name: applicantStage.name,
  standsFor: applicantStage.standsFor,
};

/** Those of these organizations, each in the order of its board. */
export function listOwnStages(scope: Scope, organizationIds: readonly number[]): Promise<StageRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(applicantStage)
    .where(inArray(applicantStage.organizationId, [...organizationIds]))
    .orderBy(asc(applicantStage.position), asc(applicantStage.id))
    .execute();
}

/** Locked against deletion until the end of the transaction. */
export async function holdOwnStage(tx: Scope, id: number): Promise<StageRow | null> {
  const [row] = await rowsOf(tx).select(COLUMNS).from(applicantStage).where(eq(applicantStage.id, id)).for('key share');
  return row ?? null;
}

/** Serializes changes of the board of one organization, until the end of the transaction. */
export async function holdBoard(tx: Scope, organizationId: number): Promise<void> {
  await holdName(tx, `applicant stages ${tx.frontend} ${organizationId}`);
}

/** Deletes the organization's stages but these. */
export async function deleteOtherStages(scope: Scope, organizationId: number, kept: readonly number[]): Promise<void> {
  const isOther = kept.length === 0 ? undefined : notInArray(applicantStage.id, [...kept]);
  await rowsOf(scope)
    .delete(applicantStage)
    .where(and(eq(applicantStage.organizationId, organizationId), isOther));
}

type StageValues = { name: string; standsFor: string; position: number };

export async function updateStage(
  scope: Scope,
  { organizationId, id }: { organizationId: number; id: number },
  values: StageValues,
): Promise<void> {
  await rowsOf(scope)
    .update(applicantStage)
    .set(values)
    .where(and(eq(applicantStage.organizationId, organizationId), eq(applicantStage.id, id)));
}

export async function insertStage(scope: Scope, organizationId: number, values: StageValues): Promise<void> {
  await rowsOf(scope)
    .insert(applicantStage)
    .values({ organizationId, ...values });
}
