/** Demo resumes: one of the demo applicant, and others that employers of a brand can find. */

import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Content, Role, Town, Trade } from './content.ts';
import { type PlanPart, salaryFactorOf } from './plan-rows.ts';
import { createRandom, type Random } from './random.ts';
import { words } from './resume-words.ts';
import { studies } from './studies.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Number of resumes per brand, besides that of its demo applicant. */
const PER_BRAND = 40;
/** The demo applicant's name in seedPeople. */
const APPLICANT = { firstName: 'Alex', lastName: 'Seeker' };

/** Resumes for all brands that have demo content and offer resumes; returns their ids. Deterministic. */
export async function seedResumes(
  client: Client,
  content: Content,
  brands: readonly CompiledBrand[],
  now: Date,
): Promise<number[]> {
  const codes = await skillCodes(client);
  const made: number[] = [];
  for (const { id: frontend, document } of brands) {
    const plan = content.plans.find(({ id }) => id === frontend);
    if (!plan || !document.features.resume || !document.features.applicant) continue;
    const langcode = document.locales.default;
    for (let at = 0; at <= PER_BRAND; at += 1) {
      const random = createRandom(`resume ${frontend} ${at}`);
      const part = random.weighted(plan.mix);
      const data = withoutHidden(
        resumeOf({ random, content, part, codes, now, hasStudies: document.features.fieldsOfStudy }),
        document,
      );
      const accountId =
        at === 0
          ? await findApplicant(client, frontend)
          : await insertSeeker(client, { frontend, at, data, langcode, now });
      if (accountId === null) continue;
      if (at === 0) data.personal_info = { ...data.personal_info, ...APPLICANT };
      // Some are hidden; that of the demo applicant is visible.
      const visible = at === 0 || random.chance(0.9);
      const listed = visible ? new Date(now.getTime() - random.between(1, 90) * DAY_MS) : null;
      made.push(
        ...(await insertResume(client, {
          accountId,
          frontend,
          langcode: part.langcode ?? part.language,
          data,
          visible,
          listed,
          now,
        })),
      );
    }
  }
  return made;
}

/** Without the answers whose fields the brand's form hides. */
function withoutHidden(data: Data, { forms }: CompiledBrand['document']): Data {
  const isHidden = (group: string, field: string) => forms.resume?.items?.[group]?.fields?.[field]?.hidden === true;
  return Object.fromEntries(
    Object.entries(data).map(([group, answers]) => [
      group,
      Object.fromEntries(Object.entries(answers).filter(([field]) => !isHidden(group, field))),
    ]),
  );
}

interface Making {
  random: Random;
  content: Content;
  part: PlanPart;
  codes: ReadonlyMap<string, string>;
  now: Date;
  /** Whether the brand's form has fields of study. */
  hasStudies: boolean;
}

type Data = Record<string, Record<string, unknown>>;

/** Numbers that nobody has, by country, without the last two digits. */
const PHONES: Readonly<Record<string, string>> = {
  US: '+1 207 555 01',
  CA: '+1 613 555 01',
  GB: '+44 20 7946 00',
  FR: '+33 1 99 00 12 ',
};

function resumeOf({ random, content, part, codes, now, hasStudies }: Making): Data {
  const { language, currency } = part;
  const own = words[language];
  const name = random.pick(part.trades);
  const towns = content.towns(part.towns);
  const trade = content.trade(language, name, towns[0]?.country ?? '');
  const role = random.pick(trade.roles);
  const town = random.weighted(towns);
  const year = now.getUTCFullYear();
  const began = year - random.between(3, 22);
  const skills = role.skills.map((skill) => codes.get(skill.toLowerCase()) ?? skill);
  const isCode = (skill: string) => /^[a-z0-9_]+$/.test(skill);
  return {
    personal_info: {
      firstName: random.pick(own.first),
      lastName: random.pick(own.last),
      phone: `${PHONES[town.country] ?? '+49 721 555 01'}${random.between(10, 99)}`,
      birthday: `${began - 22}-0${random.between(1, 9)}-${random.between(10, 28)}`,
      homeLocation: placeOf(town),
      about: { value: `<p>${random.pick(own.about)}</p>`, format: 'filtered_html' },
    },
    job_preferences: {
      title: random.pick(role.titles),
      desiredOccupation: [role.occupation],
      employmentType: random.chance(0.3) ? ['full_time', 'part_time'] : ['full_time'],
      desiredLocation: [placeOf(town)],
      desiredSalary: {
        amount:
          Math.round((random.between(role.salary.min, role.salary.max) * salaryFactorOf(trade, part)) / 100) * 100 ||
          role.salary.min,
        currencyCode: currency,
        unit: role.salary.unit,
      },
      careerStatus: random.pick(['professional', 'senior_professional', 'early_career', 'career_changer', 'manager']),
    },
    work_experience: {
      workExperience: positionsOf({ random, trade, role, towns, began, year, companies: own.companies }),
    },
    education: {
      education: [
        {
          id: 1,
          institution: own.school.replace('{town}', random.pick(towns).name),
          studyProgram: own.degree,
          degreeLevel: language === 'de' ? 'vocational' : 'bachelor',
          ...(hasStudies && { fieldOfStudy: studies[name] }),
          timePeriod: { start: `${began - 4}-09`, end: `${began - 1}-06` },
        },
      ],
    },
    languages: {
      languages: own.speaks.slice(0, random.between(1, 3)).map((code, at) => ({
        language: code,
        level: at === 0 ? 'native' : random.pick(['basic', 'good', 'fluent']),
      })),
    },
    skills: { skills: skills.filter(isCode), skillsFree: skills.filter((skill) => !isCode(skill)) },
  };
}

