import { describe, expect, it } from 'vitest';
import { composeLabels, type SourceLabel } from './occupation-labels.ts';

const labels = (concept: string, ...names: string[]): SourceLabel[] =>
  names.map((label) => ({ concept: `occupation/${concept}`, label }));

describe('labels of occupations', () => {
  it('become a line of names by language, the preferred one first', () => {
    const made = composeLabels({
      en: labels('1', 'bread baker', 'artisan baker', 'baker'),
      de: labels('1', 'Bäcker/Bäckerin', 'Brotbäcker/in', 'Bäckerin'),
      fr: labels('1', 'boulanger/boulangère'),
    });
    expect(made).toEqual(['bread baker|baker|artisan baker\tbacker|brotbacker\tboulanger']);
  });

  it('leave out groups of occupations, remarks, long names and names without another', () => {
    const made = composeLabels({
      en: [...labels('1', 'baker', 'baker (bread)', 'baker of bread'), { concept: 'isco/C1', label: 'bakers' }],
      de: labels('2', 'Fachverkäufer für Fisch und Meeresfrüchte', 'Fischer'),
      fr: labels('2', 'pêcheur'),
    });
    expect(made).toEqual(['\t|fischer\tpecheur']);
  });

  it('leave out a name that is part of the names of other occupations, unless it is preferred', () => {
    const drivers = ['bus', 'taxi', 'tram', 'truck'].flatMap((kind) => labels(kind, `${kind} driver`, `${kind} man`));
    const made = composeLabels({ en: [...labels('hearse', 'hearse driver', 'driver', 'undertaker'), ...drivers] });
    expect(made).toContain('hearse driver|undertaker\t\t');
    const preferred = composeLabels({ en: [...labels('any', 'driver', 'motorist'), ...drivers] });
    expect(preferred).toContain('driver|motorist\t\t');
  });

  it('leave out a name of more than three occupations', () => {
    const made = composeLabels({
      en: ['1', '2', '3', '4'].flatMap((id) => labels(id, `kind ${id}`, `sort ${id}`, 'worker')),
    });
    expect(made).toEqual(['1', '2', '3', '4'].map((id) => `kind ${id}|sort ${id}\t\t`));
  });
});
