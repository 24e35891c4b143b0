import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBackground } from './background.ts';

it('runs one piece of work after the other, whether or not they fail', async () => {
  const background = createBackground();
  const events: string[] = [];
  const { promise: fault, reject } = Promise.withResolvers<never>();
  const ended = new Promise<void>((resolve) => {
    background.run(() => {
      events.push('first');
      return fault;
    });
    background.run(async () => {
      events.push('second');
      resolve();
    });
  });
  for (let count = 0; count < 10; count += 1) await turn();
  expect(events).toEqual(['first']);
  reject(new Error('The database is away.'));
  await ended;
  expect(events).toEqual(['first', 'second']);
});
