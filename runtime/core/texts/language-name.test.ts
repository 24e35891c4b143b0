import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it('begins with a capital in every language', () => {
  expect(languageName('fr', 'en')).toBe('French');
  expect(languageName('fr', 'fr')).toBe('Français');
  expect(languageName('de', 'fr')).toBe('Allemand');
});
