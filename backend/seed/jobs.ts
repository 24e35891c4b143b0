/** Demo jobs of a brand, in every possible state. Dates are relative to the time of seeding. */
import { bandOf } from '../../runtime/core/document/salary-bands.ts';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { yearly } from '../modules/jobs/job-data.ts';
import { writeAdvertisement } from './advertisement.ts';
import type { Content, Role, Trade } from './content.ts';
import { FILMS } from './films.ts';
import { type DemoOrganization, rolesOf } from './organizations.ts';
import { type BrandPlan, type PlanPart, salaryFactorOf } from './plan-rows.ts';
import { createRandom, type Random } from './random.ts';
import { fill } from './text.ts';

export type JobState = 'draft' | 'needs_review' | 'scheduled' | 'published' | 'archived';

export interface DemoJob {
  id: number;
  frontend: string;
  /** Brands that show it, including the owner. */
  frontends: string[];
  organizationId: number | null;
  organizationName: string;
  state: JobState;
  title: string;
  langcode: string;
  data: Record<string, unknown>;
  featured: boolean;
  top: boolean;
  backfill: boolean;
  publishAt: Date | null;
  published: Date | null;
  expires: Date | null;
  archived: Date | null;
  created: Date;
  views: number;
}

/** Jobs of one brand, for its organizations. */
export function createJobs(
  content: Content,
  plan: BrandPlan,
  organizations: readonly DemoOrganization[],
  firstId: number,
  now: Date,
): DemoJob[] {
  const random = createRandom(`jobs of ${plan.id}`);
  return Array.from({ length: plan.jobs }, (_, index) => {
    // The first round gives every employer a job.
    const organization = organizations[index] ?? random.pick(organizations);
    return createJob({ content, plan, organization, random, id: firstId + index, index, now });
  });
}

interface Making {
  content: Content;
  plan: BrandPlan;
  organization: DemoOrganization;
  random: Random;
  id: number;
  index: number;
  now: Date;
}

function createJob({ content, plan, organization, random, id, index, now }: Making): DemoJob {
  const { part, pattern, trade, town } = organization;
  const common = content.common(part.language, town.country, part.towns);
  const role = random.pick(rolesOf(trade, pattern));
  const title =
    index === 11 ? longTitle(common.longTitle, random.pick(role.titles), organization) : random.pick(role.titles);
  const employmentType = employmentTypesOf(title, part, random);
  const remote = remoteOf(role, random);
  const way = random.pick(plan.ways);
  const description = writeAdvertisement({ role, organization, common, employmentType, remote, way }, random);
  const times = timesOf(index, plan.jobs, random, now);
  const backfill = times.state === 'published' && index > 20 && (random.chance(0.05) || index % 40 === 22);
  const video = times.state === 'published' && (index % 40 === 12 || random.chance(0.01));
  const applicationLink = `https://example.com/careers/${organization.slug}/${id}`;
  return {
    id,
    frontend: plan.id,
    frontends: [
      plan.id,
      ...Object.entries(plan.sharedWith)
        .filter(([, share]) => random.chance(share))
        .map(([brand]) => brand),
    ],
    organizationId: backfill ? null : organization.id,
    organizationName: organization.name,
    title,
    langcode: part.langcode ?? part.language,
    featured: times.state === 'published' && (index % 25 === 3 || random.chance(0.03)),
    top: times.state === 'published' && (index % 30 === 5 || random.chance(0.02)),
    backfill,
    views: viewsOf(times, random, now),
    ...times,
    data: {
      job_info: {
        type: 'job_per_template',
        title,
        description: { value: description, format: 'filtered_html' },
        ...(video ? { videoUrl: FILMS[id % FILMS.length]?.source } : {}),
      },
      company_info: backfill
        ? { organizationAssignment: 'on_behalf', organizationName: organization.name }
        : { organizationAssignment: 'own', organization: organization.id },
      job_location: { address: addressAt(organization), remoteOptions: remote },
      job_categorization: {
        employmentType,
        occupationalField: [role.occupation],
        industry: [role.industry],
        ...experienceOf(title, random),
        ...degreeOf(role),
        ...salaryOf(role, trade, part, { random, withheld: index === 13 }),
        skillsFree: role.skills,
        ...pattern.answers,
        ...role.answers,
      },
      job_schedule: {
        ...(times.published ? { published: times.published.toISOString() } : {}),
        ...(times.expires ? { expiration: times.expires.toISOString() } : {}),
      },
      application_options: {
        applicationWorkflow: way,
        ...(way === 'email' || way === 'internal' ? { applicationEmails: [organization.contact.email] } : {}),
        ...(way === 'external' ? { applicationLink } : {}),
      },
    },
  };
}

/** The longest title that the form accepts, truncated at its limit. */
function longTitle(pattern: string, title: string, { name, town }: DemoOrganization): string {
  const text = fill(pattern, { title, org: name, place: town.name });
  return `${text.slice(0, 139).replace(/\s$/, '.')}…`.padEnd(140, '…');
}

function addressAt({ data }: DemoOrganization): unknown {
  const page = data.organization_page;
  return typeof page === 'object' && page !== null && 'organizationLocation' in page ? page.organizationLocation : {};
}

const PART_TIME =
  /part[ -]time|three days|weekend|teilzeit|aushilfe|partiel|extra|pool|casual|parcial|fines de semana/i;
