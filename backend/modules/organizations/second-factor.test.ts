import { beforeAll, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertPerson } from '../../testing/people.ts';
import { days, insertBasics } from '../../testing/rows.ts';
import { asker, created, OWN, PUBLISH, recruiter, SAVE } from './testing/ask.ts';

const api = testBackend([testBrand('acme')], { adminSecondFactor: true });
const ask = asker(api);

beforeAll(() => insertBasics(api.db, ['acme']));

it('asks administrators for their second factor before they act on what is not theirs', async () => {
  const ida = await recruiter(api);
  const id = await created(ask, ida, 'Guarded');
  const people = '{ organizationPeople(organizationId: $id) { members { accountId } } }';
  const operations: [string, Record<string, unknown>][] = [
    [OWN, { id }],
    [SAVE, { id, group: 'benefits', answers: {}, version: 0 }],
    [PUBLISH, { id }],
    [`query ($id: Int!) ${people}`, { id }],
    ['{ waitingOrganizations { id } }', {}],
  ];
  for (const role of ['site_admin', 'administrator'] as const) {
    const without = await insertPerson(api, { roles: [role] });
    const shown = await insertPerson(api, { roles: [role], secondFactor: days(0) });
    for (const [query, variables] of operations) {
      expect(await ask(without, query, variables)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
      expect((await ask(shown, query, variables)).code).not.toBe('SECOND_FACTOR_REQUIRED');
    }
  }
  expect((await ask(ida, OWN, { id })).data.ownOrganization).toMatchObject({ name: 'Guarded' });
});
