/** Mails about messages. None of them discloses an address of the other side. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { ownerNameFor } from '../resume-contacts/mails.ts';
import { applicantOf, employerOf, type Party } from './party.ts';
import type { Reader } from './reader.ts';

interface Passing {
  reader: Reader;
  /** The side that wrote it. */
  party: Party;
  text: string;
  /** Names of attached files, which are read on the site. */
  files: readonly string[];
}

/** Passes a message on. Returns the id of the mail. */
export async function mailMessage(
  context: ApiContext,
  tx: TransactionScope,
  { reader, party, text, files }: Passing,
): Promise<number> {
  const { brand, linkOrigin: origin } = context;
  const { to, locale, link } = reader;
  const from = await senderFor(context, party, locale);
  const job = party.about === 'application' ? party.application.jobTitle : '';
  const replyTo = context.replies.replyTo({
    ...{ about: party.about, id: party.id, side: party.side === 'seeker' ? 'employer' : 'seeker' },
    accountId: reader.accountId ?? 0,
  });
  const values = { link, from, job, text, files, isAnswered: replyTo !== null };
  const reply = replyTo === null ? {} : { replyTo };
  return queueMail(tx.db, { brand, origin, to, locale, ...reply, template: 'message', values });
}

/** Name of the side that writes, as the other may know it. */
async function senderFor(context: ApiContext, party: Party, locale: string): Promise<string> {
  const { brand } = context;
  if (party.side === 'employer') return employerOf(party);
  if (party.about === 'contact') return ownerNameFor(context, party.contact, locale);
  return applicantOf(party.application) || nameless(brand, locale);
}

function nameless(brand: CompiledBrand, locale: string): string {
  return translatorOf(cutCatalogue(brand, locale, ['conversation']), 'conversation')('applicant');
}
