/** Processes that use more memory than they may, which is any: each leaves by itself, and is started again as a process manager does it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { countLost, openDoor, type Scene } from './scene.ts';

const restarts = 4;
/** Less than a process takes that has just begun. */
const limit = '256';

export async function restartByMemory(scene: Scene): Promise<boolean> {
  const { env, ports, ends } = scene;
  const start = (at: number) =>
    startServerProcess({ ...env, PORT: String(ports.processes[at]), MEMORY_LIMIT_MB: limit });
  const servers: RunningServer[] = [];
  for (const at of [0, 1]) servers.push(await start(at));
  const lines: string[] = [];
  let isOver = false;

  /** What a process manager does. */
  async function keep(at: 0 | 1): Promise<void> {
    for (;;) {
      const server = servers[at];
      await server?.ended;
      if (isOver) return;
      lines.push(...(server?.output().match(/^.*"MEMORY_LIMIT".*$/gm) ?? ['a process ended without a reason']));
      const next = await start(at);
      servers[at] = next;
      if (isOver) return next.stop();
    }
  }

  const kept = Promise.all([keep(0), keep(1)]);
  ends.push(async () => {
    isOver = true;
    await Promise.all(servers.map((server) => server.stop()));
    await kept;
  });
  const load = await openDoor(scene, ports.processes);
  if (load === null) return false;
  while (lines.length < restarts) await pause(200);
  for (const line of lines) console.warn(line);
  const counted = ports.processes.map((port) => countOf(scene, port));
  const isCounted = counted.every((count) => count > 0) && lines.every((line) => line.includes('MB are more than'));
  if (!isCounted) console.error(`The restarts that were counted at each port: ${counted.join(', ')}.`);
  return (await countLost(scene, load, `${lines.length} processes left because of their memory`)) && isCounted;
}

function countOf({ env }: Scene, port: number): number {
  try {
    return Number(readFileSync(path.join(env.DATA_DIR ?? '', 'restarts', `${port}.count`), 'utf8'));
  } catch {
    return 0;
  }
}
