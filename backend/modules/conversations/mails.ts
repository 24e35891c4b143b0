/** Mails about messages. None of them discloses an address of the other side. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { Appointment } from '../../mail/message-letters.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ApplicationRow } from '../applications/store.ts';
import { ownerNameFor } from '../resume-contacts/mails.ts';
import { calendarFile, type Maker } from './calendar.ts';
import type { InterviewRow, Proposal } from './interview-store.ts';
import { applicantOf, employerOf, jobOf, otherSideOf, type Party } from './party.ts';
import type { Reader } from './reader.ts';

interface Passing {
  reader: Reader;
  /** The side that wrote it. */
  party: Party;
  text: string;
  /** Names of attached files, which are read on the site. */
  files: readonly string[];
  proposal?: Proposal | undefined;
}

/** Passes a message on. Returns the id of the mail. */
export async function mailMessage(
  context: ApiContext,
  tx: TransactionScope,
  { reader, party, text, files, proposal }: Passing,
): Promise<number> {
  const { brand, linkOrigin: origin } = context;
  const { to, locale, link } = reader;
  const from = await nameFor(context, party, locale);
  const reply = replyOf(context, party, reader);
  const interview = proposal === undefined ? null : describe(brand, locale, proposal, proposal.times);
  const values = { link, from, job: jobOf(party), text, files, interview, isAnswered: 'replyTo' in reply };
  return queueMail(tx.db, { brand, origin, to, locale, ...reply, template: 'message', values });
}

export interface InterviewNews {
  reader: Reader;
  /** Name of the side that answered or withdrew. */
  from: string;
  /** Title of the job; empty if there is none. */
  job: string;
  replyTo?: string;
  /** Whether the reader withdrew the application. */
  isOwn?: boolean;
  template: 'interview_accepted' | 'interview_declined' | 'interview_withdrawn' | 'interview_cancelled';
  before: InterviewRow;
  after: InterviewRow;
}

/** Tells one side how an interview stands, with a calendar file that adds it, or removes what was agreed before. */
export async function mailInterview(context: Maker, tx: TransactionScope, news: InterviewNews): Promise<void> {
  const { brand, linkOrigin: origin } = context;
  const { reader, from, job, isOwn = false, template, before, after, ...reply } = news;
  const { to, locale, link } = reader;
  const isAgreed = template === 'interview_accepted';
  const time = isAgreed ? after.accepted : before.accepted;
  const entry = { interview: after, isCancelled: !isAgreed, locale, name: from, job, link };
  await queueMail(tx.db, {
    ...{ brand, origin, to, locale, ...reply, template },
    values: { link, from, job, isOwn, interview: describe(brand, locale, after, time ? [time] : after.times) },
    attachments: time === null ? [] : [calendarFile(context, { ...entry, time })],
  });
}

/** Where the answer to a mail belongs; nothing on a server that receives no mail. */
export function replyOf({ replies }: ApiContext, party: Party, { accountId }: Reader): { replyTo?: string } {
  const { about, id, side } = otherSideOf(party);
  const replyTo = replies.replyTo({ about, id, side, accountId: accountId ?? 0 });
  return replyTo === null ? {} : { replyTo };
}

/** In the words of the reader, in the time zone of the brand. */
function describe(
  brand: CompiledBrand,
  locale: string,
  { minutes, place }: Proposal,
  times: readonly Date[],
): Appointment {
  const { timeZone } = brand.document.site;
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
  const length = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return { times: times.map((time) => format.format(time)), length: length.format(minutes), place };
}

/** Name of a side, as the other may know it. */
export async function nameFor(context: ApiContext, party: Party, locale: string): Promise<string> {
  if (party.side === 'employer') return employerOf(party);
  if (party.about === 'contact') return ownerNameFor(context, party.contact, locale);
  return applicantNameFor(context, party.application, locale);
}

/** Name of an applicant, as the employer may know it. */
export function applicantNameFor(
  { brand }: Pick<ApiContext, 'brand'>,
  application: ApplicationRow,
  locale: string,
): string {
  return (
    applicantOf(application) || translatorOf(cutCatalogue(brand, locale, ['conversation']), 'conversation')('applicant')
  );
}
