/** Parses a multipart form part by part, as a stream: no file is ever completely in memory. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { MOST_BYTES } from '../guards/body.ts';
import { IDLE_MS, MB, MOST_FILE_BYTES, MOST_FILES, MOST_REQUEST_BYTES } from './limits.ts';
import { invalid } from './plan-upload.ts';
import { UploadRefusal } from './refusal.ts';

export interface FormReader {
  /** Called with a text part; throws to abort. */
  onField(name: string, value: string): void;
  /** Called with a file part. Later parts wait until it has been read. */
  onFile(name: string, content: Readable, filename: string): Promise<void>;
}

/** The client disconnected, or sent nothing for too long. */
export class SenderGoneError extends Error {}

/** Limits of a form. */
export interface FormBounds {
  /** Number of text parts. */
  texts: number;
  files: number;
  /** Whether text parts may follow files, as browsers send the fields of a page; otherwise files come last. */
  isMixed: boolean;
  /** Description of the expected form, for the error message. */
  shape: string;
}

const graphqlForm: FormBounds = {
  texts: 2,
  files: MOST_FILES,
  isMixed: false,
  shape: `A form has "operations", "map" and at most ${MOST_FILES} files.`,
};

interface ReadOptions {
  /** Default: those of a GraphQL request. */
  bounds?: FormBounds;
  idleMs?: number;
}

/**
 * Resolves when all parts are read. Rejects at the first invalid one, once nothing is being read any more; the
 * rest of the request is left unread then.
 */
export async function readForm(
  req: IncomingMessage,
  reader: FormReader,
  { bounds = graphqlForm, idleMs = IDLE_MS }: ReadOptions = {},
): Promise<void> {
  const parser = openParser(req, bounds);
  let work: Promise<unknown> = Promise.resolve();
  let total = 0;
  let files = 0;
  let idle: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      idle = setTimeout(() => reject(new SenderGoneError('The sender is silent.')), idleMs);
      const gone = () => reject(new SenderGoneError('The sender hung up.'));
      const onClose = () => (req.complete ? undefined : gone());
      parser.once('close', () => {
        req.off('close', onClose).off('error', gone);
        work.then(() => resolve(), reject);
      });
      parser.on('error', () => reject(invalid('The form is not one, or it ends too early.')));
      for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
        parser.once(event, () => reject(invalid(bounds.shape)));
      }
      parser.on('field', (name, value, { valueTruncated }) => {
        // Files are read asynchronously, so a text after one would overtake it.
        if (files > 0 && !bounds.isMixed)
          return reject(invalid(`The part "${cut(name)}" comes behind a file; files are the last parts.`));
        if (valueTruncated) return reject(invalid(`"${cut(name)}" is longer than ${MOST_BYTES / 1024} KB.`));
        try {
          reader.onField(cut(name), value);
        } catch (error) {
          reject(error);
        }
      });
      parser.on('file', (name, content, { filename }) => {
        files += 1;
        // The reader has not attached its listener yet.
        content.on('error', () => undefined);
        work = work.then(() => reader.onFile(cut(name), content, filename ?? ''));
        work.catch(reject);
      });
      req.once('close', onClose);
      req.on('error', gone);
      req.on('data', (chunk: Buffer) => {
        idle?.refresh();
        total += chunk.length;
        if (total > MOST_REQUEST_BYTES) reject(tooMuch());
      });
      req.pipe(parser);
    });
  } catch (error) {
    req.unpipe(parser);
    parser.destroy();
    await work.catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(idle);
    req.removeAllListeners('data');
  }
}

/** The error for a request that is too large in total. */
export function tooMuch(): UploadRefusal {
  return new UploadRefusal('tooLargeTogether', { most: MOST_REQUEST_BYTES / MB - 1 });
}

function openParser(req: IncomingMessage, { texts, files }: FormBounds): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': req.headers['content-type'] },
      defParamCharset: 'utf8',
      // The parser would report a file of exactly the limit as truncated, and counts the end as a part.
      limits: {
        fieldSize: MOST_BYTES + 1,
        fields: texts,
        files,
        fileSize: MOST_FILE_BYTES + 1,
        parts: texts + files + 1,
      },
    });
  } catch {
    throw invalid('The request is a form without a boundary.');
  }
}

function cut(name: string | undefined): string {
  return (name ?? '').slice(0, 80);
}
