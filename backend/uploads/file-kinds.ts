/** Accepted file types, detected from the content: names and media types come from the sender. */
import { fileTypeFromBuffer } from 'file-type';
import { UploadRefusal } from './refusal.ts';

/** `other` is anything: the reader of such a file detects its type itself. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'other';

export const PICTURES: readonly FileKind[] = ['jpg', 'png', 'webp'];

/** Media type of each kind; the kinds are also the file extensions. */
export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  other: 'application/octet-stream',
};

/** Leading bytes that are enough to detect every type. */
export const BYTES_THAT_TELL = 4_100;

/** The type of a file, detected from its first bytes. Throws `UploadRefusal` unless it is among `allowed`. */
export async function readKind(beginning: Uint8Array, allowed: readonly FileKind[]): Promise<FileKind> {
  if (allowed.includes('other')) return 'other';
  // PDF readers skip leading garbage, browsers do not: the file must start with the signature.
  const found = await fileTypeFromBuffer(beginning);
  const kind = allowed.find((one) => one === found?.ext);
  if (kind !== undefined) return kind;
  if (found?.ext === 'apng') throw new UploadRefusal('animated');
  const kinds = allowed.map((one) => (one === 'jpg' ? 'jpg (jpeg)' : one)).join(', ');
  throw found
    ? new UploadRefusal('kindRefused', { kind: found.ext, kinds })
    : new UploadRefusal('kindUnknown', { kinds });
}
