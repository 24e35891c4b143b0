import { expect, it } from 'vitest';
import { hasErrorsWithin, summaryOf } from './entries.ts';

const text = { type: 'string' };
const person = {
  properties: {
    salutation: { type: 'string', enum: ['mr'] },
    firstName: text,
    lastName: text,
    email: { type: 'string', format: 'email' },
    occupation: { type: 'string', 'x-taxonomy': 'occupation' },
    photo: { type: 'object', properties: { url: text } },
  },
};
const en = { locale: 'en' };

it('names an entry by the words in it', () => {
  const entry = { salutation: 'mr', firstName: ' Ida ', lastName: 'Lund', email: 'ida@example.com', occupation: 'x' };
  expect(summaryOf(person, entry, en)).toBe('Ida Lund');
  expect(summaryOf(person, { firstName: '' }, en)).toBe('');
  const withPosition = { properties: { ...person.properties, position: text } };
  expect(summaryOf(withPosition, { ...entry, position: 'Editor' }, en)).toBe('Ida Lund, Editor');
  expect(summaryOf(person, { lastName: 'x'.repeat(90) }, en)).toHaveLength(60);
});

it('names a place, also one within an entry', () => {
  const place = { 'x-part': 'address', properties: { locality: text } };
  expect(summaryOf(place, { locality: 'Bonn', countryCode: 'DE' }, en)).toBe('Bonn, Germany');
  const branch = { properties: { name: text, address: place } };
  expect(summaryOf(branch, { name: 'South', address: { locality: 'Bonn' } }, en)).toBe('South, Bonn');
});

it('sees errors of an entry however deep they are', () => {
  const errorsAt = (pointer: string) => (pointer === '/1/photo/url' ? ['Please fill in this field.'] : []);
  expect(hasErrorsWithin(person, '/1', errorsAt)).toBe(true);
  expect(hasErrorsWithin(person, '/0', errorsAt)).toBe(false);
});
