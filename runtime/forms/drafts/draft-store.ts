/** Where drafts are stored: on the server for people with an account, in the browser for guests. */
import type { Answers } from '../answers.ts';

export interface DraftContent {
  answers: Answers;
  /** The current step of a multi-step form. */
  step: string | null;
  /** The version it is based on; 0 for a new draft. */
  version: number;
}

export interface KeptDraft extends DraftContent {
  /** Increases with each save. */
  version: number;
}

/** `draft` is the stored version; null when another tab has submitted or deleted it. */
export type SaveOutcome = { saved: true; draft: KeptDraft } | { saved: false; draft: KeptDraft | null };

export interface DraftStore {
  place: 'server' | 'browser';
  load(): Promise<KeptDraft | null>;
  /** Rejects with `DraftRefusal` if the draft can never be saved, with anything else if a retry may work. */
  save(content: DraftContent, options?: { isLast: boolean }): Promise<SaveOutcome>;
  drop(): Promise<void>;
}

/** The draft cannot be saved as is; the message is for the person. */
export class DraftRefusal extends Error {}
