/** Where a person lives: street, postal code and town, as countries write them. Pure. */
import { type Piece, partsOf, piecesOf } from './address-pieces.ts';
import { type Postal, postalIn, SHAPE_COUNT } from './postal.ts';
import type { Home } from './recognised.ts';
import { isAnyRegion, isCanton, isCountry, isRegion } from './regions.ts';
import { isStreet, STREET_END, UNIT } from './streets.ts';

/** `Dublin 8` */
const DISTRICT = /^\p{Lu}\p{L}+ \d{1,2}$/u;

/** The first address of these lines; the town alone if it is labeled as such. */
export function findHome(lines: readonly string[]): Home | null {
  const pieces = piecesOf(lines);
  for (let shape = 0; shape < SHAPE_COUNT; shape += 1)
    for (const [at, { text }] of pieces.entries()) {
      const postal = postalIn(text.replace(/\.$/, ''), shape);
      const found = postal && homeAt(pieces, at, postal);
      if (found) return found;
    }
  return townWithState(pieces) ?? townAlone(pieces);
}

function homeAt(pieces: readonly Piece[], at: number, postal: Postal): Home | null {
  // Of a postal code alone, the town stands before it: `6 Orchard Close, Taunton, Somerset, TA2 7QX`.
  const isBehind = postal.town === null && isTownBehind(pieces, at);
  const end = isBehind ? at + 1 : postal.town === null ? townBefore(pieces, at) : at;
  if (end === null || (postal.isYear && pieces[at]?.isHome !== true && !isStreet(pieces[end - 1]?.text ?? '')))
    return null;
  const named = postal.town ?? pieces[end]?.text ?? '';
  // `2209 Oak Lawn Ave` is a number and a street.
  if (STREET_END.test(named)) return null;
  const [, plain = '', code = ''] = /^(.*?)[ ,]+\(?([A-Z]{2,3})\)?$/u.exec(named) ?? [];
  const isCoded = isRegion(code) || (/^\d{4}$/.test(postal.zip) && isCanton(code));
  return {
    street: streetBefore(pieces, isBehind ? at : end) ?? streetBehind(pieces, at),
    zip: postal.zip,
    town: townOf(isCoded ? plain : named),
    region: postal.region ?? (isCoded ? code : null),
  };
}

/** `Gartenweg 5, 01069, Dresden`: a code between a street and a town. */
function isTownBehind(pieces: readonly Piece[], at: number): boolean {
  const [before, own, behind] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (before?.part !== own?.part || behind?.part !== own?.part) return false;
  return /\d/.test(before?.text ?? '') && isStreet(before?.text ?? '') && /^\p{Lu}[^\d]+$/u.test(behind?.text ?? '');
}

/** The last name before a postal code that is no county and no state; null if a street comes first. */
function townBefore(pieces: readonly Piece[], at: number): number | null {
  for (let town = at - 1; town >= Math.max(0, at - 3); town -= 1) {
    const { text = '' } = pieces[town] ?? {};
    if (isRegion(text)) continue;
    return /^\p{Lu}[^\d]*(?: \d{1,2})?$/u.test(text) && (!isStreet(text) || DISTRICT.test(text)) ? town : null;
  }
  return null;
}

/** What stands before the town: the pieces of its line from the street on, or the line above it, or above the name beside it. */
function streetBefore(pieces: readonly Piece[], end: number): string | null {
  const partOf = (at: number) => pieces[at]?.part ?? -1;
  const own = pieces.slice(0, end).filter(({ part }) => part === partOf(end));
  const line = own.length > 0 ? own : lineAbove(pieces, partOf(end));
  const first = line[0]?.isHome ? 0 : line.findIndex(({ text }) => isStreet(text));
  if (first < 0 || line.length === 0) return null;
  const street = line.slice(first).map(({ text }) => text);
  const above = pieces.filter(({ part }) => part === (line[0]?.part ?? 0) - 1).map(({ text }) => text);
  const isUnit = above.length > 0 && line[0]?.isHome !== true && above.every((text) => UNIT.test(text));
  return [...(isUnit ? above : []), ...street].join(', ');
}

