/** Parses a received mail: a person's reply, a report of a mail that came back, or what no person wrote. */
import { createHash } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';
import { readReport } from './delivery-report.ts';
import { newWords } from './new-words.ts';
import type { ReceivedMail } from './received-mail.ts';

/** `envelopeFrom` is empty for a mail that must not be answered (RFC 5321). Throws if it cannot be read. */
export async function readMail(raw: Buffer, envelopeFrom: string): Promise<ReceivedMail> {
  const mail = await simpleParser(raw, {
    ...{ skipHtmlToText: true, skipImageLinks: true, skipTextToHtml: true, keepDeliveryStatus: true },
  });
  const type = mail.headers.get('content-type');
  const isReport = isStructured(type) && type.value.toLowerCase() === 'multipart/report';
  if (isReport && type.params['report-type']?.toLowerCase() === 'delivery-status') return readReport(mail);
  if (isReport || envelopeFrom === '' || isAutomatic(mail)) return { kind: 'automatic' };
  const [sender] = mail.from?.value ?? [];
  const files = mail.attachments
    // Pictures that the text shows are mostly logos in signatures.
    .filter(({ related, cid, contentType }) => !related && !(cid && contentType.startsWith('image/')))
    .map(({ filename, content }) => ({ name: filename ?? 'file', bytes: content }));
  return {
    kind: 'reply',
    from: (sender?.address ?? '').toLowerCase(),
    identity: mail.messageId || createHash('sha256').update(raw).digest('base64url'),
    text: newWords({ text: mail.text ?? null, html: mail.html || null }),
    files,
  };
}

interface Structured {
  value: string;
  params: Record<string, string | undefined>;
}

function isStructured(value: unknown): value is Structured {
  return typeof value === 'object' && value !== null && 'value' in value && 'params' in value;
}

const ROBOTS = /^(mailer-daemon|postmaster|no-?reply|bounces?)[@+]/i;

/** What a program sent by itself (RFC 3834), as mail servers and programs mark it. */
function isAutomatic({ headers, from }: ParsedMail): boolean {
  const textOf = (name: string) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value.toLowerCase() : null;
  };
  const submitted = textOf('auto-submitted');
  if (submitted !== null && submitted !== 'no') return true;
  if (/bulk|junk|list|auto_reply/.test(textOf('precedence') ?? '')) return true;
  if (['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-loop'].some((name) => headers.has(name))) return true;
  // mailparser gathers the fields of mailing lists under one name.
  if (headers.has('list')) return true;
  return ROBOTS.test(from?.value[0]?.address ?? '');
}
