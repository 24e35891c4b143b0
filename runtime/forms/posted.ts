import type { PostedForm, PostedFormName } from '../core/posted-form.ts';
import type { PageInfo } from '../page/widget-contract.ts';

/**
 * The result of this form's submission without scripts; null if there was none. One rejected unread may belong to any
 * form.
 */
export function postedTo({ posted }: PageInfo, form: PostedFormName): PostedForm | null {
  return posted && (posted.form === form || posted.form === null) ? posted : null;
}
