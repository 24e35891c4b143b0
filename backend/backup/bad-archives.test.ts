import {
  appendFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { insertBasics, insertJob } from '../testing/rows.ts';
import { readArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { archiveName, rotate } from './rotate.ts';
import { sealing } from './seal.ts';
import type { Site } from './site.ts';
import { ask, bringBack, emptyDatabase, furnish, remove, save, siteOver } from './testing/sites.ts';

const database = testDatabase();
let site: Site;
let good: Buffer;
let target: Site;
let dropTarget: () => Promise<void>;
/** A file that is written anew by each test. */
let file: string;

beforeAll(async () => {
  await insertBasics(database.db, ['acme']);
  await insertJob(database.db, { title: 'Reporter' });
  site = siteOver(database.url);
  furnish(site);
  good = readFileSync(await save(site));
  const empty = await emptyDatabase();
  target = siteOver(empty.url);
  dropTarget = empty.drop;
  file = path.join(site.dataDir, 'tried.tar.zst');
});
afterAll(async () => {
  await remove(site);
  await remove(target);
  await dropTarget();
});

/** The message with which it is refused, after which nothing may have changed. */
async function refusalOf(bytes: Buffer | string): Promise<string> {
  writeFileSync(file, bytes);
  const refusal = await bringBack(target, file).then(
    () => 'restored',
    (error: unknown) => (error instanceof BackupError ? error.message : `not in words: ${error}`),
  );
  expect(readdirSync(target.dataDir)).toEqual([]);
  expect(await ask(target.databaseUrl, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
  return refusal;
}

/** An archive with these entries, as anybody can make one. */
async function archiveOf(
  entries: readonly { name: string; type?: 'file' | 'symlink'; body?: string }[],
): Promise<Buffer> {
  const tar = pack();
  const made = path.join(site.dataDir, 'made.tar.zst');
  const writing = pipeline(Readable.from(tar), createZstdCompress(), sealing(), createWriteStream(made));
  for (const { name, type = 'file', body = '' } of entries)
    tar.entry({ name, type, ...(type === 'symlink' && { linkname: '/etc/passwd' }) }, body);
  tar.finalize();
  await writing;
  return readFileSync(made);
}

const HEAD = { name: 'nameplate.json', body: '{"format":1,"created":"2026-05-04","version":"1"}' };

const NO_BACKUP = 'This is no backup of Nameplate, or it is incomplete: it was cut off, or is still being written.';

describe('a damaged backup', () => {
  it('is refused wherever it was cut off', async () => {
    const lengths = [
      0,
      1,
      5,
      100,
      ...Array.from({ length: 12 }, (_, at) => Math.floor((good.length * (at + 1)) / 13)),
      good.length - 1,
    ];
    for (const length of lengths)
      expect(await refusalOf(good.subarray(0, length)), `cut off at ${length}`).toBe(NO_BACKUP);
  });

  it('is refused with a flipped bit anywhere', async () => {
    for (let at = 3; at < good.length; at += Math.ceil(good.length / 40)) {
      const bytes = Buffer.from(good);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      expect(await refusalOf(bytes), `bit ${at % 8} of byte ${at}`).toMatch(
        /^The backup is damaged: it is not as it was written\.$|^This is no backup of Nameplate/,
      );
    }
  });

  it('is refused with something behind its end', async () => {
    writeFileSync(file, good);
    appendFileSync(file, 'and more');
    expect(await refusalOf(readFileSync(file))).toBe(NO_BACKUP);
  });

  it.each([
    ['text', 'not an archive at all'],
    ['an empty file', ''],
    ['zeros', Buffer.alloc(10_000)],
  ])('is not taken for one: %s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toBe(NO_BACKUP);
  });
});

describe('an archive that no backup wrote', () => {
  it.each([
    ['../outside'],
    ['brands/../../outside.json'],
    ['brands//x.json'],
    ['/etc/passwd'],
    ['assets/./x'],
    ['brands/a\\..\\x'],
    ['uploads/../../secret'],
    ['uploads/aa/not-a-key'],
    ['database/public.job; drop table job/0000000'],
    ['other.txt'],
  ])('is refused with an entry %s', async (name) => {
    expect(await refusalOf(await archiveOf([HEAD, { name, body: 'x' }]))).toBe(
      `The backup has an entry that no backup has: file "${name}".`,
    );
  });

  it('is refused with a link', async () => {
    expect(await refusalOf(await archiveOf([HEAD, { name: 'brands/acme.json', type: 'symlink' }]))).toBe(
      'The backup has an entry that no backup has: symlink "brands/acme.json".',
    );
  });

  it.each([
    [
      'no head',
      [{ name: 'secret', body: 'x' }],
      'This is no backup of Nameplate: it does not begin with "nameplate.json".',
    ],
    [
      'another format',
      [{ name: 'nameplate.json', body: '{"format":2,"created":"x","version":"9.1.0"}' }],
      'This backup has format 2, and this version reads format 1. Restore it with version 9.1.0, which wrote it.',
    ],
    ['no end', [HEAD], 'The backup is incomplete: it has no end. It was cut off, or is still being written.'],
    [
      'a manifest of nonsense',
      [HEAD, { name: 'manifest.json', body: '{"format":1}' }],
      "The backup is damaged: its manifest is wrong (data must have required property 'created').",
    ],
  ])('is refused with %s', async (_, entries, message) => {
    expect(await refusalOf(await archiveOf(entries))).toBe(message);
  });
});

describe('a backup that is interrupted', () => {
  it('never has the name of a complete one', async () => {
    const name = path.join(site.dataDir, 'interrupted.tar.zst');
    const archive = await createArchive(name);
    await archive.addBytes('nameplate.json', Buffer.from(HEAD.body));
    expect(existsSync(name)).toBe(false);
    expect(existsSync(`${name}.partial`)).toBe(true);
    await archive.abort();
    expect(readdirSync(site.dataDir).filter((one) => one.startsWith('interrupted'))).toEqual([]);
  });

  it('does not replace another that is being written to the same file', async () => {
    const name = path.join(site.dataDir, 'same.tar.zst');
    const first = await createArchive(name);
    await first.addBytes('nameplate.json', Buffer.from(HEAD.body));
    await expect(createArchive(name)).rejects.toThrow('EEXIST');
    await first.finish(() => ({}));
    await expect(readArchive(name, async () => undefined)).rejects.toThrow('its manifest is wrong');
  });

  it('rejects where a file grows or shrinks while it is read', async () => {
    const archive = await createArchive(path.join(site.dataDir, 'grown.tar.zst'));
    await expect(archive.addStream('brands/a.json', 3, Readable.from([Buffer.from('four')]))).rejects.toThrow(
      '"brands/a.json" has more than its 3 bytes: it was changed meanwhile.',
    );
    await archive.abort();
    const other = await createArchive(path.join(site.dataDir, 'cut.tar.zst'));
    await expect(other.addStream('brands/a.json', 9, Readable.from([Buffer.from('four')]))).rejects.toThrow(
      '"brands/a.json" has 4 of its 9 bytes: it was changed meanwhile.',
    );
    await other.abort();
  });

  it('says where it may not write, and leaves nothing', async () => {
    const broken = { ...site, brandsDir: path.join(site.secretFile, 'brands') };
    await expect(save(broken)).rejects.toThrow(/^The backup was not written: /);
    await expect(save({ ...site, dataDir: '/proc/nowhere' })).rejects.toThrow(/^The backup was not written: /);
    expect(readdirSync(site.dataDir).filter((one) => one.endsWith('.partial'))).toEqual([]);
  });
});

it('keeps the latest backups and nothing of killed ones, and touches no other file', async () => {
  const folder = path.join(site.dataDir, 'kept');
  mkdirSync(folder);
  const now = new Date('2026-05-04T12:00:00Z');
  const names = [1, 2, 3, 4].map((day) => archiveName(new Date(`2026-05-0${day}T03:00:00Z`)));
  for (const name of [...names, `${names[0]}.partial`, `${names[3]}.partial`, 'notes.txt'])
    writeFileSync(path.join(folder, name), '');
  utimesSync(
    path.join(folder, `${names[0]}.partial`),
    new Date('2026-05-01T03:00:00Z'),
    new Date('2026-05-01T03:00:00Z'),
  );
  utimesSync(path.join(folder, `${names[3]}.partial`), now, now);
  expect(await rotate(folder, 2, now)).toEqual([names[1], names[0], `${names[0]}.partial`]);
  expect(readdirSync(folder).sort()).toEqual([names[2], names[3], `${names[3]}.partial`, 'notes.txt'].sort());
});
