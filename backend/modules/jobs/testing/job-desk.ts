/** Posts and moves jobs through the API, for tests. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { organizationMember } from '../../../database/schema/accounts.ts';
import { job, jobFrontend } from '../../../database/schema/jobs.ts';
import { outbox } from '../../../database/schema/mail.ts';
import type { TestBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import type { Person } from '../../../testing/people.ts';
import { days, insertOrganization } from '../../../testing/rows.ts';
import { type Answer, type Ask, asker, recruiter } from '../../organizations/testing/ask.ts';

const JOB = `id title state version actions publishOption titleFixed refusal submitted publishAt published expires archived
  organizationName onBehalf employer { id name } frontends duplicateOf isPublic`;
export const SAVE = `mutation ($id: Int, $answers: JSON!, $version: Int, $submit: Boolean!, $key: String!, $frontends: [String!]) {
  saveJob(id: $id, answers: $answers, version: $version, submit: $submit, key: $key, frontends: $frontends) {
    faults { code pointer message } job { ${JOB} } } }`;
export const OWN = `query ($id: Int!) { ownJob(id: $id) { ${JOB} answers faults { code pointer } } }`;
export const moves = {
  publish: `mutation ($id: Int!) { done: publishJob(id: $id) { faults { code pointer } job { ${JOB} } } }`,
  withdraw: `mutation ($id: Int!) { done: withdrawJob(id: $id) { ${JOB} } }`,
  archive: `mutation ($id: Int!) { done: archiveJob(id: $id) { ${JOB} } }`,
  duplicate: `mutation ($id: Int!) { done: duplicateJob(id: $id, key: "${randomUUID()}") { ${JOB} } }`,
  delete: 'mutation ($id: Int!) { done: deleteJob(id: $id) }',
  approve: `mutation ($id: Int!) { done: approveJob(id: $id) { ${JOB} } }`,
  reject: `mutation ($id: Int!) { done: rejectJob(id: $id, reason: "Who pays?") { ${JOB} } }`,
} as const;

export interface JobAnswer {
  id: number;
  title: string;
  state: string;
  version: number;
  actions: string[];
  publishOption: boolean;
  titleFixed: boolean;
  refusal: string | null;
  submitted: string | null;
  publishAt: string | null;
  published: string | null;
  expires: string | null;
  archived: string | null;
  organizationName: string;
  onBehalf: boolean;
  employer: { id: number; name: string } | null;
  frontends: string[];
  duplicateOf: number | null;
  isPublic: boolean;
  answers: Record<string, Record<string, unknown>>;
  faults: { code: string; pointer: string; message: string }[];
}

/** Answers that can be posted, with others in some groups. */
export function jobAnswers(
  changes: Record<string, Record<string, unknown>> = {},
): Record<string, Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = {
    job_info: {
      type: 'job_per_template',
      title: 'Night editor',
      description: { value: '<p>Edit at night.</p>', format: 'filtered_html' },
    },
    job_location: { address: { countryCode: 'US', locality: 'Portland', administrativeArea: 'ME', zip: '04101' } },
    job_categorization: { employmentType: ['full_time'], occupationalField: ['journalism'] },
    application_options: { applicationWorkflow: 'internal' },
  };
  for (const [group, own] of Object.entries(changes)) groups[group] = { ...groups[group], ...own };
  return groups;
}

export interface Employer {
  person: Person;
  organizationId: number;
}

export interface JobDesk {
  ask: Ask;
  /** A recruiter who owns an organization on acme, unless another brand is told. */
  employer(on?: string): Promise<Employer>;
  /** Saves; a key of its own unless told. Throws for a refusal. */
  save(
    person: Person,
    changes: { id?: number; answers?: unknown; version?: number; submit?: boolean; key?: string; frontends?: string[] },
    frontend?: string,
  ): Promise<{ faults: JobAnswer['faults']; job: JobAnswer }>;
  own(person: Person, id: number, frontend?: string): Promise<JobAnswer>;
  move(person: Person, move: keyof typeof moves, id: number, frontend?: string): Promise<Answer>;
  /** Writes a job of an employer in any state, as if it had come there. */
  put(employer: Employer, state: string, values?: Partial<typeof job.$inferInsert>): Promise<number>;
  row(id: number): Promise<typeof job.$inferSelect>;
  /** Templates and addresses of all mails, and forgets them. */
  mails(): Promise<string[]>;
  /** Numbers of jobs that search finds by words. */
  found(words: string, brand?: string): Promise<number[]>;
}

export function jobDesk(api: TestBackend): JobDesk {
  const ask = asker(api);
  return {
    ask,
    async employer(on = 'acme') {
      const person = await recruiter(api, on);
      const name = `Works ${person.id}`;
      const profiles = [{ frontend: on, slug: `works-${person.id}`, published: true }];
      const organizationId = await insertOrganization(api.db, { name, profiles });
      await api.db.insert(organizationMember).values({ organizationId, accountId: person.id, role: 'owner' });
      return { person, organizationId };
    },
    async save(person, { answers = jobAnswers(), submit = true, key = randomUUID(), ...rest }, frontend) {
      const answer = await ask(person, SAVE, { answers, submit, key, ...rest }, frontend);
      if (answer.code !== undefined) throw new Error(`${answer.code}: ${answer.message}`);
      return answer.data.saveJob as { faults: JobAnswer['faults']; job: JobAnswer };
    },
    async own(person, id, frontend) {
      return (await ask(person, OWN, { id }, frontend)).data.ownJob as JobAnswer;
    },
    move: (person, move, id, frontend) => ask(person, moves[move], { id }, frontend),
    async put({ person, organizationId }, state, values = {}) {
      const isUp = state === 'published' || state === 'archived';
      const [row] = await api.db
        .insert(everyBrand(job))
        .values({
          frontend: 'acme',
          organizationId,
          organizationName: `Works ${person.id}`,
          ownerId: person.id,
          state,
          title: 'Night editor',
          langcode: 'en',
          data: jobAnswers(),
          published: isUp ? days(-10) : null,
          expires: state === 'archived' ? days(-1) : isUp ? days(20) : null,
          archived: state === 'archived' ? days(-1) : null,
          publishAt: state === 'scheduled' ? days(2) : null,
          submitted: state === 'needs_review' ? days(-1) : null,
          ...values,
        })
        .returning({ id: job.id, frontend: job.frontend });
      if (row === undefined) throw new Error('The job was not written.');
      await api.db.insert(everyBrand(jobFrontend)).values({ jobId: row.id, frontend: row.frontend });
      return row.id;
    },
    async row(id) {
      const [row] = await api.db.select().from(everyBrand(job)).where(eq(job.id, id));
      if (row === undefined) throw new Error(`There is no job ${id}.`);
      return row;
    },
    async mails() {
      const rows = await api.db
        .delete(everyBrand(outbox))
        .returning({ template: outbox.template, to: outbox.recipient });
      return rows.map(({ template, to }) => `${template} ${to}`).sort();
    },
    async found(words, brand = 'acme') {
      const { search } = await api.run(
        brand,
        'query ($keys: String!) { search(index: JOBS, request: { fulltext: { keys: $keys }, range: { first: 0, last: 50 } }) { hits { job { id } } } }',
        { keys: words },
      );
      return (search as { hits: { job: { id: number } }[] }).hits.map(({ job: { id } }) => id);
    },
  };
}
