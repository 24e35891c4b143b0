/** Messages through the site: each side reads the other's text, but sees no address. */
import { LONGEST_MESSAGE } from '../../../runtime/core/resume-contact/opened-fields.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { mailMessage } from './mails.ts';
import { insertMessage, listMessages, type MessageRow } from './message-store.ts';
import { isOpened } from './opened.ts';
import { type ContactRow, findContact, lockContact } from './store.ts';

const MOST_SHOWN = 200;

/** Whether the current person is the owner of the resume. */
export function isOwner({ viewer }: Pick<ApiContext, 'viewer'>, { ownerId }: ContactRow): boolean {
  return viewer.account?.id === ownerId;
}

/** The messages of both sides; for the organization only if the owner allowed messages. */
export async function shownMessages(context: ApiContext, contact: ContactRow): Promise<MessageRow[]> {
  const isOpen = isOpened(context, contact) && contact.ways.includes('messages');
  return isOpen ? listMessages(context, contact.id, MOST_SHOWN) : [];
}

/**
 * Forwards a message. Throws `UserError` CONTACT_STATE if messages are not allowed, CONTACT_UNREACHABLE if they bounce,
 * CONTACT_NOBODY if there is no recipient.
 */
export async function sendMessage(context: ApiContext, id: number, given: string): Promise<ContactRow> {
  const text = given.trim();
  if (text === '' || text.length > LONGEST_MESSAGE)
    throw new UserError('BAD_INPUT', `text is 1 to ${LONGEST_MESSAGE} characters.`, { path: 'text' });
  const authorId = context.viewer.account?.id;
  if (authorId === undefined) throw refusal('SIGN_IN_REQUIRED');
  await context.limits.take('resume-message', `account ${authorId}`);
  return transact(context, async (tx) => {
    const contact = await lockContact(tx, id);
    if (contact === null) throw refusal('CONTACT_UNKNOWN');
    if (!isOpened(context, contact) || !contact.ways.includes('messages')) throw refusal('CONTACT_STATE');
    const fromOwner = isOwner(context, contact);
    if (!fromOwner && contact.unreachable !== null) throw refusal('CONTACT_UNREACHABLE');
    const mailId = await mailMessage(context, tx, { contact, fromOwner, text });
    if (mailId === null) throw refusal('CONTACT_NOBODY', { organization: contact.organizationName });
    await insertMessage(tx, { contactId: id, authorId, fromOwner, text, mailId, created: context.now });
    const row = await findContact(tx, id);
    if (row === null) throw new Error(`Request ${id} is gone.`);
    return row;
  });
}
