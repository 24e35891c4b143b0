/** The newsletter: a consent with its wording, given by people with and without an account, and withdrawn with a link in every mail. */
import { randomBytes } from 'node:crypto';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { Newsletter, NewsletterReader, NewsletterStart } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { findInfos, type InfoRow, insertConsent, insertFirstInfo, withdrawConsent } from '../consent/store.ts';
import { inLanguage, NEWS, standardText } from '../consent/wording.ts';
import { faultsOf } from '../forms/service.ts';
import { NEWSLETTER_LINK, newsletterLink } from './links.ts';
import { issueAt } from './schedule.ts';
import {
  askReader,
  beginReading,
  confirmReader,
  endReaders,
  findReader,
  findReading,
  type Owner,
  type ReaderRow,
} from './store.ts';

type Account = NonNullable<ApiContext['viewer']['account']>;
/** What finding a reader by a mailed link needs. */
type LinkContext = Pick<ApiContext, 'db' | 'frontend' | 'links'>;

/** The wording of the brand, created when it is first needed. */
async function infoOf({ db, frontend }: Scope, { brand }: Pick<ApiContext, 'brand'>): Promise<InfoRow> {
  const scope = { db, frontend };
  const [known] = await findInfos(scope, NEWS);
  if (known !== undefined) return known;
  await insertFirstInfo(scope, { ...NEWS, text: standardText(brand, 'newsletter'), required: false });
  const [info] = await findInfos(scope, NEWS);
  if (info === undefined) throw new Error(`The newsletter of ${frontend} was not written.`);
  return info;
}

async function keepConsent(
  context: Pick<ApiContext, 'brand' | 'address'>,
  tx: TransactionScope,
  who: { accountId: number | null; mail: string },
): Promise<void> {
  const { id: infoId, revision_id: revisionId } = await infoOf(tx, context);
  await insertConsent(tx, { ...who, infoId, revisionId, network: networkOf(context.address) });
}

/** Subscribes an account, in the transaction in which the person agrees. */
export async function agreeToNews(
  context: Pick<ApiContext, 'brand' | 'address' | 'locale' | 'now'>,
  tx: TransactionScope,
  { id: accountId, email: mail }: { id: number; email: string },
): Promise<void> {
  if (!context.brand.document.features.newsletter) return;
  await keepConsent(context, tx, { accountId, mail });
  await beginReading(tx, { accountId, ...beginning(context) });
}

const beginning = ({ brand, locale, now }: Pick<ApiContext, 'brand' | 'locale' | 'now'>) => ({
  ...{ locale, now, nonce: randomBytes(12).toString('base64url') },
  issue: issueAt(brand.document, now),
});

/** Whether the signed-in person subscribes, with the account or with its address. */
export async function findNewsletter(context: ApiContext): Promise<Newsletter> {
  const info = await infoOf(context, context);
  const reader = await findReading(context, ownerOf(accountOf(context)));
  return { text: inLanguage(info.text, context.locale, context.brand), since: reader?.confirmed ?? null };
}

/** Gives or withdraws the consent; idempotent. */
export async function setNewsletter(context: ApiContext, wanted: boolean): Promise<Newsletter> {
  const account = accountOf(context);
  await transact(context, async (tx) => {
    if (wanted) await agreeToNews(context, tx, account);
    else await end({ ...tx, now: context.now }, context, ownerOf(account));
  });
  return findNewsletter(context);
}

function accountOf({ viewer: { account } }: ApiContext): Account {
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  return account;
}

function ownerOf({ id, email, addressProven }: Account): Owner {
  return { accountId: id, email: addressProven ? email : null };
}

/** Withdraws every consent of the person to the newsletter of this brand. */
async function end(tx: Scope & { now: Date }, context: Pick<ApiContext, 'brand'>, owner: Owner): Promise<void> {
  const { id: infoId } = await infoOf(tx, context);
  for (const { accountId, email } of await endReaders(tx, owner))
    await withdrawConsent(tx, { infoId, accountId, mail: email ?? '' });
}

