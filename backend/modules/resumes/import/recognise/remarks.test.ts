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
