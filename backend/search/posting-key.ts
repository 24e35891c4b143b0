/** The key of an advertisement: equal for the same folded title, company and place, whoever posted it. Pure. */
import { hash } from 'node:crypto';
import { foldPlace } from '../../runtime/core/places/fold.ts';
import { foldName } from '../modules/taxonomies/spellings.ts';
import { companyKey } from './company-key.ts';
import { dropGenderMarks } from './gender-marks.ts';

export interface Posting {
  title: string;
  company: string;
  /** A town, or an address that begins with one. */
  place: string;
}

/** Without gender marks, legal forms and accents. */
export function foldPosting({ title, company, place }: Posting): Posting {
  return {
    title: foldName(dropGenderMarks(title)),
    company: companyKey(company),
    place: townOf(place),
  };
}

/** Null without a title or a company: ads of several employers share title and place. */
export function postingKeyOf(posting: Posting): string | null {
  const folded = foldPosting(posting);
  return folded.title === '' || folded.company === '' ? null : digestOf(Object.values(folded));
}

/** `86609, Donauwörth, BAYERN` and `07 - Aubenas`: the first part that is a name. */
function townOf(place: string): string {
  const parts = place.split(/[,;/|•(]|\s[-–]\s/).map((part) => foldPlace(part.replace(/\d+/g, ' ')));
  return parts.find((part) => part.length > 1) ?? '';
}

export const digestOf = (parts: readonly string[]): string =>
  hash('sha256', parts.join('\0'), 'base64url').slice(0, 27);
