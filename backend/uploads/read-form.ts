/** Reads a multipart form part by part, as it comes: no file is ever whole in memory. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { MOST_BYTES } from '../guards/body.ts';
import { IDLE_MS, MB, MOST_FILE_BYTES, MOST_FILES, MOST_REQUEST_BYTES } from './limits.ts';
import { invalid } from './plan-upload.ts';
import { UploadRefusal } from './refusal.ts';

export interface FormReader {
  /** A part that is text; throws to end the reading. */
  onField(name: string, value: string): void;
  /** A part that is a file. The parts behind it wait until this one is read. */
  onFile(name: string, content: Readable, filename: string): Promise<void>;
}

/** The sender hung up, or was silent for too long. */
export class SenderGoneError extends Error {}

/** What a form may have. */
export interface FormBounds {
  /** Parts that are text. */
  texts: number;
  files: number;
  /** Texts may stand behind files, as browsers send the fields of a page; else files are the last parts. */
  isMixed: boolean;
  /** What a form looks like, for whoever sent another one. */
  shape: string;
}

const graphqlForm: FormBounds = {
  texts: 2,
  files: MOST_FILES,
  isMixed: false,
  shape: `A form has "operations", "map" and at most ${MOST_FILES} files.`,
};

interface ReadOptions {
  /** Those of a GraphQL request unless told. */
  bounds?: FormBounds;
  idleMs?: number;
}

/**
 * Resolves when all parts are read. Rejects at the first that is wrong, when nothing of it is being read any more;
 * what the sender still has to say is left unread then.
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
        // Files are read later than they are seen, so a text behind one would overtake it.
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
        // Whoever waits to read it has not begun to listen yet.
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

/** The refusal of a request that is too long as a whole. */
export function tooMuch(): UploadRefusal {
  return new UploadRefusal('tooLargeTogether', { most: MOST_REQUEST_BYTES / MB - 1 });
}

function openParser(req: IncomingMessage, { texts, files }: FormBounds): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': req.headers['content-type'] },
      defParamCharset: 'utf8',
      // A file of exactly the limit would be called cut off, and one of the parts is the end.
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
