import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { createBuildStore, type KeptBuild } from './build-store.ts';

const database = testDatabase();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A build of these files, whose content is their name. */
const buildOf = (id: string, ...names: string[]): KeptBuild => ({
  id,
  files: Object.fromEntries(names.map((name) => [name, sha256(name)])),
});

async function keep(build: KeptBuild): Promise<string[]> {
  const read: string[] = [];
  await createBuildStore(database.pool).keep(build, async (path) => {
    read.push(path);
    return Buffer.from(path);
  });
  return read;
}

async function age(id: string, days: number): Promise<void> {
  await database.pool.query(`update build set started = now() - $2 * interval '1 day' where id = $1`, [id, days]);
}

async function rest(): Promise<{ builds: string[]; files: string[] }> {
  const builds = await database.pool.query<{ id: string }>('select id from build order by started');
  const files = await database.pool.query<{ body: Buffer }>('select body from build_file');
  return { builds: builds.rows.map(({ id }) => id), files: files.rows.map(({ body }) => body.toString()).sort() };
}

beforeEach(() => database.pool.query('truncate build, build_file'));

it('keeps what builds share once, and says which builds are there', async () => {
  expect(await keep(buildOf('a', 'one.js', 'same.js'))).toEqual(['one.js', 'same.js']);
  await age('a', 1);
  expect(await keep(buildOf('b', 'two.js', 'same.js'))).toEqual(['two.js']);
  expect(await keep(buildOf('b', 'two.js', 'same.js'))).toEqual([]);
  const store = createBuildStore(database.pool);
  expect(await store.others([])).toEqual({
    ids: ['b', 'a'],
    added: [buildOf('b', 'two.js', 'same.js'), buildOf('a', 'one.js', 'same.js')],
  });
  expect(await store.others(['a'])).toEqual({ ids: ['b', 'a'], added: [buildOf('b', 'two.js', 'same.js')] });
  expect(await store.read(sha256('same.js'))).toEqual(Buffer.from('same.js'));
  expect(await store.read(sha256('three.js'))).toBeUndefined();
});

it('removes builds of more than two weeks ago, but the last three', async () => {
  for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
    await keep(buildOf(id, `${id}.js`, 'same.js'));
    await age(id, 40 - at);
  }
  expect((await rest()).builds).toEqual(['b', 'c', 'd']);
  await keep(buildOf('e', 'e.js', 'same.js'));
  expect(await rest()).toEqual({ builds: ['c', 'd', 'e'], files: ['c.js', 'd.js', 'e.js', 'same.js'] });
});

it('keeps twelve builds at most', async () => {
  for (let at = 0; at < 14; at += 1) {
    await keep(buildOf(`build ${at}`, `${at}.js`));
    await age(`build ${at}`, 1 - at / 100);
  }
  const { builds, files } = await rest();
  expect([builds.length, builds.at(0), files.length]).toEqual([12, 'build 2', 12]);
});

it('lets two processes keep the same build at once', async () => {
  await Promise.all([keep(buildOf('a', 'one.js')), keep(buildOf('a', 'one.js')), keep(buildOf('b', 'one.js'))]);
  expect((await rest()).files).toEqual(['one.js']);
});
