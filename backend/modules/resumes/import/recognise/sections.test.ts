import { expect, it } from 'vitest';
import { withName } from './section-kinds.ts';
import { sectionsOf } from './sections.ts';

const below = (kind: string, lines: readonly string[]) =>
  sectionsOf(lines).flatMap((section) => (section.kind === kind ? section.lines : []));

it('takes interests and languages under the heading of skills for what they are', () => {
  const lines = [
    'Skills & Interests',
    'Software: Excel',
    'Language: Conversational Mandarin',
    'Interests: running, ceramics',
  ];
  expect(below('skills', lines)).toEqual(['Software: Excel']);
  expect(below('languages', lines)).toEqual(['Conversational Mandarin']);
  expect(below('skills', ['Skills', '- Wound care', '- Fluent in Japanese'])).toEqual(['- Wound care']);
  expect(below('languages', ['Skills', 'Triage, fluent Spanish, first aid'])).toEqual(['fluent Spanish,']);
});

it('leaves the tools of a position in it where the file has a list of skills', () => {
  const lines = ['Experience', 'Baker, Mill\t2019 – now', 'Tools: ovens, mixers'];
  expect(below('skills', lines)).toEqual(['ovens, mixers']);
  expect(below('skills', [...lines, 'Skills', 'Bread'])).toEqual(['Bread']);
});

it('leaves what several positions have in them', () => {
  const entry = (name: string) => [`Baker, ${name}\t2019 – 2020`, 'Projects', '• Bread'];
  expect(below('other', ['Experience', ...entry('Mill'), ...entry('Oven')])).toEqual([]);
  expect(below('other', ['Experience', ...entry('Mill')])).toEqual(['• Bread']);
  expect(below('other', ['Experience', 'Baker\t2019 – 2020', 'Duties and Accomplishments:', '• Bread'])).toEqual([]);
  expect(below('other', ['Experience', 'Baker\t2019 – 2020', 'Projects:', '• Bread', 'Education'])).toEqual([]);
  expect(below('other', ['Experience:', 'Baker\t2019 – 2020', 'Projects:', '• Bread', 'Education:'])).toEqual([
    '• Bread',
  ]);
});

it('takes a profile of personal data for personal data, and one of positions for positions', () => {
  expect(
    below('contact', ['Personal Profile', "Father's Name : K. Berg", 'Gender : Female', 'Nationality : Indian']),
  ).toHaveLength(3);
  expect(below('work', ['Career Summary', 'Mill\t2019 – now', 'Oven\t2015 – 2019'])).toHaveLength(2);
  expect(below('about', ['Career Summary', 'I have baked since 2015.'])).toHaveLength(1);
});

it('parts languages from skills below a heading of both', () => {
  const lines = ['Sprachen und EDV', 'Englisch (B2)', 'SAP, DATEV'];
  expect([below('languages', lines), below('skills', lines)]).toEqual([['Englisch (B2)'], ['SAP, DATEV']]);
});

it('finds the head of a table without a heading', () => {
  const lines = ['Ida Berg', 'Zeitraum\tFirma\tTätigkeit', '2012 – heute\tMühle GmbH\tBäckerin'];
  expect(below('work', lines)).toHaveLength(2);
});

it('goes on with the head at a name below a sidebar', () => {
  const lines = ['Contact', 'ida.berg@example.com', 'Skills', 'Bread', 'Ida Berg', 'Baker', 'Experience'];
  const found = withName(sectionsOf(lines), 'ida.berg@example.com');
  expect(found.map(({ kind, lines: own }) => [kind, own])).toEqual([
    ['head', []],
    ['contact', ['ida.berg@example.com']],
    ['skills', ['Bread']],
    ['head', ['Ida Berg', 'Baker']],
    ['work', []],
  ]);
});

it('takes a service below its dates for an entry, and alone for a heading', () => {
  const lines = [
    'Experience',
    '04/2015 – heute',
    'Hausmeister',
    '10/1996 – 01/1998',
    'Zivildienst',
    '1991 – 1996',
    'Schlosser',
  ];
  expect(below('work', lines)).toHaveLength(6);
  expect(
    below('other', ['Experience', 'Hausmeister\t2015 – heute', 'Zivildienst', 'Rotes Kreuz\t1996 – 1997']),
  ).toHaveLength(1);
});

it('finds positions below a heading that no list has, where none names them', () => {
  const lines = [
    'Ida Berg',
    'Schuldienst',
    'seit 2014\tLehrerin, Gymnasium Süd',
    '2012 – 2014\tLehrerin, Realschule',
    'Education',
  ];
  expect(below('work', lines)).toHaveLength(2);
  expect(below('work', ['Ida Berg', 'Geboren am 1. Mai 1990', 'Bremen', 'Education', '2010 – 2012\tAbitur'])).toEqual(
    [],
  );
});

it('leaves the labels of a form and the categories of skills where they stand', () => {
  const form = ['Education', 'Zeitraum\t2010 – 2012', 'Hauptfächer/berufliche Fähigkeiten\tRechnungswesen'];
  expect(below('education', form)).toHaveLength(2);
  const skills = ['Skills', 'Software\tExcel', 'Sonstiges\tStaplerschein'];
  expect(below('skills', skills)).toEqual(['Software\tExcel', 'Sonstiges\tStaplerschein']);
  expect(below('other', ['Languages', 'Englisch (B2)', 'Sonstiges\tStaplerschein'])).toEqual(['Staplerschein']);
  expect(
    below('education', ['Education', '2001 – 2005\tBA', 'Schwerpunkte: Marketing', 'Skills', 'Excel']),
  ).toHaveLength(2);
});

it('goes on to the next heading where dates stand below their entries', () => {
  const lines = ['Education', 'Koch', 'Hotel Adler', '2001 – 2004', 'Praktika', 'Bäcker', 'Mühle', '2000 – 2001'];
  expect([below('education', lines), below('work', lines)]).toEqual([lines.slice(1, 4), lines.slice(5)]);
  const others = ['Education', '2001 – 2004', 'Informatik', 'Universität Bern', '1998 – 2001', 'Matura'];
  expect(below('education', others)).toHaveLength(5);
});
