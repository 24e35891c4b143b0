/** A database, two ports for processes, nginx in front of them and visitors, for one way of restarting. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { hastySettings } from '../../backend/testing/server.ts';
import { freePort } from '../free-port.ts';
import { faultyHosts, type Load, putLoad } from './load.ts';
import { startNginx } from './nginx.ts';

export interface Scene {
  folder: string;
  /** Settings of every process, without its port. */
  env: Record<string, string>;
  ports: { own: number; processes: readonly [number, number] };
  /** Called in reverse order at the end. */
  ends: (() => Promise<unknown>)[];
}

/** Opens a scene, and clears it away when `work` is done. */
export async function withScene(work: (scene: Scene) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-restarts-'));
  // When run as root, the embedded database uses another user.
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: console.warn,
    settings: hastySettings,
  });
  const ends: Scene['ends'] = [database.stop];
  const env = {
    DATABASE_URL: database.url,
    SECRET: 'restarts'.repeat(8),
    DATA_DIR: path.join(folder, 'data'),
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
    TRUST_PROXY: '127.0.0.1',
    ADMIN_HOST: 'admin.localhost',
    STOP_SECONDS: '25',
    GRAPHQL_CALLS: '0',
  };
  const ports = { own: await freePort(), processes: [await freePort(), await freePort()] as const };
  try {
    return await work({ folder, env, ports, ends });
  } finally {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Visitors through nginx; null if a host does not answer as it should. */
export async function openDoor(
  { folder, ports, ends }: Scene,
  processes: readonly number[],
  pageAt?: (at: number) => string,
): Promise<Load | null> {
  ends.push(startNginx(folder, { own: ports.own, processes }));
  await pause(500);
  const faulty = await faultyHosts(ports.own);
  for (const fault of faulty) console.error(fault);
  if (faulty.length > 0) return null;
  const load = putLoad(ports.own, pageAt);
  ends.push(load.end);
  return load;
}

/** Ends the visits; true if nothing was lost. */
export async function countLost({ folder }: Scene, load: Load, what: string): Promise<boolean> {
  await load.end();
  const { GET, POST } = load.answers;
  console.warn(`${what}: ${GET} pages and ${POST} POSTs were answered, ${load.lost.length} lost.`);
  for (const fault of load.lost.slice(0, 20)) console.error(fault);
  if (load.lost.length > 0) console.error(saidByNginx(path.join(folder, 'error.log'), load.lost).slice(-8000));
  return load.lost.length === 0;
}

/** What nginx logged about requests that were lost. */
function saidByNginx(file: string, lost: readonly string[]): string {
  const targets = lost.map((fault) => fault.split(': ')[0] ?? '');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => targets.some((target) => line.includes(`"${target} HTTP`))).join('\n');
}
