import { expect, it } from 'vitest';
import { translatorOf } from './translator.ts';

const english = {
  locale: 'en',
  namespaces: {
    search: { total_one: '{{count}} job', total_other: '{{count}} jobs', near: 'near {{place}}' },
    common: { back: 'Back' },
  },
};
const german = {
  locale: 'de',
  namespaces: { search: { total_one: '{{count}} Stelle', total_other: '{{count}} Stellen' } },
};

it('fills in values, by count and by language', () => {
  const t = translatorOf(english, 'search');
  expect([t('total', { count: 1 }), t('total', { count: 2 }), t('near', { place: 'Bonn' })]).toEqual([
    '1 job',
    '2 jobs',
    'near Bonn',
  ]);
  expect(translatorOf(german, 'search')('total', { count: 2 })).toBe('2 Stellen');
});

it('keeps values apart that read alike when joined', () => {
  const t = translatorOf({ locale: 'en', namespaces: { search: { pair: '{{a}}/{{b}}' } } }, 'search');
  expect([t('pair', { a: 'x', b: 'y' }), t('pair', { a: 'xy', b: '' }), t('pair', { a: 'x', b: 'y' })]).toEqual([
    'x/y',
    'xy/',
    'x/y',
  ]);
});

it('leaves values as they are: whoever shows them escapes them', () => {
  expect(translatorOf(english, 'search')('near', { place: '<b>' })).toBe('near <b>');
});

it('shows an unknown key and tells of it once', () => {
  const missing: string[] = [];
  const t = translatorOf({ ...english }, 'common', (key) => missing.push(key));
  expect([t('forward'), t('forward'), t('back')]).toEqual(['forward', 'forward', 'Back']);
  expect(missing).toEqual(['forward']);
});
