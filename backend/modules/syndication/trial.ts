/** What a rule would do with the jobs of today. Reads only. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { SyndicationConditionsInput, SyndicationVerdict } from '../../graphql.generated.ts';
import { type Candidate, VERDICTS, type Verdict, verdictOf } from './candidate.ts';
import { listCandidates } from './candidate-store.ts';
import { addPresent, readGround } from './ground.ts';
import { MOST_TRIED } from './limits.ts';
import { findMatching, readMeaning } from './matching.ts';
import { requireBoth } from './service.ts';
import { parseConditions, readSource } from './settings.ts';

const JOBS_AT_ONCE = 500;

export interface TrialAsked {
  brand: string;
  source: string | null;
  conditions: SyndicationConditionsInput;
  verdict: SyndicationVerdict | null;
  from: number;
  count: number;
}

export interface TriedJob extends Candidate {
  verdict: Verdict;
}

export interface TrialRecord {
  tried: number;
  counts: { verdict: Verdict; count: number }[];
  jobs: TriedJob[];
}

/**
 * Jobs that the rule brought already go, too. Of several that are the same, the first of the oldest counts, as when the rule is
 * applied.
 */
export async function tryRule(context: ApiContext, asked: TrialAsked): Promise<TrialRecord> {
  const { brand: target, verdict: wanted, from, count } = asked;
  const brand = context.findBrand(target);
  await requireBoth(context, { frontend: target, source: asked.source }, 'syndicationTrial');
  if (brand === undefined)
    throw new UserError('BAD_INPUT', `This server has no brand "${target.slice(0, 60)}".`, { path: 'brand' });
  const source = readSource(context, target, asked.source);
  const { pool, db, now } = context;
  const meaning = await readMeaning(pool, {
    source,
    target,
    conditions: await parseConditions(context, asked.conditions),
  });
  const counts = new Map<Verdict, number>(VERDICTS.map((verdict) => [verdict, 0]));
  const jobs: TrialRecord['jobs'] = [];
  const came: Candidate[] = [];
  let tried = 0;
  let met = 0;
  for (let before: number | null = null; tried < MOST_TRIED; ) {
    const batch: Candidate[] = await listCandidates(db, { source, target, before, limit: JOBS_AT_ONCE, now });
    const matching = await findMatching(context, meaning, batch);
    const meant = batch.filter(({ id }) => matching.has(id));
    const ground = await readGround({ db, client: pool }, brand, meant);
    for (const job of came) addPresent(ground.present, job);
    for (const job of meant) {
      const verdict = verdictOf(job, ground);
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      if (verdict === 'goes') {
        came.push(job);
        addPresent(ground.present, job);
      }
      if (wanted !== null && verdict !== wanted) continue;
      if (met >= from && jobs.length < count) jobs.push({ ...job, verdict });
      met += 1;
    }
    tried += batch.length;
    const last = batch.at(-1);
    if (last === undefined || batch.length < JOBS_AT_ONCE) break;
    before = last.id;
  }
  return { tried, counts: [...counts].map(([verdict, number]) => ({ verdict, count: number })), jobs };
}
