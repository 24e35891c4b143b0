/** Rules of messages to the publisher of a site. */

import { DAY_SECONDS } from '../../../runtime/core/durations.ts';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { ContactResult } from '../../graphql.generated.ts';
import { refusalAsFault } from '../../guards/in-words.ts';
import { networkOf } from '../../guards/network.ts';
import { checkKey } from '../../guards/request-key.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { FileLink } from '../../mail/say.ts';
import { refusal } from '../../refusal.ts';
import { keepUploads } from '../../uploads/use-uploads.ts';
import { requireProof } from '../captcha/service.ts';
import { faultsOf } from '../forms/service.ts';
import { findSent, insertMessage, noteFiles, noteMail } from './store.ts';

/** Days for which the files of a message are stored and can be downloaded; docs/limits.md publishes it. */
export const CONTACT_FILE_DAYS = 30;

interface Sending {
  answers: unknown;
  key: string | null;
  proof: string | null;
}

interface Message {
  name: string;
  email: string;
  subject: string;
  body: string;
  copy: boolean;
  /** Ids from the upload endpoint. */
  files: string[];
}

/** Sends a message once. Throws `UserError` if the brand accepts none, or a network sends too many. */
export async function sendMessage(context: ApiContext, { answers, key, proof }: Sending): Promise<ContactResult> {
  const { brand, viewer } = context;
  const { contactEmail } = brand.document.site;
  if (contactEmail === null) throw refusal('CONTACT_OFF');
  if (key !== null) checkKey(key);
  const { afterContactSignedIn, afterContactAnonymous } = brand.document.routes.callToAction;
  const next = viewer.account === null ? afterContactAnonymous : afterContactSignedIn;
  const { message, errors } = readMessage(context, answers);
  if (errors.length > 0) return { id: null, faults: faultsOf(context, errors), next };

  const sent = key === null ? undefined : await findSent(context, key);
  if (sent !== undefined) return { id: sent, faults: [], next };
  await context.limits.take('contact', networkOf(context.address));
  await requireProof(context, 'contact', proof);
  const copy = await copyFor(context, message);
  try {
    const id = await transact(context, (tx) => write(tx, context, { message, key, to: contactEmail, copy }));
    return { id, faults: [], next };
  } catch (error) {
    if (!(error instanceof UserError) || error.extensions.code !== 'UPLOAD_UNKNOWN') throw error;
    return { id: null, faults: [refusalAsFault(error, '/message/attachments', context)], next };
  }
}

/** Message and mails are committed together. */
async function write(
  tx: TransactionScope,
  context: ApiContext,
  { message, key, to, copy }: { message: Message; key: string | null; to: string; copy: Copy | null },
): Promise<number | null> {
  const id = await insertMessage(tx, { key, created: context.now });
  // The same request was just processed.
  if (id === undefined) return key === null ? null : ((await findSent(tx, key)) ?? null);
  const { brand, locale } = context;
  const { name, email, subject, body } = message;
  const values = { name, email, subject, body };
  const origin = context.linkOrigin;
  const mailId = await queueMail(tx.db, {
    brand,
    origin,
    locale: brand.document.locales.default,
    to,
    ...(email !== '' && { replyTo: email }),
    template: 'contact',
    values: { ...values, files: await takeFiles(tx, context, { id, files: message.files, origin }) },
  });
  await noteMail(tx, id, mailId);
  const back = { brand, origin, locale, to: email };
  if (copy === 'contact_copy') await queueMail(tx.db, { ...back, template: copy, values });
  if (copy === 'contact_receipt') await queueMail(tx.db, { ...back, template: copy, values: {} });
  return id;
}

type Copy = 'contact_copy' | 'contact_receipt';

/** Anybody can enter any address: only a confirmed one gets a copy of the text, others a mere receipt. Null for no mail. */
async function copyFor({ viewer, limits }: ApiContext, { copy, email }: Message): Promise<Copy | null> {
  if (!copy || email === '') return null;
  if (viewer.account?.addressProven && viewer.account.email === email.toLowerCase()) return 'contact_copy';
  return (await limits.allows('mail-copy', email.toLowerCase())) ? 'contact_receipt' : null;
}

async function takeFiles(
  tx: TransactionScope,
  context: ApiContext,
  { id, files, origin }: { id: number; files: readonly string[]; origin: string },
): Promise<FileLink[]> {
  if (files.length === 0) return [];
  const ownerId = context.viewer.account?.id ?? null;
  const kept = await keepUploads(tx, { ids: [...new Set(files)], ownerId, purpose: 'ATTACHMENT' });
  await noteFiles(
    tx,
    id,
    kept.map((row) => row.id),
  );
  return kept.map((row) => ({
    name: row.name,
    link: origin + context.uploads.addressOf({ uploadId: row.id, variant: '' }, CONTACT_FILE_DAYS * DAY_SECONDS),
  }));
}

function readMessage({ forms, brand }: ApiContext, given: unknown): { message: Message; errors: AnswerError[] } {
  const check = forms.check(brand, 'contact');
  if (check === null) throw new Error('There is no form "contact".');
  const { answers, errors } = check(given);
  const { message: own = {} } = answers;
  const message: Message = {
    name: textIn(own, 'name'),
    email: textIn(own, 'email'),
    subject: textIn(own, 'subject'),
    body: textIn(own, 'body'),
    copy: own.copy === true,
    files: (Array.isArray(own.attachments) ? own.attachments : []).map((file) => textIn(file, 'id')),
  };
  if (errors.length > 0 || message.email === '' || isMailAddress(message.email)) return { message, errors };
  return { message, errors: [{ code: 'format', pointer: '/message/email', allowed: 'email' }] };
}

/** A brand may leave out fields of the form. */
function textIn(answers: unknown, name: string): string {
  const text = isSchema(answers) ? (answers satisfies Schema)[name] : undefined;
  return typeof text === 'string' ? text : '';
}
