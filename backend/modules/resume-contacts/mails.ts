/** Mails about contact: to the owner of the resume, and to the person who asked. */
import { languageOr } from '../../../runtime/core/brand/languages.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { pageLink } from '../applications/links.ts';
import { type ContactRow, findPerson } from './store.ts';

/** Their language on this brand, while it has that. */
async function recipientOf({ brand }: ApiContext, tx: TransactionScope, accountId: number | null) {
  const person = accountId === null ? null : await findPerson(tx, accountId);
  if (person === null) return null;
  return { to: person.email, locale: languageOr(brand.document.locales, person.locale) };
}

/** To the owner. */
export async function mailRequest(context: ApiContext, tx: TransactionScope, row: ContactRow): Promise<void> {
  const recipient = await recipientOf(context, tx, row.ownerId);
  if (recipient === null) return;
  const { brand, linkOrigin: origin } = context;
  const { organizationName: organization, message } = row;
  const link = pageLink(context, recipient.locale, '/resume');
  await queueMail(tx.db, {
    brand,
    origin,
    ...recipient,
    template: 'resume_contact_asked',
    values: { link, organization, message },
  });
}

/** To whoever asked: what the owner decided. */
export async function mailAnswer(context: ApiContext, tx: TransactionScope, row: ContactRow): Promise<void> {
  const recipient = await recipientOf(context, tx, row.askedBy);
  if (recipient === null) return;
  const { brand, linkOrigin: origin } = context;
  const head = { brand, origin, ...recipient };
  const at = (path: string) => ({ link: pageLink(context, recipient.locale, path) });
  const { state, opened, resumeId } = row;
  if (state === 'declined') await queueMail(tx.db, { ...head, template: 'resume_contact_declined', values: {} });
  if (state === 'revoked') await queueMail(tx.db, { ...head, template: 'resume_contact_revoked', values: {} });
  if (state !== 'approved') return;
  // What is to be paid stands beside the resume, with the way to credits.
  const template = opened === null ? 'resume_contact_unpaid' : 'resume_contact_approved';
  await queueMail(tx.db, { ...head, template, values: at(`/resume/${resumeId}`) });
}
