import { entriesAt, type JsonObject, type Path, stringsAt, valueAt } from '../../sources/json.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed } from '../words.ts';

/** The feature without which a form is never shown. */
const FEATURE_OF: Readonly<Record<string, string>> = {
  job: 'recruiter',
  organization: 'recruiter',
  customer: 'recruiter',
  resume: 'resume',
  resume_contact: 'resumeContact',
  resume_alert: 'resumeAlerts',
  alert: 'jobAlerts',
};
/** Fields that a form requires where it asks them, but can do without. */
const DISPENSABLE = new Set(['organization/personal_info']);

interface Need {
  group: string;
  field: string;
  /** Why it is needed, if not by the form itself. */
  why?: string;
  /** The form can be sent without it. */
  isMild?: boolean;
}

/** What a form cannot do without: what it requires itself, and what other settings presuppose. */
function needsOf(document: JsonObject, { needed }: Catalogue, form: string): Need[] {
  const own = [...(needed.get(form) ?? [])].flatMap(([group, fields]) =>
    DISPENSABLE.has(`${form}/${group}`) ? [] : [...fields].map((field): Need => ({ group, field })),
  );
  const types = stringsAt(document, ['forms', 'job', 'types']).map(({ text }) => text);
  if (form === 'job' && types.includes('job_per_link'))
    own.push({ group: 'job_info', field: 'linkUrl', why: 'jobs can be a link ("forms.job.types")' });
  if (form === 'job' && types.includes('job_per_file'))
    own.push({ group: 'job_info', field: 'file', why: 'jobs can be a file ("forms.job.types")' });
  if (form === 'job' && types.includes('job_per_template'))
    own.push({
      group: 'job_info',
      field: 'description',
      why: 'jobs are written in the form ("forms.job.types")',
      isMild: true,
    });
  const isRequired = entriesAt(document, ['applications', 'requireAttachments']).some(([, value]) => value === true);
  if (form === 'application' && isRequired)
    own.push({ group: 'files', field: 'attachments', why: 'files are required ("applications.requireAttachments")' });
  return own;
}

export const fieldNeeded = defineRule({
  code: 'FIELD_NEEDED',
  severity: 'error',
  description:
    'A form leaves out or hides what it cannot do without, so nobody could complete it: registration without an email address, a job without a title.',
  remedy: 'Show the field, or add the group to `order`.',
  *find({ document, catalogue }) {
    for (const [form] of entriesAt(document, ['forms'])) {
      const feature = FEATURE_OF[form];
      if (feature !== undefined && valueAt(document, ['features', feature]) === false) continue;
      yield* check(document, form, needsOf(document, catalogue, form));
    }
    yield* hiddenInWizard(document, catalogue);
  },
});

/** Fields without which a resume begun in the wizard stays incomplete. */
function* hiddenInWizard(document: JsonObject, { needed }: Catalogue): Generator<Draft> {
  const base = ['forms', 'resume', 'wizard', 'hidden'];
  for (const { index, text } of stringsAt(document, base)) {
    const [group = '', field = ''] = text.split('/');
    if (!needed.get('resume')?.get(group)?.has(field)) continue;
    const message = `A resume is incomplete without "${field}", which the wizard leaves out. Remove it from the list.`;
    yield { path: [...base, index], severity: 'warning', message };
  }
}

function* check(document: JsonObject, form: string, needs: readonly Need[]): Generator<Draft> {
  const order: Path = ['forms', form, 'order'];
  const groups = stringsAt(document, order).map(({ text }) => text);
  const missing = new Map<string, Need[]>();
  for (const need of needs) {
    const { group, field, why, isMild } = need;
    const reason = why === undefined ? 'which the form itself requires' : `because ${why}`;
    const path = ['forms', form, 'items', group, 'fields', field];
    if (!groups.includes(group)) {
      if (!isMild) missing.set(group, [...(missing.get(group) ?? []), need]);
    } else if (valueAt(document, [...path, 'hidden']) === true)
      yield {
        path,
        ...(isMild && { severity: 'warning' as const }),
        message: `The form "${form}" cannot do without "${field}", ${reason}. Show it.`,
        fix: { title: `Show "${field}"`, safe: false, edits: [{ path: [...path, 'hidden'] }] },
      };
  }
  for (const [group, left] of missing) {
    const names = listed(left.map(({ field }) => field));
    // What the form itself requires needs no other reason.
    const because = left.every(({ why }) => why !== undefined) ? `, because ${left[0]?.why}` : '';
    yield {
      path: order,
      or: [
        ['forms', 'job', 'types'],
        ['applications', 'requireAttachments'],
      ],
      message: `The form "${form}" cannot do without the group "${group}", which asks for ${names}${because}. Add it to "order".`,
    };
  }
}
