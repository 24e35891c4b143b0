import { expect, it } from 'vitest';
import { leansToProgram, leansToTitle } from './leanings.ts';

it.each([
  ...['Store Manager', 'Guest Services Manager', 'School Nurse', 'Welder', 'Menuisier poseur', 'Chef d’atelier'],
  ...['Aide-soignante de nuit', 'Responsable de magasin', 'Industriemechaniker', 'Laborleiterin Analytik'],
])('takes "%s" for a title', (text) => {
  expect(leansToTitle(text)).toBe(1);
});

it.each([
  ...['Autohaus Schneider', 'Cooper & Sons', 'Krankenhaus St. Josef', 'Mairie d’Aubagne', 'Agence du Lac'],
  ...['Menuiserie Le Bois', 'Sahyadri Infrastructure Pvt. Ltd.', 'Stadt Leipzig'],
])('takes "%s" for an employer', (text) => {
  expect(leansToTitle(text)).toBe(-1);
});

it.each(['Bäckerei Müller', 'Gold Thread Events', 'Boulanger SA'])('leaves "%s" open', (text) => {
  expect(leansToTitle(text)).toBe(0);
});

it('tells programs from schools', () => {
  expect(['B.Com', 'Leaving Certificate', 'Fachhochschulreife', 'CFC d’horloger'].map(leansToProgram)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(['HTL Mödling', 'Cégep du Lac', 'Berufskolleg Witten'].map(leansToProgram)).toEqual([-1, -1, -1]);
});

it.each([
  ...['Sozialpädagogin', 'Stationshilfe', 'Schülerpraktikum', 'Anlagenführer', 'Fachangestellte Gesundheit'],
  ...['Elektromeister', 'Verwaltungsangestellter', 'Freiwilliges Soziales Jahr', 'Verkäufer/in', 'Logistiker EFZ'],
])('takes the German "%s" for a title', (text) => {
  expect(leansToTitle(text)).toBe(1);
});

it.each([
  ...[
    'Lebenshilfe Gießen',
    'Zahnarztpraxis Dr. Lenz',
    'Finanzamt Mainz',
    'Dachdecker Müller GmbH',
    'Kantonsspital Aarau',
  ],
  ...['Holzbau Egger', 'Bayerisches Rotes Kreuz', 'Bundesamt für Statistik'],
])('takes the German "%s" for an employer', (text) => {
  expect(leansToTitle(text)).toBe(-1);
});

it.each(['Insgesamt', 'Ehrenamt', 'Hofmeister'])('says nothing of "%s"', (text) => {
  expect(leansToTitle(text)).toBe(0);
});

it('tells German programs from schools', () => {
  const programs = [
    'Reife- und Diplomprüfung',
    'Umschulung zum Koch',
    'Industriemeister Metall (IHK)',
    'Gymnasiale Maturität',
  ];
  expect(programs.map(leansToProgram)).toEqual([1, 1, 1, 1]);
  expect(['RWTH Aachen', 'BORG Dornbirn', 'IHK Köln', 'Ausbildungszentrum Bau'].map(leansToProgram)).toEqual([
    -1, -1, -1, -1,
  ]);
  // A vocational program is called after the occupation, and taught by a company.
  expect(['Industriekaufmann', 'Siemens AG', 'Köln'].map(leansToProgram)).toEqual([0.5, -0.5, 0]);
});
