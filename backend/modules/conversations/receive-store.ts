/** SQL of received mail. What a mail is about says on which brand it is. */
import { eq, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { application } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import { noteBounced } from '../../mail/queue-store.ts';
import type { ReplyTarget } from '../../services/reply-addresses.ts';

const WHY = 'A signed address names the application or contact request, wherever it is.';

/** The brand of a conversation, and the account of its seeker; null for one that is gone. */
export async function findBrandOf(
  db: Connection,
  { about, id }: Pick<ReplyTarget, 'about' | 'id'>,
): Promise<{ frontend: string; seekerId: number | null } | null> {
  if (about === 'application') {
    const all = acrossBrands(application, WHY);
    const [row] = await db
      .select({ frontend: application.frontend, seekerId: application.accountId })
      .from(all)
      .where(eq(application.id, id));
    return row ?? null;
  }
  const [row] = await db
    .select({ frontend: resumeContact.frontend, seekerId: resume.accountId })
    .from(acrossBrands(resumeContact, WHY))
    .innerJoin(acrossBrands(resume, WHY), eq(resume.id, resumeContact.resumeId))
    .where(eq(resumeContact.id, id));
  return row ?? null;
}

/** The mail failed after all; an address that does not exist is remembered. */
export async function noteBounce(
  db: Connection,
  mailId: number,
  { reason, isUnknown, now }: { reason: string; isUnknown: boolean; now: Date },
): Promise<void> {
  const [mail] = await db
    .update(acrossBrands(outbox, 'A signed return path names the mail, of whichever brand.'))
    .set({ state: 'failed', lastError: reason })
    .where(sql`${outbox.id} = ${mailId} and ${outbox.state} in ('sent', 'failed')`)
    .returning({ recipient: outbox.recipient });
  if (mail === undefined || !isUnknown) return;
  await noteBounced(db, { email: mail.recipient, reason, now });
}
