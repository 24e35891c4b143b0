/** Reads what people write where a place is asked for. Pure. */
import { foldPlace } from '../../../runtime/core/places/fold.ts';

/** A text that names a place: spellings to look up, the likeliest first, and what narrows them down. */
export interface LocationText {
  names: string[];
  /** Folded regions and countries behind the name: `maine`, `usa`. */
  qualifiers: string[];
}

/** Texts that stand where a place does and name none. */
const NON_PLACES =
  /^(?:\d+ (?:locations?|cities|places)|(?:100 )?(?:fully |full )?remote\b.*|.*\bremote(?: only| work)?|worldwide|anywhere|global|everywhere|various(?: .*)?|multiple(?: .*)?|several(?: .*)?|nationwide|home ?office|homeoffice|work from home|wfh|telecommute|hybrid|on ?site|bundesweit|deutschlandweit|weltweit|teletravail|france entiere|n a|na|tbd|none|unknown|virtual|field|all locations|other|europe|asia|africa|emea|apac|north america|latin america|south america)$/;
const AROUND =
  /\b(?:greater|metropolitan|metro|area|region|downtown|central|near|city of|grossraum|raum|umgebung|stadt)\b/g;
const POSTAL_CODE = /\b\d{5}(?=-\d{4}\b|\b)/;

/** Null for an empty text and for those that name no place (`Remote`, `2 locations`). */
export function readLocationText(text: string): LocationText | null {
  const whole = foldPlace(text);
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;|/·•]|\s[-–—]\s|\s(?:or|oder|ou|and|und|et)\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !NON_PLACES.test(foldPlace(part)));
  // A code before a name (`75 - PARIS`) says less than the name.
  const named = parts.filter((part) => !/^\d+$/.test(part));
  const [first, ...rest] = named.length > 0 ? named : parts;
  if (first === undefined || whole === '') return null;
  const folded = foldPlace(first);
  const words = folded
    .replace(/\b\d+\b/g, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const postalCode = POSTAL_CODE.exec(text)?.[0];
  const bracketed = [...text.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => foldPlace(inside));
  const names = [postalCode ?? '', whole, folded, words];
  const qualifiers = [...rest.map((part) => foldPlace(part.replace(/\d+/g, ' '))), ...bracketed];
  return {
    names: [...new Set(names.filter((name) => name !== ''))],
    qualifiers: [...new Set(qualifiers.filter((name) => name !== ''))],
  };
}
