import { expect, it } from 'vitest';
import { languagesIn } from './languages.ts';
import { shareIn } from './scales.ts';

const read = (...lines: string[]) => languagesIn(lines).map(({ name, level }) => `${name}=${level}`);

it('reads levels as signs', () => {
  expect(['●●●●○', '★ ★ ★ ☆ ☆', '80 %', '4/5', 'B2', '• Excel'].map(shareIn)).toEqual([0.8, 0.6, 0.8, 0.8, null, null]);
  expect(read('Deutsch ●●●●●', 'Englisch ●●●●○', 'Polnisch', '●○○○○')).toEqual([
    ...['Deutsch=native', 'Englisch=fluent', 'Polnisch=basic'],
  ]);
});

it('takes a level in words before one in signs, and says nothing where all signs look full', () => {
  expect(read('Deutsch ●●●●● Muttersprache', 'Englisch ●●●○○ (C1)')).toEqual(['Deutsch=native', 'Englisch=fluent']);
  expect(read('Deutsch ●●●●●', 'Englisch ●●●●●')).toEqual(['Deutsch=null', 'Englisch=null']);
});
