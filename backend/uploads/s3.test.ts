import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { upload } from '../database/schema/uploads.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { testUploads } from '../testing/uploads.ts';
import { createS3Store } from './object-store.ts';
import { pdf, picture } from './testing/files.ts';
import { formOf, uploadServer } from './testing/form.ts';
import { startS3Server } from './testing/s3-server.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret with / and + in it' };
const s3 = await startS3Server(keys);
afterAll(() => s3.stop());
const bucket = { bucket: 'files', region: 'eu-central-1', endpoint: s3.endpoint, credentials: keys };
const settings = { ...testUploads(), s3: bucket };
const api = testBackend([testBrand('acme')], { uploads: settings });
const server = uploadServer(api);

it('keeps files in a bucket, gives them back and sweeps them', async () => {
  const bytes = pdf(300_000);
  const { file } = await server.send(formOf(bytes));
  const [row] = await api.db.select().from(everyBrand(upload));
  const object = s3.objects.get(`/files/${row?.key}`);
  expect(object).toEqual({ bytes, type: 'application/pdf' });
  expect(readdirSync(path.join(settings.folder, 'incoming'))).toEqual([]);

  const opened = await api.backend.services.uploads.open('acme', String(file.url));
  if (opened === null || opened === 'expired') throw new Error('The file is not there.');
  expect(await buffer(await opened.read())).toEqual(bytes);

  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  expect(await api.backend.services.uploads.sweep(tomorrow)).toMatchObject({ uploads: 1, objects: 1 });
  expect([...s3.objects.keys()]).toEqual([]);
  expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE']);
});

it('knows sizes, and lists everything page by page', async () => {
  const store = await createS3Store(bucket);
  const file = path.join(settings.folder, 'given');
  const keys = ['aa/1', 'aa/2', 'bb/3', 'bb/4', 'cc/5'];
  for (const key of keys) {
    writeFileSync(file, 'four');
    await store.put(key, { path: file, type: 'text/plain', size: 4 });
  }
  const listed: string[] = [];
  for await (const key of store.list()) listed.push(key);
  expect(listed).toEqual(keys);
  expect([await store.sizeOf('aa/1'), await store.sizeOf('aa/9')]).toEqual([4, null]);
  for (const key of keys) await store.remove(key);
});

it('takes no file that the bucket does not take', async () => {
  s3.stop();
  const { code, message } = await server.send(formOf(await picture('png')));
  expect([code, message]).toEqual([
    'UNAVAILABLE',
    'We cannot reach our data right now. Please try again in a few seconds; nothing you saved is lost.',
  ]);
  expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
  expect(readdirSync(path.join(settings.folder, 'incoming'))).toEqual([]);
});

it('is refused by the bucket with another secret', async () => {
  const other = await startS3Server(keys);
  const store = await createS3Store({
    ...bucket,
    endpoint: other.endpoint,
    credentials: { ...keys, secretAccessKey: 'another' },
  });
  await expect(store.read('a/b')).rejects.toThrow('Cannot read file from location "a/b"');
  other.stop();
});
