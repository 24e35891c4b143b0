import { expect, it } from 'vitest';
import { headingOf } from './headings.ts';

it.each([
  ['Ausgewählte Veröffentlichungen', 'other'],
  ['Career to Date', 'work'],
  ['EXPÉRIENCES DE TRAVAIL', 'work'],
  ['WORKING EXPERIENCE', 'work'],
  ['Academic Profile:', 'education'],
  ['EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES', 'education'],
  ['Methoden und IT-Kenntnisse', 'skills'],
  ['Skills & Interests', 'skills'],
  ['Awards and Education', 'education'],
  ['Computer Proficiency', 'skills'],
  ['Sonstige Kenntnisse', 'skills'],
  ['Languages Known', 'languages'],
  ['Professional Training', 'training'],
  ['Publications (selected)', 'other'],
  ['IV. Publications', 'other'],
  ['PROFIL DE COMPÉTENCES', 'skills'],
  ['Schul- und Berufsbildung', 'education'],
  ['Top-Kenntnisse', 'skills'],
  ['Fuehrerschein', 'other'],
  ['Persoenliche Daten', 'contact'],
  ['/// BERUF', 'work'],
  ['Ärztliche Tätigkeit', 'work'],
])('knows the heading "%s"', (line, kind) => {
  expect(headingOf(line)).toBe(kind);
});

it.each([
  ...['Training and Development Manager', 'Head of Education', '• Training', 'Software & QA Engineer'],
  ...[
    'Project Manager',
    'Education in 12 villages',
    'Sales and Training Manager',
    'Lehre und Forschung',
    '▸ Training',
    'Ziele und Termine',
    'Sprachen.',
    'Quelle',
  ],
])('sees no heading in "%s"', (line) => {
  expect(headingOf(line)).toBeNull();
});
