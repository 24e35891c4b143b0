/** Two boards with jobs that accept applications, over GraphQL as in a browser. For tests. */
import { asc, eq, like } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { BrandDocument } from '../../../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { organizationMember } from '../../../database/schema/accounts.ts';
import { application } from '../../../database/schema/applications.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { type TestBackend, type TestSettings, testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { insertBasics, insertJob, insertOrganization } from '../../../testing/rows.ts';

export const CONTENT =
  'firstName lastName emailAddress phone coverLetter questions { text type values } files { id name size url }';
export const OWN = `id jobId jobTitle organizationName jobPath stage canWithdraw content { ${CONTENT} } events { stage note }`;
export const APPLICANT = `id jobId name stage moves rating knockedOut knockOuts isEmpty content { ${CONTENT} }
  notes { id author text isYours } events { stage actor mailed }`;
export const APPLY = `mutation ($jobId: Int!, $answers: JSON!, $key: String!, $captcha: String) {
  apply(jobId: $jobId, answers: $answers, key: $key, captcha: $captcha) {
    faults { code pointer message } isRepeat confirmAt application { ${OWN} } } }`;
export const LIST = `query ($jobId: Int!, $stage: ApplicationStage, $sort: ApplicantSort, $limit: Int, $offset: Int) {
  applicants(jobId: $jobId, stage: $stage, sort: $sort, limit: $limit, offset: $offset) {
    title state organizationId total counts { stage count } items { ${APPLICANT} } } }`;

export interface Answer {
  /** Value of the first field that was asked for. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever a test asks for.
  value: any;
  /** Of the first refusal. */
  code: string | undefined;
  message: string | undefined;
}

export interface Asking {
  on?: string;
  locale?: string;
}

export interface ApplicationSite extends TestBackend {
  /** The brand `acme`. */
  brand: CompiledBrand;
  /** As a person, or as a guest; English on acme unless told. */
  ask(
    person: Pick<Person, 'headers'> | null,
    query: string,
    variables?: Record<string, unknown>,
    asking?: Asking,
  ): Promise<Answer>;
  /** Applies with good answers unless told. */
  apply(
    person: Pick<Person, 'headers'> | null,
    jobId: number,
    change?: { answers?: Record<string, unknown>; key?: string; captcha?: string } & Asking,
  ): Promise<Answer>;
  /** A job that takes applications here, of an organization with an owner, unless told. */
  newJob(options?: Record<string, unknown>, values?: Parameters<typeof insertJob>[1]): Promise<NewJob>;
  rows(): Promise<(typeof application.$inferSelect)[]>;
  /** Mails about applications, the oldest first: `application_new to ida@example.com`. */
  mails(): Promise<string[]>;
  mailsTo(email: string): Promise<(typeof outbox.$inferSelect)[]>;
  /** The token in the link of the latest mail to an address. */
  tokenTo(email: string): Promise<string>;
}

export interface NewJob {
  id: number;
  organizationId: number;
  owner: Person;
}

let count = 0;

/** A key for one sending. */
export function newKey(): string {
  count += 1;
  return `key-of-test-${count}`;
}

/** Answers that nothing is wrong with. */
export const answersOf = (email = 'ada@example.com'): Record<string, Record<string, unknown>> => ({
  basic_info: { firstName: 'Ada', lastName: 'Byron', emailAddress: email, phone: '+1 207 555 0100' },
  files: { coverLetter: 'I count.' },
});

export const brandOf = (id: string, change: (document: BrandDocument) => void = () => undefined) =>
  testBrand(id, (document) => {
    document.locales.default = 'en';
    change(document);
  });

/** Brands `acme` and `rhein`, and `strict`, which changed by `strict`. Call it at the top of a test file. */
export function applicationSite(
  strict: (document: BrandDocument) => void = () => undefined,
  settings: TestSettings = {},
): ApplicationSite {
  const brand = brandOf('acme');
  const api = testBackend([brand, brandOf('rhein'), brandOf('strict', strict)], settings);
  beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'strict']));

  const ask: ApplicationSite['ask'] = async (person, query, variables = {}, { on = 'acme', locale = 'en' } = {}) => {
    const headers = { frontend: `${on};${locale}`, ...person?.headers };
    const response = await api.post(`${on}.example`, { query, variables }, headers);
    const { data, errors } = JSON.parse(await response.text());
    const [value = null] = Object.values(data ?? {});
    return { value, code: errors?.[0]?.extensions?.code, message: errors?.[0]?.message };
  };

  const mailsTo = (email: string) =>
    api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id)).execute();

  return Object.assign(api, {
    brand,
    ask,
    apply: (person, jobId, { answers = answersOf(), key = newKey(), captcha, ...asking } = {}) =>
      ask(person, APPLY, { jobId, answers, key, captcha }, asking),
    async newJob(options = {}, values = {}) {
      const on = values.frontend ?? 'acme';
      const owner = await insertPerson(api, { on, roles: ['recruiter'] });
      const organizationId = await insertOrganization(api.db, {
        name: `Works ${owner.id}`,
        profiles: [{ frontend: on, slug: `works-${owner.id}`, published: true }],
      });
      await api.db.insert(organizationMember).values({ organizationId, accountId: owner.id, role: 'owner' });
      const id = await insertJob(api.db, {
        organizationId,
        ownerId: owner.id,
        groups: { application_options: { applicationWorkflow: 'internal', ...options } },
        ...values,
      });
      return { id, organizationId, owner };
    },
    rows: () => api.db.select().from(everyBrand(application)).orderBy(asc(application.id)).execute(),
    async mails() {
      const rows = await api.db
        .select()
        .from(everyBrand(outbox))
        .where(like(outbox.template, 'application%'))
        .orderBy(asc(outbox.id));
      return rows.map(({ template, recipient }) => `${template} to ${recipient}`);
    },
    mailsTo,
    async tokenTo(email) {
      const mail = (await mailsTo(email)).at(-1);
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
    },
  } satisfies Omit<ApplicationSite, keyof TestBackend>);
}

/** Somebody who acts for an organization. */
export async function member(site: TestBackend, organizationId: number, on = 'acme', role = 'editor'): Promise<Person> {
  const person = await insertPerson(site, { on, roles: ['recruiter'] });
  await site.db.insert(organizationMember).values({ organizationId, accountId: person.id, role });
  return person;
}
