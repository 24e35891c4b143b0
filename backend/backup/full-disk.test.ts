import fs, { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { insertBasics, insertJob } from '../testing/rows.ts';
import { archiveName, rotate } from './rotate.ts';
import type { Site } from './site.ts';
import { bringBack, emptyDatabase, furnish, remove, save, siteOver } from './testing/sites.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-05-04T03:00:00Z');
const database = testDatabase();
let site: Site;
let whole: number;

beforeAll(async () => {
  await insertBasics(database.db, ['acme']);
  await insertJob(database.db, { title: 'Reporter' });
  site = siteOver(database.url);
  furnish(site);
  whole = readFileSync(await save(site)).length;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => remove(site));

const noSpace = (syscall: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), { code: 'ENOSPC', syscall });

type Written = (error: Error | null, bytes?: number) => void;

/** The last bytes of an archive; how many there are before them differs from one backup to the next. */
const SEAL_BYTES = 40;
/** The seal is a frame that zstd skips. */
const isSeal = (bytes: Buffer) => bytes.length >= 4 && bytes.readUInt32LE() === 0x184d2a50;

/** Files take this many bytes more, or all but the last: as on a disk, the last write takes what still fits, and the next one nothing. */
function leaveRoomFor(bytes: number | 'all but the last', whenFull: () => void): void {
  let room = typeof bytes === 'number' ? bytes : Number.POSITIVE_INFINITY;
  const take = (chunk: Buffer, wanted: number, done: Written, write: (fits: number) => void) => {
    if (typeof bytes !== 'number' && isSeal(chunk)) room = wanted - 1;
    const fits = Math.min(room, wanted);
    room -= fits;
    if (fits > 0) return write(fits);
    whenFull();
    return process.nextTick(done, noSpace('write'));
  };
  const { write } = fs;
  vi.spyOn(fs, 'write').mockImplementation(((
    fd: number,
    chunk: Buffer,
    offset: number,
    length: number,
    position: number | null,
    done: Written,
  ) =>
    take(chunk.subarray(offset), length, done, (fits) =>
      write(fd, chunk, offset, fits, position, done),
    )) as typeof fs.write);
  vi.spyOn(fs, 'writev').mockImplementation(((
    fd: number,
    [chunk = Buffer.alloc(0)]: readonly Buffer[],
    position: number | null,
    done: Written,
  ) => take(chunk, chunk.length, done, (fits) => write(fd, chunk, 0, fits, position, done))) as typeof fs.writev);
}

/** Its folder, with the name that the backup is to have. */
function placeFor(name: string): { folder: string; target: string } {
  const folder = path.join(site.dataDir, name);
  fs.mkdirSync(folder);
  return { folder, target: path.join(folder, archiveName(NOW)) };
}

/** Of an archive that lacks its last byte; -1 if it lacks anything else. */
function lengthToSeal(half: Buffer = Buffer.alloc(0)): number {
  const start = half.length - (SEAL_BYTES - 1);
  return start > 0 && isSeal(half.subarray(start)) ? half.length : -1;
}

it.each([
  ['at its first byte', () => 0, () => 0],
  ['in the middle', () => Math.floor(whole / 2), () => Math.floor(whole / 2)],
  ['at its last byte', () => 'all but the last' as const, lengthToSeal],
])('a backup says that the disk is full %s, and leaves nothing', async (where, roomFor, lengthOf) => {
  const { folder, target } = placeFor(where);
  let half: Buffer | undefined;
  leaveRoomFor(roomFor(), () => {
    expect(readdirSync(folder)).toEqual([`${path.basename(target)}.partial`]);
    half = readFileSync(`${target}.partial`);
  });
  await expect(writeBackup({ site, target, without: [], now: NOW })).rejects.toThrow(
    'The backup was not written: the disk is full (ENOSPC: no space left on device, write).',
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(half?.length).toBe(lengthOf(half));
});

it('a backup that a disk took, but cannot keep, has no name either', async () => {
  const { folder, target } = placeFor('kept');
  vi.spyOn(fs, 'fsync').mockImplementation((_, done) => process.nextTick(done, noSpace('fsync')));
  await expect(writeBackup({ site, target, without: [], now: NOW })).rejects.toThrow(
    'The backup was not written: the disk is full (ENOSPC: no space left on device, fsync).',
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('what a killed backup had written until then is refused, and counts as none', async () => {
  const { folder, target } = placeFor('killed');
  const older = archiveName(new Date('2026-05-03T03:00:00Z'));
  writeFileSync(path.join(folder, older), '');
  leaveRoomFor(Math.floor(whole / 2), () => fs.copyFileSync(`${target}.partial`, path.join(site.dataDir, 'half')));
  await expect(writeBackup({ site, target, without: [], now: NOW })).rejects.toThrow('the disk is full');
  vi.restoreAllMocks();
  fs.renameSync(path.join(site.dataDir, 'half'), `${target}.partial`);
  expect(await rotate(folder, 1, NOW)).toEqual([]);
  expect(readdirSync(folder)).toEqual([older, path.basename(`${target}.partial`)]);
  const empty = await emptyDatabase();
  const other = siteOver(empty.url);
  await expect(bringBack(other, `${target}.partial`)).rejects.toThrow(
    'This is no backup of Nameplate, or it is incomplete: it was cut off, or is still being written.',
  );
  await remove(other);
  await empty.drop();
});
