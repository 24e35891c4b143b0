/** Which resumes employers can find on which brand. Whether the brand offers resumes at all is checked when they search. */

import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type Announcing, announce } from '../../announcements.ts';
import { faultsIn } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { ResumeHindrance } from '../../graphql.generated.ts';
import { indexResumes, removeResume } from '../../search/index-job.ts';
import { followEmployers } from './present-employers.ts';
import { listShown, lockResume, type ShownResume, setListed } from './store.ts';

export const FORM = 'resume';

/**
 * Updates `resume_frontend.listed` and the search row of a person's resume, on all brands. Must be called in every transaction that changes the
 * resume, or its owner's address, approval, block or roles.
 */
export async function relist(tools: Announcing, tx: TransactionScope, accountId: number): Promise<void> {
  const resume = await lockResume(tx, accountId);
  if (resume === null) return;
  await followEmployers(tx, resume);
  for (const shown of await listShown(tx, accountId)) {
    const brand = tools.findBrand(shown.frontend);
    // A brand that is temporarily offline shows nothing; the state is kept until it is back.
    if (brand === undefined) continue;
    const found = isFound(tools, brand, shown);
    if (found !== shown.listed) await setListed(tx, shown, found ? tools.now : null);
  }
  await announce(tools, tx, 'resumeSettled', { accountId });
  await indexResumes(tx.client, [resume.id], (id) => {
    const brand = tools.findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  });
}

/** Removes a person's resume from search and its public pages, before their account is deleted. */
export async function unlist(tools: Announcing, tx: TransactionScope, accountId: number): Promise<void> {
  const resume = await lockResume(tx, accountId);
  if (resume === null) return;
  await removeResume(tx.client, resume.id);
  await announce(tools, tx, 'resumeGoes', { accountId });
}

function isFound({ forms }: Announcing, brand: CompiledBrand, shown: ShownResume): boolean {
  const { blocked, applicant, data } = shown;
  const isComplete = () => isWhole({ forms, brand, locale: brand.document.locales.default }, data);
  return !blocked && applicant && hindrancesOf(brand, { ...shown, isComplete }).length === 0;
}

/** Whether it has everything that the brand requires. */
export function isWhole(
  context: Pick<ApiContext, 'forms' | 'brand' | 'locale'>,
  data: Record<string, unknown>,
): boolean {
  return faultsIn(context, FORM, data).length === 0;
}

interface Standing {
  visible: boolean;
  verified: boolean;
  approved: boolean;
  isComplete(): boolean;
}

/** Why employers cannot find a resume, starting with what its owner can fix. Pure. */
export function hindrancesOf(
  { document }: CompiledBrand,
  { visible, verified, approved, isComplete }: Standing,
): ResumeHindrance[] {
  const found: ResumeHindrance[] = [];
  if (!visible) found.push('HIDDEN');
  if (!isComplete()) found.push('INCOMPLETE');
  if (!verified) found.push('EMAIL_NOT_VERIFIED');
  if (document.moderation.accounts && !approved) found.push('NOT_APPROVED');
  return found;
}
