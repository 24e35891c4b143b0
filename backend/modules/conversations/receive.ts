/** Mails that people send to the addresses of conversations: a reply becomes a message, and a mail that came back is noted. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LONGEST_MESSAGE } from '../../../runtime/core/conversations/limits.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { ContextFactory } from '../../create-context.ts';
import type { Database } from '../../database/pool.ts';
import { UserError } from '../../errors.ts';
import { reasonOf } from '../../guards/error-text.ts';
import { inWords } from '../../guards/in-words.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import type { ReceiveMail } from '../../mail/inbound/incoming.ts';
import { readMail } from '../../mail/inbound/read-mail.ts';
import type { ReceivedFile, ReceivedMail } from '../../mail/inbound/received-mail.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import type { ReplyAddresses, ReplyTarget } from '../../services/reply-addresses.ts';
import { MOST_FILES } from '../../uploads/limits.ts';
import { kindsOf } from '../../uploads/purposes.ts';
import { viewerByMail, visitor } from '../../viewer.ts';
import { tokenOf } from '../applications/links.ts';
import { findApplication } from '../applications/store.ts';
import { findParty, type PartyArgs } from './party.ts';
import { conversationPolicies } from './policy.ts';
import { pageOf } from './reader.ts';
import { findBrandOf, noteBounce } from './receive-store.ts';
import { sendMessage } from './write.ts';

interface Desk {
  db: Database;
  contexts: Pick<ContextFactory, 'make'>;
  replies: ReplyAddresses;
  findBrand(id: string): CompiledBrand | undefined;
  log: ErrorLog;
}

/** Recipients of one mail that are looked at: nobody answers in more conversations at once. */
const MOST_RECIPIENTS = 5;

export function createMailReceiver(desk: Desk): ReceiveMail {
  return async ({ raw, from, to }) => {
    const targets = to.slice(0, MOST_RECIPIENTS).flatMap((address) => desk.replies.read(address) ?? []);
    if (targets.length === 0) return;
    const mail = await parse(raw, from);
    for (const one of targets) {
      if (one.kind === 'bounce') {
        if (mail !== null && mail.kind === 'bounce')
          await noteBounce(desk.db, one.mailId, { ...mail, now: new Date() });
      } else if (mail === null || mail.kind === 'reply') await deliver(desk, one.target, mail);
    }
  };
}

/** Null for what cannot be read. */
async function parse(raw: Buffer, from: string): Promise<ReceivedMail | null> {
  try {
    return await readMail(raw, from);
  } catch {
    return null;
  }
}

type Reply = Extract<ReceivedMail, { kind: 'reply' }>;

async function deliver(desk: Desk, target: ReplyTarget, mail: Reply | null): Promise<void> {
  const context = await contextOf(desk, target);
  if (context === null) return;
  const args = { about: target.about, id: target.id, side: target.side, ...(await tokenFor(context, target)) };
  try {
    await conversationPolicies.Mutation.sendMessage(context, args);
    if (mail === null) throw refusal('REPLY_UNREADABLE');
    const own = await addressOf(context, args);
    // Whoever got the mail by being forwarded it cannot write in the name of its reader.
    if (mail.from !== own) throw refusal('REPLY_FROM_ELSEWHERE');
    await send(context, args, mail);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    desk.log('info', 'MAIL_IN', `A reply in ${target.about} ${target.id} was refused: ${reasonOf(error)}`);
    await tell(context, args, error);
  }
}

/** The context of the person to whom the mail was sent; null if the conversation or the account is gone. */
async function contextOf({ db, contexts, findBrand }: Desk, target: ReplyTarget): Promise<ApiContext | null> {
  const found = await findBrandOf(db, target);
  const brand = found === null ? undefined : findBrand(found.frontend);
  if (found === null || brand === undefined) return null;
  const context = await contexts.make(brand, brand.document.locales.default);
  // A guest's application may have joined an account meanwhile.
  const accountId = target.side === 'seeker' ? found.seekerId : target.accountId;
  const viewer = accountId === null || accountId === 0 ? visitor : await viewerByMail(context, accountId);
  return viewer && { ...context, viewer };
}

/** A guest has the token of the link. */
async function tokenFor(context: ApiContext, { about, id, side }: ReplyTarget): Promise<{ token?: string }> {
  return about === 'application' && side === 'seeker' && context.viewer.account === null
    ? { token: tokenOf(context, { id }) }
    : {};
}

async function addressOf({ viewer, ...context }: ApiContext, { id }: PartyArgs): Promise<string | null> {
  if (viewer.account !== null) return viewer.account.email.toLowerCase();
  return (await findApplication(context, id))?.email ?? null;
}

async function send(context: ApiContext, args: PartyArgs, mail: Reply): Promise<void> {
  if (mail.text === '') throw refusal('REPLY_EMPTY');
  if (mail.text.length > LONGEST_MESSAGE) throw refusal('REPLY_TOO_LONG', { count: LONGEST_MESSAGE });
  if (mail.files.length > MOST_FILES) throw refusal('REPLY_TOO_MANY_FILES', { count: MOST_FILES });
  const files: string[] = [];
  for (const file of mail.files) files.push(await takeFile(context, file));
  const key = `mail-${createHash('sha256').update(mail.messageId).digest('base64url')}`;
  await sendMessage(context, { ...args, text: mail.text, files, key });
}

/** Through the same door as what is uploaded on the site: type, virus scan, pictures anew. */
async function takeFile(
  { uploads, viewer, frontend, brand }: ApiContext,
  { name, bytes }: ReceivedFile,
): Promise<string> {
  const ownerId = viewer.account?.id ?? null;
  const spooled = await uploads.spool.receive(Readable.from([bytes]), kindsOf('ATTACHMENT', brand));
  const { row, token } = await uploads.takeIn(frontend, { ...spooled, name, scope: { ownerId } }, 'ATTACHMENT');
  return token === null ? String(row.id) : `${row.id}.${token}`;
}

/** Says why a reply was not delivered, to the address on record alone: anybody can write any sender. */
async function tell(context: ApiContext, args: PartyArgs, error: UserError): Promise<void> {
  const to = await addressOf(context, args);
  if (to === null || !(await context.limits.allows('reply-refused', to))) return;
  const { brand, locale, linkOrigin: origin } = context;
  const party = await findParty(context, args);
  const link = party === null ? origin : await pageOf(context, context, party, locale);
  const values = { link, reason: inWords(error, { brand, locale }) };
  await queueMail(context.db, { brand, origin, to, locale, template: 'reply_refused', values });
}
