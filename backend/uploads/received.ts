/** The uploaded files of a request, by their handles in its variables. */
import { UserError } from '../errors.ts';
import type { ReceivedFile } from './take-in.ts';

export interface ReceivedFiles {
  /** Returns a file, once. Throws `UserError` if there is none. */
  take(handle: string): ReceivedFile;
}

/** `files` by handle; taken ones are removed. */
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
