/** Reading a conversation: what was written, and how far. */
import { parseStage } from '../../../runtime/core/applications/stages.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { ApplicationFile, ConversationMessage } from '../../graphql.generated.ts';
import { listEvents } from '../applications/store.ts';
import { findConversation, listFiles, listMessages, saveConversation } from '../messages/store.ts';
import { ownerNameFor } from '../resume-contacts/mails.ts';
import { listInterviews } from './interview-store.ts';
import { interviewFor } from './interviews.ts';
import { applicantOf, type Party, type PartyArgs } from './party.ts';
import { holdParty } from './write.ts';

const MOST_SHOWN = 200;

/** What both sides wrote, with the employer's words on new stages, oldest first. */
export async function messagesOf(context: ApiContext, party: Party): Promise<ConversationMessage[]> {
  if (!party.isReadable) return [];
  const [messages, words, { seekerRead, employerRead }] = await Promise.all([
    listMessages(context, party, MOST_SHOWN),
    wordsOn(context, party),
    findConversation(context, party),
  ]);
  const files = await filesOf(
    context,
    messages.flatMap((message) => message.files),
  );
  const interviews = await listInterviews(
    context,
    messages.map(({ id }) => id),
  );
  const written = await Promise.all(
    messages.map(async ({ id, fromSeeker, text, created, undelivered, ...message }) => {
      const interview = interviews.get(id);
      return {
        ...{ id, fromSeeker, text, created, stage: null },
        files: message.files.flatMap((file) => files.get(file) ?? []),
        interview: interview === undefined ? null : await interviewFor(context, party, interview),
        undelivered: undelivered !== null,
        isRead: id <= (fromSeeker ? employerRead : seekerRead),
      };
    }),
  );
  return [...written, ...words].sort((one, other) => one.created.getTime() - other.created.getTime());
}

/** The employer's words that were mailed with a new stage. */
async function wordsOn(context: ApiContext, party: Party): Promise<ConversationMessage[]> {
  if (party.about !== 'application') return [];
  const events = await listEvents(context, [party.id]);
  return events
    .filter(({ note }) => note !== '')
    .map(({ stage, note, created }) => ({
      ...{ id: null, fromSeeker: false, text: note, created, stage: parseStage(stage) },
      ...{ files: [], interview: null, undelivered: false, isRead: null },
    }));
}

async function filesOf(context: ApiContext, ids: readonly number[]): Promise<Map<number, ApplicationFile>> {
  const rows = ids.length === 0 ? [] : await listFiles(context, ids);
  const urlOf = (uploadId: number) => context.uploads.addressOf({ uploadId, variant: '' });
  return new Map(rows.map((row) => [row.id, { ...row, url: urlOf(row.id) }]));
}

/** Name of the seeker, as the other side may know it. */
export async function seekerOf(context: ApiContext, party: Party): Promise<string> {
  if (!party.isReadable) return '';
  return party.about === 'application'
    ? applicantOf(party.application)
    : ownerNameFor(context, party.contact, context.locale);
}

/** Marks what the side has seen; never back. False if it had seen all of it. */
export async function markRead(context: ApiContext, args: PartyArgs & { until: number }): Promise<boolean> {
  return transact(context, async (tx) => {
    const party = await holdParty({ ...context, ...tx }, tx, args);
    const before = party.side === 'seeker' ? party.row.seekerRead : party.row.employerRead;
    const last = (await listMessages(tx, party, 1)).at(-1)?.id ?? 0;
    const until = Math.min(args.until, last);
    if (until <= before) return false;
    await saveConversation(tx, party, party.side === 'seeker' ? { seekerRead: until } : { employerRead: until });
    return true;
  });
}
