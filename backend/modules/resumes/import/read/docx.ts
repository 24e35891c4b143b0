/** The lines of a Word document. */
import mammoth from 'mammoth';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { MOST_ENTRIES, MOST_UNPACKED_BYTES } from '../bounds.ts';
import { isContactLine } from '../recognise/contact.ts';
import { FileFaultError } from './file-fault.ts';
import { linesOfHtml } from './html-lines.ts';
import { linesOfXml } from './xml-lines.ts';

/** Throws `FileFaultError` for an archive that is not a document, and for one that exceeds the unpacked size limit. */
export async function readDocx(bytes: Uint8Array): Promise<string[]> {
  const buffer = Buffer.from(bytes);
  const { names, margins } = await measure(buffer);
  if (!names.has('word/document.xml')) throw new FileFaultError('RESUME_FILE_UNKNOWN');
  const of = (kind: string) => [
    ...new Set([...margins].flatMap(([name, xml]) => (name.includes(kind) ? linesOfXml(xml) : []))),
  ];
  const above = of('header');
  // Of page footers, only how to reach the person: the rest is page numbers and file names.
  const foot = of('footer').filter((line) => isContactLine(line));
  try {
    // HTML has the rows of tables, which the raw text has not. Pictures are not unpacked once more.
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
    const { value } = await mammoth.convertToHtml({ buffer }, { convertImage, ignoreEmptyParagraphs: false });
    return [...above, ...linesOfHtml(value), ...foot];
  } catch {
    throw new FileFaultError('RESUME_FILE_BROKEN');
  }
}

/**
 * Names of all entries, and the text of page headers and footers, which mammoth leaves out. Sizes in the archive are not trusted: yauzl checks them while each entry is unpacked once and
 * discarded, so that mammoth, which has no limits, only gets entries of the declared size.
 */
async function measure(buffer: Buffer): Promise<{ names: Set<string>; margins: Map<string, string> }> {
  const names = new Set<string>();
  const margins = new Map<string, string>();
  let left = MOST_UNPACKED_BYTES;
  const zip = await open(buffer);
  for await (const entry of entriesOf(zip)) {
    if (entry.isEncrypted()) throw new FileFaultError('RESUME_FILE_LOCKED');
    left -= entry.uncompressedSize;
    if (left < 0 || names.size >= MOST_ENTRIES) throw new FileFaultError('RESUME_FILE_TOO_LARGE');
    const isMargin = /^word\/(?:header|footer)\d*\.xml$/.test(entry.fileName);
    const bytes = await unpack(zip, entry, isMargin);
    if (isMargin) margins.set(entry.fileName, bytes.toString('utf8'));
    names.add(entry.fileName);
  }
  return { names, margins };
}

function open(buffer: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new FileFaultError('RESUME_FILE_BROKEN')) : resolve(zip),
    );
  });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(null));
      zip.once('error', () => reject(new FileFaultError('RESUME_FILE_BROKEN')));
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (entry === null) return;
    yield entry;
  }
}

/** Reads an entry to its end; fails at the first byte beyond its declared size. Empty unless it is to be kept. */
function unpack(zip: ZipFile, entry: Entry, isKept: boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new FileFaultError('RESUME_FILE_BROKEN'));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail();
      const chunks: Buffer[] = [];
      stream.on('error', fail).on('end', () => resolve(Buffer.concat(chunks)));
      if (isKept) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      else stream.resume();
    });
  });
}
