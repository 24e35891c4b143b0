import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { wrongType } from './wrong-type.ts';

it('accepts the kind of value that is expected', () => {
  expect(report(wrongType, { site: { name: 'Acme' } })).toEqual([]);
});

it('says what kind of value is expected', () => {
  expect(report(wrongType, { site: { name: 5, hosts: 'acme.example' }, features: { blog: 'yes' } })).toEqual([
    'brands/acme.json:3:13  error  WRONG_TYPE  /site/name\n  5 is a number; text is expected here. Put it in quotes: "5".',
    'brands/acme.json:4:14  error  WRONG_TYPE  /site/hosts\n  "acme.example" is text; a list is expected here. Put it in brackets: ["acme.example"].',
    'brands/acme.json:7:13  error  WRONG_TYPE  /features/blog\n  "yes" is text; true or false is expected here, without quotes. Did you mean true?',
  ]);
});
