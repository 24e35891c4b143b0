import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type HealthPort, openHealthPort, type Phase } from './probes.ts';

async function open(options: Partial<HealthPort> = {}) {
  const log = vi.fn();
  const settings: HealthPort = {
    port: 0,
    host: '127.0.0.1',
    phase: () => 'ready',
    metrics: { text: async () => 'nameplate_brands 30\n' },
    token: null,
    log,
    ...options,
  };
  const server = await openHealthPort(settings);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
    return [answer.status, (await answer.text()).trim()];
  };
  return { ask, port, log };
}

it('says whether the process lives, and whether visitors may be sent to it', async () => {
  let phase: Phase = 'starting';
  const { ask, port, log } = await open({ phase: () => phase });
  const seen: unknown[] = [];
  for (phase of ['starting', 'ready', 'stopping'] as const) seen.push(await ask('/livez'), await ask('/readyz'));
  expect(seen).toEqual([
    [200, '{"status":"alive"}'],
    [503, '{"status":"starting"}'],
    [200, '{"status":"alive"}'],
    [200, '{"status":"ready"}'],
    [200, '{"status":"alive"}'],
    [503, '{"status":"stopping"}'],
  ]);
  expect(await ask('/')).toEqual([404, 'This port answers /livez, /readyz and /metrics only.']);
  const again = { port, host: '127.0.0.1', phase: () => phase, metrics: { text: async () => '' }, token: null, log };
  await expect(openHealthPort(again)).rejects.toThrow(`Port ${port} is in use; set HEALTH_PORT to a free one.`);
});

it('tells its metrics', async () => {
  const { ask } = await open();
  expect(await ask('/metrics')).toEqual([200, 'nameplate_brands 30']);
  expect(await ask('/metrics?now')).toEqual([200, 'nameplate_brands 30']);
  expect(await ask('/metrics', {}, 'POST')).toEqual([405, 'This address answers GET, HEAD only.']);
});

it('tells them to whoever has the token, if there is one', async () => {
  const token = 'a token of this installation';
  const { ask } = await open({ token });
  const refused = [401, 'The metrics ask for METRICS_TOKEN.'];
  expect(await ask('/metrics')).toEqual(refused);
  for (const authorization of ['', 'Bearer', 'Bearer ', token, `Bearer ${token}x`, `Basic ${token}`, 'x'.repeat(9000)])
    expect(await ask('/metrics', { authorization })).toEqual(refused);
  expect(await ask('/metrics', { authorization: `Bearer ${token}` })).toEqual([200, 'nameplate_brands 30']);
  // What watches the process needs no token.
  expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}']);
});

it('stays up when they cannot be collected', async () => {
  const { ask, log } = await open({ metrics: { text: () => Promise.reject(new Error('no numbers')) } });
  expect(await ask('/metrics')).toEqual([500, 'The metrics could not be collected; the log says why.']);
  expect(log.mock.calls).toEqual([['error', 'METRICS_FAILED', expect.stringContaining('no numbers')]]);
  expect(await ask('/livez')).toEqual([200, '{"status":"alive"}']);
});
