/** Runs the parsing process within its limits. */
import { fork } from 'node:child_process';
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

function read(order: ReaderOrder, mostMs: number): Promise<ReaderAnswer | TextAnswer> {
  return new Promise((resolve) => {
    const child = fork(new URL('./reader-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // Passes on none of the server's environment, least of all its secrets.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
    let answer: ReaderAnswer | TextAnswer = { fault: 'RESUME_FILE_TOO_LARGE', values: {} };
    child.once('message', (message) => {
      answer = message as ReaderAnswer | TextAnswer;
    });
    child.once('error', () => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    });
    child.once('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    child.send(order);
  });
}
