/** A town without anything that says so but the contact data around it. Pure. */
import { isContactLine } from './contact.ts';
import { headingOf } from './headings.ts';
import { leansToTitle } from './leanings.ts';
import type { Home } from './recognised.ts';
import { isCountry, isRegion } from './regions.ts';

const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}|(?:am|an|der|de|la|le|les|sur|sous|en|upon|on|of)\b)[\p{L}.'’-]*){0,4}$/u;

/** `Lyon | 06 39 98 00 00 | mail@example.com`, and the same on lines below one another; for lines above all positions, without the name. */
export function townBeside(lines: readonly string[]): Home | null {
  for (const [at, line] of lines.entries()) {
    const parts = line
      .split(/\t|\s[|·•●∙/–—-]\s|,\s+/u)
      .map((part) => part.replace(/^[^\p{L}\p{N}+(]+| \(\d{2,3}\)$/gu, '').trim());
    const isRow = parts.length > 1 && parts.some(isContactLine);
    const isBetween =
      parts.length === 1 && [lines[at - 1], lines[at + 1]].some((near) => near !== undefined && isContactLine(near));
    const town = isRow || isBetween ? parts.find(isTown) : undefined;
    if (town !== undefined) return { street: null, zip: null, town, region: null };
  }
  return null;
}

const isTown = (text: string) =>
  text.length >= 3 &&
  text.length <= 40 &&
  NAME.test(text) &&
  !isCountry(text) &&
  !isRegion(text) &&
  headingOf(text) === null &&
  leansToTitle(text) === 0 &&
  !OTHER.test(text);
/** What else stands there: nationalities, licences, names of services. */
const OTHER =
  /^(?:deutsch|german|british|fran[cç]aise?|suisse|ledig|verheiratet|single|married|c[ée]libataire|mari[ée]e?|permis|driving|linkedin|github|xing|portfolio|website|e-?mail|mail|tel|mobile?|telefon|phone|photo|foto|v[ée]hicul[ée]e?|address|adresse)\b/i;
