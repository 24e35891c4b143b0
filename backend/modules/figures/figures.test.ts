import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { days, insertBasics, insertJob, insertPlaces } from '../../testing/rows.ts';

const brand = (id: string) =>
  testBrand(id, ({ site }) => {
    site.timeZone = 'UTC';
  });
const api = testBackend([brand('acme'), brand('rhein'), brand('empty')]);
const TOWNS = `query ($box: GeoBox, $hubs: [GeoPoint!], $km: Float, $limit: Int, $language: String) {
  jobTowns(box: $box, hubs: $hubs, km: $km, limit: $limit, language: $language) { place { name lat lon } region count } }`;
const WEEKS = 'query ($weeks: Int) { jobWeeks(weeks: $weeks) { begins count } }';

const MAINE = { lat: 43.66, lon: -70.26 };
const MUNICH = { lat: 48.14, lon: 11.58 };

function at(point: { lat: number; lon: number } | null) {
  return { job_location: { address: { locality: 'X', countryCode: 'US', ...point }, remoteOptions: 'none' } };
}

async function towns(variables: Record<string, unknown> = {}, brand = 'acme'): Promise<string[]> {
  const { jobTowns } = await api.run(brand, TOWNS, variables);
  return (jobTowns as Town[]).map(({ place: { name }, region, count }) => `${name}, ${region}: ${count}`);
}

interface Town {
  place: { name: string; lat: number; lon: number };
  region: string | null;
  count: number;
}

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'empty']);
  await insertPlaces(api.db);
  for (let count = 0; count < 3; count += 1) await insertJob(api.db, { groups: at(MAINE) });
  // Ten kilometers from Portland, and seventy.
  await insertJob(api.db, { groups: at({ lat: 43.75, lon: -70.26 }) });
  await insertJob(api.db, { groups: at({ lat: 43.07, lon: -70.76 }) });
  await insertJob(api.db, { groups: at(MUNICH), on: ['acme', 'rhein'] });
  await insertJob(api.db, { groups: at(MUNICH), frontend: 'rhein' });
  await insertJob(api.db, { groups: at(null) });
  await insertJob(api.db, { groups: at(MUNICH), expires: days(-1) });
});

describe('the towns of the jobs', () => {
  it('are counted with what is around them, the most jobs first', async () => {
    expect(await towns()).toEqual(['Portland, Maine: 4', 'Portsmouth, null: 1', 'Munich, Bavaria: 1']);
    expect(await towns({ km: 100 })).toEqual(['Portland, Maine: 5', 'Munich, Bavaria: 1']);
    expect(await towns({ limit: 1 })).toEqual(['Portland, Maine: 4']);
  });

  it('are at their coordinates in the gazetteer, even if no job is', async () => {
    const box = { south: 43.7, north: 44, west: -71, east: -70 };
    const { jobTowns } = await api.run('acme', TOWNS, { box });
    expect(jobTowns).toEqual([{ place: { name: 'Portland', ...MAINE }, region: 'Maine', count: 1 }]);
  });

  it('have names in the language asked for', async () => {
    expect(await towns({ language: 'de' })).toContain('München, Bayern: 1');
  });

  it('are those of the brand', async () => {
    expect(await towns({}, 'rhein')).toEqual(['Munich, Bavaria: 2']);
    expect(await towns({}, 'empty')).toEqual([]);
  });

  it('can be hubs, which keep their order and may be without jobs', async () => {
    const hubs = [
      { lat: 33.66, lon: -95.55 },
      { lat: 43.07, lon: -70.76 },
      { lat: 43.7, lon: -70.3 },
    ];
    expect(await towns({ hubs, km: 80 })).toEqual(['Paris, Texas: 0', 'Portsmouth, null: 1', 'Portland, Maine: 4']);
  });

  it.each([
    [{ limit: 0 }, 'limit is 0; 1 to 100 are allowed.'],
    [{ km: 501 }, 'km is 501; 0 to 500 are allowed.'],
    [{ hubs: [{ lat: 91, lon: 0 }] }, 'A latitude lies between -90 and 90, a longitude between -180 and 180.'],
  ])('are refused for %j', async (variables, message) => {
    await expect(towns(variables)).rejects.toThrow(message);
  });
});

describe('the jobs of each week', () => {
  /** Monday of the week so many weeks ago, UTC. */
  function monday(weeks: number): string {
    const day = new Date();
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - weeks * 7);
    return day.toISOString().slice(0, 10);
  }

  it('include those that have ended, and weeks without any', async () => {
    const on = ['empty'];
    const during = (weeks: number, hour: string) => new Date(`${monday(weeks)}T${hour}:00:00Z`);
    await insertJob(api.db, { on, published: during(2, '12') });
    await insertJob(api.db, { on, published: during(2, '13'), state: 'archived' });
    await insertJob(api.db, { on, published: during(2, '14'), state: 'draft' });
    await insertJob(api.db, { on, published: during(0, '12') });
    await insertJob(api.db, { published: during(2, '12') });
    const { jobWeeks } = await api.run('empty', WEEKS, { weeks: 3 });
    expect(jobWeeks).toEqual([
      { begins: monday(3), count: 0 },
      { begins: monday(2), count: 2 },
      { begins: monday(1), count: 0 },
    ]);
  });
});
