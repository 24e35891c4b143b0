/** The one file in a ZIP archive. */
import type { Readable } from 'node:stream';
import { type Entry, open, type ZipFile } from 'yauzl';
import { FeedFault } from './feed-item.ts';
import { MOST_ARCHIVE_ENTRIES } from './limits.ts';

/** Its bytes, and how many they are in the archive. What systems add (`__MACOSX/`, hidden files) does not count. */
export async function openOnlyFile(path: string): Promise<{ stream: Readable; packed: number }> {
  const zip = await openArchive(path);
  try {
    const entries = await dataEntries(zip);
    const [entry] = entries;
    if (!entry) throw new FeedFault('ARCHIVE_EMPTY');
    if (entries.length > 1) {
      const names = entries.slice(0, 5).map(({ fileName }) => fileName);
      throw new FeedFault('ARCHIVE_SEVERAL_FILES', { params: { count: entries.length, files: names.join(', ') } });
    }
    if (entry.isEncrypted()) throw new FeedFault('ARCHIVE_LOCKED');
    const stream = await openEntry(zip, entry);
    stream.once('close', () => zip.close());
    return { stream, packed: entry.compressedSize };
  } catch (fault) {
    zip.close();
    throw fault;
  }
}

function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(new FeedFault('ARCHIVE_BROKEN'));
      else resolve(zip);
    });
  });
}

function dataEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const found: Entry[] = [];
    let seen = 0;
    zip.on('error', () => reject(new FeedFault('ARCHIVE_BROKEN')));
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      seen += 1;
      if (seen > MOST_ARCHIVE_ENTRIES) return reject(new FeedFault('ARCHIVE_BOMB', { params: { times: seen } }));
      if (isData(entry.fileName)) found.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new FeedFault('ARCHIVE_BROKEN'));
      else resolve(stream);
    });
  });
}

function isData(name: string): boolean {
  const parts = name.split('/');
  return !name.endsWith('/') && !parts.some((part) => part.startsWith('.') || part === '__MACOSX');
}
