/** Accepted file types, detected from the content: names and media types come from the sender. */
import { fileTypeFromBuffer } from 'file-type';
import { UploadRefusal } from './refusal.ts';

/** `other` is anything: the reader of such a file detects its type itself. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'docx' | 'odt' | 'other';

export const PICTURES: readonly FileKind[] = ['jpg', 'png', 'webp'];
export const TEXT_DOCUMENTS: readonly FileKind[] = ['docx', 'odt'];

const KINDS: readonly FileKind[] = ['pdf', ...PICTURES, ...TEXT_DOCUMENTS];

/** Media type of each kind; the kinds are also the file extensions. */
export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  other: 'application/octet-stream',
};

/** Leading bytes that are enough to detect every type. */
export const BYTES_THAT_TELL = 4_100;

/** The type of a file, detected from its first bytes. Throws `UploadRefusal` unless it is among `allowed`. */
export async function readKind(beginning: Uint8Array, allowed: readonly FileKind[]): Promise<FileKind> {
  if (allowed.includes('other')) return 'other';
  // PDF readers skip leading garbage, browsers do not: the file must start with the signature.
  const found = await fileTypeFromBuffer(beginning);
  const archived = archivedKind(beginning);
  const kind = allowed.find((one) => one === (archived ?? found?.ext));
  if (kind !== undefined) return kind;
  if (found?.ext === 'apng') throw new UploadRefusal('animated');
  const kinds = allowed.map((one) => (one === 'jpg' ? 'jpg (jpeg)' : one)).join(', ');
  // Word 97 to 2003, and any document with a password.
  if (found?.ext === 'cfb' && allowed.includes('docx')) throw new UploadRefusal('documentOld', { kinds });
  throw found
    ? new UploadRefusal('kindRefused', { kind: found.ext, kinds })
    : new UploadRefusal('kindUnknown', { kinds });
}

/** Text documents are archives. Which one shows at the beginning only for odt; `check-document.ts` looks at the rest. */
function archivedKind(beginning: Uint8Array): FileKind | null {
  const text = Buffer.from(beginning.subarray(0, 200)).toString('latin1');
  if (!text.startsWith('PK\x03\x04')) return null;
  return text.slice(30).startsWith(`mimetype${MEDIA_TYPES.odt}`) ? 'odt' : 'docx';
}

/** The kind of a stored file, by its media type. */
export function kindOfType(type: string): FileKind {
  return KINDS.find((kind) => MEDIA_TYPES[kind] === type) ?? 'other';
}

/** The extensions of a stored file: `jpg` and `jpeg` for a JPEG, none for an unknown type. */
export function extensionsOf(type: string): readonly string[] {
  const kind = kindOfType(type);
  return kind === 'other' ? [] : kind === 'jpg' ? ['jpg', 'jpeg'] : [kind];
}
