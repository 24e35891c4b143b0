/** Interviews: an employer suggests times with a message, the seeker accepts one or declines, and either side can change its mind. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { Interview, InterviewState } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { findMessage } from '../messages/store.ts';
import { calendarOf } from './calendar.ts';
import { findInterview, type InterviewRow, saveInterview } from './interview-store.ts';
import { type InterviewNews, mailInterview, nameFor, replyOf } from './mails.ts';
import { employerOf, jobOf, otherSideOf, type Party, type PartyArgs } from './party.ts';
import { findReader, pageOf } from './reader.ts';
import { countMessage, holdParty, refuseClosed, sendMessage, type Writing } from './write.ts';

const MOST_TIMES = 5;
const LONGEST_PLACE = 300;
const LATEST_MS = 366 * DAY_MS;

/** Sends a message that suggests times. Throws a `UserError` for times that have passed, and as `sendMessage` does. */
export function proposeInterview(
  context: ApiContext,
  {
    times,
    minutes,
    place,
    ...writing
  }: Omit<Writing, 'side' | 'files' | 'token'> & {
    times: readonly Date[];
    minutes: number;
    place: string;
  },
): Promise<Party> {
  const proposal = { times: timesOf(context, times), minutes, place: place.trim().replaceAll(/\s+/g, ' ') };
  if (minutes < 5 || minutes > 480) throw new UserError('BAD_INPUT', 'minutes is 5 to 480.', { path: 'minutes' });
  if (proposal.place === '' || proposal.place.length > LONGEST_PLACE)
    throw new UserError('BAD_INPUT', `place is 1 to ${LONGEST_PLACE} characters.`, { path: 'place' });
  return sendMessage(context, { ...writing, side: 'employer', files: [], proposal });
}

function timesOf({ now }: ApiContext, given: readonly Date[]): Date[] {
  const times = [...new Set(given.map((time) => time.getTime()))].sort((one, other) => one - other);
  if (times.length < 1 || times.length > MOST_TIMES)
    throw new UserError('BAD_INPUT', `${times.length} times; 1 to ${MOST_TIMES} are allowed.`, { path: 'times' });
  if (times.some((time) => time <= now.getTime())) throw refusal('INTERVIEW_PAST', {}, { path: 'times' });
  if (times.some((time) => time > now.getTime() + LATEST_MS))
    throw new UserError('BAD_INPUT', 'An interview takes place within a year.', { path: 'times' });
  return times.map((time) => new Date(time));
}

/**
 * The seeker accepts a time, or declines with null; the same answer again changes nothing. Throws a `UserError` if the
 * interview was withdrawn or its time has passed.
 */
export async function answerInterview(
  context: ApiContext,
  { messageId, time, ...args }: Omit<PartyArgs, 'side'> & { messageId: number; time: Date | null },
): Promise<Party> {
  await countMessage(context, args);
  return transact(context, async (tx) => {
    const here = { ...context, ...tx };
    const party = await holdParty(here, tx, { ...args, side: 'seeker' });
    const row = await openInterview(here, tx, { party, messageId });
    if (row.withdrawn !== null) throw refusal('INTERVIEW_WITHDRAWN');
    const isSame = time === null ? row.declined !== null : row.accepted?.getTime() === time.getTime();
    if (isSame) return party;
    if (time !== null && row.times.every((one) => one.getTime() !== time.getTime()))
      throw new UserError('BAD_INPUT', 'time is not one of those that were suggested.', { path: 'time' });
    if ((time ?? row.accepted ?? row.times.at(-1) ?? context.now) <= context.now) throw refusal('INTERVIEW_PAST');
    const answer = { accepted: time, declined: time === null ? context.now : null, revision: row.revision + 1 };
    await saveInterview(tx, row.id, answer);
    await tellEmployer(here, tx, { party, before: row, after: { ...row, ...answer } });
    return party;
  });
}

interface Change {
  party: Party;
  before: InterviewRow;
  after: InterviewRow;
}

async function tellEmployer(here: ApiContext, tx: TransactionScope, { party, before, after }: Change): Promise<void> {
  const member = await findReader(here, tx, party);
  if (member === null) throw refusal('CONTACT_NOBODY', { organization: employerOf(party) });
  const template = after.accepted === null ? 'interview_declined' : 'interview_accepted';
  await tell(here, tx, { party, reader: member, template, before, after });
  if (after.accepted === null) return;
  const employer = otherSideOf(party);
  const seeker = await findReader(here, tx, employer);
  if (seeker !== null) await tell(here, tx, { party: employer, reader: seeker, template, before, after });
}

/** `party` is the side that answered or withdrew. */
async function tell(
  here: ApiContext,
  tx: TransactionScope,
  { party, ...news }: Omit<InterviewNews, 'from' | 'job' | 'replyTo'> & { party: Party },
): Promise<void> {
  const from = await nameFor(here, party, news.reader.locale);
  await mailInterview(here, tx, { ...news, from, job: jobOf(party), ...replyOf(here, party, news.reader) });
}

/** The employer takes the times back, or cancels what was agreed; once. Throws a `UserError` if it has passed. */
export async function withdrawInterview(
  context: ApiContext,
  { messageId, ...args }: Omit<PartyArgs, 'side' | 'token'> & { messageId: number },
): Promise<Party> {
  return transact(context, async (tx) => {
    const here = { ...context, ...tx };
    const party = await holdParty(here, tx, { ...args, side: 'employer' });
    const before = await openInterview(here, tx, { party, messageId });
    if (before.withdrawn !== null) return party;
    if (before.accepted !== null && before.accepted <= context.now) throw refusal('INTERVIEW_PAST');
    const change = { withdrawn: context.now, revision: before.revision + 1 };
    await saveInterview(tx, before.id, change);
    const reader = await findReader(here, tx, party);
    // Whoever declined does not wait for it.
    if (reader !== null && before.declined === null)
      await tell(here, tx, {
        ...{ party, reader, template: 'interview_withdrawn', before },
        after: { ...before, ...change },
      });
    return party;
  });
}

/** The interview of a message of this conversation, in which both sides can write. */
async function openInterview(
  here: ApiContext,
  tx: TransactionScope,
  { party, messageId }: { party: Party; messageId: number },
): Promise<InterviewRow> {
  refuseClosed(party);
  const message = await findMessage(here, party, messageId);
  const row = message === null ? null : await findInterview(tx, message.id);
  if (row === null) throw refusal('MESSAGE_UNKNOWN');
  return row;
}

/** The interview as a side sees it. */
export async function interviewFor(context: ApiContext, party: Party, row: InterviewRow): Promise<Interview> {
  const { times, minutes, place, accepted } = row;
  const state = stateOf(row, context.now);
  return {
    ...{ times, minutes, place, state },
    accepted: state === 'accepted' ? accepted : null,
    calendar: state === 'accepted' && accepted !== null ? await calendarFor(context, party, row, accepted) : null,
  };
}

function stateOf({ withdrawn, declined, accepted, times }: InterviewRow, now: Date): InterviewState {
  if (withdrawn !== null) return 'withdrawn';
  if (declined !== null) return 'declined';
  if (accepted !== null) return 'accepted';
  return times.some((time) => time > now) ? 'open' : 'over';
}

async function calendarFor(context: ApiContext, party: Party, interview: InterviewRow, time: Date): Promise<string> {
  const { locale } = context;
  return calendarOf(context, {
    ...{ interview, time, isCancelled: false, locale },
    name: await nameFor(context, otherSideOf(party), locale),
    job: jobOf(party),
    link: await pageOf(context, context, party, locale),
  });
}
