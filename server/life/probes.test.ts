import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openProbes, type Phase } from './probes.ts';

it('says whether the process lives, and whether visitors may be sent to it', async () => {
  let phase: Phase = 'starting';
  const server = await openProbes(0, '127.0.0.1', () => phase);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, (await answer.text()).trim()];
  };
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
  expect(await ask('/')).toEqual([404, 'This port answers /livez and /readyz only.']);
  await expect(openProbes(port, '127.0.0.1', () => phase)).rejects.toThrow(
    `Port ${port} is in use; set HEALTH_PORT to a free one.`,
  );
});
