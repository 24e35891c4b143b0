/** Which of the results one mail holds. Pure. */

export interface Candidate {
  id: number;
  published: Date;
  /** Equal for results of one company; null if there is none. */
  company: string | null;
}

export interface Choice {
  /** What came out later than this. */
  since: Date;
  /** Mailed before. */
  sent: ReadonlySet<number>;
  most: number;
  mostPerCompany: number;
}

/** The newest of these, given newest first. */
export function chooseNew<T extends Candidate>(candidates: readonly T[], choice: Choice): T[] {
  const { since, sent, most, mostPerCompany } = choice;
  const perCompany = new Map<string, number>();
  const chosen: T[] = [];
  for (const one of candidates) {
    if (chosen.length === most || one.published <= since) break;
    const count = one.company === null ? 0 : (perCompany.get(one.company) ?? 0);
    if (sent.has(one.id) || count === mostPerCompany) continue;
    if (one.company !== null) perCompany.set(one.company, count + 1);
    chosen.push(one);
  }
  return chosen;
}
