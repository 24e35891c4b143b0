import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './placeholders.ts';

const ada = { firstName: 'Ada', name: 'Ada Byron', job: 'Reporter', organization: 'Harbor Works' };

it('puts the values of each applicant into a text, wherever they are named', () => {
  expect(fillPlaceholders('Dear {{firstName}},\n{{ job }} at {{organization}}: {{name}}', ada)).toBe(
    'Dear Ada,\nReporter at Harbor Works: Ada Byron',
  );
});

it('leaves no gap where there is no value, and values as they are', () => {
  expect(fillPlaceholders('Dear {{firstName}}, hello', { ...ada, firstName: '' })).toBe('Dear, hello');
  expect(fillPlaceholders('{{name}}', { ...ada, name: '{{job}} $&' })).toBe('{{job}} $&');
});

it('names the first placeholder that does not exist', () => {
  expect([
    unknownPlaceholder('Dear {{firstName}}, {{salary}} {{x}}'),
    unknownPlaceholder('{{job}} {not one} {{}'),
    unknownPlaceholder('{{}}'),
  ]).toEqual(['salary', null, '']);
});
