import type { FormToFill } from '../../runtime/forms/form.generated.ts';

/** What the registration page asks of the backend. */
export interface RegistrationFound {
  form: RegistrationAsked | null;
  /** What a new account agrees to: filtered HTML, sanitised when it was stored. */
  getGdprConsentInfos: readonly { id: number; text: string }[];
}

/** The form, and whether it asks for proof of being a person. */
export interface RegistrationAsked extends FormToFill {
  captcha: boolean;
}
