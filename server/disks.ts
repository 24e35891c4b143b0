/** Checks the free disk space where the server writes. */
import { stat, statfs } from 'node:fs/promises';
import { answerWithin } from '../backend/observe/answer-within.ts';

/** Below this, PostgreSQL and uploads will soon fail. */
const LEAST_BYTES = 100 * 2 ** 20;
/** A network drive that does not respond is reported as such. */
const PATIENCE_MS = 1000;
const MB = 2 ** 20;

/** A sentence for each disk with less than `least` bytes free, or that does not respond; it names the folders on it. */
export async function fullDisks(folders: Readonly<Record<string, string>>, least = LEAST_BYTES): Promise<string[]> {
  const looks = Object.entries(folders).map(async ([name, folder]) => ({
    name,
    disk: await answerWithin(PATIENCE_MS, diskOf(folder), 'silent' as const),
  }));
  const found = await Promise.all(looks);
  const silent = found.flatMap(({ name, disk }) => (disk === 'silent' ? `The disk of ${name} does not answer.` : []));
  const known = found.flatMap(({ name, disk }) =>
    typeof disk === 'object' && disk.free < least ? { name, ...disk } : [],
  );
  const full = [...Map.groupBy(known, ({ device }) => device).values()].map((onDisk) => {
    const free = Math.floor(Math.min(...onDisk.map((one) => one.free)) / MB);
    const names = onDisk.map(({ name }) => name).join(' and ');
    return `The disk of ${names} is full: ${free} MB free, at least ${Math.ceil(least / MB)} MB are needed.`;
  });
  return [...silent, ...full];
}

/** Undefined for a folder that does not exist yet. */
async function diskOf(folder: string): Promise<{ device: number; free: number } | undefined> {
  try {
    const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
    return { device: dev, free: bavail * bsize };
  } catch {
    return undefined;
  }
}
