import { beforeAll, expect, it } from 'vitest';
import { insertPerson, type Person } from '../../testing/people.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
let boss: Person;
let keeper: Person;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  keeper = await insertPerson(api, { roles: ['site_admin'] });
  const query = `mutation ($patch: JSON!) {
    saveBrandPatch(brand: "acme", expected: 0, patch: $patch, note: "x") { version } }`;
  expect(await api.ask(boss, query, { patch: { site: { tagline: 'Work' } } })).toMatchObject({ saveBrandPatch: {} });
});

const CSV = 'query ($only: [String!]) { adminBrandsCsv(only: $only) }';

/** Ids, names and what is changed, or a code. */
async function linesOf(person: Person, only?: string[]): Promise<unknown> {
  const answer = await api.ask(person, CSV, { only });
  if (typeof answer === 'string') return answer;
  const [, ...lines] = String((answer as { adminBrandsCsv: string }).adminBrandsCsv)
    .trimEnd()
    .split('\r\n');
  return lines.map((line) => line.split(',')).map((cells) => [cells[0], cells[1], cells.at(-1)].join(' '));
}

it('has all brands of the person, or the asked ones in their order', async () => {
  expect(await linesOf(boss)).toEqual(expect.arrayContaining(['acme The acme Changed', 'rhein The rhein ']));
  expect(await linesOf(boss, ['rhein', 'acme'])).toEqual(['rhein The rhein ', 'acme The acme Changed']);
  expect(await linesOf(boss, [])).toEqual([]);
  expect(await linesOf(keeper)).toEqual(['acme The acme Changed']);
});

it('has no brand of others, and the attempt is logged', async () => {
  expect(await linesOf(keeper, ['acme', 'rhein'])).toBe('NOT_ALLOWED');
  const { rows } = await api.pool.query("select frontend, detail from account_event where kind = 'admin_refused'");
  expect(rows).toEqual([{ frontend: 'rhein', detail: { operation: 'adminBrandsCsv', brand: 'rhein' } }]);
});
