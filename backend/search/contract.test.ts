import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { SearchPort } from './port.ts';
import { searchReference } from './reference.ts';
import { createSqlSearch, type SqlSearch } from './sql-search.ts';
import { ContractWorld } from './testing/contract-world.ts';
import { createRandom } from './testing/random.ts';
import { randomInput } from './testing/random-requests.ts';

/** `SEARCH_REQUESTS=10000 SEARCH_EDITS=1000 npx vitest run backend/search/contract.test.ts` for the long run. */
const REQUESTS = Number(process.env.SEARCH_REQUESTS ?? 300);
const EDITS = Number(process.env.SEARCH_EDITS ?? 60);
const SEED = Number(process.env.SEARCH_SEED ?? 7);

const database = testDatabase();

describe('every search port', () => {
  let world: ContractWorld;
  let search: SqlSearch;
  const random = createRandom(SEED);

  beforeAll(async () => {
    world = new ContractWorld(database.pool, random);
    await world.fill(300, 20);
    search = createSqlSearch(database.pool);
  });
  afterAll(() => search.close());

  it('answers random requests as the reference does', { timeout: 3_600_000 }, () => compare(search, world, REQUESTS));

  it('answers them so after random edits, too', { timeout: 3_600_000 }, async () => {
    await world.edit(EDITS);
    await compare(search, world, REQUESTS);
  });

  it('matches the ids that it finds, and no others', async () => {
    for (let i = 0; i < 60; i++) {
      const input = randomInput(random, world.requests);
      const everything = { ...input, request: { ...input.request, range: { first: 0, last: 100 } } };
      const expected = await searchReference(world.documents[input.index].values(), everything, world.reference);
      if (expected.total > 100) continue;
      const found = await search.match(input, world.requests.ids);
      expect(
        found.map(({ id }) => id),
        JSON.stringify(input),
      ).toEqual(expected.ids.toSorted((a, b) => a - b));
    }
  });

  async function compare(
    port: SearchPort,
    { documents, requests, reference }: ContractWorld,
    count: number,
  ): Promise<void> {
    for (let i = 0; i < count; i++) {
      const input = randomInput(random, requests);
      const expected = await searchReference(documents[input.index].values(), input, reference);
      // Twice: counted anew, and from what the first time kept.
      for (const options of [{ uncached: random.chance(0.3) }, {}]) {
        const actual = await port.search(input, options);
        expect(actual, `request ${i} of seed ${SEED}: ${JSON.stringify(input)}`).toEqual(expected);
      }
      expect(port.recall(input)?.outcome ?? expected, `recalled for request ${i} of seed ${SEED}`).toEqual(expected);
      expect(await port.find(input), `ids of request ${i} of seed ${SEED}`).toEqual(expected.ids);
    }
  }
});
