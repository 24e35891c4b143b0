import { salaryOfBand } from '../../../runtime/core/document/salary-bands.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { JobData, StoredSalary } from './job-data.ts';

/** The amounts that the employer typed, otherwise those of the chosen range, in the currency of the brand that owns the job. */
export function shownSalary(
  { salary, salaryRange }: Pick<JobData, 'salary' | 'salaryRange'>,
  owner: CompiledBrand | undefined,
): StoredSalary | null {
  return salary ?? salaryOfBand(salaryRange, owner?.document.prices.currency ?? null) ?? null;
}
