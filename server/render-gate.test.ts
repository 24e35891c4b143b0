import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderGate } from './render-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function job() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}

it('runs what waited when a place becomes free, in order', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 5, maxWait: 1000 });
  const first = job();
  const order: string[] = [];
  const running = gate.run(first.work);
  const waiting = ['a', 'b'].map((name) => gate.run(async () => order.push(name)));
  expect(gate.waiting()).toBe(2);
  first.finish();
  await Promise.all([running, ...waiting]);
  expect(order).toEqual(['a', 'b']);
});

it('refuses at once when the queue is full', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 0, maxWait: 1000 });
  const first = job();
  const running = gate.run(first.work);
  await expect(gate.run(async () => 'never')).rejects.toThrow('Too many pages are waiting to be rendered.');
  first.finish();
  await running;
  await expect(gate.run(async () => 'well again')).resolves.toBe('well again');
});

it('refuses what has waited too long and keeps its place free for others', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 1, maxWait: 1000 });
  const first = job();
  const running = gate.run(first.work);
  const late = gate.run(async () => 'never');
  const refusal = expect(late).rejects.toThrow('The page waited too long to be rendered.');
  await vi.advanceTimersByTimeAsync(1001);
  await refusal;
  expect(gate.waiting()).toBe(0);
  first.finish();
  await running;
});

it('gives the place back when the work fails', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 0, maxWait: 1000 });
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.run(async () => 'fine')).resolves.toBe('fine');
});
