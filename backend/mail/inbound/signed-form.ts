/** A mail as a provider hands it over: a form with the whole MIME message, signed as Mailgun does. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { MINUTE_MS } from '../../../runtime/core/durations.ts';
import type { IncomingMail } from './incoming.ts';
import { LARGEST_MAIL } from './limits.ts';

const LARGEST_FIELD = 1000;
const FRESH_MS = 15 * MINUTE_MS;
const FIELDS = ['recipient', 'sender', 'timestamp', 'token', 'signature', 'body-mime'];

export type SignedMail = { kind: 'mail'; mail: IncomingMail } | { kind: 'unsigned' | 'too large' | 'malformed' };

/** Reads the form within bounds, and checks its signature. */
export async function readSignedMail(req: IncomingMessage, key: string, now: Date): Promise<SignedMail> {
  const fields = await readFields(req);
  if (typeof fields === 'string') return { kind: fields };
  const textOf = (name: string) => fields.get(name) ?? '';
  if (!isSigned(textOf, key, now)) return { kind: 'unsigned' };
  const to = textOf('recipient').split(',');
  const mime = fields.get('body-mime');
  const raw = mime === null ? null : Buffer.from(mime ?? '');
  return { kind: 'mail', mail: { raw, from: textOf('sender').trim(), to } };
}

function isSigned(textOf: (name: string) => string, key: string, now: Date): boolean {
  const [timestamp, token, given] = [textOf('timestamp'), textOf('token'), Buffer.from(textOf('signature'))];
  const own = Buffer.from(createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'));
  const isFresh = Math.abs(now.getTime() - Number(timestamp) * 1000) < FRESH_MS;
  return isFresh && given.length === own.length && timingSafeEqual(given, own);
}

/** The mail itself is null if it is too large: its sender is told so. */
function readFields(req: IncomingMessage): Promise<Map<string, string | null> | 'too large' | 'malformed'> {
  return new Promise((resolve) => {
    const fields = new Map<string, string | null>();
    let isTooLarge = false;
    try {
      const form = busboy({
        headers: req.headers,
        limits: { fieldSize: LARGEST_MAIL, fields: 100, files: 0, fieldNameSize: 100 },
      });
      form.on('field', (name, value, { valueTruncated }) => {
        if (!FIELDS.includes(name)) return;
        if (name === 'body-mime') fields.set(name, valueTruncated ? null : value);
        else if (valueTruncated || value.length > LARGEST_FIELD) isTooLarge = true;
        else fields.set(name, value);
      });
      form.on('close', () => resolve(isTooLarge ? 'too large' : fields));
      form.on('error', () => resolve('malformed'));
      req.on('aborted', () => resolve('malformed'));
      req.pipe(form);
    } catch {
      resolve('malformed');
    }
  });
}
