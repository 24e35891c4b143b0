/** Keeps a draft while a form is filled in: when to save, what to say, and what to do when another tab has saved. Without React. */
import type { Answers } from '../answers.ts';
import { DraftRefusal, type DraftStore, type KeptDraft } from './draft-store.ts';

export type DraftState =
  /** Nothing was changed since the form was opened. */
  | { status: 'untouched' }
  /** Changes are about to be saved. */
  | { status: 'waiting' }
  | { status: 'saving' }
  | { status: 'saved' }
  /** The line is down; it is tried again. */
  | { status: 'offline' }
  /** Will not be kept as it is; the message is for the person. */
  | { status: 'refused'; message: string }
  /** Another tab has saved another version; null when it has sent or dropped the draft. */
  | { status: 'conflict'; theirs: KeptDraft | null };

export interface DraftKeeper {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** From which version the form goes on: what was loaded, null for none. */
  begin(kept: KeptDraft | null): void;
  /** The person has changed something. */
  change(content: { answers: Answers; step: string | null }): void;
  /** Saves at once what is not saved; resolves with whether all is. */
  flush(options?: { isLast: boolean }): Promise<boolean>;
  /** Whether something would be lost with the page. */
  isDirty(): boolean;
  /** After a conflict: what stands here replaces what another tab has saved. */
  keepMine(): Promise<boolean>;
  /** After a conflict: goes on from what another tab has saved, and gives it. */
  takeTheirs(): KeptDraft | null;
  /** Says that another version is there before anything was saved. */
  contest(theirs: KeptDraft, mine: { answers: Answers; step: string | null }): void;
  /** The form was sent, or is begun anew: forgets the draft. */
  drop(): Promise<void>;
  /** Ends timers. What is not saved is saved. */
  close(): void;
}

/** Milliseconds between two saves, and before another try. */
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
  /** Rises when the draft is dropped: what was under way then says nothing any more. */
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
    // A page that is going cannot wait for the save before.
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
      // A save that is under way would bring the draft back.
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
