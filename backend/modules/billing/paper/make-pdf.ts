/** Has invoices drawn in a process of their own, one after the other: the libraries would stay in the server's memory. */
import { fork } from 'node:child_process';
import type { PaperAnswer, PaperOrder } from './paper.ts';

const MOST_MS = 60_000;
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4', '--v8-pool-size=0'];

let last: Promise<unknown> = Promise.resolve();

/** The file; a second or two. Rejects when it could not be drawn. */
export function makePdf(order: PaperOrder): Promise<Uint8Array> {
  const made = last.then(() => draw(order));
  last = made.catch(() => undefined);
  return made;
}

function draw(order: PaperOrder): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./paper-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: HEAP,
      // Passes on none of the server's environment, least of all its secrets.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
    let answer: PaperAnswer = { failed: 'The process that draws invoices was lost.' };
    child.once('message', (message) => {
      answer = message as PaperAnswer;
    });
    child.once('error', (error) => {
      answer = { failed: error.message };
      child.kill('SIGKILL');
    });
    child.once('close', () => {
      clearTimeout(timer);
      if ('pdf' in answer) resolve(answer.pdf);
      else reject(new Error(answer.failed));
    });
    child.send(order);
  });
}
