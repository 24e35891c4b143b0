/** Has one piece of work done by a process of its own, whose memory and crashes are not those of the server. */
import { fork } from 'node:child_process';

export interface ProcessLimits {
  /** Milliseconds after which it is killed. */
  mostMs: number;
  /** Flags of Node. */
  flags?: readonly string[];
}

/** Starts `script`, sends it the order, and resolves with its first message; null if it was lost, killed or never started. */
export function askProcess(
  script: URL,
  order: object | string,
  { mostMs, flags = [] }: ProcessLimits,
): Promise<unknown> {
  return new Promise((resolve) => {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [...flags],
      // Passes on none of the server's environment, least of all its secrets.
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
    let answer: unknown = null;
    child.once('message', (message) => {
      answer = message;
    });
    const end = () => {
      clearTimeout(timer);
      resolve(answer);
    };
    child.once('error', () => {
      child.kill('SIGKILL');
      end();
    });
    child.once('close', end);
    child.send(order);
  });
}

/** Like `askProcess`, one order after the other. */
export function oneByOne(script: URL, limits: ProcessLimits): (order: object) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (order) => {
    last = last.then(() => askProcess(script, order, limits));
    return last;
  };
}
