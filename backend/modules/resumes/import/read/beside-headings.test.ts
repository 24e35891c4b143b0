import { expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';
import type { PositionedText } from './rows.ts';

const at = (x: number, texts: readonly string[], top = 700, size = 10): PositionedText[] =>
  texts.flatMap((text, row) => (text === '' ? [] : [{ text, x, y: top - row * 14, width: text.length * 5, size }]));
const contact = ['14 High Street', 'Leeds LS1 4AB', 'ida@example.com', '+44 113 496 0123', 'Born 4 June 1983'];
const text = ['Baker, Mill Ltd', 'Bread and rolls', 'Assistant, Corner Shop', 'Sandwiches', 'Soups'];
const more = ['A-levels, Hill School', 'Two of them', 'English, Welsh', 'Dutch', 'Music'];
const name = at(197, ['Ida Berg', 'Baker'], 700, 30);

it('reads headings in a column beside their texts before these, also those of two lines', () => {
  const headings = ['Experience', '', '', '', '', 'Education', '', 'Languages', '', 'Interests', 'and hobbies'];
  const page = [...name, ...at(60, contact), ...at(197, [...text, ...more], 600), ...at(60, headings, 600)];
  expect(readingOrder([page])).toEqual([
    ...['Ida Berg', 'Baker', ...contact, 'Experience', ...text, 'Education', ...more.slice(0, 2)],
    ...['Languages', ...more.slice(2, 4), 'Interests and hobbies', 'Music'],
  ]);
});

it('reads a sidebar with headings and texts of its own by itself', () => {
  const side = ['Skills', 'Baking', 'Cakes', 'Languages', 'English', 'Interests', 'Music'];
  const main = ['Experience', ...text, 'Education', ...more.slice(0, 2)];
  const page = [...name, ...at(60, contact), ...at(197, main, 600), ...at(60, side, 600)];
  const lines = readingOrder([page]);
  expect(lines).toEqual(expect.arrayContaining([...side, ...main]));
  expect(lines.slice(lines.indexOf('Skills'), lines.indexOf('Skills') + side.length)).toEqual(side);
});
