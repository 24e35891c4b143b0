import { setImmediate as turn } from 'node:timers/promises';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { current, within } from '../../backend/observe/current.ts';
import { bodyOf } from './encode.ts';
import { type CachedPage, createPageCache, type RenderAnew } from './page-cache.ts';

function page(body: string, changes: Partial<CachedPage> = {}): CachedPage {
  return {
    status: 200,
    headers: {},
    body: Buffer.from(body),
    etag: `"${body}"`,
    tags: [],
    lists: [],
    cacheable: true,
    encoded: new Map(),
    rendered: 0,
    ...changes,
  };
}

function cacheAt(clock: { now: number }, changes: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  return createPageCache({
    maxBytes: 1_000_000,
    freshFor: 100,
    liveFor: 1000,
    outdatedFor: 20,
    renewAfter: 10,
    now: () => clock.now,
    ...changes,
  });
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Until what is rendered behind an answer is done, if nothing holds it up. */
async function sent(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await turn();
}

const text = (result: { page: CachedPage; state: string }) => `${result.state} ${bodyOf(result.page)}`;

describe('the page cache', () => {
  it('renders once for visitors who ask at the same time', async () => {
    const cache = cacheAt({ now: 0 });
    const render = deferred<CachedPage>();
    let renders = 0;
    const ask = () =>
      cache.get('/jobs', () => {
        renders += 1;
        return render.promise;
      });
    const answers = [ask(), ask(), ask()];
    render.resolve(page('jobs'));
    expect((await Promise.all(answers)).map(text)).toEqual(['miss jobs', 'miss jobs', 'miss jobs']);
    expect(renders).toBe(1);
    expect(text(await ask())).toBe('hit jobs');
  });

  it('tells a render that nobody waits for it only when all who asked have left', async () => {
    const cache = cacheAt({ now: 0 });
    const render = deferred<CachedPage>();
    let isOver = () => false;
    const left = new Set<string>();
    const ask = (who: string) =>
      within({ isOver: () => left.has(who) }, () =>
        cache.get('/jobs', () => {
          isOver = current().isOver ?? isOver;
          return render.promise;
        }),
      );
    const answers = [ask('first'), ask('second')];
    left.add('first');
    expect(isOver()).toBe(false);
    left.add('second');
    expect(isOver()).toBe(true);
    render.resolve(page('list'));
    await Promise.all(answers);
  });

  it('serves an aged page at once and renders it anew behind the answer', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('/', async () => page('old'));
    clock.now = 500;
    expect(text(await cache.get('/', async () => page('new', { rendered: 500 })))).toBe('stale old');
    await sent();
    expect(text(await cache.get('/', async () => page('never')))).toBe('hit new');
  });

  it('waits for a new render when the page is older than it may live', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('/', async () => page('old'));
    clock.now = 1001;
    expect(text(await cache.get('/', async () => page('new', { rendered: 1001 })))).toBe('miss new');
  });

  it('keeps the aged page when its new render fails', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('/', async () => page('old'));
    clock.now = 500;
    const failing = () => Promise.reject(new Error('database is away'));
    expect(text(await cache.get('/', failing))).toBe('stale old');
    expect(text(await cache.get('/', failing))).toBe('stale old');
  });

  it('drops every page that carries a tag, and only those', async () => {
    const cache = cacheAt({ now: 0 });
    await cache.get('/job/1', async () => page('one', { tags: ['job:1', 'jobs:acme'] }));
    await cache.get('/job/2', async () => page('two', { tags: ['job:2', 'jobs:acme'] }));
    expect(cache.drop(['job:1'])).toBe(1);
    expect(text(await cache.get('/job/1', async () => page('one anew', { tags: ['job:1'] })))).toBe('miss one anew');
    expect(text(await cache.get('/job/2', async () => page('never')))).toBe('hit two');
  });

  it('does not keep a render that began before a drop of what it shows', async () => {
    const cache = cacheAt({ now: 0 });
    const early = deferred<CachedPage>();
    const first = cache.get('/jobs', () => early.promise);
    cache.drop(['jobs:acme']);
    const second = cache.get('/jobs', async () => page('after', { tags: ['jobs:acme'] }));
    early.resolve(page('before', { tags: ['jobs:acme'] }));
    expect(text(await first)).toBe('miss before');
    expect(text(await second)).toBe('miss after');
    expect(text(await cache.get('/jobs', async () => page('never')))).toBe('hit after');
  });

  it('serves a page for a moment after what it lists has changed, and renders it anew once', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const shown = (body: string) => page(body, { lists: ['jobs:acme'], rendered: clock.now });
    await cache.get('/jobs', async () => shown('old'));
    clock.now = 50;
    expect(cache.drop(['job:7', 'jobs:acme'])).toBe(0);
    clock.now = 70;
    const render = deferred<CachedPage>();
    let renders = 0;
    const ask = () =>
      cache.get('/jobs', () => {
        renders += 1;
        return render.promise;
      });
    expect([text(await ask()), text(await ask())]).toEqual(['stale old', 'stale old']);
    cache.drop(['job:8', 'jobs:rhein']);
    expect(text(await ask())).toBe('stale old');
    render.resolve(shown('new'));
    await sent();
    expect(text(await ask())).toBe('hit new');
    expect(renders).toBe(1);
  });

  it('waits for a new render once something that a page lists changed too long ago', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('/jobs', async () => page('old', { lists: ['jobs:acme'] }));
    clock.now = 30;
    cache.drop(['jobs:acme']);
    clock.now = 45;
    // A later change does not prolong it.
    cache.drop(['jobs:acme']);
    clock.now = 51;
    expect(cache.peek('/jobs')).toBeUndefined();
    expect(text(await cache.get('/jobs', async () => page('new', { rendered: 51 })))).toBe('miss new');
  });

  it('renders a page whose lists keep changing at intervals, and never serves one for longer than a moment', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    let renders = 0;
    const served: number[] = [];
    for (; clock.now < 100; clock.now += 1) {
      const { page: found } = await cache.get('/jobs', async () => {
        renders += 1;
        return page(String(clock.now), { lists: ['jobs:acme'], rendered: clock.now });
      });
      served.push(clock.now - found.rendered);
      cache.drop(['jobs:acme']);
      await sent();
    }
    expect(renders).toBe(10);
    expect(Math.max(...served)).toBe(10);
  });

  it('lets whoever renders a page anew keep it, until it has aged', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const given: (string | undefined)[] = [];
    const keep = async (known?: CachedPage) => {
      given.push(known && bodyOf(known).toString());
      return known ?? page('new', { lists: ['jobs:acme'], rendered: clock.now });
    };
    await cache.get('/jobs', async () => page('old', { lists: ['jobs:acme'] }));
    const changedAt = async (now: number) => {
      cache.drop(['jobs:acme']);
      clock.now = now;
      const state = text(await cache.get('/jobs', keep));
      await sent();
      return state;
    };
    // Rendered anew at intervals, whether or not it was the same; waited for after a moment, like any other.
    expect(await changedAt(15)).toBe('stale old');
    expect(await changedAt(20)).toBe('hit old');
    expect(await changedAt(30)).toBe('stale old');
    expect(text(await cache.get('/jobs', keep))).toBe('hit old');
    expect(await changedAt(60)).toBe('miss old');
    expect(given).toEqual(['old', 'old', 'old']);
    expect(await changedAt(101)).toBe('miss new');
    expect(given.at(-1)).toBeUndefined();
  });

  it('does not keep a page that was found unchanged when what it is about changes meanwhile', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('/job/1', async () => page('one', { tags: ['job:1'], lists: ['job:2'] }));
    cache.drop(['job:2']);
    clock.now = 15;
    const render = deferred<CachedPage>();
    let given: CachedPage | undefined;
    await cache.get('/job/1', (known) => {
      given = known;
      return render.promise;
    });
    await sent();
    cache.drop(['job:1']);
    if (given) render.resolve(given);
    await sent();
    expect(text(await cache.get('/job/1', async () => page('one anew')))).toBe('miss one anew');
  });

  it('counts from the beginning of a render what changes during it', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const early = deferred<CachedPage>();
    const first = cache.get('/jobs', () => early.promise);
    clock.now = 15;
    cache.drop(['jobs:acme']);
    early.resolve(page('before', { lists: ['jobs:acme'], rendered: 15 }));
    expect(text(await first)).toBe('miss before');
    clock.now = 21;
    const after = page('after', { lists: ['jobs:acme'], rendered: 21 });
    expect(text(await cache.get('/jobs', async () => after))).toBe('miss after');
  });

  it('drops a page at once that is about what it also lists', async () => {
    const cache = cacheAt({ now: 0 });
    await cache.get('/job/1', async () => page('one', { tags: ['job:1'], lists: ['job:2'] }));
    await cache.get('/job/2', async () => page('two', { tags: ['job:2'], lists: ['job:1'] }));
    expect(cache.drop(['job:2', 'jobs:acme'])).toBe(1);
    expect(text(await cache.get('/job/2', async () => page('two anew')))).toBe('miss two anew');
    expect(text(await cache.get('/job/1', async () => page('never')))).toBe('hit one');
  });

  it('does not keep a render that began before the whole cache was cleared', async () => {
    const cache = cacheAt({ now: 0 });
    const early = deferred<CachedPage>();
    const first = cache.get('/', () => early.promise);
    cache.clear();
    early.resolve(page('before'));
    await first;
    expect(text(await cache.get('/', async () => page('after')))).toBe('miss after');
  });

  it('keeps nothing that is marked as of the moment, and nothing after a failure', async () => {
    const cache = cacheAt({ now: 0 });
    await cache.get('/', async () => page('oops', { cacheable: false }));
    await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(text(await cache.get('/', async () => page('well')))).toBe('miss well');
  });

  it('stays within its bytes and lets the longest unused page go', async () => {
    const cache = cacheAt({ now: 0 }, { maxBytes: 40_000 });
    for (let n = 0; n < 40; n += 1) await cache.get(`/${n}`, async () => page('x'.repeat(1000)));
    expect(cache.stats().bytes).toBeLessThanOrEqual(40_000);
    expect(text(await cache.get('/39', async () => page('never'))).startsWith('hit')).toBe(true);
    expect(text(await cache.get('/0', async () => page('anew')))).toBe('miss anew');
  });

  it('counts addresses and headers among its bytes', async () => {
    const cache = cacheAt({ now: 0 });
    const policy = 'p'.repeat(2000);
    await cache.get('k'.repeat(3000), async () => page('', { headers: { 'content-security-policy': policy } }));
    const empty = zstdCompressSync('').length * 2;
    expect(cache.stats()).toMatchObject({ entries: 1, bytes: 2048 + 3000 + 2000 + empty });
  });

  it('lets only renders that no visitor waits for give way', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const gaveWay: boolean[] = [];
    const render: RenderAnew = async (_known, giveWay) => {
      gaveWay.push(giveWay !== undefined);
      await giveWay?.();
      return page('jobs', { rendered: clock.now });
    };
    await cache.get('/', render);
    clock.now = 500;
    expect((await cache.get('/', render)).state).toBe('stale');
    await sent();
    clock.now = 2000;
    expect((await cache.get('/', render)).state).toBe('miss');
    expect(gaveWay).toEqual([false, true, false]);
  });

  it('renders a dropped page before it is asked for, if it was visited since it was rendered', async () => {
    const cache = cacheAt({ now: 0 });
    const known = { tags: ['job:1', 'brand:acme'], digest: 'one' };
    const visit = async (key: string, changes: Partial<CachedPage> = known) =>
      text(await cache.get(key, async () => page('one', changes)));
    const dropped = async (tag: string) => {
      cache.drop([tag]);
      await sent();
    };
    expect([await visit('/job/1'), await visit('/job/1')]).toEqual(['miss one', 'hit one']);
    expect(await visit('/job/1?x=1')).toBe('miss one');
    await dropped('job:1');
    expect([await visit('/job/1'), await visit('/job/1?x=1')]).toEqual(['hit one', 'miss one']);
    cache.peek('/job/1?x=1');
    await dropped('job:1');
    await dropped('job:1');
    // What was rendered again the first time was not visited since, and then dropped for good.
    expect(cache.stats().entries).toBe(0);
    await visit('/job/1');
    await visit('/job/1');
    await dropped('brand:acme');
    expect(cache.stats().entries).toBe(0);
  });

  it('does not render a dropped page again that shows what is not known', async () => {
    const cache = cacheAt({ now: 0 });
    const visit = async () => text(await cache.get('/data', async () => page('one', { tags: ['job:1'] })));
    expect([await visit(), await visit()]).toEqual(['miss one', 'hit one']);
    cache.drop(['job:1']);
    await sent();
    expect(cache.stats().entries).toBe(0);
  });

  it('leaves a dropped page to the visitor who asks for it first', async () => {
    const cache = cacheAt({ now: 0 });
    let renders = 0;
    const visit = async () =>
      text(
        await cache.get('/job/1', async () => {
          renders += 1;
          return page(String(renders), { tags: ['job:1'], digest: String(renders) });
        }),
      );
    expect([await visit(), await visit()]).toEqual(['miss 1', 'hit 1']);
    cache.drop(['job:1']);
    expect(await visit()).toBe('miss 2');
    await sent();
    expect([await visit(), renders]).toEqual(['hit 2', 2]);
  });
});
