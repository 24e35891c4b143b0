/** Two very different brands, and what a visitor reads and types there. */
import { createTexts, type TextsOf } from './texts.ts';

export interface Journey {
  brand: string;
  locale: string;
  t: TextsOf;
  /** Path of the job search. */
  jobs: string;
  organizations: string;
  word: string;
  /** The beginning of a word in several titles. */
  typed: string;
  /** What is typed for a place, and the beginning of its suggestion. */
  place: { typed: string; label: string; lat: number; lon: number; radius: string };
}

export const journeys: readonly Journey[] = [
  {
    brand: 'harbor-ledger',
    locale: 'en',
    t: createTexts('en'),
    jobs: '/jobs',
    organizations: '/organizations',
    word: 'manager',
    typed: 'manag',
    place: { typed: 'Portland, ME', label: 'Portland', lat: 43.66, lon: -70.26, radius: '60' },
  },
  {
    brand: 'rheinblick',
    locale: 'de',
    t: createTexts('de'),
    jobs: '/stellen',
    organizations: '/arbeitgeber-suchen',
    word: 'Team',
    typed: 'pfleg',
    place: { typed: 'Karlsru', label: 'Karlsruhe', lat: 49.0, lon: 8.4, radius: '50' },
  },
];
