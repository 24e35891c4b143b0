/** Ten restarts by SIGTERM, with requests that are held up meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { countLost, openDoor, type Scene } from './scene.ts';

const restarts = 10;
const fewest = 10_000;
/** Milliseconds to block requests before and after a process is told to stop, so that some are in progress for long. */
const heldUp = { before: 500, after: 3000 };

/** Blocks reading of jobs until the returned function is called. */
async function holdUp(url: string | undefined): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table job in access exclusive mode');
  await pause(heldUp.before);
  return () => client.end();
}

export async function restartBySignal(scene: Scene): Promise<boolean> {
  const { env, ports, ends } = scene;
  const start = (at: number) => startServerProcess({ ...env, PORT: String(ports.processes[at]) });
  const servers: RunningServer[] = [];
  for (const at of [0, 1]) servers.push(await start(at));
  ends.push(() => Promise.all(servers.map((server) => server.stop())));
  const load = await openDoor(scene, ports.processes);
  if (load === null) return false;
  for (let restart = 0; restart < restarts; restart += 1) {
    const at = restart % 2;
    load.hurry(true);
    const release = await holdUp(env.DATABASE_URL);
    await Promise.all([pause(heldUp.after).then(release), servers[at]?.stop()]);
    load.hurry(false);
    servers[at] = await start(at);
    console.warn(`restart ${restart + 1}: ${load.answers.GET + load.answers.POST} answers, ${load.lost.length} lost`);
  }
  while (load.answers.GET + load.answers.POST + load.lost.length < fewest) await pause(200);
  return countLost(scene, load, `${restarts} restarts`);
}
