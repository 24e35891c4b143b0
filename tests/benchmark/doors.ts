/** Memory of the web process while one entry point after another receives ever-new input: none may keep growing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { residentMegabytes } from './brands.ts';
import { doors } from './doors/requests.ts';
import { type Sent, send } from './doors/send.ts';
import { mostRow, type Row } from './table.ts';

const FIRST = 5000;
const LAST = 20_000;
const MOST_GROWTH = 50;
/** The first start includes the build. */
const PATIENCE = 600_000;

/** One row per entry point whose name contains the word. */
export async function benchDoors(word = ''): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-doors-'));
  const rows: Row[] = [];
  try {
    for (const [name, request] of Object.entries(doors)) {
      if (!name.includes(word)) continue;
      const row = await measure(name, request, dataDir);
      process.stderr.write(`${row.what}: ${row.measured}\n`);
      rows.push(row);
    }
    return rows;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each entry point gets its own process: memory taken by one would hide that of the next. */
async function measure(name: string, request: (at: number) => Sent, dataDir: string): Promise<Row> {
  const collect = path.join(import.meta.dirname, 'doors/collect.ts');
  const env = { DATA_DIR: dataDir, TRUST_PROXY: 'loopback', NODE_OPTIONS: `--import ${collect}` };
  const server = await startServerProcess(env, PATIENCE);
  try {
    const sending = { port: server.port, host: `harbor-ledger.localhost:${server.port}`, request };
    const started = performance.now();
    const statuses = await send(sending, 0, FIRST);
    const before = await residentAfterCollecting(server, 1);
    for (const [status, count] of await send(sending, FIRST, LAST))
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    const after = await residentAfterCollecting(server, 2);
    const perSecond = LAST / ((performance.now() - started) / 1000);
    const answers = [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${count} x ${status}`);
    const detail = `${before.toFixed(0)} to ${after.toFixed(0)} MB; ${answers.join(', ')}; ${perSecond.toFixed(0)} requests/s`;
    return mostRow(name, after - before, MOST_GROWTH, 'MB', detail);
  } finally {
    await server.stop();
  }
}

/** Resident memory in megabytes after garbage collection. */
async function residentAfterCollecting(server: RunningServer, turn: number): Promise<number> {
  process.kill(server.pid, 'SIGUSR2');
  while (!server.output().includes(`collected ${turn}\n`)) await new Promise((resolve) => setTimeout(resolve, 50));
  return residentMegabytes(server.pid);
}
