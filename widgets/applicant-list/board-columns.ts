/** The columns of a board. Pure. */
import { STAGES, type Stage } from '../../runtime/core/applications/stages.ts';

export interface Column {
  key: string;
  name: string;
  /** What the applicant sees. */
  standsFor: Stage;
  /** Id of a stage of the organization's own; null for one of those that every board has. */
  ownStage: number | null;
}

/** What an employer may decide. */
export const BOARD_STAGES: readonly Stage[] = STAGES.filter((stage) => stage !== 'withdrawn');

/** The organization's own stages in their order, then those that none of them stands for. */
export function columnsOf(
  own: readonly { id: number; name: string; standsFor: Stage }[],
  nameOf: (stage: Stage) => string,
): Column[] {
  const named = own.map(({ id, name, standsFor }) => ({ key: `own-${id}`, name, standsFor, ownStage: id }));
  const missing = BOARD_STAGES.filter((stage) => own.every(({ standsFor }) => standsFor !== stage));
  return [...named, ...missing.map((stage) => ({ key: stage, name: nameOf(stage), standsFor: stage, ownStage: null }))];
}

/** The columns that an application may be moved to from its own. */
export function targetsOf(
  columns: readonly Column[],
  from: Column,
  { stage, moves }: { stage: Stage; moves: readonly Stage[] },
): Column[] {
  return columns.filter((to) => to.key !== from.key && (to.standsFor === stage || moves.includes(to.standsFor)));
}
