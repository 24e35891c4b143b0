import { expect, it } from 'vitest';
import { recogniseLines } from './recognise.ts';
import { columnsIn, entriesOfTables } from './tables.ts';

it('knows the head of a table by the names of its columns', () => {
  expect(columnsIn('Course\tCollege / School\tYear\tPercentage')).toEqual(['program', 'institution', 'dates', 'grade']);
  expect(columnsIn('S.No\tName of the Institution\tDesignation\tFrom\tTo')).toEqual([
    ...['other', 'institution', 'title', 'from', 'to'],
  ]);
  expect(columnsIn('Position\tManager')).toBeNull();
  expect(columnsIn('Baker\tMill\t2019')).toBeNull();
});

it('reads the rows of a table, and nothing else', () => {
  const rows = ['Course\tCollege\tYear', 'B.E. (Civil)\tHill College, Pune\t2013', 'First in class.'];
  expect(entriesOfTables(rows)).toEqual({
    entries: [
      {
        head: ['Qualification: B.E. (Civil)', 'School: Hill College, Pune'],
        period: { start: '2013', end: '2013' },
        summary: null,
      },
    ],
    rest: ['First in class.'],
  });
});

it('takes an institution where somebody teaches for the employer', () => {
  const { work } = recogniseLines([
    ...['Ida Berg', 'Teaching Experience', 'Institution\tDesignation\tFrom\tTo'],
    ...['Hill College, Madurai\tLecturer\tJuly 2011\tTill date'],
  ]);
  expect(work).toMatchObject([{ title: 'Lecturer', company: 'Hill College', period: { start: '2011-07', end: null } }]);
});
