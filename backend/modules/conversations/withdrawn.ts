/** What becomes of interviews when the applicant withdraws the application. */
import type { Announcements, Announcing } from '../../announcements.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { findApplyJob } from '../applications/job-store.ts';
import { findApplication } from '../applications/store.ts';
import { listAgreed, saveInterview } from './interview-store.ts';
import { applicantNameFor, mailInterview } from './mails.ts';
import { findMember } from './reader.ts';

/** Declines those that were agreed on and are still to come; the employer, if anybody is left, gets an email for each. */
export async function declineAgreed(
  { findBrand, now }: Announcing,
  tx: TransactionScope,
  { applicationId, linkOrigin }: Announcements['applicationWithdrawn'],
): Promise<void> {
  const [brand, application] = [findBrand(tx.frontend), await findApplication(tx, applicationId)];
  if (brand === undefined || application === undefined) return;
  const job = application.jobId === null ? null : await findApplyJob(tx, application.jobId);
  const reader = await findMember({ brand, linkOrigin }, tx, { application, job });
  for (const before of await listAgreed(tx, applicationId, now)) {
    const answer = { accepted: null, declined: now, revision: before.revision + 1 };
    await saveInterview(tx, before.id, answer);
    if (reader === null) continue;
    await mailInterview({ brand, linkOrigin, now }, tx, {
      ...{ reader, from: applicantNameFor({ brand }, application, reader.locale), job: application.jobTitle },
      ...{ template: 'interview_cancelled', before, after: { ...before, ...answer } },
    });
  }
}
