/** Jobs as the people who may edit them read them. */
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { askedAnswers, faultsIn, formOf, withOpenFiles } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import type { FormFault, JobAction, JobBrand, JobEmployer, JobState } from '../../../graphql.generated.ts';
import { type JsonObject, readObject } from '../../../read-json.ts';
import type { Scope } from '../../../scope.ts';
import { isAdminLike } from '../../../viewer.ts';
import { findOwnOrganization, listOwnOrganizations } from '../../organizations/own-store.ts';
import { readJobData } from '../job-data.ts';
import { endOf, readSchedule, type ScheduleRules } from '../moves/schedule.ts';
import { actionsOf, JOB_STATES, mustWait, type Standing } from '../moves/states.ts';
import { stateOf } from '../policy.ts';
import type { JobRecord } from '../show/job.ts';
import type { OwnJobRow } from './own-store.ts';

export const JOB_FORM = 'job';
/** A job can be extended this long before its end. */
const EXTENDABLE_MS = 14 * DAY_MS;

/** Parses a state from the database. */
export function readState(text: string): JobState {
  const state = JOB_STATES.find((one) => one === text);
  if (state === undefined) throw new Error(`A job is "${text}"; there is no such state.`);
  return state;
}

/** What the transitions need to know of it now. */
export function standingOf(row: OwnJobRow, { now }: Pick<ApiContext, 'now'>): Standing {
  return {
    state: readState(stateOf(row, now)),
    wasUp: row.published !== null || row.archived !== null,
    refused: row.refusal !== null,
    approved: row.approvedVersion === row.version,
    external: row.external,
    endsSoon: row.expires !== null && row.expires.getTime() - now.getTime() < EXTENDABLE_MS,
  };
}

/** The person's allowed actions. */
export function actionsFor(context: ApiContext, row: OwnJobRow): JobAction[] {
  return actionsOf(standingOf(row, context), {
    adminLike: isAdminLike(context.viewer),
    editExternal: context.brand.document.forms.job.editExternalJobs,
  });
}

/** Whether what this person posts for an organization awaits an administrator; jobs of trusted organizations only if the person must be approved. */
export function waitsFor(
  { brand, viewer }: ApiContext,
  job: Pick<Standing, 'wasUp' | 'refused' | 'approved'>,
  isTrusted: boolean,
): boolean {
  if (isAdminLike(viewer)) return false;
  const { newJobs, editedJobs, accounts } = brand.document.moderation;
  const unknownAccount = accounts && viewer.account?.approved !== true;
  return mustWait(job, { newJobs: newJobs && !isTrusted, editedJobs: editedJobs && !isTrusted, unknownAccount });
}

/** Whether its title cannot be changed: on some brands that applies to posted jobs, except for administrators. */
export function isTitleFixed(context: ApiContext, row: OwnJobRow): boolean {
  const { state, wasUp } = standingOf(row, context);
  const { hideTitleInEdit } = context.brand.document.forms.job;
  return hideTitleInEdit && !isAdminLike(context.viewer) && (state !== 'draft' || wasUp);
}

export function scheduleRules({ brand }: Pick<ApiContext, 'brand'>): ScheduleRules {
  const { defaultDuration, maximumDuration } = brand.document.forms.job;
  return { timeZone: brand.document.site.timeZone, defaultDuration, maximumDuration };
}

/** Whether its files have public URLs: it is, was or will be online. */
export function hasPublicFiles({ state }: Pick<OwnJobRow, 'state'>): boolean {
  return state === 'published' || state === 'scheduled' || state === 'archived';
}

/** Its answers as the form displays them. */
export function shownAnswers(context: ApiContext, row: Pick<OwnJobRow, 'data' | 'state'>): JsonObject {
  const { groups } = formOf(context, JOB_FORM);
  return Object.fromEntries(
    groups.map((asked) => {
      const answers = askedAnswers(asked, row.data);
      return [asked.group, hasPublicFiles(row) ? answers : withOpenFiles(context, asked, answers)];
    }),
  );
}

/** Faults that prevent it from being posted. */
export function faultsOfJob(context: ApiContext, row: Pick<OwnJobRow, 'data'>): FormFault[] {
  return faultsIn(context, JOB_FORM, row.data);
}

/** Organizations for which the person may post, the active one first. */
export async function employersOf(context: ApiContext): Promise<JobEmployer[]> {
  const { account } = context.viewer;
  if (account === null) return [];
  const own = await listOwnOrganizations(context, account.id);
  const isActive = ({ id }: JobEmployer) => Number(id === account.activeOrganizationId);
  return own.map(({ id, name }) => ({ id, name })).sort((a, b) => isActive(b) - isActive(a));
}

/** Whether jobs of this organization go online on the brand without review. */
export async function isTrusted(scope: Scope, organizationId: number | null): Promise<boolean> {
  if (organizationId === null) return false;
  return ((await findOwnOrganization(scope, organizationId))?.trusted ?? null) !== null;
}

/** Brands that can show a job of this one, starting with itself. */
export function brandsFor({ brand, findBrand }: ApiContext): JobBrand[] {
  const others = brand.document.forms.job.brands.flatMap((id) => findBrand(id) ?? []);
  return [brand, ...others.filter(({ id }) => id !== brand.id)].map(({ id, document }) => ({
    id,
    name: document.site.name,
  }));
}

/** The page as visitors would see it now. In unsaved answers, files keep the URLs of the form. */
export async function previewOf(
  context: ApiContext,
  row: OwnJobRow,
  answers: JsonObject = shownAnswers(context, row),
): Promise<JobRecord> {
  const { organizationId, onBehalf } = row;
  const groups = Object.entries(answers).map(([group, own]) => [
    group,
    { ...readObject(row.data[group]), ...readObject(own) },
  ]);
  const schedule = readSchedule(answers);
  const published = row.published ?? row.publishAt ?? context.now;
  return {
    row: {
      ...row,
      state: 'published',
      published,
      expires: row.expires ?? endOf(published, schedule, scheduleRules(context)),
    },
    isGuest: false,
    data: readJobData({ ...row.data, ...Object.fromEntries(groups) }),
    organization: organizationId === null || onBehalf ? null : await context.organizations.byId.load(organizationId),
    epoch: '',
  };
}
