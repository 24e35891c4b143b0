/** The entries of an archive, such as a document of Word or LibreOffice, within the limits. */
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { MOST_ENTRIES, MOST_UNPACKED_BYTES } from '../bounds.ts';
import { FileFaultError } from './file-fault.ts';

/**
 * Names of all entries, and the texts of those to be kept. Sizes in the archive are not trusted: yauzl checks them while each entry is unpacked once, so that
 * libraries without limits only get entries of the declared size. Throws `FileFaultError`.
 */
export async function readArchive(
  buffer: Buffer,
  isKept: (name: string) => boolean,
): Promise<{ names: Set<string>; texts: Map<string, string> }> {
  const names = new Set<string>();
  const texts = new Map<string, string>();
  let left = MOST_UNPACKED_BYTES;
  const zip = await open(buffer);
  for await (const entry of entriesOf(zip)) {
    if (entry.isEncrypted()) throw new FileFaultError('RESUME_FILE_LOCKED');
    left -= entry.uncompressedSize;
    if (left < 0 || names.size >= MOST_ENTRIES) throw new FileFaultError('RESUME_FILE_TOO_LARGE');
    const bytes = await unpack(zip, entry, isKept(entry.fileName));
    if (isKept(entry.fileName)) texts.set(entry.fileName, bytes.toString('utf8'));
    names.add(entry.fileName);
  }
  return { names, texts };
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