interface Career {
  random: Random;
  trade: Trade;
  role: Role;
  towns: readonly Town[];
  began: number;
  year: number;
  /** The part of a company name after the town. */
  companies: readonly string[];
}

/** One to three positions, newest first; most of the first ones are current. */
function positionsOf({ random, trade, role, towns, began, year, companies }: Career) {
  const count = Math.min(random.between(1, 3), year - began);
  const step = Math.max(1, Math.floor((year - began) / count));
  return Array.from({ length: count }, (_, at) => {
    const from = year - (at + 1) * step;
    const town = random.weighted(towns);
    return {
      id: at + 1,
      jobTitle: random.pick(at === 0 ? role.titles : random.pick(trade.roles).titles),
      occupation: at === 0 ? role.occupation : random.pick(trade.roles).occupation,
      companyName: `${town.name} ${random.pick(companies)}`,
      location: placeOf(town),
      timePeriod: {
        start: `${from}-0${random.between(1, 9)}`,
        end: at === 0 && random.chance(0.8) ? null : `${from + step - 1}-12`,
      },
      // Tasks in job descriptions address the reader.
      summary: random.sample(role.skills, 2).join(', '),
    };
  });
}

const placeOf = ({ country, region, name, zip, lat, lon }: Town) => ({
  countryCode: country,
  administrativeArea: region,
  locality: name,
  ...(zip === '' ? {} : { zip }),
  lat,
  lon,
});

/** Lowercase names of skills, in any language, with their codes. */
async function skillCodes(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ code: string; labels: Record<string, string> }>(
    "select code, labels from taxonomy_term where taxonomy = 'skill'",
  );
  return new Map(rows.flatMap(({ code, labels }) => Object.values(labels).map((label) => [label.toLowerCase(), code])));
}

async function findApplicant(client: Client, frontend: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>('select id from account where email = $1', [
    `applicant@${frontend}.example`,
  ]);
  return rows[0]?.id ?? null;
}

interface Seeker {
  frontend: string;
  at: number;
  data: Data;
  langcode: string;
  now: Date;
}

/** Somebody who cannot sign in, without a password. */
async function insertSeeker(client: Client, { frontend, at, data, langcode, now }: Seeker): Promise<number | null> {
  const { firstName, lastName } = data.personal_info ?? {};
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into account (email, display_name, first_name, last_name, email_verified, created, changed)
       values ($1, $2 || ' ' || $3, $2, $3, $5, $5, $5) on conflict (email) do nothing returning id
     ), role as (
       insert into account_role (account_id, frontend, role) select id, $4, 'applicant' from made
     ), brand as (
       insert into account_brand (account_id, frontend, approved, locale, joined) select id, $4, $5, $6, $5 from made
     ) select id from made`,
    [`seeker${at}@${frontend}.example`, firstName, lastName, frontend, now, langcode],
  );
  return rows[0]?.id ?? null;
}

interface NewResume {
  accountId: number;
  frontend: string;
  langcode: string;
  data: Data;
  visible: boolean;
  listed: Date | null;
  now: Date;
}

async function insertResume(client: Client, resume: NewResume): Promise<number[]> {
  const { accountId, frontend, langcode, data, visible, listed, now } = resume;
  const versions = Object.fromEntries(Object.keys(data).map((group) => [group, 1]));
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into resume (account_id, frontend, langcode, data, versions, created, changed)
       values ($1, $2, $3, $4, $5, $6, $6) on conflict (account_id) do nothing returning id
     ) insert into resume_frontend (resume_id, frontend, visible, listed) select id, $2, $7, $8 from made returning resume_id as id`,
    [accountId, frontend, langcode, data, versions, listed ?? now, visible, listed],
  );
  return rows.map(({ id }) => id);
}
