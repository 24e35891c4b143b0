import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { wrongFormat } from './wrong-format.ts';

it('accepts a colour', () => {
  expect(report(wrongFormat, { theme: { primary: '#0b3d2e' } })).toEqual([]);
});

it('says what the form is', () => {
  expect(report(wrongFormat, { theme: { primary: 'red' }, site: { hosts: ['https://acme.example'] } })).toEqual([
    'brands/acme.json:3:16  error  WRONG_FORMAT  /theme/primary\n  "red" does not have the right form. Expected: Six digits or letters from a to f after a #. For example: "#0b3d2e".',
    'brands/acme.json:7:7  error  WRONG_FORMAT  /site/hosts/0\n  "https://acme.example" begins with "https://". Did you mean "acme.example"?',
  ]);
});

it('reports a name that nobody can see', () => {
  expect(
    report(wrongFormat, { site: { name: '   ' }, navigation: { main: [{ label: { en: '' }, page: 'home' }] } }),
  ).toEqual([
    'brands/acme.json:3:13  error  WRONG_FORMAT  /site/name\n  Nothing in this text can be seen. Expected: A name that can be seen. For example: "The Harbor Ledger Jobs".',
    'brands/acme.json:9:17  error  WRONG_FORMAT  /navigation/main/0/label/en\n  This text is empty. Expected: A text that can be seen.',
  ]);
});
