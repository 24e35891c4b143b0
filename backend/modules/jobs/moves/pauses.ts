/** Jobs and profiles of blocked people: hidden until somebody responsible for them is unblocked. */
import { brandLanguages } from '../../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../../context.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { indexJobs, indexOrganizations } from '../../../search/index-job.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { publishTags } from '../../../services/tag-store.ts';
import { showFiles } from '../../organizations/effects.ts';
import { type Answerable, lockAnsweredJobs, pauseJobs, resumeJobs, settleProfiles } from './pause-store.ts';

type Tools = Pick<ApiContext, 'findBrand' | 'now'>;

/**
 * Updates the visibility of jobs and profiles to the current blocks. Responsible for a job are its author and the owners of its organization, for a
 * profile the owners. Must be called in every transaction that blocks or unblocks a person, or changes owners.
 */
export async function settlePauses(tools: Tools, tx: TransactionScope, who: Answerable): Promise<void> {
  await settleJobs(tools, tx, who);
  const settled = await settleProfiles(tx, who, tools.now);
  if (settled.length === 0) return;
  for (const { out, data, public: isElsewhere } of settled) await showFiles(tx, data, !out || isElsewhere);
  await indexOrganizations(
    tx.client,
    settled.map(({ id }) => id),
    languagesIn(tools.findBrand),
  );
}

async function settleJobs({ findBrand, now }: Tools, tx: TransactionScope, who: Answerable): Promise<void> {
  const jobs = await lockAnsweredJobs(tx, who);
  const [out, back] = [true, false].map((is) => jobs.flatMap((one) => (one.out === is ? one.id : [])));
  const ids = jobs.map(({ id }) => id);
  if (ids.length === 0) return;
  const before = await tagsOf(tx.client, ids);
  await pauseJobs(tx, out ?? [], now);
  await resumeJobs(tx, back ?? [], now);
  await indexJobs(tx.client, ids, languagesIn(findBrand));
  await publishTags(tx.client, [...before, ...(await tagsOf(tx.client, ids))]);
}

const languagesIn = (findBrand: Tools['findBrand']) => (id: string) => {
  const brand = findBrand(id);
  return brand && brandLanguages(brand.document.locales);
};
