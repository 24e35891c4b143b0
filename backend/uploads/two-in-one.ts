/** Detects polyglot files: an image or PDF to one program, an archive or a web page to another. */
import { open } from 'node:fs/promises';
import { type FileKind, TEXT_DOCUMENTS } from './file-kinds.ts';
import { UploadRefusal } from './refusal.ts';

/** An archive is located from its end: a record of 22 bytes and a comment of at most 65,535. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_RECORD = 22;
const TAIL = ARCHIVE_RECORD + 65_535;
const PDF_END = Buffer.from('%%EOF', 'latin1');

/** Throws `UploadRefusal` if the file is an archive as well, or if a PDF has trailing data. */
export async function refuseTwoInOne(path: string, kind: FileKind): Promise<void> {
  const tail = await readTail(path);
  if (TEXT_DOCUMENTS.includes(kind)) return refuseMoreThanArchive(tail);
  if (endsAsArchive(tail)) throw twoInOne(kind);
  if (kind !== 'pdf') return;
  const end = tail.lastIndexOf(PDF_END);
  if (end < 0) throw new UploadRefusal('pdfCutOff');
  // Web pages and scripts hide there; a PDF needs nothing after its end.
  if (!tail.subarray(end + PDF_END.length).every(isBlank)) throw twoInOne(kind);
}

/** Nothing may follow the record at the end, not even a comment. */
function refuseMoreThanArchive(tail: Buffer): void {
  const end = tail.length - ARCHIVE_RECORD;
  if (end < 0 || !tail.subarray(end, end + 4).equals(ARCHIVE_END) || tail.readUInt16LE(end + 20) !== 0)
    throw new UploadRefusal(tail.includes(ARCHIVE_END) ? 'documentTwoInOne' : 'documentDamaged');
}

function twoInOne(kind: FileKind): UploadRefusal {
  return new UploadRefusal(kind === 'pdf' ? 'pdfTwoInOne' : 'pictureTwoInOne');
}

function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(ARCHIVE_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ARCHIVE_END, at - 1)) {
    const end = at + ARCHIVE_RECORD;
    // Compressed data may contain these four bytes by chance, but not together with a matching length.
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true;
  }
  return false;
}

/** Whitespace, NUL and the legacy end-of-file character. */
function isBlank(byte: number): boolean {
  return byte === 0 || byte === 26 || byte === 32 || (byte >= 9 && byte <= 13);
}

async function readTail(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(TAIL, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return tail;
  } finally {
    await file.close();
  }
}
