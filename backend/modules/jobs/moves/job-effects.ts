/** Side effects of job changes: search, pages and feeds, in the transaction of the change. */
import { brandLanguages } from '../../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../../context.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { publishTags } from '../../../services/tag-store.ts';

/** Makes a change, then updates search and pages of all brands that showed the job before or show it now. */
export async function announced<T>(
  { findBrand }: Pick<ApiContext, 'findBrand'>,
  { client }: TransactionScope,
  jobId: number,
  change: () => Promise<T>,
): Promise<T> {
  const before = await tagsOf(client, [jobId]);
  const result = await change();
  await indexJobs(client, [jobId], (id) => {
    const brand = findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  });
  await publishTags(client, [...before, ...(await tagsOf(client, [jobId]))]);
  return result;
}
