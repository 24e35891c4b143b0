/** Jobs that the signed-in person has applied to: loaded once per page view, and kept in memory only. */
import { sessionState } from '../../../runtime/session/session-state.ts';

interface Loaded {
  /** Account they belong to; 0 for nobody. */
  of: number;
  ids: ReadonlySet<number>;
}

export interface Applied {
  has(jobId: number): boolean;
  /** Loads them for an applicant; `tell` is called when they have changed. */
  follow(tell: () => void): Promise<void>;
  /** The person has applied or withdrawn: the next list loads them again. */
  forget(): void;
}

const nobody: Loaded = { of: 0, ids: new Set() };

/** `load` resolves with ids of jobs. */
export function createApplied(load: () => Promise<readonly number[]>): Applied {
  let loaded = nobody;
  return {
    has: (jobId) => loaded.ids.has(jobId),
    async follow(tell) {
      const { user, roles } = sessionState();
      const of = user && roles.includes('applicant') ? user.id : 0;
      if (loaded.of === of) return;
      const own: Loaded = { of, ids: new Set() };
      loaded = own;
      tell();
      if (of === 0) return;
      try {
        const ids = new Set(await load());
        // Somebody else may be here by now.
        if (loaded !== own) return;
        loaded = { of, ids };
        tell();
      } catch {
        // The list is right without marks; the next one tries again.
        if (loaded === own) loaded = nobody;
      }
    },
    forget() {
      loaded = nobody;
    },
  };
}

/** Those of the person at this browser. */
export const applied = createApplied(async () => (await import('./load-applied.ts')).loadApplied());
