/** A file as lines of text in reading order, or as parsed JSON; the type is detected from the content, not the name. */
import { MOST_CHARACTERS } from '../bounds.ts';
import { readArchive } from './archive.ts';
import { MAIN_PART as DOCX_PART, isMargin, readDocx } from './docx.ts';
import { FileFaultError } from './file-fault.ts';
import { isRead, MAIN_PART as ODT_PART, readOdt } from './odt.ts';
import { readPdf } from './pdf.ts';

export type CvContent = { kind: 'lines'; lines: string[] } | { kind: 'json'; json: unknown };

/** Throws `FileFaultError`. */
export async function readCv(bytes: Uint8Array): Promise<CvContent> {
  if (bytes.byteLength === 0) throw new FileFaultError('RESUME_FILE_EMPTY');
  if (startsWith(bytes, '%PDF-')) return { kind: 'lines', lines: withinBounds(await readPdf(bytes)) };
  if (startsWith(bytes, 'PK')) return { kind: 'lines', lines: withinBounds(await readOffice(bytes)) };
  if (isCompoundFile(bytes)) {
    // Word encrypts a document by wrapping it in a container of its old format.
    const locked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new FileFaultError(locked ? 'RESUME_FILE_LOCKED' : 'RESUME_FILE_OLD_WORD');
  }
  const text = decodeText(bytes);
  if (/^\s*\{\\rtf/.test(text)) throw new FileFaultError('RESUME_FILE_UNKNOWN');
  if (/^\s*\{/.test(text)) return { kind: 'json', json: parseJson(text) };
  return { kind: 'lines', lines: withinBounds(text.split(/\r\n?|\n/)) };
}

/** A document of Word or LibreOffice, which are archives. Throws `FileFaultError`. */
async function readOffice(bytes: Uint8Array): Promise<string[]> {
  const buffer = Buffer.from(bytes);
  const { names, texts } = await readArchive(buffer, (name) => isMargin(name) || isRead(name));
  if (names.has(DOCX_PART)) return readDocx(buffer, texts);
  if (names.has(ODT_PART)) return readOdt(texts);
  throw new FileFaultError('RESUME_FILE_UNKNOWN');
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 8)).toString('hex') === 'd0cf11e0a1b11ae1';
}

function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new FileFaultError('RESUME_FILE_TOO_LARGE');
  try {
    return JSON.parse(text);
  } catch {
    throw new FileFaultError('RESUME_FILE_BROKEN');
  }
}

/** Lines with normalized whitespace. Throws for a text that is empty or too long for a CV. */
function withinBounds(lines: readonly string[]): string[] {
  if (lines.reduce((all, line) => all + line.length, 0) > MOST_CHARACTERS)
    throw new FileFaultError('RESUME_FILE_TOO_LARGE');
  const plain = lines.map((line) => line.normalize('NFC').replace(/(?!\t)[\p{Cc}\p{Cf}]/gu, ''));
  const clean = plain.map((line) =>
    line
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
      .replace(/ {2,}/g, '\t')
      .trim(),
  );
  if (clean.every((line) => line === '')) throw new FileFaultError('RESUME_FILE_EMPTY');
  return clean;
}

/** Plain text in any common encoding. Throws `FileFaultError` for binary data. */
function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  const odd = text.slice(0, 20_000).match(/(?![\t\n\v\f\r])\p{Cc}|\ufffd/gu)?.length ?? 0;
  if (odd > 0 && odd > Math.min(text.length, 20_000) / 100) throw new FileFaultError('RESUME_FILE_UNKNOWN');
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
