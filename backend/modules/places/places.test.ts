import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertPlaces } from '../../testing/rows.ts';

const api = testBackend([
  testBrand('acme'),
  testBrand('rhein', (document) => {
    document.site.country = 'de';
  }),
]);
const PLACES = `query ($text: String!, $countries: [String!], $locale: String, $limit: Int, $exact: Boolean) {
  places(text: $text, countries: $countries, locale: $locale, limit: $limit, exact: $exact) { label locationType } }`;

interface Options {
  countries?: string[];
  locale?: string;
  limit?: number;
  exact?: boolean;
  brand?: string;
}

async function places(text: string, { brand = 'acme', ...options }: Options = {}): Promise<string[]> {
  const answer = await api.run(brand, PLACES, { text, ...options });
  return (answer.places as { label: string }[]).map(({ label }) => label);
}

const OREGON = 'Portland, Oregon, United States';
const MAINE = 'Portland, Maine, United States';
const MUNICH = 'Munich, Bavaria, Germany';

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
});

describe('places', () => {
  it('suggests what begins with the text, the most populous first', async () => {
    expect(await places('port')).toEqual([OREGON, MAINE, 'Portsmouth, United States']);
    expect(await places('port', { limit: 1 })).toEqual([OREGON]);
  });

  it('keeps to the countries asked for', async () => {
    expect(await places('mun', { countries: ['us', 'ca'] })).toEqual([]);
    expect(await places('mun', { countries: ['de'] })).toEqual([MUNICH]);
  });

  it.each([
    ['MÜNCHEN', MUNICH],
    ['Muenchen', MUNICH],
    ['munchen', MUNICH],
    ['Mnuich', MUNICH],
    ['Munihc', MUNICH],
    ['80331', '80331 Munich, Bavaria, Germany'],
  ])('finds "%s"', async (text, label) => {
    expect((await places(text))[0]).toBe(label);
  });

  it('names places in the language asked for', async () => {
    expect(await places('münchen', { locale: 'de' })).toEqual(['München, Bayern, Deutschland']);
  });

  it('finds regions and countries by name and by daily use', async () => {
    const { places: found } = await api.run('acme', PLACES, { text: 'germany' });
    expect(found).toEqual([{ label: 'Germany', locationType: 'country' }]);
    expect(await places('usa')).toContain('United States');
    expect(await places('maine')).toEqual(['Maine, United States']);
    expect(await places('bayern')).toEqual(['Bavaria, Germany']);
  });

  it.each([
    ['Portland, ME', MAINE],
    ['Portland, Maine, USA', MAINE],
    ['Portland, OR 97201', OREGON],
    ['Greater Portland Area', OREGON],
    ['Portland (Maine)', MAINE],
    ['04101 Portland', '04101 Portland, Maine, United States'],
    ['Paris, TX', 'Paris, Texas, United States'],
    ['Paris, France', 'Paris, France'],
    ['Paris', 'Paris, France'],
    ['Munich or Remote', MUNICH],
    ['Munich / Paris', MUNICH],
    ['Remote - US', 'United States'],
    ['US-Remote', 'United States'],
    ['Hybrid (Munich, DE)', MUNICH],
    ['Munich-Schwabing, BY, DE', MUNICH],
    ['Portland ME', MAINE],
    ['07 - PARIS', 'Paris, France'],
    ['Munich office', MUNICH],
    ['No Such Hamlet, Maine', 'Maine, United States'],
    [`Portland, ME; ${'Paris, TX; '.repeat(40)}`, MAINE],
  ])('resolves the location text "%s"', async (text, label) => {
    expect((await places(text, { exact: true }))[0]).toBe(label);
  });

  it('names several places only for a text that fits them equally well', async () => {
    expect(await places('Portland', { exact: true })).toEqual([OREGON, MAINE]);
    expect(await places('Portland, Maine', { exact: true })).toEqual([MAINE]);
  });

  it.each([
    'Remote',
    'Worldwide',
    '2 locations',
    'Anywhere',
    'Home Office',
    'bundesweit',
    'Saint-Romain-de-Lerps',
    '',
    '  ',
    '%',
    'x'.repeat(121),
  ])('takes "%s" for no place', async (text) => {
    expect(await places(text, { exact: true })).toEqual([]);
    expect(await places(text)).toEqual([]);
  });

  it('refuses a limit above ten', async () => {
    await expect(places('p', { limit: 11 })).rejects.toThrow('limit is 11; 1 to 10 are allowed.');
  });
});

describe('the nearest place', () => {
  const NEAREST =
    'query ($lat: Float!, $lon: Float!, $locale: String) { nearestPlace(lat: $lat, lon: $lon, locale: $locale) { label locationType } }';
  const nearest = async (lat: number, lon: number, locale = 'en') =>
    (await api.run('acme', NEAREST, { lat, lon, locale })).nearestPlace;

  it('is the town closest to the point, in the language of the page', async () => {
    expect(await nearest(43.5, -70.4)).toEqual({ label: 'Portland, Maine, United States', locationType: 'locality' });
    expect(await nearest(43.2, -70.7)).toEqual({ label: 'Portsmouth, United States', locationType: 'locality' });
    expect(await nearest(48, 11.5, 'de')).toEqual({ label: 'München, Bayern, Deutschland', locationType: 'locality' });
  });

  it('is nowhere in the middle of the sea', async () => {
    expect(await nearest(0, -30)).toBeNull();
    expect(await nearest(90, 180)).toBeNull();
  });

  it.each([
    [90.5, 0],
    [0, -181],
  ])('is not looked for at %f, %f', async (lat, lon) => {
    await expect(nearest(lat, lon)).rejects.toThrow(
      'A latitude lies between -90 and 90, a longitude between -180 and 180.',
    );
  });
});
