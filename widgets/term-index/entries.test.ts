import { describe, expect, it } from 'vitest';
import { byGroup, byLetter, townEntries, valueEntries } from './entries.ts';

const link = (label: string, count: number) => ({ label, count, href: `/jobs/${label}` });
const value = (label: string, children: { label: string; count: number }[] = []) => ({
  ...{ filter: label, alias: label, label, count: 1 },
  children: children.map((child) => ({ filter: child.label, alias: child.label, ...child })),
});
const town = (name: string, region: string | null) => ({
  place: { label: name, name, country: 'US', administrativeArea: null, lat: 1, lon: 2 },
  region,
  count: 1,
});
const described = (sections: ReturnType<typeof byLetter>) =>
  sections.map(({ title, href, entries }) => [title, href, entries.map(({ label }) => label).join()]);

describe('an index', () => {
  const values = [value('Zoology'), value('Media', [{ label: 'Écriture', count: 2 }]), value('3D'), value('events')];
  const entries = valueEntries(values, ({ label, count }) => link(label, count));

  it('lists broader and narrower terms by letter, marks and case aside', () => {
    expect(described(byLetter(entries, 'en'))).toEqual([
      ['#', undefined, '3D'],
      ['E', undefined, 'Écriture,events'],
      ['M', undefined, 'Media'],
      ['Z', undefined, 'Zoology'],
    ]);
  });

  it('lists narrower terms under their broader one, which leads to its own search; the rest comes last', () => {
    expect(described(byGroup(entries, 'en'))).toEqual([
      ['Media', '/jobs/Media', 'Écriture'],
      ['', undefined, '3D,events,Zoology'],
    ]);
  });

  it('lists towns by region', () => {
    const towns = [town('Salem', 'Oregon'), town('Bend', 'Oregon'), town('Bath', 'Maine'), town('Monaco', null)];
    expect(
      described(
        byGroup(
          townEntries(towns, ({ place }) => link(place.name, 1)),
          'en',
        ),
      ),
    ).toEqual([
      ['Maine', undefined, 'Bath'],
      ['Oregon', undefined, 'Bend,Salem'],
      ['', undefined, 'Monaco'],
    ]);
  });

  it('lists towns by the areas that the site names, however they are spelled, the others by region', () => {
    const towns = [town('Ludlow', 'England'), town('Church Stretton', 'England'), town('York', 'England')];
    const areas = [{ label: 'Shropshire', towns: ['ludlow', 'Church-Stretton'] }];
    const entries = townEntries(towns, ({ place }) => link(place.name, 1), areas);
    expect(described(byGroup(entries, 'en-GB'))).toEqual([
      ['England', undefined, 'York'],
      ['Shropshire', undefined, 'Church Stretton,Ludlow'],
    ]);
  });
});
