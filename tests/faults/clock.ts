/** The clock of server and worker is set forwards and back; that of the database is not, as on two machines. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../benchmark/table.ts';
import { installOne } from '../debian.ts';
import { openCrew } from './crew.ts';
import { putLoad, settle } from './ledger.ts';
import { type FaultOptions, randomOf } from './part.ts';

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
/** Seconds from the true time. */
const STEPS = [0, 3600, 0, -7200, 86_400, -5, 0];
const STAY_MS = 15_000;

export async function clock(options: FaultOptions): Promise<Row[]> {
  if (!existsSync(LIBRARY) && !installOne([{ name: 'libfaketime', file: LIBRARY }]))
    throw new Error('This needs libfaketime (Debian: apt-get install libfaketime).');
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-clock-'));
  const file = path.join(folder, 'offset');
  const set = (seconds: number) => writeFileSync(file, `${seconds >= 0 ? '+' : ''}${seconds}s`);
  set(0);
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers count on a clock that is never set.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const crew = await openCrew({ from: options.from, env });
  try {
    const load = await putLoad(crew, randomOf('clock', options));
    const steps: string[] = [];
    for (const seconds of STEPS) {
      set(seconds);
      const before = load.ledger.subscribed.size + load.ledger.saves;
      await pause(STAY_MS);
      steps.push(`${seconds >= 0 ? '+' : ''}${seconds} s: ${load.ledger.subscribed.size + load.ledger.saves - before}`);
    }
    await load.stop();
    const stood = steps.filter((step) => step.endsWith(': 0'));
    return [
      {
        what: 'writes acknowledged after each step',
        measured: steps.join(', '),
        reach: 'some each time',
        good: stood.length === 0,
      },
      ...(await settle(crew, load.ledger)),
    ];
  } finally {
    await crew.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
