/** The interface between a test and the page with a form. */
import type { Answers } from '../../../runtime/forms/answers.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';

export interface FormSetup {
  asked: FormToFill;
  answers?: Answers;
  groups?: readonly string[];
  locale?: 'en' | 'de';
  /** A form within it, sent with its button. */
  part?: FormToFill;
}

/** The result of a submission: errors, a rejection message, or a network failure. */
export type Outcome = readonly FormFault[] | { refused: string; code?: string } | 'cut';

export interface FormHarness {
  show(setup: FormSetup): void;
  /** Whether all controls are rendered. */
  isIdle(): boolean;
  answers(): Answers;
  /** Sets answers from outside. */
  set(answers: Answers): void;
  /** Submissions so far. */
  sent: Answers[];
  /** Sets the result of the next submission; defaults to success. */
  next(outcome: Outcome): void;
  /** Holds submissions until `go`. */
  wait(): void;
  go(): void;
}

declare global {
  interface Window {
    form: FormHarness;
  }
}
