import { expect, it } from 'vitest';
import { formLines } from './form-lines.ts';
import { recogniseLines } from './recognise.ts';

it('sets a tab behind labels of forms, also those that break', () => {
  expect(formLines(['Name und Adresse des Arbeitgebers Mühle GmbH, Ulm'])).toEqual([
    'Name und Adresse des Arbeitgebers\tMühle GmbH, Ulm',
  ]);
  expect(formLines(['Name und Adresse des\tMühle GmbH, Gasse', 'Arbeitgebers\t3, Ulm'])).toEqual([
    'Name und Adresse des Arbeitgebers\tMühle GmbH, Gasse 3, Ulm',
  ]);
  expect(formLines(['Bezeichnung der\tMatura', 'erworbenen Qualifikation'])).toEqual([
    'Bezeichnung der erworbenen Qualifikation\tMatura',
  ]);
  expect(formLines(['• Beruf oder Funktion\tBäckerin'])).toEqual(['Beruf oder Funktion\tBäckerin']);
});

it('takes short words for labels only where the dates have one', () => {
  const lines = ['Zeitraum 2010 – 2012', 'Arbeitgeber Mühle GmbH'];
  expect(formLines([...lines, 'Zeitraum 2008 – 2010'])[1]).toBe('Arbeitgeber\tMühle GmbH');
  expect(formLines(lines)[1]).toBe('Arbeitgeber Mühle GmbH');
  expect(formLines(['Dates and figs for the whole of 2012'])).toEqual(['Dates and figs for the whole of 2012']);
});

it('reads a form whose address parts the employer from the post', () => {
  const { work } = recogniseLines([
    ...['Ida Berg', 'Berufserfahrung', 'Zeitraum 2012 – heute', 'Name und Adresse des Arbeitgebers Mühle GmbH'],
    ...['Gasse 3, 4910 Ried', 'Beruf oder Funktion Bäckerin', 'Zeitraum 2010 – 2012', 'Name des Arbeitgebers Ofen KG'],
    ...['Beruf oder Funktion Verkäuferin'],
  ]);
  expect(work.map(({ title, company }) => [title, company])).toEqual([
    ['Bäckerin', 'Mühle GmbH'],
    ['Verkäuferin', 'Ofen KG'],
  ]);
});
