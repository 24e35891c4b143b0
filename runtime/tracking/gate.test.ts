import { describe, expect, it } from 'vitest';
import type { Occurrence } from '../core/analytics/track.ts';
import type { ConsentStatus } from './consent.ts';
import { createGate, followAnswers, type Told } from './gate.ts';

const search = (value: number): Occurrence => ({
  event: { key: 'job_search', value },
  page: { path: '/jobs', document: 'jobs' },
});

it('keeps a hundred events, the latest, and passes them on in order, before what comes later', () => {
  const gate = createGate(() => false);
  for (let n = 0; n < 150; n += 1) gate.take(search(n));
  const got: Told[] = [];
  gate.open((told) => got.push(told));
  gate.take(search(150));
  expect(got.map(({ event }) => event.value)).toEqual(Array.from({ length: 101 }, (_, at) => at + 50));
});

it('knows of each event whether the server could report it when it happened', () => {
  let isMeasured = false;
  const gate = createGate(() => isMeasured);
  gate.take(search(1));
  isMeasured = true;
  const got: boolean[] = [];
  gate.open(({ isTold }) => got.push(isTold));
  gate.take(search(2));
  expect(got).toEqual([false, true]);
});

it('throws away what waited and what comes once nobody may have it', () => {
  const gate = createGate(() => false);
  const got: Told[] = [];
  gate.take(search(1));
  gate.open(() => undefined);
  gate.open((told) => got.push(told));
  expect(got).toEqual([]);
});

describe('answers', () => {
  const ALLOWED: ConsentStatus[] = [
    { service: 'behaviour', isAllowed: false },
    { service: 'ranking', isAllowed: true },
  ];
  const REFUSED = ALLOWED.map((status) => ({ ...status, isAllowed: false }));

  /** A page on which an event waits; `load` ends what opening services waits for, after so many failures. */
  function page(failures = 0) {
    const loading = Promise.withResolvers<void>();
    const reported: unknown[] = [];
    let tries = 0;
    const got: unknown[] = [];
    const done: string[] = [];
    const gate = createGate(() => false);
    gate.take(search(1));
    const { hear: answer, again } = followAnswers(gate, {
      async prepare() {
        await loading.promise;
        tries += 1;
        if (tries <= failures) throw new Error('A script was not loaded.');
        return () => {
          done.push('opened');
          return { take: ({ event }) => got.push(event.value), stop: () => done.push('stopped') };
        };
      },
      report: (fault) => reported.push(String(fault)),
    });
    const load = async () => {
      loading.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { gate, answer, again, load, got, done, reported };
  }

  it('open what they allow, once it has loaded, and let events out', async () => {
    const { gate, answer, load, got, done } = page();
    answer(ALLOWED);
    expect([done, got]).toEqual([[], []]);
    await load();
    gate.take(search(2));
    expect([done, got]).toEqual([['opened'], [1, 2]]);
  });

  it('that come later stop it: nothing leaves any more, whatever they allow', async () => {
    const { gate, answer, load, got, done } = page();
    answer(ALLOWED);
    await load();
    answer(ALLOWED.map((status) => ({ ...status, isAllowed: true })));
    gate.take(search(2));
    expect([done, got]).toEqual([['opened', 'stopped'], [1]]);
  });

  it('that come while it loads prevent it', async () => {
    const { gate, answer, load, got, done } = page();
    answer(ALLOWED);
    answer(REFUSED);
    await load();
    gate.take(search(2));
    expect([done, got]).toEqual([[], []]);
  });

  it('wait where nothing can be loaded, which is reported once, and open it when it is tried again', async () => {
    const { gate, answer, again, load, got, done, reported } = page(2);
    answer(ALLOWED);
    await load();
    gate.take(search(2));
    again();
    await load();
    expect([done, got, reported]).toEqual([[], [], ['Error: A script was not loaded.']]);
    again();
    await load();
    again();
    await load();
    expect([done, got, reported.length]).toEqual([['opened'], [1, 2], 1]);
  });

  it('that change after nothing could be loaded throw away what waited, and nothing is tried again', async () => {
    const { gate, answer, again, load, got, done } = page(1);
    answer(ALLOWED);
    await load();
    answer(REFUSED);
    again();
    await load();
    gate.take(search(2));
    expect([done, got]).toEqual([[], []]);
  });

  it('that refuse everything load nothing, and throw away what waited', async () => {
    const { gate, answer, load, got, done } = page();
    answer(REFUSED);
    await load();
    gate.open(({ event }) => got.push(event.value));
    expect([done, got]).toEqual([[], []]);
  });
});
