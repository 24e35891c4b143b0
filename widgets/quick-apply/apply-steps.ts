/** The steps of applying and their addresses. Pure. */
import type { EventKey } from '../../runtime/core/analytics/events.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import type { Step } from '../../runtime/forms/steps/step-order.ts';

/** URL name of each group's step. */
const stepNames: Readonly<Record<string, string>> = {
  basic_info: 'basic-info',
  questions: 'questions',
  files: 'files',
};
export const REVIEW = 'review';
/** Not a step of the form: the confirmation after sending. */
export const SUCCESS = 'success';

const events: Readonly<Record<string, EventKey>> = {
  'basic-info': 'quick_apply_basic_info',
  questions: 'quick_apply_questions',
  files: 'quick_apply_file_upload',
  [REVIEW]: 'quick_apply_review_info',
  [SUCCESS]: 'quick_apply_success',
};

/** The steps with something to ask, followed by the review. */
export function stepsOf({ groups }: Pick<AskedForm, 'groups'>, reviewTitle: string): Step[] {
  const asking = groups.map(({ group, schema }) => ({
    name: stepNames[group] ?? group,
    title: typeof schema.title === 'string' ? schema.title : group,
    groups: [group],
  }));
  return [...asking, { name: REVIEW, title: reviewTitle, groups: [] }];
}

/** The analytics event of a step. */
export function eventOf(step: string): EventKey | null {
  return events[step] ?? null;
}

/** The step in an address of the site, in any language; null for that of the form itself. */
export function stepIn(address: string, jobId: number): string | null {
  const parts = (address.split(/[?#]/)[0] ?? '').split('/');
  const at = parts.lastIndexOf(String(jobId));
  return (at < 0 ? undefined : parts[at + 1]) || null;
}
