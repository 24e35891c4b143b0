/** Two processes with unlike folders, as on two machines: what is published is the same in both, at once. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const SECRET = 'a secret that processes share, long enough';
const HOST = 'jobs.acme.example';

interface Machine {
  server: OwnServer;
  brandsDir: string;
  publicDir: string;
}

let databaseUrl = '';
let one: Machine;
let two: Machine;

async function machine(): Promise<Machine> {
  const [brandsDir, publicDir] = [own.brandsDir(), own.publicDir()];
  return { server: await start(brandsDir, publicDir), brandsDir, publicDir };
}

const start = (brandsDir: string, publicDir: string) =>
  own.start({ DATABASE_URL: databaseUrl, SECRET, BRANDS_DIR: brandsDir, PUBLIC_DIR: publicDir, WORKER: 'separate' });

function write({ brandsDir }: Machine, change: object): void {
  const document = {
    ...{ $schema: '../schemas/brand.schema.json', version: 1, extends: 'default', theme: { primary: '#7a1f5c' } },
    site: { name: 'Acme', description: 'Jobs at Acme.', hosts: [HOST], ...change },
  };
  writeFileSync(path.join(brandsDir, 'acme.json'), JSON.stringify(document, null, 2));
}

async function titleAt({ server }: Machine): Promise<string> {
  const { status, text } = await server.get('/', { host: HOST });
  return status === 200 ? (/<title[^>]*>([^<]*)</.exec(text)?.[1] ?? '') : String(status);
}

const titles = () => Promise.all([titleAt(one), titleAt(two)]);

/** Runs `npm run brand -- publish` on a machine; resolves with its exit code and what it printed. */
function publish({ brandsDir, publicDir }: Machine, ...args: string[]): Promise<{ code: number; out: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir, PUBLIC_DIR: publicDir };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/brand.ts', 'publish', ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out: `${out}${err}` }),
    );
  });
}

beforeAll(async () => {
  databaseUrl = await own.database();
  one = await machine();
  two = await machine();
});

it('warns of brands that are not the same on both machines', async () => {
  write(one, { name: 'Acme of One' });
  write(two, { name: 'Acme of Two' });
  await expect.poll(titles).toEqual(['Acme of One', 'Acme of Two']);
  for (const { server } of [one, two])
    await expect.poll(() => /BRAND_WARNING.*FOLDERS_DIFFER The files of .{1,2}acme/.test(server.output())).toBe(true);
});

it('shows what was published on both, within a second, and the warning is over', async () => {
  mkdirSync(path.join(one.publicDir, 'brands/acme'), { recursive: true });
  writeFileSync(path.join(one.publicDir, 'brands/acme/only-one.txt'), 'published');
  expect(await publish(one, 'acme')).toMatchObject({ code: 0 });
  await expect.poll(titles).toEqual(['Acme of One', 'Acme of One']);
  expect((await two.server.get('/brands/acme/only-one.txt', { host: HOST })).text).toBe('published');
  await expect.poll(() => /BRAND_RESOLVED.*FOLDERS_DIFFER/.test(two.server.output())).toBe(true);
  // What folders hold no longer counts.
  write(two, { name: 'Acme of Two again' });
  rmSync(path.join(one.brandsDir, 'acme.json'));
  await expect.poll(titles).toEqual(['Acme of One', 'Acme of One']);
});

it('shows it in a process that starts later, without the file', async () => {
  const server = await start(own.brandsDir(), own.publicDir());
  expect(await titleAt({ ...one, server })).toBe('Acme of One');
  await server.stop();
});

it('changes nothing with a file that has an error', async () => {
  write(two, { name: 'Broken', country: 'Atlantis' });
  const { code, out } = await publish(two, 'acme');
  expect([code, out.includes('Nothing was published')]).toEqual([1, true]);
  expect(await titles()).toEqual(['Acme of One', 'Acme of One']);
});

it('takes a brand off on both, and brings it back', async () => {
  expect(await publish(two, '--remove', 'acme')).toMatchObject({ code: 0 });
  await expect.poll(titles).toEqual(['404', '404']);
  expect(await publish(one, '--revert')).toMatchObject({ code: 0 });
  await expect.poll(titles).toEqual(['Acme of One', 'Acme of One']);
});