const FIXED_BY_TITLE: readonly [RegExp, string][] = [
  [/seasonal|saison|temporada/i, 'seasonal'],
  [/^ausbildung |^lehrling |\bapprentice\b|^apprenti|^aprendiz/i, 'apprenticeship'],
  [/adjunct|street team/i, 'part_time'],
  [/\bproject (archivist|position)/i, 'temporary'],
];

function employmentTypesOf(title: string, part: PlanPart, random: Random): string[] {
  const fixed = FIXED_BY_TITLE.find(([pattern]) => pattern.test(title));
  if (fixed) return [fixed[1]];
  const time = PART_TIME.test(title) || random.chance(0.17) ? 'part_time' : 'full_time';
  if (random.chance(0.06)) return [time, 'temporary'];
  if (part.language === 'fr' || random.chance(0.25)) return [time, 'permanent'];
  return [time];
}

const DESK_WORK =
  /^(software|data|ux|system_admin|marketing|graphic|accountant|bookkeeper|tax|podcast|cataloger|acquisitions|project_manager|mechanical_engineer)/;

function remoteOf({ occupation }: Role, random: Random): string {
  if (!DESK_WORK.test(occupation)) return random.chance(0.03) ? 'hybrid' : 'none';
  const draw = random.next();
  if (draw < 0.14) return 'remote';
  return draw < 0.5 ? 'hybrid' : 'none';
}

function experienceOf(title: string, random: Random): { yearsOfExperience?: string } {
  if (/senior|chief|director|manager|leiter|leitung|chef\/fe|lead |gerente|jefe|head of/i.test(title))
    return { yearsOfExperience: random.pick(['three_to_five', 'six_to_ten', 'six_to_ten', 'over_ten']) };
  if (random.chance(0.15)) return {};
  return { yearsOfExperience: random.pick(['entry', 'entry', 'one_to_two', 'one_to_two', 'three_to_five']) };
}

const DEGREES: readonly [RegExp, string][] = [
  [/MLIS|Master's|Graduate degree|Advanced degree|Doctor of/, 'master'],
  [/Bachelor|Studium|license and/, 'bachelor'],
  [/BTS|Techniker|Meister/, 'technician'],
  [/Ausbildung|CAP|certificate|Journeyman|Diplôme/, 'vocational'],
  [/High school/, 'school'],
];

function degreeOf({ requirements }: Role): { degreeLevel?: string } {
  const text = requirements.join(' ');
  const degree = DEGREES.find(([pattern]) => pattern.test(text));
  return degree ? { degreeLevel: degree[1] } : {};
}

const STEP = { hour: 0.5, month: 50, year: 1000 } as const;

function salaryOf(
  { salary }: Role,
  trade: Trade,
  part: PlanPart,
  { random, withheld }: { random: Random; withheld: boolean },
) {
  const [low, high] = [random.next() * 0.45, 0.55 + random.next() * 0.45];
  const step = STEP[salary.unit];
  const factor = salaryFactorOf(trade, part);
  const at = (share: number) => Math.round(((salary.min + (salary.max - salary.min) * share) * factor) / step) * step;
  if (withheld || !random.chance(part.withSalary)) return {};
  const minSalary = at(low);
  const comparable = yearly(minSalary, salary.unit) ?? 0;
  return {
    minSalary,
    ...(random.chance(0.88) ? { maxSalary: at(high) } : {}),
    currencyCode: part.currency,
    salaryUnit: salary.unit,
    salaryRange: bandOf(comparable),
  };
}

interface Times {
  state: JobState;
  created: Date;
  publishAt: Date | null;
  published: Date | null;
  expires: Date | null;
  archived: Date | null;
}

/** Up to 15 on each day before today. */
function viewsOf({ state, published, expires }: Times, random: Random, now: Date): number {
  if (published === null || (state !== 'published' && state !== 'archived')) return 0;
  const day = (at: Date) => Math.floor(at.getTime() / DAY_MS);
  const end = expires === null ? day(now) : Math.min(day(expires), day(now));
  return Math.round(((end - day(published)) * random.between(3, 900)) / 60);
}

/** About 89 of 100 are published; the others cover every other state, some of them guaranteed per brand. */
function timesOf(index: number, count: number, random: Random, now: Date): Times {
  const at = (days: number) => new Date(now.getTime() + Math.round(days * 24) * (DAY_MS / 24));
  const none = { publishAt: null, published: null, expires: null, archived: null };
  const draw = index < count - 12 ? random.next() : (count - 1 - index) / 100;
  if (draw < 0.02) return { ...none, state: 'draft', created: at(-random.between(1, 20)) };
  if (draw < 0.04) return { ...none, state: 'needs_review', created: at(-random.between(0, 4)) };
  if (draw < 0.055) {
    const start = at(random.between(1, 14));
    return {
      ...none,
      state: 'scheduled',
      created: at(-random.between(0, 6)),
      publishAt: start,
      expires: new Date(start.getTime() + 30 * DAY_MS),
    };
  }
  if (draw < 0.11) {
    const archived = at(draw < 0.085 ? -random.between(2, 27) : -random.between(33, 90));
    const published = new Date(archived.getTime() - random.between(20, 60) * DAY_MS);
    return { ...none, state: 'archived', created: published, published, expires: archived, archived };
  }
  // Squared, so that recent weeks have more than old ones.
  const published = at(-(random.next() ** 2) * 60 - 1 / 24);
  const expires = random.chance(0.08) ? null : at(random.chance(0.06) ? random.between(1, 5) : random.between(8, 60));
  return { ...none, state: 'published', created: published, published, expires };
}
