/** Runs the parsing process within its limits. */
import { askProcess } from '../../../apart/ask-process.ts';
import { MOST_READERS, MOST_READING_MS, MOST_WAITING } from './bounds.ts';
import type { ReaderAnswer, ReaderOrder, TextAnswer } from './reader-answer.ts';

let running = 0;
const waiting: (() => void)[] = [];

/** Parses a CV in a local file, when its turn comes; null if the queue is full. */
export async function runReader(path: string, { mostMs = MOST_READING_MS } = {}): Promise<ReaderAnswer | null> {
  return (await inTurn({ path, as: 'cv' }, mostMs)) as ReaderAnswer | null;
}

/** The text of a local file, when its turn comes; null if the queue is full. */
export async function runTextReader(path: string, { mostMs = MOST_READING_MS } = {}): Promise<TextAnswer | null> {
  return (await inTurn({ path, as: 'text' }, mostMs)) as TextAnswer | null;
}

async function inTurn(order: ReaderOrder, mostMs: number): Promise<ReaderAnswer | TextAnswer | null> {
  if (running < MOST_READERS) running += 1;
  else if (waiting.length >= MOST_WAITING) return null;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await read(order, mostMs);
  } finally {
    // The next one in the queue takes over the slot.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function read(order: ReaderOrder, mostMs: number): Promise<ReaderAnswer | TextAnswer> {
  const answer = await askProcess(new URL('./reader-process.ts', import.meta.url), order, { mostMs });
  return (answer as ReaderAnswer | TextAnswer | null) ?? { fault: 'RESUME_FILE_TOO_LARGE', values: {} };
}
