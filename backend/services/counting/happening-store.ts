/** SQL of what is counted in the transaction in which it happens: it is never counted without having happened, nor the other way round. */
import { rowsOf } from '../../database/brand-rows.ts';
import { happening } from '../../database/schema/statistics.ts';
import type { Scope } from '../../scope.ts';
import { dayIn } from './days.ts';
import type { Measure } from './measures.ts';

export interface Happening {
  measure: Measure;
  subject: string;
  /** Default: 1. */
  count?: number;
  jobId?: number;
}

/** Notes it for the day that the brand has now; `keep-statistics` adds it to the counts. */
export async function noteHappening(
  tx: Scope,
  { brand, now }: { brand: { document: { site: { timeZone: string } } }; now: Date },
  ...all: readonly Happening[]
): Promise<void> {
  const period = dayIn(brand.document.site.timeZone, now.getTime());
  const rows = all.map(({ measure, subject, count = 1, jobId = null as number | null }) => ({
    ...{ period, measure, subject, count, jobId },
  }));
  await rowsOf(tx).insert(happening).values(rows);
}