/** `1010 Wien, Stephansplatz 1`, or on the line below: a street with its number. */
function streetBehind(pieces: readonly Piece[], at: number): string | null {
  const { part = -1 } = pieces[at] ?? {};
  const behind = pieces[at + 1];
  const isNear = behind !== undefined && (behind.part === part || behind.part === part + 1);
  return isNear && /^\p{L}{3}.*\d/u.test(behind.text) && isStreet(behind.text) ? behind.text : null;
}

function lineAbove(pieces: readonly Piece[], part: number): Piece[] {
  // Contact data in three columns stand between a street and its town.
  for (const above of [part - 1, part - 2, part - 3]) {
    const line = pieces.filter((piece) => piece.part === above);
    if (line.some(({ text }) => isStreet(text))) return line;
  }
  return [];
}

/** `Portland, ME`; with the country also `Memphis, Tennessee, United States`. */
function townWithState(pieces: readonly Piece[]): Home | null {
  const at = pieces.findIndex(
    ({ text, part }, index) => /^[A-Z]{2,3}$/.test(text) && isRegion(text) && pieces[index - 1]?.part === part,
  );
  const town = pieces[at - 1]?.text ?? '';
  if (at < 1 || !/^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(town)) return null;
  return { street: streetBefore(pieces, at - 1), zip: null, town, region: pieces[at]?.text ?? null };
}

/** What a label says to be an address, without a postal code: the last name behind the street, or the first of all. */
function townAlone(pieces: readonly Piece[]): Home | null {
  const [first] = pieces.filter(({ isHome }) => isHome);
  const own = pieces.filter(({ isHome, part }) => isHome && part === first?.part);
  const isTown = ({ text }: Piece) => text.length <= 60 && !/\d/.test(text) && !isRegion(text);
  const hasStreet = own.slice(0, -1).some(({ text }) => isStreet(text));
  const town = hasStreet ? own.findLast((piece) => isTown(piece) && !isStreet(piece.text)) : own.find(isTown);
  if (!town) return null;
  return { street: streetBefore(pieces, pieces.indexOf(town)), zip: null, town: townOf(town.text), region: null };
}

/** A town that only its region or country follows: `Atlanta, Georgia`. For lines below the name: elsewhere it may be any place. */
export function findTown(lines: readonly string[]): Home | null {
  const line = lines.flatMap(partsOf).find(({ text }) => isTownAlone(text));
  return line ? { street: null, zip: null, town: townOf(line.text.split(',')[0] ?? ''), region: null } : null;
}

/** Whether a line is only a town with its state or country: `Leeds, UK`, `Austin, Texas, USA`. */
export function isTownAlone(line: string): boolean {
  const [town = '', ...more] = line.split(/,\s*/);
  const isName = /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}$/u.test(town);
  const [last = ''] = more.slice(-1);
  const isPlace = isRegion(last) || isCountry(last) || /^[A-Z]{2}$/.test(last);
  return isName && isPlace && (more.length === 1 || (more.length === 2 && isAnyRegion(more[0] ?? '')));
}

/** Whether a line has a town with its postal code. */
export function isAddress(line: string): boolean {
  const pieces = piecesOf([line]);
  const strict = SHAPE_COUNT - 4;
  return pieces.some(({ text }, at) =>
    Array.from({ length: strict }, (_, shape) => postalIn(text, shape)).some(
      (postal) => postal !== null && homeAt(pieces, at, postal) !== null,
    ),
  );
}

/** Without district numbers and delivery offices: `Dublin 8`, `Lyon Cedex 03`. */
const townOf = (text: string) =>
  text
    .replace(/\s+(?:cedex\b.*|\d{1,2}(?:e|er|ème)?)$/i, '')
    .replace(/[\s.,;]+$/, '')
    .trim();
