/** `npm run faults [-- kills outage]`: puts a site through faults, prints a table for each kind, and fails if it lost something. */
import { Argument, Command, InvalidArgumentError } from 'commander';
import { printTable } from '../benchmark/table.ts';
import { clock } from './clock.ts';
import { disk } from './disk.ts';
import { kills } from './kills.ts';
import { outage } from './outage.ts';
import { overload } from './overload.ts';
import type { FaultOptions, Part } from './part.ts';
import { soak } from './soak.ts';

const PARTS: Record<string, Part> = { kills, outage, disk, clock, overload, soak };

function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (Number.isFinite(minutes) && minutes > 0) return minutes;
  throw new InvalidArgumentError('It must be a number above 0.');
}

async function run(names: readonly string[], options: FaultOptions): Promise<void> {
  console.warn(`Seed: ${options.seed}`);
  for (const name of names.length > 0 ? names : Object.keys(PARTS).filter((name) => name !== 'soak')) {
    const rows = await PARTS[name]?.(options);
    if (rows === undefined) throw new Error(`There is no part "${name}".`);
    const isGood = rows.every(({ good }) => good !== false);
    process.stdout.write(`${printTable(name, rows)}\n${name}: ${isGood ? 'passed' : 'FAILED'}\n\n`);
    if (!isGood) process.exitCode = 1;
  }
}

await new Command('faults')
  .description('Kills of processes, outages, a full disk, clocks that are set, too much load, and an hour of much.')
  .addArgument(new Argument('[parts...]', 'all but soak by default').choices(Object.keys(PARTS)))
  .option('--seed <text>', 'repeats the random choices of a run', String(Date.now()))
  .option('--from <folder>', 'data of a stopped demo site to start from, instead of seeding one')
  .option('--minutes <number>', 'how long, where a part can be longer or shorter', parseMinutes)
  .action((names: string[], options: FaultOptions) => run(names, options))
  .parseAsync();
