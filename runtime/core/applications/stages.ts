/** Where an application stands, and where it may go from there. Pure. */

/** In the order in which people read them. */
export const STAGES = ['sent', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'] as const;
export type Stage = (typeof STAGES)[number];

/** What the employer may do from each stage. Opening makes `viewed` of `sent` by itself; the person alone withdraws. */
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

/** Whether the person may still take the application back. */
export function canWithdraw(stage: Stage): boolean {
  return stage === 'sent' || stage === 'viewed' || stage === 'shortlisted';
}

/** The stage of this name. Throws for a name that is none: the database holds no other. */
export function parseStage(name: string): Stage {
  const found = STAGES.find((stage) => stage === name);
  if (found === undefined) throw new Error(`"${name}" is no stage of an application.`);
  return found;
}
