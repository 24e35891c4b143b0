/** What a test says to the page with a form. */
import type { Answers } from '../../../runtime/forms/answers.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';

export interface FormSetup {
  asked: FormToFill;
  answers?: Answers;
  groups?: readonly string[];
  locale?: 'en' | 'de';
}

/** What becomes of a form that is sent: faults, the words of a refusal, a line that is cut. */
export type Outcome = readonly FormFault[] | { refused: string; code?: string } | 'cut';

export interface FormHarness {
  show(setup: FormSetup): void;
  /** Whether all controls are drawn. */
  isIdle(): boolean;
  answers(): Answers;
  /** Answers of another hand. */
  set(answers: Answers): void;
  /** What was sent so far. */
  sent: Answers[];
  /** For the next one sent; all is well unless told. */
  next(outcome: Outcome): void;
  /** Holds what is sent until `go`. */
  wait(): void;
  go(): void;
}

declare global {
  interface Window {
    form: FormHarness;
  }
}
