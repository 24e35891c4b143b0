import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLocations } from '../brand/workspace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runProcesses } from './command.ts';

const root = resolve(import.meta.dirname, '../..');
const NGINX = '/usr/sbin/nginx';
const VERIFY = '/usr/bin/systemd-analyze';

async function processes(out: string, ...args: string[]) {
  let [said, failed] = ['', ''];
  const code = await runProcesses(['--out', out, ...args], {
    locations: { ...defaultLocations({}), port: 9 },
    root,
    out: (text) => {
      said += text;
    },
    err: (text) => {
      failed += text;
    },
    env: {},
  });
  return { code, said, failed };
}

it('writes files for the shipped boards, names each, and leaves those alone that somebody changed', async () => {
  const out = temporaryFolder();
  const first = await processes(out, '--user', 'board');
  expect([first.code, first.failed]).toEqual([0, 'Not included: demo is a draft.\n']);
  expect(first.said.match(/^wrote /gm)).toHaveLength(15);
  expect(first.said).toContain('max_connections is taken to be 100');
  const unit = join(out, 'systemd/nameplate@.service');
  expect(readFileSync(unit, 'utf8')).toContain('\nUser=board\n');

  expect((await processes(out, '--user', 'board')).said).not.toMatch(/^(wrote|replaced)/m);
  const refused = await processes(out);
  expect([refused.code, refused.failed]).toEqual([
    1,
    `Nothing was written: these files are there with other contents. "--force" replaces them.\n  ${join(out, 'systemd/nameplate-backup.service')}\n  ${join(out, 'systemd/nameplate-worker.service')}\n  ${unit}\n`,
  ]);
  expect(readFileSync(unit, 'utf8')).toContain('\nUser=board\n');
  const replaced = await processes(out, '--force', '--processes', '2');
  expect([replaced.code, replaced.said.match(/^replaced /gm)?.length]).toEqual([0, 9]);
  expect(replaced.said).toContain(`not needed any more: ${join(out, 'systemd/processes/3.env')}`);
});

it.each([
  [['--pinned'], '62 processes need 534 connections to the database'],
  [['--port', '0'], 'It must be a whole number from 1 to 65535.'],
  [['--data', 'here'], 'It must be an absolute path'],
  [['--user', 'me;rm'], 'It must be the name of a user, such as nameplate.'],
  [['--pind'], "error: unknown option '--pind'"],
])('refuses %o and writes nothing', async (args, message) => {
  const out = join(temporaryFolder(), 'out');
  const { code, failed } = await processes(out, ...args);
  expect([code, failed.includes(message), existsSync(out)]).toEqual([1, true, false]);
});

it('starts the clusters of PM2 with what they need', async () => {
  const out = temporaryFolder();
  await processes(out, '--pinned', '--max-connections', '600');
  const { apps } = createRequire(import.meta.url)(join(out, 'pm2/ecosystem.config.cjs'));
  expect(apps).toHaveLength(30);
  expect(apps.find(({ name }: { name: string }) => name === 'harbor-ledger')).toMatchObject({
    script: 'server.ts',
    exec_mode: 'cluster',
    instances: 4,
    wait_ready: true,
    kill_timeout: 45_000,
    env: { BRAND: 'harbor-ledger', WORKER: 'separate', MEMORY_LIMIT_MB: '512' },
  });
  expect(apps.at(-1)).toMatchObject({ name: 'worker', script: 'scripts/worker.ts', exec_mode: 'fork' });
});

it.skipIf(!existsSync(VERIFY))('writes units that systemd understands', async () => {
  const out = temporaryFolder();
  await processes(out, '--pinned', '--max-connections', '600');
  const verify = () =>
    spawnSync(
      VERIFY,
      ['verify', ...readdirSync(join(out, 'systemd')).filter((name) => /\.(service|target|timer)$/.test(name))],
      {
        cwd: join(out, 'systemd'),
        encoding: 'utf8',
      },
    );
  expect([verify().stderr, verify().status]).toEqual(['', 0]);
});

it.skipIf(!existsSync(NGINX))('writes configurations that nginx understands', async () => {
  const out = temporaryFolder();
  const live = join(out, 'live');
  for (const args of [[], ['--pinned', '--max-connections', '600', '--certificates', live]]) {
    expect((await processes(out, '--force', ...args)).code).toBe(0);
    for (const manager of ['systemd', 'pm2'])
      expect(checkNginx(out, `${manager}/nginx.conf`, live)).toMatch(/successful/);
  }
});

/** What nginx says of a file, with ports and folders that anybody may use and one certificate for all. */
function checkNginx(out: string, file: string, live: string): string {
  const text = readFileSync(join(out, file), 'utf8')
    .replaceAll(/listen (80|443)/g, 'listen 127.0.0.1:$10')
    .replaceAll('/etc/nginx/snippets', join(out, 'nginx/snippets'))
    .replaceAll(new RegExp(`${live}/[^/]+/`, 'g'), `${live}/`);
  mkdirSync(live, { recursive: true });
  const pem = (name: string) => join(live, name);
  if (!existsSync(pem('privkey.pem')))
    spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=jobs.example', '-keyout', pem('privkey.pem'), '-out', pem('fullchain.pem')],
    ]);
  writeFileSync(join(out, 'try.conf'), text);
  writeFileSync(
    join(out, 'all.conf'),
    `pid ${out}/pid; error_log stderr; events {} http { access_log off; server_names_hash_bucket_size 128; include ${out}/try.conf; }`,
  );
  return spawnSync(NGINX, ['-t', '-p', out, '-c', join(out, 'all.conf')], { encoding: 'utf8' }).stderr;
}
