import type { FormToFill } from '../../runtime/forms/check-cache.ts';

/** The form as the brand asks it. */
export interface ApplyFormFound extends FormToFill {
  /** It is sent with a proof of work. */
  captcha: boolean;
}
