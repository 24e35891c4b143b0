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

it('leaves dates at the right of the first column with it, beside a sidebar', () => {
  const texts = [
    'Experience',
    'Baker',
    'Mill Ltd, Leeds',
    'Bread and rolls',
    'Cook',
    'Hill Hotel and Gardens, York',
    'Soups',
  ];
  const dates = ['', '2019 – now', '', '', '2015 – 2019', '', ''];
  const side = ['Contact', 'ida@example.com', 'Skills', 'Baking', 'Languages', 'English: native', 'Welsh: B1'];
  const page = [...column(40, texts), ...column(260, dates), ...column(380, side)];
  expect(readingOrder([page])).toEqual([
    ...[
      'Experience',
      'Baker\t2019 – now',
      'Mill Ltd, Leeds',
      'Bread and rolls',
      'Cook\t2015 – 2019',
      'Hill Hotel and Gardens, York',
      'Soups',
    ],
    ...side,
  ]);
});

it('takes a label that looks like the others for no heading of a column', () => {
  const labels = ['', '2019 – now', '', '2015 – 2019', '', 'Languages', 'Databases', 'Tools', 'Places'];
  const texts = [
    'Experience',
    'Baker, Mill',
    'Bread',
    'Cook, Inn',
    'Skills',
    'Java, Kotlin',
    'MySQL',
    'Docker, Git',
    'Leeds',
  ];
  const styled = (own: PositionedText[]) =>
    own.map((one) => ({ ...one, font: /^(?:Experience|Skills)$/.test(one.text) ? 'bold' : 'body' }));
  expect(readingOrder([[...styled(column(40, labels)), ...styled(column(130, texts))]])).toEqual([
    ...[
      'Experience',
      '2019 – now\tBaker, Mill',
      'Bread',
      '2015 – 2019\tCook, Inn',
      'Skills',
      'Languages\tJava, Kotlin',
    ],
    ...['Databases\tMySQL', 'Tools\tDocker, Git', 'Places\tLeeds'],
  ]);
});

it('reads two short lists beside one another, each below its heading', () => {
  const page = [
    ...column(40, ['Languages', 'English – native', 'French – fluent', 'Danish – basic']),
    ...column(300, ['Skills', 'SAP CRM', 'Excel', 'Planning']),
  ];
  expect(readingOrder([page])).toEqual([
    ...['Languages', 'English – native', 'French – fluent', 'Danish – basic', 'Skills', 'SAP CRM', 'Excel', 'Planning'],
  ]);
  const table = [
    ...column(40, ['Phone', 'Email', 'Born']),
    ...column(300, ['020 7946 0958', 'ida@example.com', '1990']),
  ];
  expect(readingOrder([table])).toHaveLength(3);
});
