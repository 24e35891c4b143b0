import { expect, it } from 'vitest';
import { languageLine, languagesIn } from './languages.ts';

const read = (...lines: string[]) => languagesIn(lines).map(({ name, level }) => `${name}=${level}`);

it.each([
  ['Conversational Mandarin', ['Mandarin=good']],
  ['Fluent in French and German, basic Welsh', ['French=fluent', 'German=fluent', 'Welsh=basic']],
  ['Deutsch und Türkisch (Muttersprache), Englisch (B1)', ['Deutsch=native', 'Türkisch=native', 'Englisch=good']],
  ['Anglais : courant (TOEIC 905)\tEspagnol : niveau B1', ['Anglais=fluent', 'Espagnol=good']],
  ['Breton courant ; anglais scolaire', ['Breton=fluent', 'anglais=basic']],
  ['Français : langue maternelle. Allemand : B2. Anglais : B1.', ['Français=native', 'Allemand=good', 'Anglais=good']],
  ['Deutsch, Türkisch (Muttersprachen), Englisch (gut)', ['Deutsch=native', 'Türkisch=native', 'Englisch=good']],
  ['Gute Englischkenntnisse', ['Englisch=good']],
  ['Mother tongue: Ukrainian, Russian', ['Ukrainian=native', 'Russian=native']],
  ['Tamil, English & Hindi', ['Tamil=null', 'English=null', 'Hindi=null']],
  ['Englisch (C1, Cambridge English Certificate)', ['Englisch=fluent']],
  ['French: limited working proficiency', ['French=basic']],
  ['Shelta (fluent)', ['Shelta=fluent']],
  ['Englisch: Verhandlungssprache', ['Englisch=fluent']],
  ['Englisch: wenig', ['Englisch=basic']],
  ['Polnisch Mutterspr.', ['Polnisch=native']],
])('reads "%s"', (line, languages) => {
  expect(read(line)).toEqual(languages);
});

it('gives a level on a line of its own to the language above', () => {
  expect(read('Englisch', 'Verhandlungssicher (C1)', 'Polnisch', 'A2')).toEqual(['Englisch=fluent', 'Polnisch=basic']);
});

it.each([
  'Vollmer, K. (2016): Zur Stabilität von Phalloidin',
  'Dr Ewan MacAllister',
  'Driving licence: B',
  'Parlé\tÉcrit',
])('sees no language in "%s"', (line) => {
  expect(read(line)).toEqual([]);
});

it('tells a line about languages from one that only names some', () => {
  expect(languageLine('Fluent in Japanese')).toBe('with level');
  expect(languageLine('English, Irish')).toBe('alone');
  expect(languageLine('Sonstige Sprache(n)\tEnglisch (B2)')).toBe('with level');
  expect(languageLine('Translation of Japanese contracts')).toBeNull();
});

it('reads a language above a table of its levels', () => {
  expect(read('Italienisch', 'HÖREN B2 LESEN B2 SCHREIBEN B1', 'Englisch', 'A2')).toEqual([
    'Italienisch=good',
    'Englisch=basic',
  ]);
});
