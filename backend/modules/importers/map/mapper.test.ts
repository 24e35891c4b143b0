import { beforeAll, describe, expect, it } from 'vitest';
import { readTaxonomies } from '../../../data/load-taxonomies.ts';
import { loadTaxonomies } from '../../../data/taxonomy-store.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertBasics, insertPlaces } from '../../../testing/rows.ts';
import { createTermCatalogue } from '../../taxonomies/terms.ts';
import type { FeedItem, FeedShape } from '../read/feed-item.ts';
import { guessMapping } from './guess-mapping.ts';
import { keysOf } from './keys.ts';
import { createKnownValues, foldedValue, type KnownValue } from './known-values.ts';
import type { Mapped, MappedJob, Mapping } from './mapped-job.ts';
import { createMapper } from './mapper.ts';
import { mapperTools } from './tools.ts';

const brand = testBrand('acme');
const api = testBackend([brand]);
const NOW = new Date('2026-06-01T12:00:00Z');
const XML: FeedShape = { format: 'xml', itemPath: 'source/job', dialect: null };

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertPlaces(api.db);
  await loadTaxonomies(api.pool, readTaxonomies());
});

function item(fields: Record<string, string | string[]>): FeedItem {
  const values = Object.entries(fields).map(([path, value]) => [path, Array.isArray(value) ? value : [value]] as const);
  return { line: 7, fields: new Map(values), raw: '' };
}

const INDEED = {
  title: 'Baker (m/f/d)',
  referencenumber: 'B-1',
  url: 'https://acme.example/jobs/1?utm_source=feed',
  company: 'Acme Inc.',
  city: 'Portland',
  state: 'ME',
  country: 'US',
  jobtype: 'Full-time, Permanent',
  salary: '$20-$25/hour',
  date: 'Tue, 26 May 2026 00:00:00 EST',
  expirationdate: '2026-07-14',
  description:
    '&lt;p&gt;We bake &lt;b&gt;bread&lt;/b&gt;.&lt;script&gt;alert(1)&lt;/script&gt;&lt;ul&gt;&lt;li&gt;Early&lt;li&gt;Late&lt;/p&gt;',
};

async function mapAll(
  items: FeedItem[],
  { mapping, rows = [] }: { mapping?: Mapping; rows?: KnownValue[] } = {},
): Promise<Mapped[]> {
  const { db } = api;
  const [regions, terms] = await Promise.all([
    api.backend.work.regions(),
    createTermCatalogue(db).of({ db, frontend: 'acme' }),
  ]);
  const used = mapping ?? guessMapping(XML, items);
  const mapItem = createMapper(mapperTools({ db, brand, regions, terms, now: NOW }, used, createKnownValues(rows)));
  return Promise.all(items.map(mapItem));
}

async function map(fields: Record<string, string | string[]>, rows: KnownValue[] = []): Promise<MappedJob> {
  const [mapped] = await mapAll([item(fields)], { rows });
  if (mapped === undefined || 'refused' in mapped) throw new Error(`Refused: ${JSON.stringify(mapped)}`);
  return mapped.job;
}

