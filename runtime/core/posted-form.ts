/** A form that a browser sent by itself, before scripts came or without any. */
import type { Schema } from '../../schemas/resolved-schema.ts';

/** Forms that are taken in this way: the server answers a post to the page on which they stand. */
export const postedForms = ['contact', 'login', 'registration'] as const;
export type PostedFormName = (typeof postedForms)[number];

/** Name of the hidden field that says which form it is. All other names are pointers of answers: `/message/email`. */
export const FORM_FIELD = 'form';

/** Name in an address that says which form has just been sent: `/?sent=contact`. */
export const SENT_FIELD = 'sent';

/** What became of it; the page that answers is drawn with it. */
export interface PostedForm {
  /** Null where it was refused unread. */
  form: PostedFormName | null;
  /** HTTP status of the page. */
  status: number;
  /** By group, without passwords and files. */
  answers: Readonly<Record<string, Schema>>;
  faults: readonly { code: string; pointer: string; message: string }[];
  /** Why it was refused as a whole: a sentence, for the form `login` also a code of the sign-in. */
  refusal: string | null;
  /** It was taken; the form need not be shown again. */
  isSent: boolean;
}
