import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it('leaves no database behind when it is ended while it starts', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-start-'));
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = path.join(dataDir, 'postgres/data/postmaster.pid');
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, BUILD: '0', HOST: '127.0.0.1', PORT: '0' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(database)).toBe(true);

  child.kill('SIGTERM');

  expect([await ended, existsSync(database)]).toEqual([0, false]);
});

it.runIf(process.platform === 'linux')('ends with a sentence where its data cannot be kept', async () => {
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: '/proc/x', BUILD: '0', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const code = new Promise((resolve) => child.once('exit', resolve));

  expect([await text(child.stderr), await code]).toEqual([
    'Nameplate could not start: DATA_DIR is "/proc/x"; it must be a folder that the server may make and write to (ENOENT: no such file or directory).\n',
    1,
  ]);
});