describe('an item', () => {
  it('becomes a job as the form stores it', async () => {
    const { postingKey, ...job } = await map(INDEED);
    expect(postingKey).toHaveLength(27);
    expect(job).toEqual({
      identity: 'ref:B-1',
      urlKey: 'acme.example/jobs/1',
      title: 'Baker (m/f/d)',
      organizationName: 'Acme Inc.',
      langcode: 'en',
      url: 'https://acme.example/jobs/1?utm_source=feed',
      data: {
        job_info: {
          type: 'job_per_template',
          title: 'Baker (m/f/d)',
          description: {
            value: '<p>We bake <b>bread</b>.</p><ul><li>Early</li><li>Late</li></ul>',
            format: 'filtered_html',
          },
        },
        job_location: {
          address: { locality: 'Portland', administrativeArea: 'ME', countryCode: 'US', lat: 43.66, lon: -70.26 },
        },
        job_categorization: {
          employmentType: ['full_time', 'permanent'],
          occupationalField: ['baker'],
          minSalary: 20,
          maxSalary: 25,
          currencyCode: 'USD',
          salaryUnit: 'hour',
        },
        application_options: {
          applicationWorkflow: 'external',
          applicationLink: 'https://acme.example/jobs/1?utm_source=feed',
        },
      },
      posted: new Date('2026-05-26T05:00:00Z'),
      expires: new Date('2026-07-14T23:59:00Z'),
      unknown: [],
      notes: [],
    });
  });

  it('is a job without place, type, salary, company and link, too', async () => {
    const job = await map({ title: 'Baker', description: 'We bake bread for you and the whole town.' });
    expect(job).toMatchObject({
      organizationName: null,
      url: null,
      urlKey: null,
      unknown: [],
      notes: [],
      posted: null,
      expires: null,
    });
    expect(job.identity).toMatch(/^hash:/);
    expect(job.data).toEqual({
      job_info: expect.objectContaining({ type: 'job_per_template' }),
      job_location: {},
      job_categorization: { occupationalField: ['baker'] },
      application_options: { applicationWorkflow: 'none' },
    });
  });

  it('is a link where it has no text, and takes applications by email where it has no link', async () => {
    const link = await map({ title: 'Baker', url: 'https://acme.example/1' });
    expect(link.data.job_info).toEqual({ type: 'job_per_link', title: 'Baker', linkUrl: 'https://acme.example/1' });
    const mail = await map({ title: 'Baker', description: 'We bake.', email: 'Jobs@Acme.example' });
    expect(mail.data.application_options).toEqual({
      applicationWorkflow: 'email',
      applicationEmails: ['jobs@acme.example'],
    });
  });

  it('has a note where its link cannot be used', async () => {
    const job = await map({
      title: 'Baker',
      description: 'We bake.',
      url: 'see below',
      applyUrl: 'https://acme.example/apply',
    });
    expect([job.url, job.notes]).toEqual(['https://acme.example/apply', []]);
    // Nobody would take this field for a link without its name.
    const mapping: Mapping = {
      version: 1,
      fields: { title: { paths: ['title'] }, description: { paths: ['text'] }, url: { paths: ['url'] } },
    };
    for (const url of [
      'see below',
      'javascript:alert(1)',
      'https://me:secret@acme.example',
      `https://acme.example/${'x'.repeat(500)}`,
    ]) {
      const [mapped] = await mapAll([item({ title: 'Baker', text: 'We bake.', url })], { mapping });
      expect(mapped).toMatchObject({
        job: {
          data: { application_options: { applicationWorkflow: 'none' } },
          notes: [{ code: 'LINK_NOT_USABLE', params: { text: url.slice(0, 200) } }],
        },
      });
    }
  });

  it('of structured data on a page is read as schema.org says', async () => {
    const posting = item({
      '@type': 'JobPosting',
      'identifier/value': 'X7',
      title: 'Baker',
      description: '<p>We bake.</p>',
      'hiringOrganization/name': 'Acme',
      'hiringOrganization/sameAs': 'https://acme.example',
      'jobLocation/address/addressLocality': ['Portland', 'Munich'],
      'jobLocation/address/addressCountry': ['US', 'DE'],
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      'baseSalary/currency': 'USD',
      'baseSalary/value/minValue': '18.5',
      'baseSalary/value/unitText': 'HOUR',
      jobLocationType: 'TELECOMMUTE',
      datePosted: '2026-05-30',
      validThrough: '2026-08-01T00:00',
      url: 'https://acme.example/jobs/x7',
    });
    const mapping = guessMapping({ format: 'json-ld', itemPath: '', dialect: 'job-posting' }, [posting]);
    const [mapped] = await mapAll([posting], { mapping });
    expect(mapped).toMatchObject({
      job: {
        identity: 'ref:X7',
        organizationName: 'Acme',
        data: {
          job_location: {
            address: { locality: 'Portland', countryCode: 'US' },
            furtherLocations: [{ locality: 'Munich', countryCode: 'DE' }],
            remoteOptions: 'remote',
          },
          job_categorization: {
            employmentType: ['full_time', 'temporary'],
            minSalary: 18.5,
            currencyCode: 'USD',
            salaryUnit: 'hour',
          },
        },
        posted: new Date('2026-05-30T00:00:00Z'),
        expires: new Date('2026-08-01T23:59:00Z'),
        unknown: [],
        notes: [],
      },
    });
  });

  it('pairs its cities with their postal codes, regions and countries', async () => {
    const posting = item({
      ...INDEED,
      city: ['Portland', 'Portland', 'Munich'],
      state: ['OR', 'ME', 'BY'],
      country: ['US', 'US', 'DE'],
    });
    const [mapped] = await mapAll([posting]);
    const { address, furtherLocations } = (mapped as { job: MappedJob }).job.data.job_location as Record<
      string,
      unknown
    >;
    expect([address, ...(furtherLocations as object[])]).toMatchObject([
      { locality: 'Portland', administrativeArea: 'OR' },
      { locality: 'Portland', administrativeArea: 'ME' },
      { locality: 'Munich', countryCode: 'DE' },
    ]);
  });

  it('keeps what is not known for somebody to map, and uses what was mapped', async () => {
    const fields = {
      ...INDEED,
      jobtype: 'Frobnication',
      city: 'Atlantis',
      state: '',
      country: '',
      salary: '20,000 ETB Fixed',
    };
    expect((await map(fields)).unknown).toEqual([
      { kind: 'place', text: 'Atlantis' },
      { kind: 'employment_type', text: 'Frobnication' },
      { kind: 'salary', text: '20,000 ETB Fixed' },
    ]);
    const decided = (kind: KnownValue['kind'], text: string, code: string | null): KnownValue => ({
      kind,
      folded: foldedValue(text),
      code,
      scope: 'brand',
    });
    const job = await map(fields, [
      decided('employment_type', 'Frobnication', 'seasonal'),
      decided('place', 'Atlantis', 'Munich'),
      decided('salary', '20,000 ETB Fixed', null),
    ]);
    expect(job.unknown).toEqual([]);
    expect(job.data.job_categorization).toMatchObject({ employmentType: ['seasonal'] });
    expect(job.data.job_location).toMatchObject({ address: { locality: 'Munich', countryCode: 'DE' } });
  });

  it('leaves out dates and salaries that are nonsense, and says so', async () => {
    const job = await map({ ...INDEED, date: '1970-01-01', expirationdate: '9999-12-31', salary: '€1000000000000' });
    expect(job).toMatchObject({ posted: null, expires: null });
    expect(job.data.job_categorization).not.toHaveProperty('minSalary');
    expect(job.notes).toEqual([
      { code: 'SALARY_NONSENSE', params: { text: '€1000000000000' } },
      { code: 'DATE_OUT_OF_RANGE', params: { field: 'posted', text: '1970-01-01' } },
      { code: 'DATE_OUT_OF_RANGE', params: { field: 'expires', text: '9999-12-31' } },
    ]);
    expect((await map({ ...INDEED, salary: '0' })).notes).toEqual([]);
  });

  it('is in the language that the feed names, else in that of its text, with headings in it', async () => {
    const text = 'Wir suchen für unser Team eine Bäckerin, die mit uns arbeitet und für die Kunden da ist.';
    const german = await map({
      title: 'Bäckerin',
      description: text,
      profile: 'Geduld und die Freude an der Arbeit '.repeat(6),
    });
    expect(german.langcode).toBe('de');
    expect(JSON.stringify(german.data.job_info)).toContain('<h3>Anforderungen</h3>');
    expect((await map({ title: 'Bäckerin', description: text, language: 'fr' })).langcode).toBe('fr');
    expect((await map({ title: 'Bäckerin', description: text, language: 'pt' })).langcode).toBe('de');
  });
});

