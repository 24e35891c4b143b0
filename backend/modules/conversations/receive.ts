/** Mails that people send to the addresses of conversations: a reply becomes a message, and a mail that came back is noted. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LONGEST_MESSAGE } from '../../../runtime/core/conversations/limits.ts';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { ContextFactory } from '../../create-context.ts';
import type { Database } from '../../database/pool.ts';
import { UserError } from '../../errors.ts';
import { reasonOf } from '../../guards/error-text.ts';
import { inWords } from '../../guards/in-words.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import type { ReceiveMail } from '../../mail/inbound/incoming.ts';
import { LARGEST_MAIL } from '../../mail/inbound/limits.ts';
import { readMail } from '../../mail/inbound/read-mail.ts';
import type { ReceivedFile, ReceivedMail } from '../../mail/inbound/received-mail.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import type { ReplyAddresses, ReplyTarget } from '../../services/reply-addresses.ts';
import { MOST_FILES } from '../../uploads/limits.ts';
import { kindsOf } from '../../uploads/purposes.ts';
import { type Viewer, viewerByMail, visitor } from '../../viewer.ts';
import { tokenOf } from '../applications/links.ts';
import { findApplication } from '../applications/store.ts';
import { findAddress } from './notice-store.ts';
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
        if (mail.kind === 'bounce') await noteBounce(desk.db, one.mailId, { ...mail, now: new Date() });
      } else if (mail.kind === 'reply' || mail.kind === 'unread') await deliver(desk, one.target, mail);
    }
  };
}

type Reply = Extract<ReceivedMail, { kind: 'reply' }>;
type Unread = { kind: 'unread'; why: UserError };

async function parse(raw: Buffer | null, from: string): Promise<ReceivedMail | Unread> {
  // Without a sender in the envelope, it must not be answered.
  const unread = (why: UserError) =>
    from === '' ? ({ kind: 'automatic' } as const) : ({ kind: 'unread', why } as const);
  if (raw === null) return unread(refusal('REPLY_TOO_LARGE', { count: LARGEST_MAIL / 2 ** 20 }));
  try {
    return await readMail(raw, from);
  } catch {
    return unread(refusal('REPLY_UNREADABLE'));
  }
}

async function deliver(desk: Desk, target: ReplyTarget, mail: Reply | Unread): Promise<void> {
  const context = await contextOf(desk, target);
  if (context === null) return;
  const args = { about: target.about, id: target.id, side: target.side, ...(await tokenFor(context, target)) };
  try {
    await conversationPolicies.Mutation.sendMessage(context, args);
    if (mail.kind === 'unread') throw mail.why;
    const own = await addressOf(context, args);
    // Whoever got the mail by being forwarded it cannot write in the name of its reader.
    if (mail.from !== own) throw refusal('REPLY_FROM_ELSEWHERE');
    await send(context, { ...args, key: keyFor(target, mail) }, mail);
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
  const scope = { db, frontend: brand.id };
  // A guest's application may have joined an account meanwhile.
  const accountId = target.side === 'seeker' ? found.seekerId : target.accountId;
  const viewer = accountId === null || accountId === 0 ? visitor : await viewerByMail(scope, accountId);
  if (viewer === null) return null;
  const locale = languageOr(brand.document.locales, await languageOf(scope, target, viewer));
  return { ...(await contexts.make(brand, locale)), viewer };
}

/** The language in which they were written to. */
async function languageOf(scope: Scope, { about, id, side }: ReplyTarget, { account }: Viewer): Promise<string | null> {
  if (about === 'application' && side === 'seeker') return (await findApplication(scope, id))?.locale ?? null;
  return account && ((await findAddress(scope, account.id))?.locale ?? null);
}

/** The same for a mail that is delivered again; a mail to two conversations is a message in each. */
function keyFor({ about, id, side }: ReplyTarget, { identity }: Reply): string {
  return `mail-${createHash('sha256').update(`${about} ${id} ${side} ${identity}`).digest('base64url')}`;
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

async function send(context: ApiContext, args: PartyArgs & { key: string }, mail: Reply): Promise<void> {
  if (mail.text === '') throw refusal('REPLY_EMPTY');
  if (mail.text.length > LONGEST_MESSAGE) throw refusal('REPLY_TOO_LONG', { count: LONGEST_MESSAGE });
  if (mail.files.length > MOST_FILES) throw refusal('REPLY_TOO_MANY_FILES', { count: MOST_FILES });
  const files: string[] = [];
  for (const file of mail.files) files.push(await takeFile(context, file));
  await sendMessage(context, { ...args, text: mail.text, files });
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
