import { beforeAll, expect, it } from 'vitest';
import search from '../../../schemas/brand/search.json' with { type: 'json' };
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertOrganization } from '../../testing/rows.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const TURN = 'query ($limit: Int!, $turn: Int) { featuredOrganizations(limit: $limit, turn: $turn) { name } }';

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  const put = (name: string, profile: { frontend?: string; published?: boolean; featured?: boolean }) =>
    insertOrganization(api.db, {
      name,
      profiles: [{ frontend: 'acme', slug: name.toLowerCase(), published: true, featured: true, ...profile }],
    });
  for (const name of ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']) await put(name, {});
  await put('Hidden', { published: false });
  await put('Plain', { featured: false });
  await put('Rhine', { frontend: 'rhein' });
});

async function namesOf(limit: number, turn?: number, brand = 'acme'): Promise<string[]> {
  const { featuredOrganizations } = await api.run(brand, TURN, { limit, ...(turn !== undefined && { turn }) });
  return (featuredOrganizations as { name: string }[]).map(({ name }) => name);
}

it('shows the raised ones of the brand in turns, and nobody twice before all were seen', async () => {
  expect(await namesOf(2)).toEqual(['Ash', 'Birch']);
  expect(await namesOf(2, 1)).toEqual(['Cedar', 'Dogwood']);
  expect(await namesOf(2, 2)).toEqual(['Elm', 'Ash']);
  expect(await namesOf(2, 3)).toEqual(['Birch', 'Cedar']);
  expect(await namesOf(2, -1)).toEqual(['Dogwood', 'Elm']);
  expect(await namesOf(4, 2_000_000_000)).toHaveLength(4);
});

it('shows all of them where there are no more, and none where there are none', async () => {
  expect((await namesOf(24, 3)).sort()).toEqual(['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']);
  expect(await namesOf(4, 1, 'rhein')).toEqual(['Rhine']);
  expect(await namesOf(0, 1)).toEqual([]);
});

it('takes as many as the brand document may name, and refuses more', async () => {
  const { maximum } = search.properties.ranges.properties.featuredOrganizations;
  expect(await namesOf(maximum)).toHaveLength(5);
  await expect(namesOf(maximum + 1)).rejects.toThrow(`limit is ${maximum + 1}; 0 to ${maximum} are allowed.`);
});
