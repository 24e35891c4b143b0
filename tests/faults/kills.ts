/** `kill -9` of server, worker and database at random moments, while people write. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../benchmark/table.ts';
import { openCrew } from './crew.ts';
import { awaitSave, putLoad, settle } from './ledger.ts';
import { type FaultOptions, randomOf } from './part.ts';

const VICTIMS = ['server', 'worker', 'database'] as const;
const MINUTES = 2;
/** Between two kills, in milliseconds. */
const PAUSE = { least: 500, most: 6000 };

export async function kills(options: FaultOptions): Promise<Row[]> {
  const random = randomOf('kills', options);
  const crew = await openCrew({ from: options.from });
  try {
    const load = await putLoad(crew, random);
    const counts = { server: 0, worker: 0, database: 0 };
    for (const end = Date.now() + (options.minutes ?? MINUTES) * 60_000; Date.now() < end; ) {
      // Mostly while it works, sometimes while it starts.
      if (random.chance(0.7)) await crew.awaitServer();
      await pause(random.between(PAUSE.least, PAUSE.most));
      const victim = random.pick(VICTIMS);
      crew.kill(victim);
      counts[victim] += 1;
    }
    await crew.awaitServer();
    await awaitSave(load.ledger);
    await pause(2000);
    await load.stop();
    const killed = VICTIMS.map((victim) => `${counts[victim]} of the ${victim}`).join(', ');
    return [{ what: 'kills', measured: killed, reach: '', good: null }, ...(await settle(crew, load.ledger))];
  } finally {
    await crew.stop();
  }
}
