/** Every operation that takes answers, with malicious input. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { isSchema, type Schema } from '../schemas/resolved-schema.ts';
import { organizationMember } from './database/schema/accounts.ts';
import { organization } from './database/schema/organizations.ts';
import { rateLimit } from './database/schema/uploads.ts';
import { testBackend, testBrand } from './testing/backend.ts';
import { insertPerson, type Person } from './testing/people.ts';
import { insertBasics, insertJob, insertOrganization } from './testing/rows.ts';

const brand = testBrand('acme', ({ site }) => {
  site.contactEmail = 'desk@example.com';
});
const api = testBackend([brand], { production: true });
const script = '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1"><p>Text</p>';

let recruiter: Person;
let organizationId: number;
let jobId: number;

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  recruiter = await insertPerson(api, { roles: ['recruiter', 'applicant'] });
  organizationId = await insertOrganization(api.db, { name: 'Harbor Works' });
  await api.db.insert(organizationMember).values({ organizationId, accountId: recruiter.id, role: 'owner' });
  jobId = await insertJob(api.db, { groups: { application_options: { applicationWorkflow: 'internal' } } });
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

interface Door {
  form: string;
  /** The group, where the door takes one alone. */
  group?: string;
  query: string;
  variables?: Record<string, unknown>;
  /** Whether guests may call it; `$id` is a job that accepts applications. */
  isGuest?: boolean;
}

const forms = (catalogue: string) => catalogue as keyof typeof brand.document.forms;
const doors: Door[] = [
  {
    form: 'customer',
    query:
      'mutation ($id: Int!, $answers: JSON!) { done: saveCustomer(organizationId: $id, answers: $answers) { __typename } }',
  },
  {
    form: 'application',
    isGuest: true,
    query:
      'mutation ($id: Int!, $answers: JSON!, $key: String!) { done: apply(jobId: $id, answers: $answers, key: $key) { __typename } }',
  },
  {
    form: 'contact',
    query: 'mutation ($answers: JSON!) { done: sendContactMessage(answers: $answers) { __typename } }',
  },
  {
    form: 'alert',
    query: 'mutation ($answers: JSON!) { done: createJobAlert(search: "/jobs", answers: $answers) { __typename } }',
  },
  {
    form: 'resume_alert',
    query:
      'mutation ($answers: JSON!) { done: createResumeAlert(search: "/resumes", answers: $answers) { __typename } }',
  },
  {
    form: 'resume_contact',
    query: 'mutation ($answers: JSON!) { done: requestResumeContact(resumeId: 1, answers: $answers) { __typename } }',
  },
  ...[true, false].map((submit) => ({
    form: 'job',
    query: `mutation ($answers: JSON!, $key: String!) { done: saveJob(answers: $answers, submit: ${submit}, key: $key) { __typename } }`,
  })),
  { form: 'job', query: 'query ($answers: JSON!) { done: jobPreflight(answers: $answers) { code message fix } }' },
  { form: 'job', query: 'query ($answers: JSON!) { done: jobPreview(answers: $answers) { title description } }' },
  { form: 'registration', query: 'mutation ($answers: JSON!) { done: register(answers: $answers) { __typename } }' },
  {
    form: 'registration',
    query: 'mutation ($answers: JSON!) { done: joinSite(role: recruiter, answers: $answers) { __typename } }',
  },
  {
    form: 'registration',
    query: 'mutation ($answers: JSON!) { done: addRole(role: recruiter, answers: $answers) { __typename } }',
  },
  ...Object.keys(brand.document.forms).flatMap((form) => [
    { form, query: `query ($answers: JSON!) { done: formFaults(name: "${form}", answers: $answers) { __typename } }` },
    {
      form,
      query: `mutation ($answers: JSON!) { done: saveDraft(form: "${form}", key: "x", answers: $answers, version: 0) { __typename } }`,
    },
  ]),
  ...brand.document.forms.resume.order.map((group) => ({
    form: 'resume',
    group,
    query: `mutation ($answers: JSON!) {
      done: saveResume(groups: [{ group: "${group}", answers: $answers, version: 0 }]) { __typename }
    }`,
  })),
  ...brand.document.forms.organization.order.map((group) => ({
    form: 'organization',
    group,
    query: `mutation ($id: Int!, $answers: JSON!) {
      done: saveOrganizationGroup(organizationId: $id, group: "${group}", answers: $answers, version: 0) { __typename }
    }`,
  })),
];

/** Answers of a door in which every value is made by `make` from the schema of its field. */
async function answersFor({ form, group }: Door, make: (field: Schema) => unknown): Promise<Record<string, unknown>> {
  const { form: asked } = await api.run(
    'acme',
    'query ($name: String!) { form(name: $name) { groups { group schema } } }',
    {
      name: forms(form),
    },
  );
  const groups = (asked as { groups: { group: string; schema: Schema }[] }).groups;
  const byGroup = groups.map((one) => [one.group, fill(one.schema, make)] as const);
  return Object.fromEntries(
    group === undefined ? byGroup : Object.entries(byGroup.find(([name]) => name === group)?.[1] ?? {}),
  );
}

