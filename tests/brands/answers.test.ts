import { expect, it } from 'vitest';
import { compileFormCheck } from '../../runtime/core/forms/compile-check.ts';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { validAnswers, wrongAnswers } from './answers.ts';

const catalogue = readFormCatalogue();
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', maxLength: 5, 'x-trim': true },
    size: { type: 'integer', minimum: 3, maximum: 4 },
    kinds: { type: 'array', maxItems: 1, items: { type: 'string', enum: ['a', 'b'] } },
    place: { type: 'object', additionalProperties: false, properties: { zip: { type: 'string', maxLength: 2 } } },
  },
};
const asked = { form: 'none', groups: [{ group: 'one', schema, fields: [] }] };
const check = compileFormCheck(asked);

it('completes what a form requires', () => {
  const valid = validAnswers(asked, catalogue, check);
  expect(valid).toEqual({ one: { name: 'Sampl' } });
  expect(check(valid).errors).toEqual([]);
});

it('breaks every rule of every field, one at a time', () => {
  const wrong = wrongAnswers(asked, { one: { name: 'Sampl' } });
  expect(wrong.map(({ name }) => name)).toEqual([
    '/one/name type',
    '/one/name maxLength',
    '/one/name required',
    '/one/size type',
    '/one/size minimum',
    '/one/size maximum',
    '/one/kinds type',
    '/one/kinds maxItems',
    '/one/kinds 0 type',
    '/one/kinds 0 enum',
    '/one/place type',
    '/one/place additionalProperties',
    '/one/place zip type',
    '/one/place zip maxLength',
  ]);
  const refused = wrong.filter(({ pointer, answers }) =>
    check(answers).errors.some((error) => error.pointer.startsWith(pointer)),
  );
  expect(refused).toEqual(wrong);
});
