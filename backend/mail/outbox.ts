/** Queues mail: writes a complete mail as a row, in the transaction that causes it. The sender decides if and when it is sent. */
import { randomUUID } from 'node:crypto';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import type { Connection } from '../database/pool.ts';
import type { MailFile } from '../database/schema/mail.ts';
import { UserError } from '../errors.ts';
import { MAIL_TAG } from '../services/bus.ts';
import { announceTags } from '../services/tag-store.ts';
import { domainOf, isMailAddress } from './address.ts';
import { findAddressees } from './addressee-store.ts';
import { senderOf } from './look.ts';
import { insertMails, type NewMail } from './queue-store.ts';
import { type Frame, renderHtml, renderText } from './render.ts';
import {
  type Addressee,
  isPersonal,
  type TemplateName,
  type TemplateValues,
  webAddress,
  writeLetter,
} from './templates.ts';

export interface Mail<T extends TemplateName> {
  brand: CompiledBrand;
  /** Scheme and host of the brand for links and icon, without trailing slash. */
  origin: string;
  /** A language of the brand. */
  locale: string;
  /** One address, without a display name. */
  to: string;
  replyTo?: string;
  template: T;
  values: TemplateValues[T];
  /** URL that unsubscribes from these mails with one POST (RFC 8058); for mails that the recipient did not trigger. */
  unsubscribe?: string;
  attachments?: MailFile[];
}

/**
 * Adds a mail to the outbox and returns its id; it is sent after the commit. Throws a `UserError` BAD_INPUT when an
 * address is invalid. @public
 */
export async function queueMail<T extends TemplateName>(tx: Connection, mail: Mail<T>): Promise<number> {
  const [id] = await queueMails(tx, [mail]);
  if (id === undefined) throw new Error('The outbox took no row.');
  return id;
}

/** The same for many at once, in one statement. */
export async function queueMails<T extends TemplateName>(tx: Connection, mails: readonly Mail<T>[]): Promise<number[]> {
  if (mails.length === 0) return [];
  const known = await findAddressees(
    tx,
    mails.map(({ to }) => to),
  );
  return queueComposed(
    tx,
    mails.map((mail) => composeMail(mail, known.get(mail.to.toLowerCase()) ?? null)),
  );
}

/** Adds mails that are composed already. */
export async function queueComposed(tx: Connection, mails: NewMail[]): Promise<number[]> {
  const ids = await insertMails(tx, mails);
  await announceTags(tx, [MAIL_TAG]);
  return ids;
}

/** The mail as its row holds it. Throws a `UserError` BAD_INPUT when an address is invalid. */
export function composeMail<T extends TemplateName>(mail: Mail<T>, addressee: Addressee | null): NewMail {
  const { brand, origin, locale, to, replyTo, template } = mail;
  for (const address of [to, replyTo]) if (address !== undefined) checkAddress(address);
  const translate = translatorOf(cutCatalogue(brand, locale, ['mail']), 'mail');
  const letter = writeLetter({ translate, site: brand.document.site.name, to: addressee }, template, mail.values);
  const unsubscribe = mail.unsubscribe === undefined ? null : webAddress(mail.unsubscribe);
  const frame: Frame = { brand, origin, locale, translate, unsubscribe };
  const sender = senderOf(brand);
  return {
    frontend: brand.id,
    locale,
    template,
    messageId: `<${randomUUID()}@${domainOf(sender.email ?? '') || new URL(origin).hostname}>`,
    senderName: sender.name,
    senderEmail: sender.email,
    recipient: to,
    replyTo: replyTo ?? null,
    subject: letter.subject,
    text: renderText(letter, frame),
    html: renderHtml(letter, frame),
    headers: headersOf(template, locale, unsubscribe),
    attachments: mail.attachments ?? [],
  };
}

function checkAddress(address: string): void {
  if (!isMailAddress(address))
    throw new UserError(
      'BAD_INPUT',
      `"${address}" is not an email address. One address is needed, such as a@example.com.`,
    );
}

function headersOf(template: TemplateName, locale: string, unsubscribe: string | null): Record<string, string> {
  return {
    'Content-Language': locale,
    // Suppresses auto-replies, which nobody reads; a person's message may well get one.
    ...(isPersonal(template) ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    ...(unsubscribe === null
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
