/** Parses free text that people enter for a place. Pure. */
import { foldPlace } from '../../../runtime/core/places/fold.ts';

/** A text that names a place: spellings to look up, most likely first, and what narrows them down. */
export interface LocationText {
  names: string[];
  /** Normalized regions and countries after the name: `maine`, `usa`. */
  qualifiers: string[];
}

/** Texts in a location field that name no place. */
const NON_PLACES =
  /^(?:\d+ (?:locations?|cities|places)|(?:100 )?(?:fully |full )?remote\b.*|.*\bremote(?: only| work)?|worldwide|anywhere|global|everywhere|various(?: .*)?|multiple(?: .*)?|several(?: .*)?|nationwide|home ?office|homeoffice|work from home|wfh|telecommute|hybrid|on ?site|bundesweit|deutschlandweit|weltweit|teletravail|france entiere|n a|na|tbd|none|unknown|virtual|field|all locations|other|europe|asia|africa|emea|apac|north america|latin america|south america)$/;
const AROUND =
  /\b(?:greater|metropolitan|metro|area|region|downtown|central|near|city of|office|buro|grossraum|raum|umgebung|stadt)\b/g;
const POSTAL_CODE = /\b\d{5}(?=-\d{4}\b|\b)/;

/** Words for the way of working, before or after a place: `US-Remote`, `Hybrid in London`. */
const MANNER = /^(?:remote|hybrid)\b[\s:-]*(?:in\s)?|[\s-]+(?:remote|hybrid)$/gi;
/** `Saint` becomes `st`, which is a code. */
const LONGEST_CODE = 3;
const STATE_CODE = /^(.+) ([a-z]{2})$/;

/** Null for an empty text and for one that names no place (`Remote`, `2 locations`). */
export function readLocationText(text: string): LocationText | null {
  const parts = partsOf(text.replace(/\([^)]*\)/g, ' '));
  const bracketed = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, inside = '']) => partsOf(inside));
  const [first, ...rest] = parts.length > 0 ? [...parts, ...bracketed] : bracketed;
  if (first === undefined) return null;
  const folded = foldPlace(first);
  const words = folded
    .replace(/\b\d+\b/g, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, before = '', code = ''] = STATE_CODE.exec(words) ?? [];
  const postalCode = POSTAL_CODE.exec(text)?.[0] ?? '';
  // `Berlin-Friedrichshain`: the district follows the town.
  const town = foldPlace(/^(\p{L}{4,})-/u.exec(first)?.[1] ?? '');
  return {
    names: distinct([postalCode, foldPlace(text), folded, words, before, town.length > LONGEST_CODE ? town : '']),
    qualifiers: distinct([...rest.map((part) => foldPlace(part.replace(/\d+/g, ' '))), code]),
  };
}

/** The parts between commas and similar separators, without numbers and words that name no place. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;|/·•]|\s[-–—]\s|\s(?:or|oder|ou|and|und|et)\s/u)
    .map((part) => part.replace(MANNER, '').trim())
    .filter((part) => foldPlace(part) !== '' && !/^\d{1,3}$/.test(part) && !NON_PLACES.test(foldPlace(part)));
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))];
}
