/** Where in an entry its title, company and place stand. */
import { expect, it } from 'vitest';
import { recogniseLines } from './recognise.ts';

const positions = (lines: readonly string[]) =>
  recogniseLines(['Ida Berg', 'Experience', ...lines]).work.map(({ title, company }) => [title, company]);

it('takes the order of an entry from itself where it says so', () => {
  const schools = (lines: readonly string[]) =>
    recogniseLines(['Ida Berg', 'Education', ...lines]).education.map(({ program, institution }) => [
      program,
      institution,
    ]);
  const lines = [
    '1980 – 1982\tFacharbeiter für Technik',
    'Berufsschule Magdeburg',
    '1970 – 1980\tOberschule Schönebeck',
    'Abitur',
  ];
  expect(schools(lines)).toEqual([
    ['Facharbeiter für Technik', 'Berufsschule Magdeburg'],
    ['Abitur', 'Oberschule Schönebeck'],
  ]);
});

it('goes on to a title below a company, its town, and what it is', () => {
  const lines = [
    ...[
      '2017 – heute\tSchwabenwerk SE, Stuttgart',
      'Maschinenbaukonzern, 12.000 Mitarbeitende',
      'Pressesprecherin',
      '• Presse',
    ],
    ...['2011 – 2017\tStadtwerke Esslingen, Esslingen', 'Versorger, 600 Mitarbeitende', 'Beraterin', '• Kunden'],
  ];
  expect(positions(lines)).toEqual([
    ['Pressesprecherin', 'Schwabenwerk SE'],
    ['Beraterin', 'Stadtwerke Esslingen'],
  ]);
  expect(
    positions([
      '2021 – heute\tAgentur Blick GmbH, Ulm',
      'Gestalterin',
      '08/2021 – 09/2021\tPraktikum',
      'Studio, Ulm',
    ])[0],
  ).toEqual(['Gestalterin', 'Agentur Blick GmbH']);
});

it('takes names beside the periods for places where title and company stand below', () => {
  const lines = [
    '2022 – heute | Berlin',
    'Redakteurin',
    'Spreefunk GmbH',
    '2020 – 2022 | Potsdam',
    'Praktikum',
    'Havelradio',
  ];
  expect(positions(lines)).toEqual([
    ['Redakteurin', 'Spreefunk GmbH'],
    ['Praktikum', 'Havelradio'],
  ]);
  expect(positions(['2022 – heute | Bosch', 'Entwickler', '• Code', '2020 – 2022 | Miele', 'Entwickler'])).toEqual([
    ['Entwickler', 'Bosch'],
    ['Entwickler', 'Miele'],
  ]);
});

it('takes the title from where it stands in the other lines', () => {
  const lines = ['2004 – heute\tWeingut Berg, Ungstein, Kellermeister', '1996 – 2004\tWinzer eG, Dürkheim, Küfer'];
  expect(positions(lines)).toEqual([
    ['Kellermeister', 'Weingut Berg'],
    ['Küfer', 'Winzer eG'],
  ]);
});

it('takes names in the column of the dates for places', () => {
  const lines = [
    '2016 – heute\tNovalis AG',
    'Basel\tLaborant',
    '2010 – 2016\tChemie Werke AG',
    'Hall in Tirol\tChemikant',
  ];
  expect(positions(lines)).toEqual([
    ['Laborant', 'Novalis AG'],
    ['Chemikant', 'Chemie Werke AG'],
  ]);
  expect(positions(['2016 – heute\tNovalis AG', 'Laborant', '2010 – 2016\tWerk AG', 'Chemikant\tBasel'])[1]?.[0]).toBe(
    'Chemikant',
  );
});
