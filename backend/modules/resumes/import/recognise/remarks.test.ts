import { expect, it } from 'vitest';
import { findName } from './find-name.ts';
import { findPeriod, withoutPeriod } from './periods.ts';
import { recogniseLines } from './recognise.ts';

const positions = (lines: readonly string[]) =>
  recogniseLines(['Ida Berg', 'Experience', ...lines]).work.map(({ title, company }) => [title, company]);
const schools = (lines: readonly string[]) =>
  recogniseLines(['Ida Berg', 'Education', ...lines]).education.map(({ program, institution }) => [
    program,
    institution,
  ]);

it('takes a date within a text for a remark where the dates of positions are set apart', () => {
  const apart = [
    ...['08.2017 – heute\tTeamleiter Fertigung', 'Aare Maschinenbau AG, Thun', 'Pensum 100 %, seit 2021 80 %'],
    ...['01.2012 – 07.2017\tPolymechaniker', 'Emmental Technik GmbH, Langnau'],
  ];
  expect(positions(apart)).toEqual([
    ['Teamleiter Fertigung', 'Aare Maschinenbau AG'],
    ['Polymechaniker', 'Emmental Technik GmbH'],
  ]);
  expect(positions(['Baker, 2015 – 2018, Mill Ltd', 'Cook, 2012 – 2014, Hill Hotel'])).toHaveLength(2);
});

it('reads positions in a table of dates, employer, and post with duties', () => {
  const rows = [
    ...['Dates\tEmployer\tPost and duties', 'Sept 2018 – present\tHill Primary School, Newport\tDeputy Head Teacher'],
    ...['Leads mathematics.', 'Sept 2013 – Aug 2018\tVale Primary School, Leeds\tTeacher'],
  ];
  expect(positions(rows)).toEqual([
    ['Deputy Head Teacher', 'Hill Primary School'],
    ['Teacher', 'Vale Primary School'],
  ]);
});

it('leaves a comma in a program where the school is in the next line', () => {
  expect(
    schools(['Bachelor of Science (Honours), Biology\tSept. 2023 – Present', 'Rideau Valley University, Ottawa, ON']),
  ).toEqual([['Bachelor of Science (Honours), Biology', 'Rideau Valley University']]);
  expect(schools(['BA History, Honours, Hill University\t2010 – 2013', 'Thesis at Vale College'])).toEqual([
    ['BA History', 'Hill University'],
  ]);
});

it('leaves out what says that a period goes on, and no other note', () => {
  const plain = (line: string) => withoutPeriod(line, findPeriod(line) ?? { start: '', end: null, from: 0, to: 0 });
  expect(plain('2025 – 2027 (en cours)')).toBe('');
  expect(plain('2025 – 2027 (Erasmus)')).toBe('Erasmus)');
});

it('takes no personal data for a name', () => {
  const head = ['Staatsangehörigkeit Österreich', 'Lukas Hinterleitner'];
  expect(findName(head, [])?.name).toEqual({ firstName: 'Lukas', lastName: 'Hinterleitner' });
  expect(findName([], ['Vorname und Nachname\tLukas Berg'])?.name.lastName).toBe('Berg');
  expect(findName(['Dr. med. Johanna', 'Brinkmann'], [])?.name).toEqual({
    firstName: 'Johanna',
    lastName: 'Brinkmann',
  });
});

it('takes qualifications by year for training, and others for skills', () => {
  const skills = (lines: readonly string[]) => recogniseLines(['Ida Berg', 'Qualifikationen', ...lines]).skills;
  expect(skills(['2019: Notfallmedizin', '2020: Strahlenschutz'])).toEqual([]);
  expect(skills(['Notfallmedizin', 'Strahlenschutz'])).toEqual(['Notfallmedizin', 'Strahlenschutz']);
});

it('takes a date behind a text for a remark where all others stand in a column before theirs', () => {
  const lines = [
    'seit August 2014\tLehrerin, Gymnasium Süd',
    'Fachleiterin Englisch seit 2018',
    '2012 – 2014\tLehrerin, Realschule',
  ];
  expect(positions(lines)).toEqual([
    ['Lehrerin', 'Gymnasium Süd'],
    ['Lehrerin', 'Realschule'],
  ]);
  expect(
    positions(['Bakery, Mill\t2019 – heute', 'Cook, Hill Hotel 2012 – 2018', 'Waiter, Inn\t2010 – 2012']),
  ).toHaveLength(3);
});

it('takes a degree behind a label for the program, where none stands before it', () => {
  expect(schools(['1995 – 1999\tTechnische Schule Opole, Abschluss: Mechaniker'])).toEqual([
    ['Mechaniker', 'Technische Schule Opole'],
  ]);
  expect(schools(['2000 – 2003\tIndustriekaufmann, Siemens AG, Köln'])).toEqual([['Industriekaufmann', 'Siemens AG']]);
  expect(schools(['2000 – 2004\tFachhochschule Kiel', 'Studium der Chemie, Abschluss: Diplom'])).toEqual([
    ['Studium der Chemie', 'Fachhochschule Kiel'],
  ]);
});

it('leaves out a degree of a single date without a school, if there are schools', () => {
  expect(schools(['1981 – 1986\tStudium der Pharmazie, Universität Freiburg', '1987\tApprobation'])).toHaveLength(1);
  expect(schools(['1987\tApprobation'])).toHaveLength(1);
});

it('leaves out the town behind a company', () => {
  expect(positions(['2016 – heute: Lagerarbeiter bei Rheinhafen Logistik GmbH in Köln'])).toEqual([
    ['Lagerarbeiter', 'Rheinhafen Logistik GmbH'],
  ]);
  expect(positions(['2016 – heute: Pfleger bei Klinik in Köln'])).toEqual([['Pfleger', 'Klinik in Köln']]);
});
