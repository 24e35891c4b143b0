/** Steps of applying, their addresses, and which of them there are. Pure. */
import type { EventKey } from '../../runtime/core/analytics/events.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import type { Step } from '../../runtime/forms/steps/step-order.ts';

/** Step of each group, as its address names it. */
const stepNames: Readonly<Record<string, string>> = {
  basic_info: 'basic-info',
  questions: 'questions',
  files: 'files',
};
export const REVIEW = 'review';
/** Not a step of the form: what stands there once it is sent. */
export const SUCCESS = 'success';

const events: Readonly<Record<string, EventKey>> = {
  'basic-info': 'quick_apply_basic_info',
  questions: 'quick_apply_questions',
  files: 'quick_apply_file_upload',
  [REVIEW]: 'quick_apply_review_info',
  [SUCCESS]: 'quick_apply_success',
};

/** The steps with something to ask, and then a look at all of it. */
export function stepsOf({ groups }: Pick<AskedForm, 'groups'>, reviewTitle: string): Step[] {
  const asking = groups.map(({ group, schema }) => ({
    name: stepNames[group] ?? group,
    title: typeof schema.title === 'string' ? schema.title : group,
    groups: [group],
  }));
  return [...asking, { name: REVIEW, title: reviewTitle, groups: [] }];
}

/** What is measured when a step comes up. */
export function eventOf(step: string): EventKey | null {
  return events[step] ?? null;
}

/** `42/files` -> 42; null where no job is named. */
export function jobIdIn(rest: string): number | null {
  const [id = ''] = rest.split('/');
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The step in an address of the site, whatever its language calls the way there; null for that of the form itself. */
export function stepIn(address: string, jobId: number): string | null {
  const parts = (address.split(/[?#]/)[0] ?? '').split('/');
  const at = parts.lastIndexOf(String(jobId));
  return (at < 0 ? undefined : parts[at + 1]) || null;
}
