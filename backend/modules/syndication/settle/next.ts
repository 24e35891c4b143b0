/** What becomes of a job on a brand. Pure. */
import { type Candidate, type Ground, type Verdict, verdictOf } from '../candidate.ts';
import type { Placement } from '../placement-store.ts';
import type { RuleRow } from '../rule-store.ts';

/** Why a job is no longer there: what a verdict says, or that no rule means it, that its rule is gone, or that it ended before it was reviewed. */
export type LeavingReason = Exclude<Verdict, 'goes'> | 'no_match' | 'rule' | 'ended';

export interface Next {
  job: Candidate;
  before: Placement | null;
  /** Null if it is not there, or no longer. */
  after: { ruleId: number | null; state: string; content: string } | null;
  reason: LeavingReason | null;
}

interface Circumstances {
  job: Candidate;
  before: Placement | null;
  ground: Ground;
  /** Rules of the brand that are on or paused. */
  rules: readonly { row: RuleRow }[];
  /** Those of them that mean the job, in the order in which they decide. */
  rulesOfJob: readonly RuleRow[];
  /** Whether jobs of its employer need no review on the brand. */
  isTrusted: boolean;
  /** Whether the brand reviews changes of what it let through. */
  reviewsEdits: boolean;
}

export function nextOf(about: Circumstances): Next {
  const { job, before, ground, rules } = about;
  const stays = (state: string, ruleId: number | null, content: string): Next => ({
    ...{ job, before, after: { ruleId, state, content } },
    reason: null,
  });
  const leaves = (reason: LeavingReason): Next => ({ job, before, after: null, reason });
  // What a person decided stays until a person decides otherwise.
  if (before?.state === 'rejected' || before?.state === 'declined')
    return stays(before.state, before.ruleId, before.content);
  if (before !== null && job.state !== 'published') {
    // Its state hides it wherever it is shown; when it comes back, it is looked at again.
    if (!rules.some(({ row }) => row.id === before.ruleId)) return leaves('rule');
    return before.state === 'shown' ? stays(before.state, before.ruleId, before.content) : leaves('ended');
  }
  const rule = ruleFor(about);
  if (rule === undefined) {
    const isGone = before !== null && !rules.some(({ row }) => row.id === before.ruleId);
    return leaves(isGone ? 'rule' : 'no_match');
  }
  const verdict = verdictOf(job, ground);
  if (verdict !== 'goes') return leaves(verdict);
  return stays(stateFor(about, rule), rule.id, job.content);
}

/** The rule that brought it, as long as that means it; otherwise the first one. A paused rule brings nothing new. */
function ruleFor({ before, rulesOfJob }: Circumstances): RuleRow | undefined {
  const own = rulesOfJob.find(({ id }) => id === before?.ruleId);
  return own ?? rulesOfJob.find(({ state }) => state === 'on');
}

function stateFor({ job, before, isTrusted, reviewsEdits }: Circumstances, { needsReview, state }: RuleRow): string {
  if (state === 'paused' && before?.state === 'waiting') return 'waiting';
  if (!needsReview || isTrusted) return 'shown';
  if (before === null || before.state === 'waiting') return 'waiting';
  return reviewsEdits && before.content !== job.content ? 'waiting' : 'shown';
}
