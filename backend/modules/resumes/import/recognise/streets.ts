/** Whether a text is a street, or what stands for one: a farm, a hamlet, a flat in a house with a name. Pure. */
import { findPeriod } from './periods.ts';

const WORDS =
  /(?:stra(?:ss|ß)e|str\.|weg|platz|gasse|allee|ufer|ring|damm|steig|stieg|graben|markt|\b(?:rue|avenue|boulevard|bd|place|quai|chemin|impasse|all[ée]e|cours|square|passage|route|faubourg|venelle|sentier|street|st|road|rd|lane|ln|drive|dr|terrace|close|way|row|court|crescent|gardens|grove|mews|parade|highway|boulevard|blvd|ave|marg|nagar|via|calle|rua|ulica))(?=$|[\s,.])/iu;
/** Without a number, and before a name. */
const NAMED =
  /^(?:lieu[- ]?dit|r[ée]s(?:idence|\.)|hameau|domaine|lotissement|quartier|cit[ée] |zone |route |mas |villa|le bourg|la ferme|ferme|p\.? ?o\.? box|postfach|b\.?p\.? \d|c\/o|hof |gut |einsiedl)|\b(?:cottage|house|farm|residency|apartments|residence|towers|heights|enclave|colony|layout|society)$/iu;
/** What stands before a street, or behind it: a flat, a floor, a building. */
export const UNIT =
  /^(?:flat|apt|apartment|unit|suite|room|floor|block|app\.?|appartement|appt|b[âa]t(?:iment|\.)?|[ée]tage|esc(?:alier|\.)?|r[ée]s(?:idence|\.)|stiege|top|t[üu]r|door|no\.?|plot|house no|h\.? ?no|d\.? ?no|bte|bo[îi]te|studio|lot|c\/o|level|#)\b.{0,30}$/iu;
/** English names of streets end with what they are. */
export const STREET_END =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|terrace|close|crescent|place|pl)\.?$/iu;
const NUMBERED =
  /^\d{1,5}[a-z]?(?: ?(?:bis|ter|quater))?,? \p{L}|^\d{1,4}\/\d{1,5},? \p{L}|\p{L}[.,]? \d{1,4}(?:$|[ ,/-]?[\w/-]{1,10}(?:$|,))/u;
const NOT = /@|\bwww\.|:\/\/|(?:\d[ ()/.-]?){7,}|^\+|\d+ (?:ans|jahre?|years?|enfants?|kinder|children)\b/iu;

/** `geb. 2. Juni 1993` */
const DATED = /(?:^|\d{1,2}\.? ?)(?:\p{L}{3,9}|\d{1,2}\.) ?(?:19|20)\d\d$/u;

export function isStreet(text: string): boolean {
  if (/^\d{1,5}(?: ?(?:bis|ter))?$/.test(text)) return true;
  if (text.length < 4 || text.length > 90 || NOT.test(text) || findPeriod(text) !== null || DATED.test(text))
    return false;
  if ([WORDS, NAMED, UNIT].some((pattern) => pattern.test(text))) return true;
  return /\p{L}{3}/u.test(text) && NUMBERED.test(text);
}
