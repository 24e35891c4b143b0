/** Every operation, by every kind of user, on their own things, those of others and those of another brand: docs/permissions.md is the result. */
import { beforeAll, expect, it } from 'vitest';
import { apiSchema } from './api-schema.ts';
import { rateLimit } from './database/schema/uploads.ts';
import { adminBackend } from './modules/admin/testing/admin-backend.ts';
import { everybody, makeCast, makeThings, nothing, type Side, type Things, type Who } from './testing/everybody.ts';
import { type Args, documentOf, type Operation, operations, operationsOf, wantedBy } from './testing/operations.ts';
import type { Person } from './testing/people.ts';
import { wordOf } from './testing/refusals.ts';
import { insertBasics } from './testing/rows.ts';

const api = adminBackend({
  document: { site: { contactEmail: 'post@example.com' }, features: { cvSite: true, blog: true, partnerApi: true } },
});
const fields = operationsOf(apiSchema());

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

const OF_SOMEBODY: readonly (keyof Things)[] = [
  'organization',
  'job',
  'application',
  'order',
  'subscription',
  'credit',
  'alert',
  'resumeAlert',
  'resume',
  'contact',
];

/** Sides that an operation can be about. Null where it is about none. */
function sidesOf(wanted: ReadonlySet<keyof Things>): (Side | null)[] {
  if (OF_SOMEBODY.some((name) => wanted.has(name))) return ['own', 'others', 'foreign'];
  return wanted.size > 0 ? ['others', 'foreign'] : [null];
}

/** Where several ask about the same, the first of them decides what there is left to do. */
async function outcome(
  operation: Operation,
  args: Args,
  { person, side }: { person: Person | null; side: Side | null },
): Promise<string> {
  const { name, field } = operation;
  const query = documentOf(operation, args);
  const answer = await api.post(
    'acme.example',
    { query, variables: args },
    { frontend: 'acme;en', ...person?.headers },
  );
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  const code = errors?.[0]?.extensions?.code;
  if (errors && (code === undefined || code === 'INTERNAL')) throw new Error(`${name}: ${errors[0]?.message}`);
  if (code !== undefined) return wordOf(code);
  const result = data?.[field.name];
  if (result === false && side !== null && name.startsWith('Mutation')) return 'false';
  return result === null ? 'null' : 'yes';
}

it('is known of every operation', () => {
  expect(Object.keys(operations).sort()).toEqual(fields.map(({ name }) => name).sort());
});

it('has a word for every refusal', () => {
  expect(() => wordOf('NOT_AT_NIGHT')).toThrow(
    '"NOT_AT_NIGHT" has no word: add it to words, or to ofTheMatter where it is said to those who may.',
  );
});

it('is what the documentation says', { timeout: 1_200_000 }, async () => {
  const rows: string[] = [];
  const leaks: string[] = [];
  const audience = await makeCast(api);
  const questions = fields.filter(({ name }) => name.startsWith('Query'));
  const asked = new Set(questions.flatMap(({ name }) => [...wantedBy(operations[name] ?? (() => ({})))]));
  const kept = new Map<string, Promise<Things>>();
  /** What questions are about is the same for all of them. */
  const keptThings = (side: Side, who: Who) => {
    const key = `${side} ${who}`;
    const things = kept.get(key) ?? makeThings(api, { side, who, me: audience[who], wanted: asked });
    kept.set(key, things);
    return things;
  };
  for (const operation of fields) {
    const { name } = operation;
    const argsOf = operations[name] ?? (() => ({}));
    const wanted = wantedBy(argsOf);
    // Who only asks is the same afterwards, and so is what the question is about.
    const isQuestion = questions.includes(operation);
    const people = isQuestion ? audience : await makeCast(api);
    for (const side of sidesOf(wanted).reverse()) {
      await api.db.delete(rateLimit);
      const cells = await Promise.all(
        everybody.map(async (who) => {
          const me = people[who];
          const things =
            side === null
              ? nothing
              : isQuestion
                ? await keptThings(side, who)
                : await makeThings(api, { side, who, me, wanted });
          return outcome(operation, argsOf(things), { person: me, side });
        }),
      );
      leaks.push(...leaksIn(name, side, cells));
      rows.push(`| \`${name}\` | ${side ?? ''} | ${cells.join(' | ')} |`);
    }
  }
  expect(leaks).toEqual([]);
  await expect(page(rows)).toMatchFileSnapshot('../docs/permissions.md');
});

/** Administrative roles count on their brand alone: about another one, they allow no more than any account may. */
function leaksIn(name: string, side: Side | null, cells: readonly string[]): string[] {
  const wordFor = (who: Who) => cells[everybody.indexOf(who)];
  const powerless: readonly Who[] =
    side === 'foreign' ? ['job_editor', 'site_admin'] : side === 'others' ? ['elsewhere'] : [];
  return powerless
    .filter((who) => wordFor(who) === 'yes' && wordFor('applicant') !== 'yes')
    .map((who) => `${name} lets a ${who} act on what ${side === 'foreign' ? 'another brand has' : 'this brand has'}.`);
}

function page(rows: readonly string[]): string {
  return `# Permissions

Generated by \`backend/permissions.test.ts\`, which runs every API operation in every role: on the person's own data, on data of
others on this brand, and on data of another brand (foreign). \`yes\` means that access is granted, whatever the result; \`sign in\` and
\`verify\` require a session or a confirmed address; \`no\` is a refusal; \`unknown\`, \`null\` and \`false\` respond as if the data did not exist, or there was nothing to do;
\`not so\` refuses an administrator who acts as somebody. Everybody is signed in on this brand: *newcomer* has not confirmed the
address, *screener* is a member who sees applicants only, *elsewhere* is a site_admin of another brand, *acting* an administrator who acts as the owner.

| operation | whose | ${everybody.join(' | ')} |
|---|---|${everybody.map(() => '---').join('|')}|
${[...rows].sort().join('\n')}
`;
}
