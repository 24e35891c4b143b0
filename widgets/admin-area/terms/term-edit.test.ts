import { expect, it } from 'vitest';
import { editOf, fieldsOf, languagesOf } from './term-edit.ts';

const term = {
  labels: { en: 'Nurse', de: 'Pflegefachkraft', it: 'Infermiera' },
  aliases: { de: 'pflege' },
  synonyms: { en: ['RN', 'Registered nurse'] },
  parent: { id: 7, title: 'Nursing' },
  isRetired: false,
};

it('shows the languages of every term, and those of its own', () => {
  expect(languagesOf(term)).toEqual(['en', 'de', 'fr', 'es', 'it']);
});

it('has nothing to save until something differs', () => {
  expect(editOf(term, fieldsOf(term))).toBeNull();
  expect(editOf(term, { ...fieldsOf(term), labels: { ...fieldsOf(term).labels, fr: '  ' } })).toBeNull();
});

it('saves whole names of a kind, without empty ones', () => {
  const fields = fieldsOf(term);
  expect(editOf(term, { ...fields, labels: { ...fields.labels, fr: ' Infirmière ', it: '' } })).toEqual({
    labels: { en: 'Nurse', de: 'Pflegefachkraft', fr: 'Infirmière' },
  });
  expect(editOf(term, { ...fields, synonyms: { ...fields.synonyms, en: 'RN\n\n Ward nurse \n' } })).toEqual({
    synonyms: { en: ['RN', 'Ward nurse'] },
  });
  expect(editOf(term, { ...fields, aliases: { ...fields.aliases, de: '' } })).toEqual({ aliases: {} });
});

it('saves another place, the top level, and a retirement', () => {
  const fields = fieldsOf(term);
  expect(editOf(term, { ...fields, parent: { id: 8, title: 'Care' } })).toEqual({ parent: 8 });
  expect(editOf(term, { ...fields, parent: null, isRetired: true })).toEqual({ parent: 0, retired: true });
});
