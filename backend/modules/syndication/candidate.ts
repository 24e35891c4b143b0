/** A job that may appear on another brand, and whether it does. Pure. */
import { primaryLanguage } from '../../search/fold.ts';
import { postingKeyOf } from '../../search/posting-key.ts';
import type { Conditions } from './conditions.ts';

export interface Candidate {
  id: number;
  frontend: string;
  /** The state at this moment: an expired job is archived. */
  state: string;
  sample: boolean;
  langcode: string;
  organizationId: number | null;
  organizationName: string;
  external: boolean;
  title: string;
  /** Town of its first location; empty without one. */
  place: string;
  version: number;
  /** A hash of what visitors read of it. */
  content: string;
}

/** What became of a job on the target. `own`: its owner shows it there. */
export type Standing = 'own' | 'waiting' | 'shown' | 'rejected' | 'declined';

/** Why a job that a rule means appears on the target, or not. */
export const VERDICTS = ['goes', 'there', 'same', 'language', 'blocked', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the target has and wants. */
export interface Ground {
  /** Without region. */
  languages: ReadonlySet<string>;
  /** By job. */
  standings: ReadonlyMap<number, Standing>;
  /** Organizations whose people the target has blocked. */
  blocked: ReadonlySet<number>;
  /** Jobs that importers of the target bring themselves. */
  imported: ReadonlySet<number>;
  /** Jobs on the target, or waiting for it, by the key of their posting. */
  present: Map<string, { id: number; isOwn: boolean }[]>;
}

export const keyOf = ({ title, organizationName: company, place }: Candidate): string | null =>
  postingKeyOf({ title, company, place });

/** What a job meets without a search. */
export function meetsFacts(job: Candidate, { organizations, languages, origin }: Conditions): boolean {
  if (job.sample || job.state !== 'published') return false;
  if (origin !== 'all' && job.external !== (origin === 'imported')) return false;
  if (organizations.length > 0 && !organizations.includes(job.organizationId ?? 0)) return false;
  return languages.length === 0 || languages.includes(primaryLanguage(job.langcode));
}

export function verdictOf(job: Candidate, ground: Ground): Verdict {
  const standing = ground.standings.get(job.id);
  if (standing === 'own') return 'there';
  if (standing === 'rejected' || standing === 'declined') return 'refused';
  if (!ground.languages.has(primaryLanguage(job.langcode))) return 'language';
  if (job.organizationId !== null && ground.blocked.has(job.organizationId)) return 'blocked';
  return ground.imported.has(job.id) || isTaken(job, ground) ? 'same' : 'goes';
}

/** Of two jobs that are the same, the target's own stays; otherwise the one that came first. */
function isTaken(job: Candidate, { standings, present }: Ground): boolean {
  const key = keyOf(job);
  const others = (key === null ? undefined : present.get(key)) ?? [];
  const isThere = standings.has(job.id);
  return others.some(({ id, isOwn }) => id !== job.id && (isOwn || !isThere || id < job.id));
}
