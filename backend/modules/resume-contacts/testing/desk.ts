/** The two sides of a contact request, and their API calls. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accountBrand } from '../../../database/schema/accounts.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { resume } from '../../../database/schema/resumes.ts';
import type { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { shop } from '../../billing/testing/shop.ts';
import { asker } from '../../organizations/testing/ask.ts';
import { SAVE as SAVE_RESUME } from '../../resumes/testing/ask.ts';

export const CONTACT =
  'id status opened message organizationName ways unreachable opens { field value } resume { id headline }';
export const REQUEST = `mutation ($id: Int!, $answers: JSON!) {
  done: requestResumeContact(resumeId: $id, answers: $answers) { faults { code pointer message } contact { ${CONTACT} } } }`;
export const ANSWER = `mutation ($id: Int!, $approve: Boolean!, $ways: [ResumeContactWay!]! = [email, phone]) {
  done: answerResumeContact(id: $id, approve: $approve, ways: $ways) { ${CONTACT} } }`;
export const REVOKE = `mutation ($id: Int!) { done: revokeResumeContact(id: $id) { ${CONTACT} } }`;
export const WITHDRAW = `mutation ($id: Int!) { done: withdrawResumeContact(id: $id) { ${CONTACT} } }`;
export const OPEN = `mutation ($id: Int!) { done: openResumeContact(id: $id) { ${CONTACT} } }`;
export const ONE = `query ($id: Int!) { done: resumeContact(id: $id) { ${CONTACT} } }`;
export const LIST = `query ($status: ResumeContactStatus) { done: resumeContacts(status: $status) { total contacts { ${CONTACT} } } }`;
export const OWN = `{ done: ownResumeContacts { ${CONTACT} } }`;
export const PAGE = `query ($id: Int!) { done: foundResume(id: $id) { opened resume { headline contact { status } }
  view { name email parts { group answers } } similar { id headline } } }`;
const BALANCE = 'query ($id: Int!) { done: getCredits(organizationId: $id) { type amount } }';

// biome-ignore lint/suspicious/noExplicitAny: answers are compared as wholes.
type Answered = any;

export interface Employer {
  id: number;
  owner: Person;
}

export interface Seeker extends Person {
  resumeId: number;
}

/** Fixtures on the brands of a backend; where no brand is named, on `acme`. */
export function contactDesk(api: ReturnType<typeof testBackend>) {
  const ask = asker(api);
  const { company } = shop(api);

  /** An organization, with its owner acting for it. */
  async function employer(on = 'acme'): Promise<Employer> {
    const made = await company(on);
    await actFor(made.owner, made.id, on);
    return made;
  }

  async function actFor(person: Person, organizationId: number, on = 'acme'): Promise<void> {
    await api.db
      .update(everyBrand(accountBrand))
      .set({ activeOrganizationId: organizationId })
      .where(and(eq(accountBrand.accountId, person.id), eq(accountBrand.frontend, on)));
  }

  async function seeker(headline = 'Librarian', on = 'acme', more: Record<string, unknown> = {}): Promise<Seeker> {
    const person = await insertPerson(api, { on });
    const answers = {
      personal_info: { firstName: 'Ida', lastName: 'Berg', phone: '+12025550123' },
      job_preferences: { title: headline, desiredOccupation: ['journalism'] },
      ...more,
    };
    const groups = Object.entries(answers).map(([group, given]) => ({ group, answers: given, version: 0 }));
    const saved = await ask(person, SAVE_RESUME, { groups }, on);
    expect(saved.data.saveResume).toMatchObject({ faults: [], resume: { listed: true } });
    const [row] = await api.db
      .select({ id: resume.id })
      .from(everyBrand(resume))
      .where(eq(resume.accountId, person.id));
    return { ...person, resumeId: row?.id ?? 0 };
  }

  async function done(
    person: Pick<Person, 'headers'> | null,
    query: string,
    variables = {},
    on?: string,
  ): Promise<Answered> {
    const { data, code } = await ask(person, query, variables, on);
    return code ?? data.done;
  }

  const words = { request: { message: 'We would like to talk.' } };
  const request = (by: Person, resumeId: number, on?: string) =>
    done(by, REQUEST, { id: resumeId, answers: words }, on);
  const credits = async ({ id, owner }: Employer) =>
    (await done(owner, BALANCE, { id })).find(({ type }: { type: string }) => type === 'contact')?.amount ?? 0;
  const mailsTo = async ({ email }: Person) =>
    (
      await api.db
        .select({ template: outbox.template })
        .from(everyBrand(outbox))
        .where(eq(outbox.recipient, email))
        .orderBy(outbox.id)
    ).map(({ template }) => template);
  const nameSeen = async (by: Person, { resumeId: id }: Seeker) => (await done(by, PAGE, { id })).view.name;

  return { done, employer, actFor, seeker, request, credits, mailsTo, nameSeen };
}
