/** Where drafts are kept: on the server for people with an account, in the browser for guests. */
import type { Answers } from '../answers.ts';

export interface DraftContent {
  answers: Answers;
  /** Where the person is, in a form of several steps. */
  step: string | null;
  /** Version that it was made from; 0 is a new draft. */
  version: number;
}

export interface KeptDraft extends DraftContent {
  /** Rises with each save. */
  version: number;
}

/** `draft` is what stands there now; null when another tab has sent or dropped it. */
export type SaveOutcome = { saved: true; draft: KeptDraft } | { saved: false; draft: KeptDraft | null };

export interface DraftStore {
  place: 'server' | 'browser';
  load(): Promise<KeptDraft | null>;
  /** Rejects with `DraftRefusal` for what will never be kept, with anything else where another try may work. */
  save(content: DraftContent, options?: { isLast: boolean }): Promise<SaveOutcome>;
  drop(): Promise<void>;
}

/** The draft is not kept as it is; the message is for the person. */
export class DraftRefusal extends Error {}
