import type { FormToFill } from '../../runtime/forms/form.generated.ts';

/** The form as configured by the brand. */
export interface ApplyFormFound extends FormToFill {
  /** Whether it requires a proof of work. */
  captcha: boolean;
}
