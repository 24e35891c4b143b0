/** Chooses the results of one mail. Pure. */

export interface Candidate {
  id: number;
  published: Date;
  /** Equal for results of the same company; null without one. */
  company: string | null;
}

export interface Choice {
  /** Only results published after this. */
  since: Date;
  /** Already mailed. */
  sent: ReadonlySet<number>;
  most: number;
  mostPerCompany: number;
}

/** The first of the given results that fit. */
export function chooseNew<T extends Candidate>(candidates: readonly T[], choice: Choice): T[] {
  const { since, sent, most, mostPerCompany } = choice;
  const perCompany = new Map<string, number>();
  const chosen: T[] = [];
  for (const one of candidates) {
    if (chosen.length === most) break;
    if (one.published <= since) continue;
    const count = one.company === null ? 0 : (perCompany.get(one.company) ?? 0);
    if (sent.has(one.id) || count === mostPerCompany) continue;
    if (one.company !== null) perCompany.set(one.company, count + 1);
    chosen.push(one);
  }
  return chosen;
}
