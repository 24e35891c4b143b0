import type { FormToFill } from '../../runtime/forms/form.generated.ts';

/** The form as the brand asks it. */
export interface ApplyFormFound extends FormToFill {
  /** It is sent with a proof of work. */
  captcha: boolean;
}
