import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { keepBusy } from '../testing/keep-busy.ts';
import { answerWithin } from './answer-within.ts';

it('ends with what comes in time', async () => {
  expect(await answerWithin(1000, Promise.resolve('answer'), 'late')).toBe('answer');
  await expect(answerWithin(1000, Promise.reject(new Error('no')), 'late')).rejects.toThrow('no');
});

it('gives up on what never comes', async () => {
  expect(await answerWithin(120, new Promise(() => undefined), 'late')).toBe('late');
});

it('reads an answer that arrived while the process was busy for longer', async () => {
  const answer = stat('.').then(() => 'answer');
  const look = answerWithin(100, answer, 'late');
  keepBusy(300);
  expect(await look).toBe('answer');
});
