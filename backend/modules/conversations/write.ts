/** Writing in a conversation. */
import { LONGEST_MESSAGE } from '../../../runtime/core/conversations/limits.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { checkKey } from '../../guards/request-key.ts';
import { refusal } from '../../refusal.ts';
import { MOST_FILES } from '../../uploads/limits.ts';
import { disownUploads } from '../../uploads/use-uploads.ts';
import { keepAttachments } from '../applications/files.ts';
import { filledFor, refuseUnknownPlaceholders } from '../applications/placeholders.ts';
import { lockApplication } from '../applications/store.ts';
import { insertMessage, isSent, noteNotice, saveConversation } from '../messages/store.ts';
import { lockContact } from '../resume-contacts/store.ts';
import { insertInterview, type Proposal } from './interview-store.ts';
import { mailMessage } from './mails.ts';
import { findNotices } from './notice-store.ts';
import { employerOf, findParty, type Party, type PartyArgs } from './party.ts';
import { findReader } from './reader.ts';

export interface Writing extends PartyArgs {
  text: string;
  /** Ids of uploads. */
  files: readonly string[];
  key: string;
  /** Times for an interview that the message suggests. */
  proposal?: Proposal;
}

/** Counts an attempt of the person, or of the guest of an application. Throws a `UserError` beyond the limit. */
export async function countMessage({ limits, viewer }: ApiContext, { id }: Pick<PartyArgs, 'id'>): Promise<void> {
  await limits.take('message', viewer.account ? `account ${viewer.account.id}` : `guest ${id}`);
}

/** Sends a message once. Throws a `UserError` if the other side cannot get it; nothing is stored then. */
export async function sendMessage(context: ApiContext, writing: Writing): Promise<Party> {
  const isTemplate = writing.about === 'application' && writing.side === 'employer';
  if (isTemplate) refuseUnknownPlaceholders(writing.text);
  checkKey(writing.key);
  await countMessage(context, writing);
  return deliverMessage(context, writing);
}

/** The same, for a caller that counts the attempts. An employer's words to an applicant may have placeholders. */
export async function deliverMessage(context: ApiContext, writing: Writing): Promise<Party> {
  const given = writing.text.trim();
  checkText(given);
  if (writing.files.length > MOST_FILES)
    throw new UserError('BAD_INPUT', `${writing.files.length} files; at most ${MOST_FILES} are allowed.`, {
      path: 'files',
    });
  const authorId = context.viewer.account?.id ?? null;
  return transact(context, async (tx) => {
    const here = { ...context, ...tx };
    const party = await holdParty(here, tx, writing);
    if (await isSent(tx, party, writing.key)) return party;
    refuseClosed(party);
    const reader = await findReader(here, tx, party);
    if (reader === null) throw refusal('CONTACT_NOBODY', { organization: employerOf(party) });
    const fromSeeker = party.side === 'seeker';
    const isFilled = party.about === 'application' && !fromSeeker;
    const text = isFilled ? filledFor(given, party.application) : given;
    checkText(text);
    const files = writing.files.length === 0 ? [] : await keepAttachments(context, tx, writing.files);
    const ids = files.map(({ id }) => id);
    // What a member sent belongs to the conversation, which outlives the account.
    if (!fromSeeker && ids.length > 0) await disownUploads(tx, ids);
    const message = { authorId, fromSeeker, text, files: ids };
    const id = await insertMessage(tx, party, { ...message, sendKey: writing.key, created: context.now });
    if (id === null) throw new UserError('BAD_INPUT', 'This key was used already.', { path: 'key' });
    const { proposal } = writing;
    if (proposal !== undefined) await insertInterview(tx, { messageId: id, ...proposal });
    const mode = reader.accountId === null ? 'at_once' : await findNotices(tx, reader.accountId);
    if (mode === 'daily' && reader.accountId !== null) await noteNotice(tx, id, { readerId: reader.accountId });
    else {
      const names = files.map(({ name }) => name);
      await noteNotice(tx, id, {
        mailId: await mailMessage(here, tx, { reader, party, text, files: names, proposal }),
      });
    }
    // Whoever answers has read what stands above.
    await saveConversation(tx, party, fromSeeker ? { seekerRead: id } : { employerRead: id });
    return party;
  });
}

/** The side of the current person, with what it is about locked until the end of the transaction. */
export async function holdParty(here: ApiContext, tx: TransactionScope, args: PartyArgs): Promise<Party> {
  if (args.about === 'contact') await lockContact(tx, args.id);
  else await lockApplication(tx, args.id);
  const party = await findParty(here, args);
  if (party === null) throw refusal(args.about === 'contact' ? 'CONTACT_UNKNOWN' : 'APPLICATION_UNKNOWN');
  return party;
}

/** Throws a `UserError` where nobody can write. */
export function refuseClosed({ about, state }: Party): void {
  if (state === 'closed') throw refusal(about === 'contact' ? 'CONTACT_STATE' : 'CONVERSATION_CLOSED');
  if (state === 'unreachable') throw refusal('CONTACT_UNREACHABLE');
  if (state !== 'open') throw refusal(state === 'blocked' ? 'CONVERSATION_BLOCKED' : 'CONVERSATION_REFUSED');
}

function checkText(text: string): void {
  if (text === '' || text.length > LONGEST_MESSAGE)
    throw new UserError('BAD_INPUT', `text is 1 to ${LONGEST_MESSAGE} characters.`, { path: 'text' });
}
