/** What was paid for contact goes back when nothing reaches the owner of the resume: mail to them came back, or their number is gone. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { outbox } from '../../database/schema/mail.ts';
import { resume, resumeContact, resumeMessage } from '../../database/schema/resumes.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { WorkTools } from '../../work/work.ts';
import { giveBack } from '../billing/spend.ts';
import { mailUnreachable } from './mails.ts';
import { subjectOf } from './service.ts';
import { lockContact, updateContact } from './store.ts';

type Tools = Pick<WorkTools, 'pool' | 'brands' | 'originOf' | 'now'>;

const BATCH = 200;

/** Marks messages whose mail came back, and gives back what was paid where the owner is not reached. Answers how many requests that were. */
export async function settleUnreachable(tools: Tools): Promise<number> {
  let settled = 0;
  for (const brand of tools.brands()) {
    const scope = { pool: tools.pool, frontend: brand.id };
    await transact(scope, (tx) => markUndelivered(tx, tools.now()));
    for (const id of await transact(scope, findUnreached))
      if (await transact(scope, (tx) => settle(tools, tx, { brand, id }))) settled += 1;
  }
  return settled;
}

async function markUndelivered(tx: TransactionScope, now: Date): Promise<void> {
  const failed = rowsOf(tx).select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'failed'));
  await rowsOf(tx)
    .update(resumeMessage)
    .set({ undelivered: now })
    .where(and(isNull(resumeMessage.undelivered), inArray(resumeMessage.mailId, failed)));
}

/** Open requests whose owner is not reached: by any mail, or by the only way there was. */
async function findUnreached(tx: TransactionScope): Promise<number[]> {
  const rows = rowsOf(tx);
  const { rows: found } = await tx.db.execute<{ id: number }>(sql`
    select c.id from ${rows.all(resumeContact)} c
    where c.opened is not null and c.unreachable is null and (
      (c.ways && array['email', 'messages'] and c.mail_id in (select o.id from ${rows.all(outbox)} o where o.state = 'failed'))
      or exists (
        select from ${rows.all(resumeMessage)} m
        where m.contact_id = c.id and not m.from_owner and m.undelivered is not null)
      or (c.ways = array['phone'] and exists (
        select from ${acrossBrands(resume, 'A resume belongs to its person, on all brands.')} r where r.id = c.resume_id
          and coalesce(r.data -> 'job_preferences' ->> 'phone', r.data -> 'personal_info' ->> 'phone', '') = '')))
    order by c.id limit ${BATCH}`);
  return found.map(({ id }) => id);
}

async function settle(
  { originOf, now }: Tools,
  tx: TransactionScope,
  { brand, id }: { brand: CompiledBrand; id: number },
): Promise<boolean> {
  const contact = await lockContact(tx, id);
  if (contact === null || contact.opened === null || contact.unreachable !== null) return false;
  const thing = { organizationId: contact.organizationId, purchase: 'contact', subject: subjectOf(contact) } as const;
  const back = await giveBack(tx, thing, now());
  await updateContact(tx, id, { unreachable: now() });
  await mailUnreachable({ brand, linkOrigin: originOf(brand) }, tx, contact, back);
  return true;
}
