/**
 * Manages a draft while a form is filled in: when to save, what to report, and what to do when another tab has saved.
 * Independent of React.
 */
import type { Answers } from '../answers.ts';
import { DraftRefusal, type DraftStore, type KeptDraft } from './draft-store.ts';

export type DraftState =
  /** Nothing has changed since the form was opened. */
  | { status: 'untouched' }
  /** Changes will be saved shortly. */
  | { status: 'waiting' }
  | { status: 'saving' }
  | { status: 'saved' }
  /** Offline; saving is retried. */
  | { status: 'offline' }
  /** Cannot be saved as is; the message is for the person. */
  | { status: 'refused'; message: string }
  /** Another tab has saved another version; null when it has submitted or deleted the draft. */
  | { status: 'conflict'; theirs: KeptDraft | null };

export interface DraftKeeper {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** The version the form starts from: the loaded draft, or null. */
  begin(kept: KeptDraft | null): void;
  /** The person has changed something. */
  change(content: { answers: Answers; step: string | null }): void;
  /** Saves pending changes immediately; resolves with whether everything is saved. */
  flush(options?: { isLast: boolean }): Promise<boolean>;
  /** Whether leaving the page would lose anything. */
  isDirty(): boolean;
  /** Resolves a conflict by overwriting what another tab has saved. */
  keepMine(): Promise<boolean>;
  /** Resolves a conflict by continuing with what another tab has saved, and returns it. */
  takeTheirs(): KeptDraft | null;
  /** Reports a conflict with another version before anything was saved. */
  contest(theirs: KeptDraft, mine: { answers: Answers; step: string | null }): void;
  /** Deletes the draft because the form was submitted or reset. */
  drop(): Promise<void>;
  /** Stops timers and saves pending changes. */
  close(): void;
}

/** Milliseconds between two saves, and before a retry. */
const EVERY = 2000;
const AGAIN = 5000;

interface Pending {
  answers: Answers;
  step: string | null;
}

export function createDraftKeeper(store: DraftStore): DraftKeeper {
  const listeners = new Set<() => void>();
  let state: DraftState = { status: 'untouched' };
  let version = 0;
  let pending: Pending | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented when the draft is deleted, so that pending results are ignored. */
  let life = 0;

  function tell(next: DraftState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function schedule(wait: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, wait);
  }

  async function flush({ isLast }: { isLast: boolean } = { isLast: false }): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    // A page being unloaded cannot wait for the previous save.
    if (running && !isLast) await running;
    if (pending === null || state.status === 'conflict') return pending === null;
    running = save(pending, isLast).finally(() => {
      running = null;
    });
    await running;
    return pending === null;
  }

  async function save(content: Pending, isLast: boolean): Promise<void> {
    const own = life;
    tell({ status: 'saving' });
    try {
      const outcome = await store.save({ ...content, version }, { isLast });
      if (own !== life) return;
      if (!outcome.saved) return tell({ status: 'conflict', theirs: outcome.draft });
      version = outcome.draft.version;
      if (pending === content) {
        pending = null;
        tell({ status: 'saved' });
      } else {
        tell({ status: 'waiting' });
        schedule(EVERY);
      }
    } catch (error) {
      if (own !== life) return;
      if (error instanceof DraftRefusal) return tell({ status: 'refused', message: error.message });
      tell({ status: 'offline' });
      schedule(AGAIN);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(kept) {
      version = kept?.version ?? 0;
      tell({ status: kept ? 'saved' : 'untouched' });
    },
    change(content) {
      pending = content;
      if (state.status === 'conflict') return;
      if (state.status !== 'offline' && state.status !== 'saving') tell({ status: 'waiting' });
      if (!running) schedule(EVERY);
    },
    flush,
    isDirty: () => pending !== null,
    async keepMine() {
      if (state.status !== 'conflict') return false;
      version = state.theirs?.version ?? 0;
      tell({ status: 'waiting' });
      return flush();
    },
    takeTheirs() {
      if (state.status !== 'conflict') return null;
      const { theirs } = state;
      pending = null;
      version = theirs?.version ?? 0;
      tell({ status: theirs ? 'saved' : 'untouched' });
      return theirs;
    },
    contest(theirs, mine) {
      pending = mine;
      tell({ status: 'conflict', theirs });
    },
    async drop() {
      life += 1;
      clearTimeout(timer);
      timer = undefined;
      pending = null;
      // A pending save would recreate the draft.
      await running;
      version = 0;
      tell({ status: 'untouched' });
      await store.drop();
    },
    close() {
      if (pending !== null && state.status !== 'conflict') void flush();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