/**
 * Subscribes an address. Its owner confirms with the link of a mail; only somebody signed in with that address need not. The
 * result does not reveal whether the address subscribes already: its owner learns that by mail.
 */
export async function subscribe(context: ApiContext, given: string): Promise<NewsletterStart> {
  const { brand, linkOrigin: origin, locale, limits, viewer } = context;
  const email = given.trim().toLowerCase();
  const error = errorIn(email);
  if (error !== null) return { faults: faultsOf(context, [error]), confirm: false };
  await limits.take('newsletter', networkOf(context.address));
  const { account } = viewer;
  if (account?.addressProven && account.email === email && viewer.actorId === null) {
    await setNewsletter(context, true);
    return { faults: [], confirm: false };
  }
  await limits.take('newsletter-mail', email);
  await transact(context, async (tx) => {
    const asked = await askReader(tx, { email, ...beginning(context) });
    const reading = await findReading(tx, { accountId: null, email });
    const link = newsletterLink(context, origin, { ...(reading ?? asked), locale });
    const template = reading === undefined ? 'newsletter_confirm' : 'newsletter_known';
    await queueMail(tx.db, { brand, origin, locale, to: email, template, values: { link } });
  });
  return { faults: [], confirm: true };
}

function errorIn(email: string): AnswerError | null {
  const pointer = '/subscription/email';
  if (email === '') return { code: 'required', pointer };
  return isMailAddress(email) ? null : { code: 'format', pointer, allowed: 'email' };
}

async function findByToken({ links, ...scope }: LinkContext, token: string): Promise<ReaderRow | null> {
  const id = links.idIn(token);
  const reader = id === null ? undefined : await findReader(scope, id);
  return reader !== undefined && links.isTokenOf(NEWSLETTER_LINK, reader, token) ? reader : null;
}

/** The subscription of a mailed link; null for an invalid token. */
export async function readLinked(context: ApiContext, token: string): Promise<NewsletterReader | null> {
  const reader = await findByToken(context, token);
  return reader && described(context, reader);
}

async function described(context: ApiContext, reader: ReaderRow): Promise<NewsletterReader> {
  const { text } = await infoOf(context, context);
  return {
    email: reader.address,
    text: inLanguage(text, context.locale, context.brand),
    confirmed: reader.confirmed !== null,
    ended: reader.ended !== null,
  };
}

/** Records the consent of whoever has the link, and begins with the next issue; idempotent. */
export async function confirmLinked(context: ApiContext, token: string): Promise<NewsletterReader | null> {
  const reader = await findByToken(context, token);
  if (reader === null) return null;
  const { now, brand } = context;
  if (reader.confirmed === null || reader.ended !== null)
    await transact(context, async (tx) => {
      await keepConsent(context, tx, { accountId: reader.accountId, mail: reader.address });
      await confirmReader(tx, reader.id, { now, issue: issueAt(brand.document, now) });
    });
  return described(context, { ...reader, confirmed: reader.confirmed ?? now, ended: null });
}

/** Withdraws the consent of whoever has the link; idempotent. */
export async function endLinked(context: ApiContext, token: string): Promise<NewsletterReader | null> {
  const reader = await findByToken(context, token);
  if (reader === null) return null;
  await endReader(context, reader);
  return described(context, { ...reader, ended: context.now });
}

/** One-click unsubscribe (RFC 8058). False for an invalid token. */
export async function unsubscribeReader(
  context: LinkContext & Pick<ApiContext, 'brand' | 'pool' | 'now'>,
  token: string,
): Promise<boolean> {
  const reader = context.brand.document.features.newsletter ? await findByToken(context, token) : null;
  if (reader !== null) await endReader(context, reader);
  return reader !== null;
}

/** The link proves the address, so what the person has with the account, and with the address alone, ends together. */
async function endReader(
  context: Pick<ApiContext, 'brand' | 'pool' | 'frontend' | 'now'>,
  { accountId, address }: ReaderRow,
): Promise<void> {
  await transact(context, (tx) => end({ ...tx, now: context.now }, context, { accountId, email: address }));
}
