import { expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';
import type { PositionedText } from './rows.ts';

/** Lines below one another from the top of a page. */
const column = (x: number, lines: readonly string[], top = 700): PositionedText[] =>
  lines.flatMap((text, at) => (text === '' ? [] : [{ text, x, y: top - at * 15, width: text.length * 5, size: 10 }]));

const main = ['Ida Berg', 'Baker', 'Experience', 'Mill Ltd', 'Baker', '2019 – now', 'Bread and rolls', 'Night shift'];

it('puts contact data at the top of the second column before the first heading of the other', () => {
  const side = ['14 High Street', 'Leeds LS1 4AB', 'ida@example.com', '', 'Skills', 'Baking', 'Cakes', 'Icing'];
  expect(readingOrder([[...column(40, main), ...column(380, side)]])).toEqual([
    ...['Ida Berg', 'Baker', '14 High Street', 'Leeds LS1 4AB', 'ida@example.com'],
    ...[...main.slice(2), 'Skills', 'Baking', 'Cakes', 'Icing'],
  ]);
});

it('goes on with the first column on the next page before it reads the second', () => {
  const side = ['Contact', 'ida@example.com', '', 'Skills', 'Baking', 'Cakes', 'Icing', 'Ovens'];
  const [first = [], second = []] = [
    [...column(220, main), ...column(20, side, 692)].map((one) =>
      one.text === 'Ida Berg' ? { ...one, size: 26 } : one,
    ),
    column(220, ['Corner Shop', 'Assistant', '2015 – 2019', 'Education', 'Leeds College']),
  ];
  expect(readingOrder([first, second])).toEqual([
    ...[...main, 'Corner Shop', 'Assistant', '2015 – 2019'],
    ...['Contact', 'ida@example.com', 'Skills', 'Baking', 'Cakes', 'Icing', 'Ovens', 'Education', 'Leeds College'],
  ]);
});

it('leaves dates beside their texts where the page ends in two columns', () => {
  const dates = ['Education', '2006 – 2009', '', '2004 – 2006', '', 'Skills', 'Baking', 'Cakes', 'Icing'];
  const beside = ['', 'Diploma in Baking', 'Vale College', 'A-levels', 'Hill School'];
  const right = ['', '', '', '', '', 'Languages', 'English: native', 'Welsh: B1', 'Dutch: A2'];
  expect(readingOrder([[...column(40, dates), ...column(115, beside), ...column(300, right)]])).toEqual([
    ...['Education', '2006 – 2009\tDiploma in Baking', 'Vale College', '2004 – 2006\tA-levels', 'Hill School'],
    ...['Skills', 'Baking', 'Cakes', 'Icing', 'Languages', 'English: native', 'Welsh: B1', 'Dutch: A2'],
  ]);
});
