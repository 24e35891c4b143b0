/** The outbox, for administrators. */
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { findBounces } from '../../mail/queue-store.ts';
import { refusal } from '../../refusal.ts';
import { MAIL_TAG } from '../../services/bus.ts';
import { announceTags } from '../../services/tag-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, reaches, reachOf, refuse } from '../rights/access.ts';
import { findMailOfAny, queueAgain } from './mail-store.ts';

async function requireMail(context: ApiContext, id: number, operation: string) {
  const row = await findMailOfAny(context, id);
  if (row === undefined || !reaches(await reachOf(context), row.brand)) {
    return refuse(context, operation, row?.brand ?? context.frontend);
  }
  return row;
}

/** One mail with its body. */
export async function findMail(context: ApiContext, id: number) {
  const { text, ...mail } = await requireMail(context, id, 'adminMail');
  return { mail, text: mail.state === 'kept' ? text : withoutLinks(text) };
}

/** URLs are cut after the host: the rest may sign a person in. */
export function withoutLinks(text: string): string {
  return text.replace(/\b(https?:\/\/[^\s/?#<>"']+)[/?#][^\s<>"']*/gi, '$1/…');
}

/** Queues a failed mail again, with its attempts reset. Throws `UserError` MAIL_BOUNCED if it would come back again. */
export async function retryMail(context: ApiContext, id: number) {
  const { brand, state, to, template } = await requireMail(context, id, 'retryMail');
  if (state !== 'failed') {
    throw new UserError('BAD_INPUT', `Mail ${id} is ${state}; only one that failed can be sent again.`, { path: 'id' });
  }
  await transact({ pool: context.pool, frontend: brand }, async (tx) => {
    const mail = { recipient: to, template };
    const lost = await findBounces(tx.db, [mail]);
    if (lost(mail) !== undefined) throw refusal('MAIL_BOUNCED', { email: to });
    if (!(await queueAgain(tx, id))) return;
    const { id: accountId } = personOf(context);
    await recordEvent(tx, { kind: 'mail_retried', accountId, address: context.address, detail: { mail: String(id) } });
    await announceTags(tx.db, [MAIL_TAG]);
  });
  return await requireMail(context, id, 'retryMail');
}
