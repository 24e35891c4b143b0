/** Words around the name of a place: nurse in Portland, Stellen im Raum Karlsruhe, dans la région de Colmar, cerca de Mérida. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A place follows. */
const SIGNS = setOf(
  'in near around within outside close nearby im nahe raum grossraum umgebung umkreis region gegend rund um ' +
    'à dans pres autour proche proximite alentours environs secteur sur vers cerca zona alrededores cercanias',
);
/** A place or an employer follows. */
const AMBIGUOUS = setOf('at bei');
/** A place follows in this language alone; elsewhere they are links. */
const SHORT_SIGNS: Readonly<Record<string, string>> = { fr: 'a', es: 'en' };
/** They say nothing by themselves. */
const LINKS = setOf(
  'the and of to from der die dem den des und von vom la le les l de du d en a au aux et del los las el y',
);
/** A place stands before. */
const SIGNS_AFTER = setOf('area region surroundings umgebung umland environs alentours alrededores');
const LINKS_AFTER = setOf('and the und et ses y sus');

/** How sure the words around a name are that it is a place: always, unless an employer is called so, or not at all. */
export type PlaceSign = 'place' | 'place or employer' | 'none';

export interface NamedPlace {
  /** The words that speak of the place, name included: `from` up to but not including `to`. */
  from: number;
  to: number;
  sign: PlaceSign;
}

/** What the words around the name of a place, at `from` up to but not including `to`, say of it on a page in this language. */
export function readAround(words: readonly string[], from: number, to: number, language: string): NamedPlace {
  let start = from;
  while (isBefore(words[start - 1])) start -= 1;
  let end = to;
  while (isAfter(words[end])) end += 1;
  const after = words.slice(to, end);
  const before = words.slice(start, from);
  const isFollowed = after.some((word) => SIGNS_AFTER.has(word));
  const isShort = from > 0 && words[from - 1] === SHORT_SIGNS[language];
  const isSure = isFollowed || isShort || before.some((word) => SIGNS.has(word));
  const sign = isSure ? 'place' : before.some((word) => AMBIGUOUS.has(word)) ? 'place or employer' : 'none';
  return { from: start, to: isFollowed ? end : to, sign };
}

/** Whether a folded word is one of these, which name no place by themselves. */
export function isAroundPlaces(word: string): boolean {
  return isBefore(word) || isAfter(word);
}

function isBefore(word = ''): boolean {
  return SIGNS.has(word) || AMBIGUOUS.has(word) || LINKS.has(word);
}

function isAfter(word = ''): boolean {
  return SIGNS_AFTER.has(word) || LINKS_AFTER.has(word);
}
