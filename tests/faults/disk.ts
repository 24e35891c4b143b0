/** The disk is full while people write, and has room again; a backup meanwhile says so and leaves nothing. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../benchmark/table.ts';
import { openCrew } from './crew.ts';
import { putLoad, settle } from './ledger.ts';
import { copyData } from './open-data.ts';
import { type FaultOptions, randomOf } from './part.ts';

/** Room for the data of the demo, and some for what is written. */
const DISK_MB = 1536;
const FULL_MS = 20_000;
const CHUNK = Buffer.alloc(2 ** 20);

export async function disk(options: FaultOptions): Promise<Row[]> {
  if (process.getuid?.() !== 0) throw new Error('Only root can make a small disk for this.');
  const home = mkdtempSync(path.join(tmpdir(), 'nameplate-disk-'));
  mount(home);
  try {
    const dataDir = path.join(home, 'data');
    mkdirSync(dataDir, { mode: 0o755 });
    if (options.from !== undefined) copyData(options.from, dataDir);
    const crew = await openCrew({ dataDir });
    try {
      const load = await putLoad(crew, randomOf('disk', options));
      await pause(5000);
      const filler = path.join(home, 'filler');
      fill(home, filler);
      const saves = load.ledger.saves;
      const told = await healthWhile(crew.get, FULL_MS);
      const backups = path.join(home, 'backups');
      const backup = spawnSync(process.execPath, ['scripts/backup.ts', '--to', `${backups}/`], {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      });
      const left = readdirSync(home).includes('backups') ? readdirSync(backups) : [];
      rmSync(filler);
      await crew.awaitServer();
      await pause(5000);
      await load.stop();
      const isTold = backup.status === 1 && left.length === 0;
      return [
        {
          what: 'health while it is full',
          measured: told,
          reach: 'disk full',
          good: /disk full|no database/.test(told),
        },
        {
          what: 'a backup to the full disk',
          measured: `${backup.stderr.trim().slice(0, 160)}; left: ${left.join() || 'nothing'}`,
          reach: 'says so, leaves nothing',
          good: isTold,
        },
        {
          what: 'saves after it was full',
          measured: String(load.ledger.saves - saves),
          reach: '> 0',
          good: load.ledger.saves > saves,
        },
        ...(await settle(crew, load.ledger)),
      ];
    } finally {
      await crew.stop();
    }
  } finally {
    spawnSync('umount', ['-l', home]);
    rmSync(home, { recursive: true, force: true });
  }
}

function mount(folder: string): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`A small disk could not be made: ${stderr}`);
}

/** To the last byte. */
function fill(disk: string, file: string): void {
  for (let free = 1; free > 0; ) {
    try {
      writeFileSync(file, CHUNK, { flag: 'a' });
    } catch {
      writeFileSync(`${file}-rest`, '');
      rmSync(`${file}-rest`);
      const { bavail } = statfsSync(disk);
      free = bavail > 256 ? 1 : 0;
      if (free === 1) writeFileSync(file, CHUNK.subarray(0, 4096), { flag: 'a' });
    }
  }
}

async function healthWhile(
  get: (path: string) => Promise<{ status: number; text: string }>,
  milliseconds: number,
): Promise<string> {
  const seen = new Set<string>();
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(1000)) {
    const answer = await get('/healthz').catch(() => undefined);
    seen.add(answer === undefined ? 'no answer' : `${answer.status} ${JSON.parse(answer.text).status}`);
  }
  return [...seen].join(', ');
}
