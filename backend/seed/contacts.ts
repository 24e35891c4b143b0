/** Demo contact requests: from the demo employer in every state, and some to the demo applicant. */

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { TransactionScope } from '../database/transact.ts';
import { spend } from '../modules/billing/spend.ts';
import { subjectOf } from '../modules/resume-contacts/service.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Your experience is what our small team lacks. May we tell you more on the phone?',
    'We have a position that is not advertised yet, and your resume came to mind at once. Would you like to talk?',
    'We are looking for somebody who brings calm into busy days. Could we meet next week, at our place or online?',
  ],
  de: [
    'Ihre Erfahrung ist genau das, was unserem kleinen Team fehlt. Dürfen wir Ihnen am Telefon mehr erzählen?',
    'Wir haben eine Stelle, die noch nicht ausgeschrieben ist, und dachten sofort an Sie. Hätten Sie Lust auf ein Gespräch?',
    'Wir suchen jemanden, der Ruhe in volle Tage bringt. Können wir uns nächste Woche sehen, bei uns oder online?',
  ],
  fr: [
    'Votre expérience est exactement ce qui manque à notre petite équipe. Pouvons-nous vous en dire plus par téléphone ?',
    'Nous avons un poste qui n’est pas encore publié, et nous avons tout de suite pensé à vous. Aimeriez-vous en parler ?',
    'Nous cherchons quelqu’un qui apporte du calme dans les journées chargées. Pourrions-nous nous voir la semaine prochaine ?',
  ],
  es: [
    'Su experiencia es justo lo que le falta a nuestro pequeño equipo. ¿Podemos contarle más por teléfono?',
    'Tenemos un puesto que aún no se ha publicado y pensamos en usted enseguida. ¿Le gustaría hablar con nosotros?',
    'Buscamos a alguien que ponga calma en los días ajetreados. ¿Podríamos vernos la semana que viene?',
  ],
};

/** State of each request of the demo employer, and how many days ago it was sent. */
const sent = [
  ['pending', 1],
  ['pending', 3],
  ['approved', 6],
  ['approved', 9],
  ['unpaid', 5],
  ['declined', 12],
  ['revoked', 20],
  ['withdrawn', 8],
  ['declined', 45],
] as const;
type Standing = (typeof sent)[number][0];

/** To the demo applicant: the first from the demo employer, the others from other organizations. */
const received = [
  ['pending', 2],
  ['pending', 4],
  ['approved', 7],
  ['declined', 30],
] as const;

/** Returns the number of requests. Sends no mails. */
export async function seedContacts(
  client: pg.PoolClient,
  brands: readonly CompiledBrand[],
  now: Date,
): Promise<number> {
  let made = 0;
  for (const brand of brands) {
    const { resume, applicant, recruiter, resumeSearches, resumeContact } = brand.document.features;
    if (!resume || !applicant || !recruiter || !resumeSearches || !resumeContact) continue;
    const parties = await findParties(client, brand.id);
    if (parties === null) continue;
    const { employer, others, own, resumes, jobId } = parties;
    const insert = insertWith(client, brand, now);
    const wanted = [
      ...sent.flatMap(([standing, daysAgo], at): NewContact[] => {
        const resumeId = resumes[at];
        if (resumeId === undefined) return [];
        return [{ resumeId, employer, standing, daysAgo, at, jobId: at % 2 === 0 ? jobId : null }];
      }),
      ...received.flatMap(([standing, daysAgo], at): NewContact[] => {
        const from = at === 0 ? employer : others[at - 1];
        if (own === null || from === undefined) return [];
        return [{ resumeId: own, employer: from, standing, daysAgo, at: at + 1, jobId: at === 0 ? jobId : null }];
      }),
    ];
    // Lists sort by id, latest first.
    for (const one of wanted.toSorted((a, b) => b.daysAgo - a.daysAgo)) made += await insert(one);
  }
  return made;
}

interface Employer {
  organizationId: number;
  /** Null for organizations without an owner. */
  accountId: number | null;
}

