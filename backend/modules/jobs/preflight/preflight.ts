/** Checks before a job is posted what search engines, feeds and this site will make of it. */
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import { storableText } from '../../../answers/rich-text.ts';
import { checkOf, formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import type { PreflightFinding, PreflightSeverity } from '../../../graphql.generated.ts';
import { readNumber, readObject, readText } from '../../../read-json.ts';
import { isAdminLike } from '../../../viewer.ts';
import { isTooLarge } from '../../drafts/shape.ts';
import { faultsOf } from '../../forms/service.ts';
import { employersOf, JOB_FORM, scheduleRules } from '../own/own-jobs.ts';
import { findOwn } from '../own/own-policy.ts';
import type { OwnJobRow } from '../own/own-store.ts';
import { type Ad, type AdSite, readAd } from './ad.ts';
import type { AdFinding } from './rule.ts';
import { rules } from './rules.ts';
import { inWords } from './words.ts';

const GRAVEST_FIRST: readonly PreflightSeverity[] = ['error', 'warning', 'advice'];

/** The findings of all rules, in the order of the form. Pure. */
export function preflight(ad: Ad, site: AdSite): AdFinding[] {
  return rules.flatMap((rule) => rule(ad, site));
}

/** The same for unfinished answers, including the form's own validation. Throws `UserError` BAD_INPUT for malformed answers. */
export async function preflightAnswers(
  context: ApiContext,
  id: number | null,
  given: unknown,
): Promise<PreflightFinding[]> {
  if (!isSchema(given) || isTooLarge(given))
    throw new UserError('BAD_INPUT', 'These are no answers.', { path: 'answers' });
  const stored = id === null ? null : await findOwn(context, id);
  const found = inWords(context, preflight(await adOf(context, stored, given), siteOf(context)));
  const own = faultsIn(context, given).filter(
    ({ pointer }) => !found.some((one) => one.reader === 'site' && one.pointer === pointer),
  );
  return [...own, ...found].sort((a, b) => GRAVEST_FIRST.indexOf(a.severity) - GRAVEST_FIRST.indexOf(b.severity));
}

async function adOf(context: ApiContext, stored: OwnJobRow | null, given: object): Promise<Ad> {
  const answers = readObject(given);
  const company = readObject(answers.company_info);
  const text = readObject(answers.job_info).description;
  const safe = await storableText(text, { full: isAdminLike(context.viewer) });
  return readAd(answers, {
    html: readText(safe?.value) ?? '',
    employer: await employerOf(context, stored, company),
  });
}

async function employerOf(
  context: ApiContext,
  stored: OwnJobRow | null,
  company: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (company.organizationAssignment === 'on_behalf') return readText(company.organizationName) ?? '';
  const own = await employersOf(context);
  const wanted = readNumber(company.organization) ?? stored?.organizationId ?? null;
  if (wanted === null) return own[0]?.name ?? '';
  return own.find((one) => one.id === wanted)?.name ?? stored?.employerName ?? '';
}

function siteOf(context: ApiContext): AdSite {
  const { site, forms } = context.brand.document;
  const asked = new Set(
    formOf(context, JOB_FORM).groups.flatMap(({ group, fields }) => fields.map(({ name }) => `/${group}/${name}`)),
  );
  const field = `/job_categorization/${forms.job.salaryFreeInput ? 'minSalary' : 'salaryRange'}`;
  return {
    name: site.name,
    country: (site.country ?? '').toUpperCase(),
    ...scheduleRules(context),
    salaryField: asked.has(field) ? field : null,
    now: context.now,
  };
}

/** The form's own validation, by field name. */
function faultsIn(context: ApiContext, given: object): PreflightFinding[] {
  const { groups } = formOf(context, JOB_FORM);
  const { errors } = checkOf(context, JOB_FORM)(readObject(given));
  const pointers = groups.flatMap(({ group, fields }) => fields.map(({ name }) => `/${group}/${name}`));
  const orderOf = ({ pointer }: { pointer: string }) => pointers.indexOf(pointer.split('/').slice(0, 3).join('/'));
  errors.sort((a, b) => orderOf(a) - orderOf(b));
  return faultsOf(context, errors).map(({ code, pointer, message }) => {
    const [, group = '', field = ''] = pointer.split('/');
    const properties = readObject(groups.find((one) => one.group === group)?.schema.properties);
    const label = readText(readObject(properties[field]).title) ?? field;
    return {
      code: `FORM_${code.toUpperCase()}`,
      severity: 'error',
      reader: 'site',
      pointer,
      message: label,
      fix: message,
    };
  });
}
