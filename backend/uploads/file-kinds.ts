/** The kinds of files that are taken, told by what is in them: names and media types are the sender's words. */
import { fileTypeFromBuffer } from 'file-type';
import { UploadRefusal } from './refusal.ts';

/** `other` is anything: whoever reads such a file tells by itself what it is. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'other';

export const PICTURES: readonly FileKind[] = ['jpg', 'png', 'webp'];

/** Media type of each kind; extensions are the names of the kinds. */
export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  other: 'application/octet-stream',
};

/** As many bytes of the beginning tell every kind. */
export const BYTES_THAT_TELL = 4_100;

/** The kind of a file by its first bytes. Throws `UploadRefusal` for one that is not among `allowed`. */
export async function readKind(beginning: Uint8Array, allowed: readonly FileKind[]): Promise<FileKind> {
  if (allowed.includes('other')) return 'other';
  // Readers of PDF skip what stands before it, browsers do not: it has to begin as one.
  const found = await fileTypeFromBuffer(beginning);
  const kind = allowed.find((one) => one === found?.ext);
  if (kind !== undefined) return kind;
  if (found?.ext === 'apng') throw new UploadRefusal('animated');
  const kinds = allowed.map((one) => (one === 'jpg' ? 'jpg (jpeg)' : one)).join(', ');
  throw found
    ? new UploadRefusal('kindRefused', { kind: found.ext, kinds })
    : new UploadRefusal('kindUnknown', { kinds });
}
