import type { FormToFill } from '../../runtime/forms/form.generated.ts';

/** The registration page's data from the backend. */
export interface RegistrationFound {
  form: RegistrationAsked | null;
  /** The consents of a new account: filtered HTML, sanitized when it was stored. */
  getGdprConsentInfos: readonly { id: number; text: string }[];
}

/** The form, and whether it requires a captcha. */
export interface RegistrationAsked extends FormToFill {
  captcha: boolean;
}
