/** The degree that a text names. Pure. */
import { fold } from './fold.ts';

const LEVELS: readonly [RegExp, string][] = [
  [/\b(?:doktor|doctor|doctorat|ph\.? ?d|promotion|these)/, 'doctorate'],
  [/\b(?:master|diplom(?!a)|magister|m\.? ?a\b|m\.? ?sc|mba|staatsexamen|maitrise)/, 'master'],
  [/\b(?:bachelor|b\.? ?a\b|b\.? ?sc|b\.? ?eng|licence|but\b)/, 'bachelor'],
  [/\b(?:techniker|meister|bts|dut)\b/, 'technician'],
  [
    /\b(?:ausbildung|lehre|gesellenbrief|berufsschule|apprenticeship|vocational|cap\b|kauffrau|kaufmann|fachangestellte)/,
    'vocational',
  ],
  [/\b(?:abitur|matura|fachabitur|gymnasium|high school|baccalaureat|bac\b|lycee|a-levels)/, 'upper_secondary'],
  [/\b(?:realschul|mittlere reife|hauptschul|brevet|gcse)/, 'school'],
];

/** Code of the degree named in a text; null if there is none. */
export function degreeIn(text: string): string | null {
  const plain = fold(text);
  return LEVELS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