describe('an item that is no job is refused', () => {
  it.each([
    ['a legal notice', { legal: 'Please link back to us.', last_updated: '1781403034' }, 'ITEM_NOTICE'],
    ['one without a title', { ...INDEED, title: ' ' }, 'ITEM_NO_TITLE'],
    ['a title without words', { ...INDEED, title: '123 - !!!' }, 'ITEM_NONSENSE'],
    ['one without text and link', { title: 'Baker', description: '<p> </p>' }, 'ITEM_NO_TEXT'],
  ])('%s', async (_name, fields, code) => {
    const mapping = guessMapping(XML, [item(INDEED)]);
    expect(await mapAll([item(fields)], { mapping })).toEqual([{ refused: [expect.objectContaining({ code })] }]);
  });
});

describe('keys', () => {
  const mapping = guessMapping(XML, [item(INDEED), item({ ...INDEED, referencenumber: 'B-2' })]);
  const keys = (fields: Record<string, string>, revision?: string) => keysOf(item(fields), mapping, revision);
  const own = keys(INDEED);

  it('are the same for the same ad in another feed', () => {
    const elsewhere = keys({
      ...INDEED,
      referencenumber: '77',
      title: 'BAKER',
      company: 'ACME',
      url: 'http://www.acme.example/jobs/1/?utm_medium=x',
    });
    expect(elsewhere.identity).toBe('ref:77');
    expect([elsewhere.urlKey, elsewhere.postingKey]).toEqual([own.urlKey, own.postingKey]);
  });

  it('take the URL where there is no reference, then title, company and place', () => {
    const { referencenumber: _, ...unnumbered } = INDEED;
    expect(keys(unnumbered).identity).toBe('url:acme.example/jobs/1');
    expect(keys({ ...unnumbered, url: 'none' }).identity).toBe(`hash:${own.postingKey}`);
  });

  it('tell ads apart that have no company', () => {
    const anonymous = { ...INDEED, company: '' };
    expect(keys(anonymous).postingKey).not.toBe(keys({ ...anonymous, referencenumber: 'B-3' }).postingKey);
  });

  it('change their fingerprint with what is mapped, with the mapping and with its values, not with the rest', () => {
    expect(keys({ ...INDEED, cpc: '0.28' }).fingerprint).toBe(own.fingerprint);
    expect(keys({ ...INDEED, salary: '$21/hour' }).fingerprint).not.toBe(own.fingerprint);
    expect(keys(INDEED, '2').fingerprint).not.toBe(own.fingerprint);
    const other: Mapping = { ...mapping, fields: { ...mapping.fields, email: { paths: [], constant: 'a@b.example' } } };
    expect(keysOf(item(INDEED), other).fingerprint).not.toBe(own.fingerprint);
  });
});