interface Parties {
  employer: Employer;
  others: Employer[];
  /** Resume of the demo applicant. */
  own: number | null;
  /** Other listed resumes. */
  resumes: number[];
  /** A public job of the demo employer. */
  jobId: number | null;
}

async function findParties(client: pg.PoolClient, frontend: string): Promise<Parties | null> {
  const rowsOf = async <T extends pg.QueryResultRow>(sql: string) => (await client.query<T>(sql, [frontend])).rows;
  const [employer] = await rowsOf<{ organizationId: number; accountId: number }>(
    `select m.organization_id as "organizationId", a.id as "accountId" from account a
     join organization_member m on m.account_id = a.id where a.email = 'recruiter@' || $1 || '.example'
     order by m.organization_id limit 1`,
  );
  if (employer === undefined) return null;
  const others = await rowsOf<Employer>(
    `select o.id as "organizationId", o.owner_id as "accountId" from organization o
     join organization_profile p on p.organization_id = o.id
     where p.frontend = $1 and p.published and o.owner_id is null order by o.id limit 3`,
  );
  const resumes = await rowsOf<{ id: number; own: boolean }>(
    `select r.id, a.email = 'applicant@' || $1 || '.example' as own from resume r join account a on a.id = r.account_id
     join resume_frontend f on f.resume_id = r.id where f.frontend = $1 and f.listed is not null order by r.id`,
  );
  const [job] = await rowsOf<{ id: number }>(
    `select j.id from job j join job_frontend f on f.job_id = j.id and f.frontend = $1
     join organization_member m on m.organization_id = j.organization_id join account a on a.id = m.account_id
     where a.email = 'recruiter@' || $1 || '.example' and j.state = 'published' order by j.id limit 1`,
  );
  return {
    employer,
    others,
    own: resumes.find(({ own }) => own)?.id ?? null,
    resumes: resumes.filter(({ own }) => !own).map(({ id }) => id),
    jobId: job?.id ?? null,
  };
}

/** Ways to reply that owners choose, in turn. */
const WAYS = [['messages'], ['email', 'messages'], ['email', 'phone']];

/** The other organizations have no members who could read messages. */
const waysTo = ({ accountId }: Employer, at: number) => (accountId === null ? ['email'] : WAYS[at % WAYS.length]);

interface NewContact {
  resumeId: number;
  employer: Employer;
  standing: Standing;
  daysAgo: number;
  /** Index of the texts. */
  at: number;
  jobId: number | null;
}

function insertWith(client: pg.PoolClient, brand: CompiledBrand, now: Date) {
  const locale = brand.document.locales.default;
  const messages = words[locale.slice(0, 2)] ?? words.en ?? [];
  const tx: TransactionScope = { db: drizzle(client), frontend: brand.id, client };
  return async ({ resumeId, employer, standing, daysAgo, at, jobId }: NewContact): Promise<number> => {
    const created = new Date(now.getTime() - daysAgo * DAY_MS);
    const later = new Date(created.getTime() + DAY_MS / 2);
    const isAnswered = standing !== 'pending' && standing !== 'withdrawn';
    // Contacts of the demo employer are paid for; those of others are not visible to anybody.
    if (standing === 'approved' && employer.accountId !== null)
      await spend({ brand, locale, now: later }, tx, {
        organizationId: employer.organizationId,
        purchase: 'contact',
        subject: subjectOf({ resumeId }),
      });
    const { rowCount } = await client.query(
      `insert into resume_contact (frontend, resume_id, organization_id, asked_by, job_id, message, state, created, answered, opened, ended, ways)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        brand.id,
        resumeId,
        employer.organizationId,
        employer.accountId,
        jobId,
        messages[at % messages.length],
        standing === 'unpaid' ? 'approved' : standing,
        created,
        isAnswered ? later : null,
        standing === 'approved' ? later : null,
        standing === 'revoked' || standing === 'withdrawn' ? new Date(later.getTime() + DAY_MS / 2) : null,
        standing === 'approved' || standing === 'unpaid' ? waysTo(employer, at) : [],
      ],
    );
    return rowCount ?? 0;
  };
}
