/** Has resumes drawn in a process of its own, one after the other: the fonts would stay in the server's memory. */
import { fork } from 'node:child_process';
import type { Sheet } from './sheet.ts';

const MOST_MS = 20_000;

let last: Promise<unknown> = Promise.resolve();

/** The file, within a second or two. Rejects when it could not be drawn. */
export function makeResumePdf(sheet: Sheet): Promise<Uint8Array> {
  const made = last.then(() => draw(sheet));
  last = made.catch(() => undefined);
  return made;
}

function draw(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./pdf-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=200'],
      // Passes on none of the server's environment, least of all its secrets.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
    let pdf: Uint8Array | null = null;
    child.once('message', (message) => {
      pdf = message as Uint8Array;
    });
    const end = () => {
      clearTimeout(timer);
      if (pdf === null) reject(new Error('The process that draws resumes was lost.'));
      else resolve(pdf);
    };
    child.once('error', end);
    child.once('close', end);
    child.send(sheet);
  });
}
