/** The files that came with a request, by the handles that stand for them in its variables. */
import { UserError } from '../errors.ts';
import type { ReceivedFile } from './take-in.ts';

export interface ReceivedFiles {
  /** A file; each is given once. Throws `UserError` when there is none. */
  take(handle: string): ReceivedFile;
}

/** `files` by handle; one that is given is taken out. */
export function receivedFiles(files: Map<string, ReceivedFile> = new Map()): ReceivedFiles {
  return {
    take(handle) {
      const file = files.get(handle);
      files.delete(handle);
      if (file !== undefined) return file;
      throw new UserError('UPLOAD_MISSING', 'No file came with this request. Send it as a part of a multipart form.');
    },
  };
}
