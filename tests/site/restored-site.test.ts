/** A site that is saved and restored elsewhere: a server that starts there shows the same pages and files, and knows the same people. */
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from '../../backend/uploads/testing/files.ts';
import { BOUNDARY, encodeForm, formOf } from '../../backend/uploads/testing/form.ts';
import { type S3Server, startS3Server } from '../../backend/uploads/testing/s3-server.ts';
import { signIn } from '../benchmark/visitors.ts';
import { copyDatabase, withDatabase } from './support/databases.ts';
import { parseHtml } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { sharedSite } from './support/shared-site.ts';

const own = ownServers();
const BRAND = 'harbor-ledger';
const HOST = 'jobs.acme.example';
const PAGES = ['/', '/jobs', '/organizations', '/contact'];
const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the bucket' };
const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

let s3: S3Server;
let folder: string;
let backup: string;
/** What the site showed before it was saved. */
let before: { pages: string[]; acme: string[]; upload: { url: string; bytes: Buffer }; token: string; mine: string };

const bucketOf = (name: string) => ({
  S3_BUCKET: name,
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
});
const objectsIn = (bucket: string) =>
  [...s3.objects].flatMap(([key, { bytes }]) =>
    key.startsWith(`/${bucket}/`) ? [[key.slice(bucket.length + 2), bytes.toString('base64')]] : [],
  );

/** Resolves with what a script printed; rejects with it if it failed. */
function run(script: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      error ? reject(new Error(`${script}: ${out}${err}`)) : resolve(out),
    );
  });
}

async function ask(server: OwnServer, query: string, token: string): Promise<string> {
  const headers = { 'content-type': 'application/json', frontend: `${BRAND};en-us`, authorization: `Bearer ${token}` };
  const call = { brand: BRAND, method: 'POST', headers, body: JSON.stringify({ query }) };
  return (await server.get('/graphql', call)).text;
}

const MINE = '{ ownOrganization { id groups { group version } } ownJobs { total } }';

async function pagesOf(server: OwnServer): Promise<string[]> {
  const pages: string[] = [];
  for (const page of PAGES) {
    const { status, text } = await server.get(page, { brand: BRAND });
    pages.push(`${page} ${status} ${parseHtml(text).querySelector('main')?.textContent}`);
  }
  return pages;
}

/** The brand of its own, and its picture. */
async function acmeAt(server: OwnServer): Promise<string[]> {
  const { status, text } = await server.get('/', { host: HOST });
  const picture = await server.get('/brands/acme/logo.png', { host: HOST });
  return [`${status} ${parseHtml(text).title}`, `${picture.status} ${picture.body.toString('hex')}`];
}

async function upload(server: OwnServer): Promise<{ url: string; bytes: Buffer }> {
  const bytes = pdf(200_000);
  const { text } = await server.get('/graphql', {
    ...{ brand: BRAND, method: 'POST', body: encodeForm(formOf(bytes, { filename: 'cv.pdf' })) },
    headers: { frontend: `${BRAND};en-us`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  return { url: JSON.parse(text).data.upload.url, bytes };
}

beforeAll(async () => {
  s3 = await startS3Server(KEYS);
  folder = mkdtempSync(path.join(tmpdir(), 'nameplate-restored-'));
  // When run as root, the embedded database uses another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'brands'));
  const [brandsDir, publicDir] = [own.brandsDir(), own.publicDir()];
  const document = {
    ...{ $schema: '../schemas/brand.schema.json', version: 1, extends: 'default', theme: { primary: '#7a1f5c' } },
    site: { name: 'Acme', description: 'Jobs at Acme.', hosts: [HOST] },
  };
  writeFileSync(path.join(brandsDir, 'acme.json'), JSON.stringify(document));
  mkdirSync(path.join(publicDir, 'brands/acme'), { recursive: true });
  writeFileSync(path.join(publicDir, 'brands/acme/logo.png'), PICTURE);
  const env = {
    ...{ DATABASE_URL: await own.database(), BRANDS_DIR: brandsDir, PUBLIC_DIR: publicDir, WORKER: 'separate' },
    ...bucketOf('files'),
  };
  const server = await own.start(env);
  const token = await signIn((target, call) => server.get(target, { brand: BRAND, ...call }));
  before = {
    ...{ pages: await pagesOf(server), acme: await acmeAt(server), upload: await upload(server), token },
    mine: await ask(server, MINE, token),
  };
  backup = path.join(folder, 'backup.tar.zst');
  await run('scripts/backup.ts', ['--to', backup], { ...env, DATA_DIR: server.dataDir });
  await server.stop();
});
afterAll(() => {
  s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('has something to lose', () => {
  expect(before.pages.map((page) => page.slice(0, page.indexOf(' ') + 4))).toEqual(PAGES.map((page) => `${page} 200`));
  expect(before.acme).toEqual(['200 Acme', `200 ${PICTURE.toString('hex')}`]);
  expect(before.mine).toMatch(/"ownOrganization":\{"id":\d+.*"total":[1-9]/);
  expect(objectsIn('files').map(([, bytes]) => bytes)).toEqual([before.upload.bytes.toString('base64')]);
});

it('shows all of it from an empty folder with a database of its own, without the bucket', async () => {
  const publicDir = path.join(folder, 'public');
  cpSync('public', publicDir, { recursive: true });
  rmSync(path.join(publicDir, 'brands'), { recursive: true });
  const env = {
    ...{ DATA_DIR: path.join(folder, 'data'), BRANDS_DIR: path.join(folder, 'brands'), PUBLIC_DIR: publicDir },
    ...{ DEMO: '0', WORKER: 'separate' },
  };
  await run('scripts/restore.ts', ['--from', backup], env);
  const requests = s3.requests.length;
  const server = await own.start(env);
  expect(await pagesOf(server)).toEqual(before.pages);
  expect(await acmeAt(server)).toEqual(before.acme);
  const file = await server.get(before.upload.url, { brand: BRAND });
  expect([file.status, file.body.equals(before.upload.bytes)]).toEqual([200, true]);
  // Signed with the secret of the site that was saved, for a session that is a row.
  expect(await ask(server, MINE, before.token)).toBe(before.mine);
  expect(s3.requests.length).toBe(requests);
  await server.stop();
});

it('puts its uploads into another bucket', async () => {
  const { url, drop } = await copyDatabase(withDatabase(sharedSite().templateUrl, 'template0'));
  try {
    const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'other'), ...bucketOf('copies') };
    await run('scripts/restore.ts', ['--from', backup, '--without', 'brands'], env);
    expect(objectsIn('copies')).toEqual(objectsIn('files'));
  } finally {
    await drop();
  }
});
