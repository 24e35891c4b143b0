/** Parses a form that a browser submitted without scripts: texts by name, and files as a stream. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { PlainFields } from '../../runtime/core/forms/plain-answers.ts';
import { UserError } from '../errors.ts';
import { MOST_BYTES } from '../guards/body.ts';
import { Refusal } from '../refusal.ts';
import { isForm } from '../uploads/is-form.ts';
import { type FormBounds, readForm } from '../uploads/read-form.ts';
import type { ReceivedFile } from '../uploads/take-in.ts';

/** Maximum number of fields and files of one form; docs/limits.md publishes them. */
export const MOST_FIELDS = 200;
const MOST_POSTED_FILES = 20;
/** Bytes beyond the limit that are still read, so that the response reaches the sender. */
const MOST_UNREAD = 16 * MOST_BYTES;

export interface ReadPost {
  fields: PlainFields;
  files: { name: string; file: ReceivedFile }[];
  /** Refused files, by field name. */
  refused: { name: string; error: UserError }[];
}

/** Receives one file; rejects with a `UserError` that is shown at its field. `fields` are those before it. */
export type ReceiveFile = (
  name: string,
  content: Readable,
  filename: string,
  fields: PlainFields,
) => Promise<ReceivedFile>;

/** Rejects with a `Refusal` for what no browser would send, and for a form that is too large. */
export async function readPost(req: IncomingMessage, receive: ReceiveFile): Promise<ReadPost> {
  if (req.headers['content-encoding'] !== undefined) throw unreadable(415);
  if (isForm(req)) return readMultipart(req, receive);
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw unreadable(415);
  return { fields: parsePairs(await readText(req)), files: [], refused: [] };
}

/** Not a form of this site; `status` 415 for another content type. */
export function unreadable(status: 400 | 415 = 400): Refusal {
  return new Refusal(status === 415 ? 'WRONG_CONTENT_TYPE' : 'BAD_INPUT', ['posted', 'unreadable'], {}, { status });
}

function tooLarge(): Refusal {
  return new Refusal('BODY_TOO_LARGE', ['posted', 'tooLarge'], {}, { status: 413 });
}

async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed: the response is still sent on the same connection.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
    if (size > MOST_UNREAD) break;
  }
  if (size > MOST_BYTES) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unreadable();
  }
}

/** The pairs of a body, decoded strictly: browsers send nothing else. */
function parsePairs(text: string): PlainFields {
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > MOST_FIELDS) throw unreadable();
  const fields = new Map<string, string[]>();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    keep(fields, decode(name), decode(value));
  }
  return fields;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw unreadable();
  }
}

/** Only texts that are valid in PostgreSQL. */
function keep(fields: Map<string, string[]>, name: string, value: string): void {
  if (`${name}${value}`.includes('\0') || !value.isWellFormed() || !name.isWellFormed()) throw unreadable();
  fields.set(name, [...(fields.get(name) ?? []), value]);
}

const bounds: FormBounds = {
  texts: MOST_FIELDS,
  files: MOST_POSTED_FILES,
  isMixed: true,
  shape: `A form has at most ${MOST_FIELDS} fields and ${MOST_POSTED_FILES} files.`,
};

async function readMultipart(req: IncomingMessage, receive: ReceiveFile): Promise<ReadPost> {
  const fields = new Map<string, string[]>();
  const read: ReadPost = { fields, files: [], refused: [] };
  let size = 0;
  const reader = {
    onField(name: string, value: string) {
      size += Buffer.byteLength(value);
      if (size > MOST_BYTES) throw tooLarge();
      keep(fields, name, value);
    },
    async onFile(name: string, content: Readable, filename: string) {
      // An empty file input is sent as a file without a name.
      if (filename === '') return drain(content);
      try {
        read.files.push({ name, file: await receiveAlone(content, (own) => receive(name, own, filename, fields)) });
      } catch (error) {
        if (!(error instanceof UserError) || isAboutAll(error)) throw error;
        read.refused.push({ name, error });
      }
    },
  };
  try {
    await readForm(req, reader, { bounds });
  } catch (error) {
    throw error instanceof UserError && error.extensions.code === 'UPLOAD_REQUEST_INVALID' ? unreadable() : error;
  }
  return read;
}

/** Faults of the request rather than of a single file. */
function isAboutAll({ extensions }: UserError): boolean {
  return !String(extensions.code).startsWith('UPLOAD_') || extensions.code === 'UPLOAD_REQUEST_INVALID';
}

/** Aborting a file only aborts this copy of its stream: the rest of the form can still be read. */
async function receiveAlone<T>(content: Readable, receive: (own: Readable) => Promise<T>): Promise<T> {
  const own = new PassThrough();
  // The receiver handles the error; until then there is no listener.
  own.on('error', () => undefined);
  let isBroken = false;
  const breakOff = () => {
    if (content.readableEnded) return;
    isBroken = true;
    own.destroy(unreadable());
  };
  content.once('close', breakOff);
  if (content.destroyed) breakOff();
  content.pipe(own);
  try {
    return await receive(own);
  } catch (error) {
    content.unpipe(own);
    if (!isBroken) await drain(content);
    throw error;
  }
}

async function drain(content: Readable): Promise<void> {
  if (content.readableEnded || content.destroyed) return;
  const over = once(content, 'close').catch(() => undefined);
  content.resume();
  await over;
}
