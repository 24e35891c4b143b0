/** Processes that use more memory than they may, soon after their start: each leaves by itself, and is started again as a process manager does it. */
import { setTimeout as pause } from 'node:timers/promises';
import { newSearch } from '../benchmark/visitors.ts';
import { freePort } from '../free-port.ts';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { countLost, openDoor, type Scene } from './scene.ts';

const restarts = 4;
/** In megabytes; a process that has just begun takes less, and one that has rendered pages for a while more. */
const limit = '300';
const PATIENCE_MS = 600_000;

export async function restartByMemory(scene: Scene): Promise<boolean> {
  const { env, ports, ends } = scene;
  const healthPorts = [await freePort(), await freePort()];
  const start = (at: number) =>
    startServerProcess({
      ...env,
      PORT: String(ports.processes[at]),
      HEALTH_PORT: String(healthPorts[at]),
      MEMORY_LIMIT_MB: limit,
    });
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
  // Pages that are in memory already take no more of it.
  const load = await openDoor(scene, ports.processes, () => newSearch().path);
  if (load === null) return false;
  for (const deadline = Date.now() + PATIENCE_MS; lines.length < restarts && Date.now() < deadline; ) await pause(200);
  for (const line of lines) console.warn(line);
  const counted = await Promise.all(healthPorts.map(countOf));
  const isCounted =
    lines.length >= restarts &&
    counted.every((count) => count > 0) &&
    lines.every((line) => line.includes('MB are more than'));
  console.warn(`nameplate_memory_restarts_total of the processes: ${counted.join(', ')}`);
  return (await countLost(scene, load, `${lines.length} processes left because of their memory`)) && isCounted;
}

/** What Prometheus reads of the process at this port, once there is one again. */
async function countOf(port: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
    const count = /^nameplate_memory_restarts_total (\d+)$/m.exec((await answer?.text()) ?? '')?.[1];
    if (count !== undefined) return Number(count);
    await pause(200);
  }
}
