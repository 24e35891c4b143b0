/** Applying again after withdrawing: a person has one application for a job on a brand, so it is the same row. */
import type { TransactionScope } from '../../database/transact.ts';
import { type ApplicationRow, findOfPerson, lockApplication, type NewApplication, updateApplication } from './store.ts';

/** What is sent now takes the place of what was withdrawn. Null if it is not withdrawn any more. */
export async function reopen(
  tx: TransactionScope,
  id: number,
  sent: Omit<NewApplication, 'id' | 'frontend' | 'jobId' | 'email'> & { jobId: number; email: string },
): Promise<ApplicationRow | null> {
  const row = await lockApplication(tx, id);
  if (row?.stage !== 'withdrawn') return null;
  // An account may by now have an address with which somebody applied as a guest: that is an application of its own.
  const ofAddress = await findOfPerson(tx, sent.jobId, { accountId: null, email: sent.email });
  const email = ofAddress === undefined || ofAddress.id === id ? sent.email : row.email;
  return updateApplication(tx, id, { ...sent, email, stage: 'sent', rating: 0, noticed: null });
}
