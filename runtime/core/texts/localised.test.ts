import { expect, it } from 'vitest';
import { inLocale } from './localised.ts';

const speaks = (...supported: string[]) => ({ locales: { default: supported[0] ?? 'en', supported, region: 'us' } });

it('picks the text of the page, deep inside lists and objects', () => {
  const props = { items: [{ label: { en: 'Jobs', de: 'Stellen' } }], count: 3 };
  expect(inLocale(props, speaks('en', 'de'), 'de')).toEqual({ items: [{ label: 'Stellen' }], count: 3 });
});

it('understands texts of a parent in languages that the brand does not speak', () => {
  expect(inLocale({ title: { en: 'Jobs', de: 'Stellen', fr: 'Emplois' } }, speaks('en'), 'en')).toEqual({
    title: 'Jobs',
  });
});

it('leaves objects alone whose keys are no locales', () => {
  const settings = { radius: { unit: 'km' }, social: { xing: 'https://xing.example' } };
  expect(inLocale(settings, speaks('en'), 'en')).toEqual(settings);
});
