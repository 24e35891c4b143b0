import { describe, expect, it } from 'vitest';
import type { FeedItem, FeedShape } from '../read/feed-item.ts';
import { guessMapping } from './guess-mapping.ts';

const TEXT = '<p>We bake bread for the whole town, early in the morning and late at night.</p>';

function guess(items: Record<string, string>[], shape: Partial<FeedShape> = {}): Record<string, string> {
  const sample = items.map(
    (fields): FeedItem => ({
      line: 1,
      fields: new Map(Object.entries(fields).map(([path, value]) => [path, [value]])),
      raw: '',
    }),
  );
  const { fields } = guessMapping({ format: 'xml', itemPath: '', dialect: null, ...shape }, sample);
  return Object.fromEntries(
    Object.entries(fields).map(([name, { paths, read }]) => [name, paths.join(' ') + (read ? ` (${read})` : '')]),
  );
}

describe('guessMapping', () => {
  it('knows the names of fields in several languages', () => {
    expect(
      guess([
        {
          Stellentitel: 'Bäcker',
          Referenz: 'A1',
          Firma: 'Acme',
          Arbeitsort: 'Berlin',
          Beschreibung: TEXT,
          Ablaufdatum: '14.07.2026',
          Vertragsart: 'unbefristet',
          Gehalt: '3.000 €',
        },
      ]),
    ).toEqual({
      title: 'Stellentitel',
      reference: 'Referenz',
      company: 'Firma',
      place: 'Arbeitsort',
      description: 'Beschreibung',
      expires: 'Ablaufdatum',
      employmentType: 'Vertragsart',
      salary: 'Gehalt',
    });
    expect(
      guess([
        {
          intitule: 'Boulanger',
          'entreprise.nom': 'Acme',
          'lieuTravail.codePostal': '07200',
          descriptif: TEXT,
          'entreprise.url': 'https://acme.example',
        },
      ]),
    ).toEqual({
      title: 'intitule',
      company: 'entreprise.nom',
      postcode: 'lieuTravail.codePostal',
      description: 'descriptif',
      url: 'entreprise.url',
    });
    expect(
      guess([{ titulo: 'Panadero', empresa: 'Acme', provincia: 'Sevilla', descripcion: TEXT, salario: '1.500 €' }]),
    ).toEqual({
      title: 'titulo',
      company: 'empresa',
      region: 'provincia',
      description: 'descripcion',
      salary: 'salario',
    });
  });

  it('looks at the values, too: a date is no place, and a reference that repeats is none', () => {
    const items = [1, 2, 3].map((id) => ({
      id: 'all',
      location: '2026-07-14',
      guid: `https://acme.example/${id}`,
      title: 'Baker',
      body: TEXT,
    }));
    expect(guess(items)).toEqual({ title: 'title', reference: 'guid', description: 'body', url: 'guid' });
  });

  it('takes the longest text for the description where none is named so', () => {
    expect(guess([{ name: 'Baker', foo: TEXT, bar: 'https://acme.example/1' }])).toEqual({
      title: 'name',
      description: 'foo',
      url: 'bar',
    });
  });

  it('finds the company in titles, and the place in descriptions', () => {
    const description = '<p><strong>Location:</strong> Portland, ME<br>We bake.</p>';
    expect(
      guess(
        [
          {
            title: 'Acme: Baker',
            description,
            link: 'https://acme.example/1',
            pubDate: 'Tue, 14 Jul 2026 00:00:00 GMT',
          },
        ],
        { dialect: 'rss' },
      ),
    ).toEqual({
      title: 'title (company_title)',
      description: 'description',
      url: 'link',
      posted: 'pubDate',
      place: 'description (labelled)',
    });
  });

  it('sees from one date whether the day stands first', () => {
    const date = (text: string) =>
      guess([
        { title: 'Baker', date: '02/03/2026' },
        { title: 'Cook', date: text },
      ]).posted;
    expect(date('28/03/2026')).toBe('date (day_first)');
    expect(date('03/28/2026')).toBe('date (month_first)');
    expect(date('03/04/2026')).toBe('date');
  });

  it('takes no field of the employer for one of the job', () => {
    expect(
      guess([
        {
          title: 'Baker',
          'company/name': 'Acme',
          'company/description': `${TEXT}${TEXT}`,
          'company/country': 'US',
          description: TEXT,
        },
      ]),
    ).toEqual({
      title: 'title',
      company: 'company/name',
      aboutCompany: 'company/description',
      description: 'description',
    });
  });

  it('guesses nothing without a sample', () => {
    expect(guess([])).toEqual({});
  });
});
