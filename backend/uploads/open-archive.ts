/** An archive that is read with care: what it says about itself counts only once it has been unpacked within limits. */
import { type Entry, open, type ZipFile } from 'yauzl';
import { MOST_ARCHIVE_ENTRIES, MOST_UNPACKED_BYTES, MOST_UNPACKED_TEXT_BYTES } from './limits.ts';
import { UploadRefusal } from './refusal.ts';

export interface DocumentArchive {
  names: readonly string[];
  /** The text of an entry. Throws `UploadRefusal` if there is none, or too much text in all. */
  text(name: string): Promise<string>;
  /** Unpacks and discards everything else, which fails at the first byte beyond a declared size. */
  unpackAll(): Promise<void>;
  close(): void;
}

/** Throws `UploadRefusal` for an archive that is damaged, encrypted, too large unpacked or not just an archive. */
export async function openArchive(path: string): Promise<DocumentArchive> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip);
    return archiveOf(zip, entries);
  } catch (error) {
    zip.close();
    throw error;
  }
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): DocumentArchive {
  let left = MOST_UNPACKED_TEXT_BYTES;
  const read = new Set<string>();
  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw new UploadRefusal('documentDamaged');
      left -= entry.uncompressedSize;
      if (left < 0) throw new UploadRefusal('documentTooLarge');
      read.add(name);
      const chunks: Buffer[] = [];
      await unpack(zip, entry, (chunk) => chunks.push(chunk));
      return decode(Buffer.concat(chunks));
    },
    async unpackAll() {
      for (const [name, entry] of entries) if (!read.has(name)) await unpack(zip, entry, () => undefined);
    },
    close: () => zip.close(),
  };
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(
      path,
      { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true },
      (error, zip) => (error ? reject(new UploadRefusal('documentDamaged')) : resolve(zip)),
    );
  });
}

/** By name. Of two entries with one name, programs would read one, and these checks the other. */
function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let left = MOST_UNPACKED_BYTES;
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      left -= entry.uncompressedSize;
      if (entry.isEncrypted()) return reject(new UploadRefusal('documentLocked'));
      if (left < 0 || entries.size >= MOST_ARCHIVE_ENTRIES) return reject(new UploadRefusal('documentTooLarge'));
      if (entries.has(entry.fileName)) return reject(new UploadRefusal('documentTwoInOne'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new UploadRefusal('documentDamaged')));
    zip.readEntry();
  });
}

function unpack(zip: ZipFile, entry: Entry, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UploadRefusal('documentDamaged'));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail();
      stream.on('data', take).on('end', resolve).on('error', fail);
    });
  });
}

/** XML in a text document is UTF-8, or UTF-16 with a byte order mark. */
function decode(bytes: Buffer): string {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  const encoding = mark === 0xfeff ? 'utf-16be' : mark === 0xfffe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
