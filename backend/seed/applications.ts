/** Demo applications: some jobs of the demo recruiter accept applications here, ask questions, and have received some already. */

import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Number of jobs of each demo recruiter that accept applications here. */
const MOST_JOBS = 6;

interface Words {
  press: string;
  years: string;
  why: string;
  letter: string;
}

const words: Readonly<Record<string, Words>> = {
  en: {
    press: 'May you work in this country?',
    years: 'How many years have you worked in this field?',
    why: 'What draws you to us?',
    letter: 'I have followed your work for years and would like to be part of it.',
  },
  de: {
    press: 'Dürfen Sie in diesem Land arbeiten?',
    years: 'Wie viele Jahre Erfahrung haben Sie in diesem Bereich?',
    why: 'Was reizt Sie an uns?',
    letter: 'Ich verfolge Ihre Arbeit seit Jahren und möchte gern in Ihrem Team mitarbeiten.',
  },
  fr: {
    press: 'Avez-vous le droit de travailler dans ce pays ?',
    years: 'Combien d’années avez-vous travaillé dans ce domaine ?',
    why: 'Qu’est-ce qui vous attire chez nous ?',
    letter: 'Je suis votre travail depuis des années et souhaite y prendre part.',
  },
  es: {
    press: '¿Tiene permiso para trabajar en este país?',
    years: '¿Cuántos años ha trabajado en este campo?',
    why: '¿Qué le atrae de nosotros?',
    letter: 'Sigo su trabajo desde hace años y me gustaría formar parte de su equipo.',
  },
};

/** Name, stage, rating, days ago, work permit, years. */
const people = [
  ['Mara', 'Lindqvist', 'shortlisted', 5, 6, true, 8],
  ['Tomás', 'Ferreira', 'viewed', 4, 5, true, 4],
  ['Anneliese', 'von Habsburg-Wittelsbach', 'viewed', 0, 4, true, 11],
  ['Priya', 'Raman', 'sent', 0, 2, true, 3],
  ['Jonas', 'Keller', 'sent', 0, 1, false, 1],
  ['Dele', 'Okafor', 'rejected', 2, 9, true, 0],
] as const;

/** Makes jobs of each demo recruiter accept applications here, and adds some to the first; returns how many. */
export async function seedApplications(client: Client, brands: readonly CompiledBrand[], now: Date): Promise<number> {
  let sent = 0;
  for (const { id: frontend, document } of brands) {
    if (!document.features.applicant || !document.features.recruiter) continue;
    const jobs = await takeHere(client, frontend);
    const [first] = jobs;
    if (first === undefined) continue;
    for (const [at, person] of people.entries()) sent += await send(client, { frontend, job: first, at, person, now });
  }
  return sent;
}

interface DemoJobRow {
  id: number;
  title: string;
  organization_name: string;
  langcode: string;
}

async function takeHere(client: Client, frontend: string): Promise<DemoJobRow[]> {
  const { rows } = await client.query<DemoJobRow & { owner_id: number }>(
    `select j.id, j.title, j.organization_name, j.langcode, a.id as owner_id
     from account a join organization_member m on m.account_id = a.id join job j on j.organization_id = m.organization_id
     where a.email = 'recruiter@' || $1 || '.example' and j.frontend = $1 and j.state = 'published'
     order by j.id limit $2`,
    [frontend, MOST_JOBS],
  );
  for (const { id, langcode, owner_id } of rows)
    await client.query(
      "update job set owner_id = $2, data = jsonb_set(data, '{application_options}', $3) where id = $1",
      [id, owner_id, JSON.stringify(optionsIn(langcode))],
    );
  return rows;
}

function optionsIn(langcode: string): unknown {
  const { press, years, why } = wordsIn(langcode);
  return {
    applicationWorkflow: 'internal',
    applicationRequireQualifyingQuestions: true,
    applicationQualifyingQuestions: [
      { id: 1, text: press, type: 'yes_no', required: true, knockOut: true, expected: ['yes'] },
      { id: 2, text: years, type: 'number', required: true },
      { id: 3, text: why, type: 'text' },
    ],
  };
}

const wordsIn = (langcode: string): Words => {
  const found = words[langcode] ?? words.en;
  if (found === undefined) throw new Error('There are no words for demo applications.');
  return found;
};

interface Sending {
  frontend: string;
  job: DemoJobRow;
  at: number;
  person: (typeof people)[number];
  now: Date;
}

/** From reserved addresses, so that no mail to them is ever delivered. */
async function send(client: Client, { frontend, job, at, person, now }: Sending): Promise<number> {
  const [firstName, lastName, stage, rating, daysAgo, mayWork, count] = person;
  const { press, years, letter } = wordsIn(job.langcode);
  const created = new Date(now.getTime() - daysAgo * DAY_MS);
  const email = `applicant${at + 1}@${frontend}.example`;
  const data = {
    basic_info: { firstName, lastName, emailAddress: email },
    questions: {
      answers: [
        { questionId: 1, text: press, type: 'yes_no', values: [mayWork ? 'yes' : 'no'] },
        { questionId: 2, text: years, type: 'number', values: [String(count)] },
      ],
    },
    files: { coverLetter: letter },
  };
  const { rows } = await client.query<{ id: number }>(
    `insert into application (frontend, job_id, job_title, organization_name, email, confirmed, locale, stage, data,
       knocked_out, rating, created, changed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $6, $6) returning id`,
    [frontend, job.id, job.title, job.organization_name, email, created, job.langcode, stage, data, !mayWork, rating],
  );
  const steps = [...new Set(['sent', ...(stage === 'sent' ? [] : ['viewed', stage])])];
  for (const step of steps)
    await client.query('insert into application_event (application_id, kind, stage, created) values ($1, $2, $3, $4)', [
      rows[0]?.id,
      step === 'sent' ? 'sent' : 'stage',
      step,
      created,
    ]);
  return 1;
}
