/** Stages of an application and the transitions between them. Pure. */

/** In display order. */
export const STAGES = ['sent', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Transitions open to the employer. Opening an application moves `sent` to `viewed` automatically; only the applicant
 * can withdraw.
 */
const moves: Readonly<Record<Stage, readonly Stage[]>> = {
  sent: ['shortlisted', 'rejected', 'hired'],
  viewed: ['shortlisted', 'rejected', 'hired'],
  shortlisted: ['viewed', 'hired', 'rejected'],
  hired: ['shortlisted', 'rejected'],
  rejected: ['viewed', 'shortlisted'],
  withdrawn: [],
};

/** Stages that the employer may choose next. */
export function movesFrom(stage: Stage): readonly Stage[] {
  return moves[stage];
}

/** Whether the applicant may still withdraw the application. */
export function canWithdraw(stage: Stage): boolean {
  return stage === 'sent' || stage === 'viewed' || stage === 'shortlisted';
}

/** The stage with this name. Throws for an unknown name: the database holds no other. */
export function parseStage(name: string): Stage {
  const found = STAGES.find((stage) => stage === name);
  if (found === undefined) throw new Error(`"${name}" is no stage of an application.`);
  return found;
}
