import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('leaves no database behind when it is ended while it starts', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-start-'));
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = path.join(dataDir, 'postgres/data/postmaster.pid');
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, BUILD: '0', HOST: '127.0.0.1', PORT: '0' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(database), { timeout: 40_000 }).toBe(true);

  child.kill('SIGTERM');

  expect([await ended, existsSync(database)]).toEqual([0, false]);
});
