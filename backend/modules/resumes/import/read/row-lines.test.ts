import { expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';
import type { PositionedText } from './rows.ts';

const BOLD = 'bold';
const text = (own: string, x: number, row: number, font = 'body'): PositionedText => ({
  ...{ text: own, x, y: 700 - row * 14, width: own.length * 5, size: 10, font },
});
/** A text and its dates at the right. */
const dated = (own: string, dates: string, row: number) => [text(own, 40, row), text(dates, 300, row)];

it('joins what does not fit beside dates to the text above', () => {
  const page = [
    ...dated('Assistenzärztin Innere Medizin, Krankenhaus Sankt', '02/2012 – 09/2019', 0),
    text('Vitus, Hildesheim.', 40, 1),
  ];
  expect(readingOrder([page])).toEqual([
    'Assistenzärztin Innere Medizin, Krankenhaus Sankt Vitus, Hildesheim.\t02/2012 – 09/2019',
  ]);
  const short = [...dated('Assistenzärztin', '02/2012 – 09/2019', 0), text('Krankenhaus Sankt Vitus', 40, 1)];
  expect(readingOrder([short])).toEqual(['Assistenzärztin\t02/2012 – 09/2019', 'Krankenhaus Sankt Vitus']);
  const other = [
    ...dated('Assistenzärztin Innere Medizin und Kardiologie am', '02/2012 – 09/2019', 0),
    text('Vitusheim', 40, 1, BOLD),
  ];
  expect(readingOrder([other])).toHaveLength(2);
});

it('reads dates that break beside a text that breaks', () => {
  const rows = [
    text('Feb. 1996 – Juni', 40, 0),
    text('Ingenieur', 150, 0),
    text('2006', 40, 1),
    text('Werft KG', 150, 1),
  ];
  expect(readingOrder([rows])).toEqual(['Feb. 1996 – Juni 2006\tIngenieur', 'Werft KG']);
});

it('parts title and company below their dates by their fonts', () => {
  const below = (row: number) => [text('Ergotherapeutin', 40, row, BOLD), text('Reha-Zentrum Elbaue', 118, row)];
  expect(readingOrder([[text('01/2019 – heute', 40, 0), ...below(1)]])).toEqual([
    '01/2019 – heute',
    'Ergotherapeutin\tReha-Zentrum Elbaue',
  ]);
  // Elsewhere a bold word begins a text.
  expect(readingOrder([[text('Profil', 40, 0), ...below(1)]])).toEqual([
    'Profil',
    'Ergotherapeutin Reha-Zentrum Elbaue',
  ]);
});

it('gives the last cell of a row of dates all its lines', () => {
  const row = (at: number, ...texts: string[]) => texts.map((own, index) => text(own, [40, 150, 320][index] ?? 0, at));
  const page = [
    ...[...row(0, '2019 – heute', 'Teamleiterin', 'Weser Telekom'), text('GmbH', 320, 1), text('Bremen', 320, 2)],
    ...[...row(3, '2010 – 2019', 'Beraterin', 'Sparkasse'), text('Kunden', 150, 4), text('Stade', 320, 4)],
  ];
  expect(readingOrder([page])).toEqual([
    '2019 – heute\tTeamleiterin\tWeser Telekom GmbH, Bremen',
    ...['2010 – 2019\tBeraterin\tSparkasse, Stade', 'Kunden'],
  ]);
});

it('takes what sounds like a heading for an item of a list where it stands further to the right', () => {
  const page = [
    text('Berufserfahrung', 40, 0, BOLD),
    text('Bäckerin, Mühle', 40, 1),
    text('Seminare', 60, 2),
    text('Backkurse', 60, 3),
    text('Sprachen', 40, 4, BOLD),
  ];
  expect(readingOrder([page])).toEqual(['Berufserfahrung', 'Bäckerin, Mühle', '• Seminare', 'Backkurse', 'Sprachen']);
});
