/** Which jobs one mail holds. Pure. */

export interface Candidate {
  id: number;
  published: Date;
  /** Equal for jobs of one company. */
  company: string;
}

export interface Choice {
  /** Jobs that came out later than this. */
  since: Date;
  /** Mailed before. */
  sent: ReadonlySet<number>;
  most: number;
  mostPerCompany: number;
}

/** The newest of these jobs, given newest first. */
export function chooseJobs<T extends Candidate>(candidates: readonly T[], choice: Choice): T[] {
  const { since, sent, most, mostPerCompany } = choice;
  const perCompany = new Map<string, number>();
  const chosen: T[] = [];
  for (const job of candidates) {
    if (chosen.length === most || job.published <= since) break;
    const count = perCompany.get(job.company) ?? 0;
    if (sent.has(job.id) || count === mostPerCompany) continue;
    perCompany.set(job.company, count + 1);
    chosen.push(job);
  }
  return chosen;
}
