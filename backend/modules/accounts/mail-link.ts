/** Mails a link in such a way that timing does not reveal whether an account exists. */
import { randomUUID } from 'node:crypto';
import { undone } from '../../database/savepoint.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { insertAccount } from './account-store.ts';
import { issueLink, type LinkKind } from './link-store.ts';

interface MailedLink {
  /** Null without a recipient. */
  accountId: number | null;
  kind: LinkKind;
  now: Date;
}

/** Issues a link and queues the mail with its token; for an unknown address the same work is done and rolled back. */
export async function mailLink(
  tx: TransactionScope,
  { accountId, kind, now }: MailedLink,
  write: (token: string) => Promise<void>,
): Promise<void> {
  const sendTo = async (id: number) => write(await issueLink(tx, { accountId: id, kind, now }));
  await undone(tx.client, async () => {
    const nobody = await insertAccount(tx, { email: `${randomUUID()}@nobody.invalid` });
    if (nobody === undefined) throw new Error('An address made up at random belongs to somebody.');
    if (accountId === null) await sendTo(nobody.id);
  });
  if (accountId !== null) await sendTo(accountId);
}
