/**
 * The items that a run will write, on disk: nothing is written before the last item of a source was read, and no source is read twice.
 * A run that has nothing to write has no file.
 */
import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { FeedItem } from '../read/feed-item.ts';
import { linesOf } from '../read/lines.ts';
import { type OwnFolder, openOwnFolder } from './own-folder.ts';
import type { OpenItem } from './stage-store.ts';

export interface KeptItem {
  staged: OpenItem;
  item: FeedItem;
}

export interface OpenItems {
  /** Keeps another one. */
  add(kept: KeptItem): Promise<void>;
  /** All that were kept, in their order. */
  all(): AsyncGenerator<KeptItem>;
  /** Deletes the file. */
  close(): Promise<void>;
}

interface Line extends Omit<FeedItem, 'fields'> {
  staged: OpenItem;
  fields: [string, string[]][];
}

/** Characters that wait in memory. */
const PIECE = 256 * 1024;

export function createOpenItems(): OpenItems {
  let folder: OwnFolder | null = null;
  let waiting = '';
  const fileIn = ({ path: own }: OwnFolder) => path.join(own, 'items');
  const flush = async () => {
    if (waiting === '') return;
    folder ??= await openOwnFolder();
    await appendFile(fileIn(folder), waiting);
    waiting = '';
  };
  return {
    async add({ staged, item: { line, fields, raw } }) {
      waiting += `${JSON.stringify({ staged, line, fields: [...fields], raw })}\n`;
      if (waiting.length >= PIECE) await flush();
    },
    async *all() {
      await flush();
      if (folder === null) return;
      for await (const { text } of linesOf(createReadStream(fileIn(folder), 'utf8'), Number.POSITIVE_INFINITY)) {
        const { staged, line, fields, raw }: Line = JSON.parse(text);
        yield { staged, item: { line, fields: new Map(fields), raw } };
      }
    },
    close: async () => folder?.close(),
  };
}
