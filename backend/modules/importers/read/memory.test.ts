import { execFile } from 'node:child_process';
import { truncate } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { nodeFlagsOf } from '../../../../scripts/processes/place.ts';
import { isSweep, shareOf } from '../../../testing/sweep.ts';
import { bytesOf } from './spool.ts';
import { collect, faultOf } from './testing/collect.ts';
import { feedFile } from './testing/feed-file.ts';

const SCRIPT = fileURLToPath(new URL('testing/read-large.ts', import.meta.url));
const MOST_MB = 256;
const MINUTES = 10 * 60_000;

interface Reading {
  kind: string;
  megabytes: number;
  faults: number | 'many';
  last: string;
}

/** Feeds of two gigabytes, items of 50 MB and of more than a string can hold, and more errors than anybody reads. */
const READINGS: Reading[] = [
  { kind: 'json-line-faults', megabytes: 1, faults: 'many', last: 'ITEM_NOT_JSON' },
  { kind: 'xml-one-cdata', megabytes: 50, faults: 1, last: 'item' },
  { kind: 'json-one', megabytes: 50, faults: 1, last: 'item' },
  { kind: 'csv-one', megabytes: 50, faults: 1, last: 'item' },
  { kind: 'xml-items', megabytes: 2048, faults: 0, last: 'item' },
  { kind: 'json-items', megabytes: 2048, faults: 0, last: 'item' },
  { kind: 'csv-items', megabytes: 500, faults: 0, last: 'item' },
  { kind: 'xml-one', megabytes: 800, faults: 1, last: 'item' },
];

it.each(shareOf(READINGS, ({ kind }) => kind === 'json-line-faults' || kind === 'xml-one-cdata'))(
  'memory stays within limits: $kind of $megabytes MB',
  async ({ kind, megabytes, faults, last }) => {
    const flags = nodeFlagsOf('worker').filter((flag) => !flag.startsWith('--import'));
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, SCRIPT, kind, String(megabytes)]);
    const read = JSON.parse(stdout) as { items: number; faults: number; last: string; above: number };
    expect(read.last).toBe(last);
    expect(read.faults).toBeGreaterThanOrEqual(faults === 'many' ? 10_000 : faults);
    expect(read.above).toBeLessThan(MOST_MB);
  },
  MINUTES,
);

it.runIf(isSweep())(
  'a feed of more than two gigabytes is refused',
  async () => {
    const feed = await feedFile('');
    await truncate(feed.path, 2 * 1024 ** 3 + 1);
    expect(await faultOf(collect(withoutContent(bytesOf(feed))))).toMatchObject({
      code: 'FEED_TOO_LARGE',
      params: { megabytes: 2048 },
    });
  },
  MINUTES,
);

async function* withoutContent(chunks: AsyncIterable<Buffer>): AsyncGenerator<number> {
  for await (const chunk of chunks) yield chunk.length;
}
