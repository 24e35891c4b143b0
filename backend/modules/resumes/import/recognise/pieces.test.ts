import { expect, it } from 'vitest';
import { piecesIn, withoutContract, withoutMarks, withoutPlace } from './pieces.ts';

it.each([
  ['Responsable qualité, CDI', 'Responsable qualité'],
  ['Assistante qualité, stage de fin d’études', 'Assistante qualité'],
  ['Vendeuse – CDD de 6 mois', 'Vendeuse'],
  ['Chef de projet (CDI, temps plein)', 'Chef de projet'],
  ['Employée de commerce, 80 %, Caves du Lac SA', 'Employée de commerce, Caves du Lac SA'],
  ['Stage : assistant RH', 'assistant RH'],
  ['Nurse (part-time)', 'Nurse'],
  ['Mill Ltd · Full-time', 'Mill Ltd'],
  ['Kaufmann (m/w/d)', 'Kaufmann'],
  ['Freie Lektorin (selbstständig)', 'Freie Lektorin'],
])('leaves out how somebody was employed: "%s"', (line, plain) => {
  expect(withoutContract(line)).toBe(plain);
});

it.each([
  'Contract Manager, Mill Ltd',
  'Temp Agency, London',
  'Stage Manager',
  'Permanent Secretary',
  'Alternance Conseil',
])('leaves "%s" as it is', (line) => {
  expect(withoutContract(line)).toBe(line);
});

it.each([
  ['BA (Hons) English Literature, 2:1', 'BA (Hons) English Literature'],
  ['Kauffrau für Büromanagement (Note 1,8)', 'Kauffrau für Büromanagement'],
  ['Diplom-Ingenieur (FH), Note: 2,1', 'Diplom-Ingenieur (FH)'],
  ['B.S. Construction, GPA 3.7', 'B.S. Construction'],
  ['Baccalauréat (mention bien), Lycée du Lac', 'Baccalauréat, Lycée du Lac'],
  ['MBA from Hill College with 64%', 'MBA from Hill College'],
  ['B.E. (Civil)', 'B.E. (Civil)'],
  ['Gut Mariental', 'Gut Mariental'],
])('leaves out marks: "%s"', (line, plain) => {
  expect(withoutMarks(line)).toBe(plain);
});

it.each([
  ['LAITERIES DU LAC (Castelnaudary, 11)', 'LAITERIES DU LAC', 'Castelnaudary'],
  ['Mutualité du Parc (Bruxelles)', 'Mutualité du Parc', 'Bruxelles'],
  ['Mill (75)', 'Mill', null],
  ['Staff & Co (missions chez Mill)', 'Staff & Co', null],
  ['Kreissparkasse (KSK)', 'Kreissparkasse (KSK)', null],
])('takes a place out of "%s"', (line, name, place) => {
  expect(withoutPlace(line)).toEqual({ name, place });
});

it('parts a heading at commas, dashes and words such as "chez", not in parentheses', () => {
  expect(piecesIn(['Menuisier chez Le Bois, Quimper'])).toEqual(['Menuisier', 'Le Bois', 'Quimper']);
  expect(piecesIn(['Mill (Pune, India) – Baker'])).toEqual(['Mill (Pune, India)', 'Baker']);
  expect(piecesIn(['Mill, Ltd, Leeds'])).toEqual(['Mill, Ltd', 'Leeds']);
});
