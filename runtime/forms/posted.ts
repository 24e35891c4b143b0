import type { PostedForm, PostedFormName } from '../core/posted-form.ts';
import type { PageInfo } from '../page/widget-contract.ts';

/** What became of this form when the browser sent it by itself; null where it did not. One that was refused unread may be any. */
export function postedTo({ posted }: PageInfo, form: PostedFormName): PostedForm | null {
  return posted && (posted.form === form || posted.form === null) ? posted : null;
}
