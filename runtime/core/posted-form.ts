/** A form that a browser submitted without scripts, or before they had loaded. */
import type { Schema } from '../../schemas/resolved-schema.ts';

/** Forms that can be submitted this way: the server answers a POST to the page that shows them. */
export const postedForms = [
  'alert',
  'alert-link',
  'application',
  'application-link',
  'contact',
  'keeping-link',
  'login',
  'newsletter',
  'newsletter-link',
  'registration',
] as const;
export type PostedFormName = (typeof postedForms)[number];

/** Forms of pages for browsers with scripts, which have plain elements for all others (`runtime/forms/plain`). */
export const plainForms: readonly PostedFormName[] = ['alert', 'application'];

/** Name of the hidden field with the form's name. All other names are pointers of answers: `/message/email`. */
export const FORM_FIELD = 'form';

/** Query of a post by a browser to an address where mail programs post as well (RFC 8058). */
export const BROWSER_POST = '?by=form';

/** Query parameter naming the form that has just been submitted: `/?sent=contact`. */
export const SENT_FIELD = 'sent';

/** Its value after a form that has nothing left to confirm by email: `?sent=application-complete`. */
export const COMPLETE = '-complete';

/** The result of the submission, for rendering the page that answers it. */
export interface PostedForm {
  /** Null if it was rejected without being read. */
  form: PostedFormName | null;
  /** HTTP status of the page. */
  status: number;
  /** By group, without passwords and files. */
  answers: Readonly<Record<string, Schema>>;
  faults: readonly { code: string; pointer: string; message: string }[];
  /** Why it was rejected as a whole: a sentence; for the form `login` also a sign-in error code. */
  refusal: string | null;
  /** Whether it was accepted; the form need not be shown again. */
  isSent: boolean;
  /** Accepted without anything left to confirm by email. */
  isComplete?: boolean;
}
