import { expect, it } from 'vitest';
import { startWarnings } from './start-warnings.ts';

const one = { processes: 1, allowed: 97, wanted: 32 };
const s3 = { bucket: 'files', region: 'us-east-1', endpoint: null, credentials: null };
const good = { databaseUrl: 'postgresql://db/site', uploads: { secret: 's'.repeat(32), s3: null, clamdUrl: null } };
const embedded = { databaseUrl: null, uploads: { secret: null, s3: null, clamdUrl: null } };

it('has nothing to say of one process with its own database, or with a secret', () => {
  expect([startWarnings(embedded, one), startWarnings(good, one)]).toEqual([[], []]);
});

it('warns of a secret that only this process has', () => {
  expect(startWarnings({ ...good, uploads: { ...good.uploads, secret: null } }, one)).toEqual([
    'DATABASE_URL is set without SECRET: this process signs with DATA_DIR/secret, and a process without that file signs everybody out.',
  ]);
});

it('warns of several processes that keep uploads where the others may not find them', () => {
  const two = { processes: 2, allowed: 97, wanted: 64 };
  expect(startWarnings(good, two)).toEqual([
    '2 processes use this database, and uploads stay in DATA_DIR: give all of them the same one, or set S3_BUCKET.',
  ]);
  expect(startWarnings({ ...good, uploads: { ...good.uploads, s3 } }, two)).toEqual([]);
  expect(startWarnings(embedded, two)).toEqual([]);
});

it('warns of more connections than the database allows', () => {
  expect(startWarnings(embedded, { processes: 3, allowed: 77, wanted: 96 })).toEqual([
    'The database allows 77 connections, and its processes (3) may take 96: raise max_connections, or run fewer.',
  ]);
});
