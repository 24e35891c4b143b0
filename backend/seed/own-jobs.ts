/** Gives the employer of each brand jobs in every state, so that the job manager and moderation have something to show. */

import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';

type Client = Pick<pg.ClientBase, 'query'>;

const STATES = ['draft', 'draft', 'needs_review', 'scheduled', 'archived', 'archived'] as const;

/** An administrator's reason, in the language of the job. */
const REASONS: Readonly<Record<string, string>> = {
  en: 'Please say what the work pays: in the text, or in the salary fields.',
  de: 'Bitte nennen Sie das Gehalt, im Text oder in den Gehaltsfeldern.',
  fr: 'Merci d’indiquer la rémunération, dans le texte ou dans les champs prévus pour le salaire.',
  es: 'Por favor, indique lo que se paga, en el texto o en los campos de salario.',
};

interface Employer {
  accountId: number;
  organizationId: number;
  name: string;
}

interface Found {
  id: number;
  name: string;
  langcode: string;
  data: Record<string, unknown>;
}

/** Transfers hidden jobs of other employers to this one, and gives its own jobs its name. */
export async function seedOwnJobs(client: Client, brands: readonly CompiledBrand[], now: Date): Promise<void> {
  for (const { id: frontend } of brands) {
    await client.query(
      `update job set submitted = coalesce(submitted, created) where frontend = $1 and state = 'needs_review'`,
      [frontend],
    );
    const employer = await findEmployer(client, frontend);
    if (employer === null) continue;
    await client.query(
      'update job set owner_id = $2 where organization_id = $1 and frontend = $3 and owner_id is null',
      [employer.organizationId, employer.accountId, frontend],
    );
    const taken: number[] = [];
    for (const [at, state] of STATES.entries()) {
      const job = await findUnseen(client, frontend, { state, employer, taken });
      if (job === null) continue;
      taken.push(job.id);
      await takeOver(client, job, employer, now);
      // The second draft was rejected.
      if (at === 1)
        await client.query('update job set refusal = $2, submitted = $3 where id = $1', [
          job.id,
          REASONS[job.langcode] ?? REASONS.en,
          new Date(now.getTime() - 2 * DAY_MS),
        ]);
    }
    await report(client, frontend, now);
  }
}

async function findEmployer(client: Client, frontend: string): Promise<Employer | null> {
  const { rows } = await client.query<Employer>(
    `select a.id as "accountId", o.id as "organizationId", o.name from account a
       join organization_member m on m.account_id = a.id and m.role = 'owner' join organization o on o.id = m.organization_id
     where a.email = $1`,
    [`recruiter@${frontend}.example`],
  );
  return rows[0] ?? null;
}

async function findUnseen(
  client: Client,
  frontend: string,
  { state, employer, taken }: { state: string; employer: Employer; taken: readonly number[] },
): Promise<Found | null> {
  const { rows } = await client.query<Found>(
    `select id, organization_name as name, langcode, data from job
     where frontend = $1 and state = $2 and organization_id <> $3 and owner_id is null and not (id = any($4))
       and position(organization_name in title) = 0
     order by id limit 1`,
    [frontend, state, employer.organizationId, taken],
  );
  return rows[0] ?? null;
}

async function takeOver(client: Client, { id, name, data }: Found, employer: Employer, now: Date): Promise<void> {
  const inText = (text: string) => JSON.stringify(text).slice(1, -1);
  const renamed = JSON.parse(JSON.stringify(data).replaceAll(inText(name), inText(employer.name)));
  const own = {
    ...renamed,
    company_info: { organizationAssignment: 'own', organization: employer.organizationId },
    application_options: { applicationWorkflow: 'internal' },
  };
  await client.query(
    `update job set organization_id = $2, organization_name = $3, owner_id = $4, data = $5, changed = $6
     where id = $1`,
    [id, employer.organizationId, employer.name, employer.accountId, JSON.stringify(own), now],
  );
}

/** A report by a visitor. */
async function report(client: Client, frontend: string, now: Date): Promise<void> {
  await client.query(
    `insert into job_report (frontend, job_id, reason, text, created)
     select frontend, id, 'expired', '', $2 from job where frontend = $1 and state = 'published' and not backfill
     order by id limit 1`,
    [frontend, new Date(now.getTime() - DAY_MS)],
  );
}