function fill(schema: Schema, make: (field: Schema) => unknown): Record<string, unknown> {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return Object.fromEntries(
    properties.flatMap(([name, field]) => {
      if (!isSchema(field)) return [];
      if (isSchema(field.properties)) return [[name, fill(field, make)]];
      if (isSchema(field.items))
        return [[name, [isSchema(field.items.properties) ? fill(field.items, make) : make(field.items)]]];
      return [[name, make(field)]];
    }),
  );
}

interface Answer {
  data?: { done?: unknown } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function send(door: Door, answers: unknown): Promise<{ status: number; answer: Answer }> {
  return sendText(door, JSON.stringify(answers));
}

async function sendText(
  { query, variables, isGuest }: Door,
  answers: string,
): Promise<{ status: number; answer: Answer }> {
  const rest = JSON.stringify({ id: isGuest ? jobId : organizationId, key: randomUUID(), ...variables });
  const body = `{"query":${JSON.stringify(query)},"variables":{"answers":${answers},${rest.slice(1)}}`;
  const response = await api.post('acme.example', body, {
    frontend: 'acme;en',
    ...(!isGuest && recruiter.headers),
  });
  return { status: response.status, answer: await response.json() };
}

/** An answer, or a refusal with a reason; never an internal error. */
function isReasonable({ status, answer: { data, errors } }: { status: number; answer: Answer }): boolean {
  if (errors === undefined) return status === 200 && data?.done !== undefined;
  return errors.every(({ message, extensions }) => message !== '' && extensions?.code !== 'INTERNAL');
}

const values: readonly [string, unknown][] = [
  ['scripts', script],
  ['nothing', null],
  ['an empty text', ''],
  ['a number', 7],
  ['a huge number', 1e308],
  ['yes', true],
  ['a list', [[], {}, null, 'x']],
  ['an object', { value: script, format: 'full_html', x: { y: 'z' } }],
  ['signs that turn text around', '\u202e\u2066\u200f'],
  ['a name that objects have', 'constructor'],
];

const named = doors.map((door) => [/done: (.+?\))/.exec(door.query)?.[1] ?? '', door] as const);

it.each(named)('%s stays up with anything in every field', async (_, door) => {
  for (const [name, value] of values) {
    const sent = await send(door, await answersFor(door, () => value));
    expect([name, isReasonable(sent), sent]).toEqual([name, true, sent]);
  }
});

it.each(named)(
  '%s takes keys of prototypes for what is not asked, and refuses what are no answers',
  async (_, door) => {
    const inner = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":"x"}';
    const [first] = Object.keys(await answersFor(door, () => ''));
    for (const text of [inner, `{"${first}":${inner}}`, '[]', '"x"', 'null', '1']) {
      const sent = await sendText(door, text);
      expect([text, isReasonable(sent), sent]).toEqual([text, true, sent]);
    }
    expect({}).not.toHaveProperty('polluted');
  },
);

it.each([
  ['ten million letters', `{"x":"${'x'.repeat(10_000_000)}"}`, 413],
  ['a bomb of lists', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, 400],
  ['a bomb of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
  ['a text longer than any answer', `{"x":"${'x'.repeat(70_000)}"}`, 400],
  ['a hundred thousand entries', `[${'1,'.repeat(99_999)}1]`, 400],
  ['a NUL', '{"x":"\\u0000"}', 400],
  ['half a character', '{"x":"\\ud800"}', 400],
])('refuses %s', async (_, text, status) => {
  for (const door of doors.slice(0, 2)) {
    const sent = await sendText(door, text);
    expect([sent.status, isReasonable(sent)]).toEqual([status, true]);
  }
});

it('refuses a NUL that the query itself writes', async () => {
  const query =
    'mutation { saveDraft(form: "contact", answers: { message: { name: "\\u0000" } }, version: 0) { __typename } }';
  const response = await api.post('acme.example', { query }, { frontend: 'acme;en', ...recruiter.headers });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
});

it('never has a fault of its own in the log', () => {
  expect(api.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

it('stores no rich text that could do anything', async () => {
  const door = doors.find(({ group }) => group === 'about');
  if (door === undefined) throw new Error('There is no group with a rich text.');
  await send(door, { presentation: { value: script, format: 'full_html' } });
  const [row] = await api.db.select().from(organization).where(eq(organization.id, organizationId));
  const stored = JSON.stringify(row?.data);
  expect(stored).toContain('<p>Text</p>');
  expect(stored).not.toMatch(/<script|onerror|pwned/);
});
