/** How the parts of a term's page change it. */
import type { Operation } from '../../../runtime/core/operation.ts';
import type { TermEdit } from './terms.generated.ts';

/** A change that is asked about before it is made. */
export interface Step {
  title: string;
  /** What its effects are asked with. */
  asked: { id: number; edit: TermEdit | null; mergeInto: number | null };
  ready: Operation;
}

/** Changing a term: with its effects said first, and failures in place. */
export interface TermWork {
  isPending: boolean;
  /** Says what a change will do, and asks. */
  ask(step: Step): void;
  run(work: () => Promise<void>): void;
  /** Called after a change, with what to say. */
  settled(said: string): void;
}
