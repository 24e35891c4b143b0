import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from '../backend/observe/current.ts';
import { giveWay } from './cache/background.ts';
import { createRenderGate, OverloadedError } from './render-gate.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function job() {
  let finish: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = () => {
    begin();
    return done;
  };
  return { work, begun, finish };
}

it('runs what waited when a place becomes free, in order', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 5, maxWait: 1000 });
  const first = job();
  const order: string[] = [];
  const running = gate.run('192.0.2.1', first.work);
  await first.begun;
  const waiting = ['a', 'b'].map((name) => gate.run('192.0.2.1', async () => order.push(name)));
  expect(gate.waiting()).toBe(2);
  first.finish();
  await Promise.all([running, ...waiting]);
  expect(order).toEqual(['a', 'b']);
});

it('refuses at once when the queue is full', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 0, maxWait: 1000 });
  const first = job();
  const running = gate.run('192.0.2.1', first.work);
  await first.begun;
  await expect(gate.run('192.0.2.1', async () => 'never')).rejects.toThrow(
    'Too many pages are waiting to be rendered.',
  );
  first.finish();
  await running;
  await expect(gate.run('192.0.2.1', async () => 'well again')).resolves.toBe('well again');
});

it('refuses what has waited too long and keeps its place free for others', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 1, maxWait: 1000 });
  const first = job();
  const running = gate.run('192.0.2.1', first.work);
  await first.begun;
  const late = gate.run('192.0.2.1', async () => 'never');
  const refusal = expect(late).rejects.toThrow('The page waited too long to be rendered.');
  await vi.advanceTimersByTimeAsync(1001);
  await refusal;
  expect(gate.waiting()).toBe(0);
  first.finish();
  await running;
});

it('gives the place back when the work fails', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 0, maxWait: 1000 });
  await expect(gate.run('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.run('192.0.2.1', async () => 'fine')).resolves.toBe('fine');
});

describe('a full queue', () => {
  /** A gate with one render under way and room for four to wait; asks of somebody and notes what became of it. */
  async function busyGate() {
    const gate = createRenderGate({ concurrency: 1, queue: 4, maxWait: 1000 });
    const first = job();
    const outcomes: string[] = [];
    const running = gate.run('192.0.2.1', first.work);
    await first.begun;
    const ask = (address: string, name: string) =>
      gate.run(address, async () => outcomes.push(`${name} served`)).catch(() => outcomes.push(`${name} refused`));
    const finish = async () => {
      first.finish();
      await running;
      await vi.advanceTimersByTimeAsync(0);
    };
    return { ask, finish, outcomes };
  }

  it('makes room for a visitor by turning away the latest of whoever has most waiting', async () => {
    const { ask, finish, outcomes } = await busyGate();
    const asked = ['crowd 1', 'crowd 2', 'crowd 3', 'crowd 4'].map((name) => ask('198.51.100.7', name));
    asked.push(ask('203.0.113.5', 'visitor'));
    await finish();
    await Promise.all(asked);
    expect(outcomes).toEqual([
      'crowd 4 refused',
      'crowd 1 served',
      'crowd 2 served',
      'crowd 3 served',
      'visitor served',
    ]);
  });

  it('counts a house of IPv6 addresses as one visitor', async () => {
    const { ask, finish, outcomes } = await busyGate();
    const asked = [1, 2, 3, 4].map((at) => ask(`2001:db8:1:1::${at}`, `crowd ${at}`));
    asked.push(ask('2001:db8:1:1::5', 'crowd 5'), ask('2001:db8:1:2::1', 'visitor'));
    await finish();
    await Promise.all(asked);
    expect(outcomes).toEqual([
      'crowd 5 refused',
      'crowd 4 refused',
      'crowd 1 served',
      'crowd 2 served',
      'crowd 3 served',
      'visitor served',
    ]);
  });

  it('takes nothing from anybody who has no more than the newcomer', async () => {
    const { ask, finish, outcomes } = await busyGate();
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ask(`192.0.2.${at + 10}`, name));
    await finish();
    await Promise.all(asked);
    expect(outcomes).toEqual(['e refused', 'a served', 'b served', 'c served', 'd served']);
  });
});

it('drops what its client no longer waits for, and takes last what nobody waits for', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 4, maxWait: 1000 });
  const first = job();
  const order: string[] = [];
  const running = gate.run('192.0.2.1', first.work);
  await first.begun;
  let isOver = false;
  const ask = (name: string, { address = '192.0.2.1', isLeaving = false }) =>
    within({ isOver: () => isLeaving && isOver }, () => gate.run(address, async () => order.push(name)));
  const dropped = expect(ask('left', { isLeaving: true })).rejects.toThrow(OverloadedError);
  const waiting = [ask('behind', { address: '', isLeaving: true }), ask('stays', {}), ask('stays, too', {})];
  await giveWay();
  isOver = true;
  first.finish();
  await Promise.all([running, dropped, ...waiting]);
  expect(order).toEqual(['stays', 'stays, too', 'behind']);
});

it('makes room by dropping what its client no longer waits for', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 1, maxWait: 1000 });
  const first = job();
  const running = gate.run('192.0.2.1', first.work);
  await first.begun;
  let isOver = false;
  const left = within({ isOver: () => isOver }, () => gate.run('192.0.2.2', async () => 'never'));
  const dropped = expect(left).rejects.toThrow(OverloadedError);
  await giveWay();
  isOver = true;
  const late = gate.run('192.0.2.3', async () => 'served');
  first.finish();
  await Promise.all([running, dropped]);
  expect(await late).toBe('served');
});

it('begins nothing, even with room, for a client whose request is read only after it has left', async () => {
  const gate = createRenderGate({ concurrency: 1, queue: 0, maxWait: 1000 });
  let isOver = false;
  const work = vi.fn(async () => 'never');
  const left = expect(within({ isOver: () => isOver }, () => gate.run('192.0.2.1', work))).rejects.toThrow(
    OverloadedError,
  );
  isOver = true;
  await left;
  expect(work).not.toHaveBeenCalled();
});
