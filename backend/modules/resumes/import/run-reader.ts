/** Runs the reading process within its bounds. */
import { fork } from 'node:child_process';
import { MOST_READERS, MOST_READING_MS, MOST_WAITING } from './bounds.ts';
import type { ReaderAnswer } from './reader-answer.ts';

let running = 0;
const waiting: (() => void)[] = [];

/** Reads a file of this machine, when its turn comes; null while too many wait already. */
export async function runReader(path: string, { mostMs = MOST_READING_MS } = {}): Promise<ReaderAnswer | null> {
  if (running < MOST_READERS) running += 1;
  else if (waiting.length >= MOST_WAITING) return null;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await read(path, mostMs);
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function read(path: string, mostMs: number): Promise<ReaderAnswer> {
  return new Promise((resolve) => {
    const child = fork(new URL('./reader-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // Nothing of this server's settings, secrets least of all.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
    let answer: ReaderAnswer = { fault: 'RESUME_FILE_TOO_LARGE', values: {} };
    child.once('message', (message) => {
      answer = message as ReaderAnswer;
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
    child.send(path);
  });
}
