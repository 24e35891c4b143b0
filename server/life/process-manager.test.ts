import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { findProcessManager } from './process-manager.ts';

it('tells systemd through its own program, and keeps its address from child processes', async () => {
  const folder = temporaryFolder();
  const told = join(folder, 'told');
  writeFileSync(
    join(folder, 'systemd-notify'),
    `#!/bin/sh\necho "$* $NOTIFY_SOCKET" > ${told}.part\nmv ${told}.part ${told}\n`,
  );
  chmodSync(join(folder, 'systemd-notify'), 0o755);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    NOTIFY_SOCKET: '/run/notify',
  };
  const manager = findProcessManager(env, () => undefined);
  expect([env.NOTIFY_SOCKET, existsSync(told)]).toEqual([undefined, false]);
  manager.isReady();
  await vi.waitFor(() => expect(readFileSync(told, 'utf8')).toBe(`--ready --pid=${process.pid} /run/notify\n`), 10_000);
});

it('says where systemd cannot be told', async () => {
  const log = vi.fn();
  findProcessManager({ ...process.env, PATH: temporaryFolder(), NOTIFY_SOCKET: '/run/notify' }, log).isReady();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/^systemd does not learn that/)));
});

it('tells PM2 over its channel', () => {
  const send = vi.fn(() => true);
  const before = process.send;
  process.send = send;
  onTestFinished(() => {
    if (before === undefined) delete process.send;
    else process.send = before;
  });
  findProcessManager({ NODE_ENV: 'test' }, () => undefined).isReady();
  expect(send.mock.calls).toEqual([['ready']]);
});
