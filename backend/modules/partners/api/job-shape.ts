/** Jobs as the API shows them. */

import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import { type JsonObject, readObject } from '../../../read-json.ts';
import { jobUrl } from '../../jobs/address.ts';
import { actionsFor, JOB_FORM, shownAnswers, standingOf } from '../../jobs/own/own-jobs.ts';
import type { OwnJobRow } from '../../jobs/own/own-store.ts';
import { isShown } from '../../jobs/policy.ts';

const COMPANY = 'company_info';

/** Without its answers. */
export function jobSummary(context: ApiContext, row: OwnJobRow) {
  const { state } = standingOf(row, context);
  const at = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id: row.id,
    version: row.version,
    state,
    title: row.title,
    language: row.langcode,
    url: isShown(row, context) ? jobUrl(row, context) : null,
    publishAt: state === 'scheduled' ? at(row.publishAt) : null,
    published: at(row.published),
    expires: at(row.expires),
    created: row.created.toISOString(),
    changed: row.changed.toISOString(),
    refusal: state === 'needs_review' ? null : row.refusal,
    actions: actionsFor(context, row),
  };
}

export function jobShape(context: ApiContext, row: OwnJobRow) {
  return { ...jobSummary(context, row), answers: partnerAnswers(context, row) };
}

/** Without the organization, which is that of the key. */
export function partnerAnswers(context: ApiContext, row: OwnJobRow): JsonObject {
  const answers = shownAnswers(context, row);
  const { organization: _, ...company } = readObject(answers[COMPANY]);
  return COMPANY in answers ? { ...answers, [COMPANY]: company } : answers;
}

/** Answers as they are saved: for the organization of the key, whatever they name. */
export function ofOrganization(context: ApiContext, answers: JsonObject, organizationId: number): JsonObject {
  const asked = formOf(context, JOB_FORM).groups.find(({ group }) => group === COMPANY);
  const company = answers[COMPANY] ?? {};
  // What is no object is refused by the form.
  if (typeof company !== 'object' || Array.isArray(company)) return answers;
  const { organization: _, ...own } = readObject(company);
  const takesOrganization = Object.hasOwn(readObject(asked?.schema.properties), 'organization');
  if (asked === undefined) return answers;
  return { ...answers, [COMPANY]: takesOrganization ? { ...own, organization: organizationId } : own };
}
