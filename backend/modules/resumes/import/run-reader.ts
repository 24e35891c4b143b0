/** Runs the parsing process within its limits. */
import { askProcess } from '../../../apart/ask-process.ts';
import { createTurns } from '../../../apart/turns.ts';
import { MOST_READERS, MOST_READING_MS, MOST_WAITING } from './bounds.ts';
import type { ReaderAnswer, ReaderOrder, TextAnswer } from './reader-answer.ts';

const inTurn = createTurns({ atOnce: MOST_READERS, mostWaiting: MOST_WAITING });

/** Parses a CV in a local file, when its turn comes; null if the queue is full. */
export async function runReader(path: string, { mostMs = MOST_READING_MS } = {}): Promise<ReaderAnswer | null> {
  return (await inTurn(() => read({ path, as: 'cv' }, mostMs))) as ReaderAnswer | null;
}

/** The text of a local file, when its turn comes; null if the queue is full. */
export async function runTextReader(path: string, { mostMs = MOST_READING_MS } = {}): Promise<TextAnswer | null> {
  return (await inTurn(() => read({ path, as: 'text' }, mostMs))) as TextAnswer | null;
}

async function read(order: ReaderOrder, mostMs: number): Promise<ReaderAnswer | TextAnswer> {
  const answer = await askProcess(new URL('./reader-process.ts', import.meta.url), order, { mostMs });
  return (answer as ReaderAnswer | TextAnswer | null) ?? { fault: 'RESUME_FILE_TOO_LARGE', values: {} };
}
