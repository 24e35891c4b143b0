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
