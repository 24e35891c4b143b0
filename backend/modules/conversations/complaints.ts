/** Blocking the other side, and reporting what it wrote. */
import { createHash } from 'node:crypto';
import { LONGEST_REPORT } from '../../../runtime/core/conversations/limits.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { nameOf } from '../accounts/open-session.ts';
import { insertMessage, noteMail } from '../contact/store.ts';
import { findMessage, saveConversation } from '../messages/store.ts';
import { employerOf, findParty, type Party, type PartyArgs } from './party.ts';
import { seekerOf } from './read.ts';
import { holdParty } from './write.ts';

/** Accepts no more messages, or accepts them again. */
export function block(context: ApiContext, args: PartyArgs, blocked: boolean): Promise<Party> {
  return transact(context, async (tx) => {
    const here = { ...context, ...tx };
    const party = await holdParty(here, tx, args);
    const { seekerBlocked, employerBlocked } = party.row;
    const since = blocked ? ((party.side === 'seeker' ? seekerBlocked : employerBlocked) ?? context.now) : null;
    await saveConversation(tx, party, party.side === 'seeker' ? { seekerBlocked: since } : { employerBlocked: since });
    return (await findParty(here, args)) ?? party;
  });
}

export interface Complaint extends PartyArgs {
  messageId: number;
  text: string;
}

/** Passes a message of the other side to the people who run the site: an open contact message, and a mail. Each side reports it once. */
export async function report(context: ApiContext, complaint: Complaint): Promise<boolean> {
  const text = complaint.text.trim();
  if (text.length > LONGEST_REPORT)
    throw new UserError('BAD_INPUT', `text is at most ${LONGEST_REPORT} characters.`, { path: 'text' });
  const { account } = context.viewer;
  await context.limits.take('report', account === null ? `guest ${complaint.id}` : `account ${account.id}`);
  return transact(context, async (tx) => {
    const here = { ...context, ...tx };
    const party = await holdParty(here, tx, complaint);
    const message = party.isReadable ? await findMessage(tx, party, complaint.messageId) : null;
    if (message === null || message.fromSeeker === (party.side === 'seeker')) throw refusal('MESSAGE_UNKNOWN');
    const key = keyOf(`${message.id} ${party.side}`);
    const id = await insertMessage(tx, { key, created: context.now });
    if (id !== undefined) await noteMail(tx, id, await mailSite(here, tx, { party, quote: message.text, text }));
    return true;
  });
}

const keyOf = (what: string) => createHash('sha256').update(`report ${what}`).digest('base64url');

async function mailSite(
  context: ApiContext,
  tx: TransactionScope,
  { party, quote, text }: { party: Party; quote: string; text: string },
): Promise<number> {
  const { brand, linkOrigin: origin, viewer } = context;
  const { contactEmail, keeperEmail } = brand.document.site;
  const to = contactEmail ?? keeperEmail;
  if (to === null) throw refusal('CONTACT_OFF');
  const locale = brand.document.locales.default;
  const [seeker, employer] = [await seekerOf(context, party), employerOf(party)];
  const [author, reporter] = party.side === 'seeker' ? [employer, seeker] : [seeker, employer];
  const about = party.about === 'application' ? party.application.jobTitle : '';
  const values = {
    link: origin + hrefOf(brand, locale).path('/admin'),
    author,
    reporter: viewer.account === null ? reporter : `${reporter} (${nameOf(viewer.account)})`,
    about: `${party.about} ${party.id}${about === '' ? '' : `: ${about}`}`,
    quote,
    text,
  };
  return queueMail(tx.db, { brand, origin, locale, to, template: 'message_reported', values });
}
