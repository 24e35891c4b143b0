import { expect, it } from 'vitest';
import type { Json } from '../sources/json.ts';
import { describeWrongType } from './wrong-type.ts';

const cases: [Json, string[], string, Json?][] = [
  ['30', ['integer'], '"30" is text because of its quotes. Remove the quotes around the number: 30.', 30],
  ['9.90', ['number'], '"9.90" is text because of its quotes. Remove the quotes around the number: 9.9.', 9.9],
  ['1,6', ['number'], '"1,6" is text; a number is expected here. Write it without quotes and with a point: 1.6.'],
  ['30 px', ['integer'], '"30 px" is text; a whole number is expected here. Write it without quotes and unit: 30.'],
  ['many', ['integer'], '"many" is text; a whole number is expected here.'],
  [30.5, ['integer'], '30.5 is not a whole number. Allowed: whole numbers.'],
  ['no', ['boolean'], '"no" is text; true or false is expected here, without quotes. Did you mean false?', false],
  ['maybe', ['boolean'], '"maybe" is text; true or false is expected here.'],
  [1, ['boolean'], '1 is a number; true or false is expected here.'],
  [3, ['string', 'null'], '3 is a number; text is expected here. Put it in quotes: "3".', '3'],
  [true, ['string'], 'true is a yes-or-no value; text is expected here.'],
  ['en', ['array'], '"en" is text; a list is expected here. Put it in brackets: ["en"].', ['en']],
  [['en'], ['string'], 'This is a list in brackets [ ]; text is expected here. Remove the brackets: "en".', 'en'],
  [{}, ['array'], 'This is an object in braces { }; a list in brackets [ ] is expected here.'],
  ['x', ['object'], '"x" is text; an object in braces { } is expected here.'],
  [
    3,
    ['string', 'object'],
    '3 is a number; text or an object in braces { } is expected here. Put it in quotes: "3".',
    '3',
  ],
];

it.each(cases)('says what %j is, and how to write it', (data, types, message, meant) => {
  expect(describeWrongType(data, types)).toEqual({ message, ...(meant !== undefined && { meant }) });
});

const days = { description: 'Days after which it ends; 30 is a month.', minimum: 1, maximum: 365 };
const size = { description: 'Maximum size of one file in megabytes.' };
const switches = { properties: { newJobs: {}, accounts: {} } };
it.each<[Json, string, object, string]>([
  ['6 months', 'integer', days, '"6 months" is text; a whole number is expected here. Write the number of days: 180.'],
  ['2 Wochen', 'integer', days, '"2 Wochen" is text; a whole number is expected here. Write the number of days: 14.'],
  ['30 days', 'integer', days, '"30 days" is text; a whole number is expected here. Write the number of days: 30.'],
  ['2 GB', 'number', size, '"2 GB" is text; a number is expected here. Write the number of megabytes: 2000.'],
  ['5 m', 'number', size, '"5 m" is text; a number is expected here. Write it without quotes and unit: 5.'],
  [1.5, 'integer', days, '1.5 is not a whole number. Allowed: whole numbers from 1 to 365 (days after which it ends).'],
  [
    'on',
    'object',
    switches,
    '"on" is text; an object in braces { } is expected here. Its settings: "newJobs", "accounts".',
  ],
  [
    { en: 'Acme', de: 'Acme' },
    'string',
    {},
    'This setting has one text for all languages. Write it in quotes: "Acme".',
  ],
])('says of %j as %s what the setting is', (data, type, schema, message) => {
  expect(describeWrongType(data, [type], { ...schema })).toEqual({ message });
});
