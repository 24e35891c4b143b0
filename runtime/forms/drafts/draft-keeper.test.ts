import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answers } from '../answers.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { type DraftContent, DraftRefusal, type DraftStore, type KeptDraft, type SaveOutcome } from './draft-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const text = (body: string): Answers => ({ message: { body } });
const content = (body: string) => ({ answers: text(body), step: null });

/** A store over one draft that several tabs share. */
function shared() {
  let kept: KeptDraft | null = null;
  const saves: DraftContent[] = [];
  const tab = (): DraftStore & { fail: unknown } => ({
    place: 'server',
    fail: null,
    load: async () => kept,
    async save(next): Promise<SaveOutcome> {
      if (this.fail) throw this.fail;
      if ((kept?.version ?? 0) !== next.version) return { saved: false, draft: kept };
      saves.push(next);
      kept = { ...next, version: next.version + 1 };
      return { saved: true, draft: kept };
    },
    async drop() {
      kept = null;
    },
  });
  return { tab, saves, kept: () => kept };
}

it('saves at most every two seconds while somebody types', async () => {
  const { tab, saves } = shared();
  const keeper = createDraftKeeper(tab());
  for (let at = 0; at < 60; at += 1) {
    keeper.change(content('x'.repeat(at + 1)));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves.length).toBeGreaterThan(1);
  expect(saves.length).toBeLessThanOrEqual(4);
  expect(saves.at(-1)?.answers).toEqual(text('x'.repeat(60)));
  expect(keeper.state()).toEqual({ status: 'saved' });
  expect(keeper.isDirty()).toBe(false);
});

it('says what becomes of the draft', async () => {
  const { tab } = shared();
  const keeper = createDraftKeeper(tab());
  const said: string[] = [];
  keeper.subscribe(() => said.push(keeper.state().status));
  keeper.change(content('a'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(said).toEqual(['waiting', 'saving', 'saved']);
});

it('tries again when the line is down, and loses nothing meanwhile', async () => {
  const { tab, kept } = shared();
  const store = tab();
  const keeper = createDraftKeeper(store);
  store.fail = new Error('no connection');
  keeper.change(content('a'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(keeper.state()).toEqual({ status: 'offline' });
  keeper.change(content('ab'));
  expect(keeper.state()).toEqual({ status: 'offline' });
  expect(keeper.isDirty()).toBe(true);
  store.fail = null;
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept()?.answers).toEqual(text('ab'));
  expect(keeper.state()).toEqual({ status: 'saved' });
});

it('asks before it replaces what another tab has saved', async () => {
  const { tab, kept } = shared();
  const [mine, theirs] = [createDraftKeeper(tab()), createDraftKeeper(tab())];
  mine.change(content('mine'));
  await mine.flush();
  theirs.begin(kept());
  theirs.change(content('theirs'));
  await theirs.flush();
  mine.change(content('mine, longer'));
  expect(await mine.flush()).toBe(false);
  expect(mine.state()).toMatchObject({ status: 'conflict', theirs: { answers: text('theirs') } });
  mine.change(content('mine, even longer'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()?.answers).toEqual(text('theirs'));

  expect(await mine.keepMine()).toBe(true);
  expect(kept()?.answers).toEqual(text('mine, even longer'));

  theirs.change(content('theirs again'));
  await theirs.flush();
  expect(theirs.takeTheirs()?.answers).toEqual(text('mine, even longer'));
  expect(theirs.isDirty()).toBe(false);
  theirs.change(content('on from there'));
  expect(await theirs.flush()).toBe(true);
});

it('asks, too, when another tab has sent the form', async () => {
  const { tab, kept } = shared();
  const [mine, theirs] = [createDraftKeeper(tab()), createDraftKeeper(tab())];
  mine.change(content('mine'));
  await mine.flush();
  theirs.begin(kept());
  await theirs.drop();
  mine.change(content('mine, longer'));
  await mine.flush();
  expect(mine.state()).toEqual({ status: 'conflict', theirs: null });
  expect(await mine.keepMine()).toBe(true);
  expect(kept()?.answers).toEqual(text('mine, longer'));
});

it('does not bring a draft back that was sent while a save was under way', async () => {
  const { tab, kept } = shared();
  const store = tab();
  let go: () => void = () => undefined;
  const slow: DraftStore = {
    ...store,
    save: async (next) => {
      await new Promise<void>((done) => {
        go = done;
      });
      return store.save(next);
    },
    drop: () => store.drop(),
  };
  const keeper = createDraftKeeper(slow);
  keeper.change(content('a'));
  const saving = keeper.flush();
  const dropping = keeper.drop();
  go();
  await Promise.all([saving, dropping]);
  expect(kept()).toBeNull();
  expect(keeper.state()).toEqual({ status: 'untouched' });
});

it('saves what was typed during a save with the next one', async () => {
  const { tab, kept } = shared();
  const keeper = createDraftKeeper(tab());
  keeper.change(content('a'));
  const first = keeper.flush();
  keeper.change(content('ab'));
  await first;
  expect(keeper.isDirty()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept()?.answers).toEqual(text('ab'));
});

it('says what will never be kept, until something is changed', async () => {
  const { tab } = shared();
  const store = tab();
  const keeper = createDraftKeeper(store);
  store.fail = new DraftRefusal('This is more than a draft can hold.');
  keeper.change(content('a'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keeper.state()).toEqual({ status: 'refused', message: 'This is more than a draft can hold.' });
  store.fail = null;
  keeper.change(content('b'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(keeper.state()).toEqual({ status: 'saved' });
});

it('goes on saving what was typed last when the form is closed', async () => {
  const { tab, kept } = shared();
  const keeper = createDraftKeeper(tab());
  keeper.change(content('a'));
  keeper.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()?.answers).toEqual(text('a'));
});
