import { expect, it } from 'vitest';
import { labelled } from './labelled.ts';

it('sets the colon as the language does', () => {
  expect(labelled('Place', 'Bonn', 'en-GB')).toBe('Place: Bonn');
  expect(labelled('Ort', 'Bonn', 'de')).toBe('Ort: Bonn');
  expect(labelled('Lieu', 'Bonn', 'fr')).toBe('Lieu\u00a0: Bonn');
});
