/** The date of birth, as countries write it. Pure. */
import { fold } from './fold.ts';
import { findPeriod } from './periods.ts';

const BORN =
  /(?<!\p{L})(?:born(?: on)?|date of birth|birth ?date|birthday|d\.?o\.?b\.?|geboren(?: am)?|geb\.?(?:oren)?(?: am)?|geburts(?:datum|tag)|geb\.?-?dat(?:um|\.)?|n[ée](?:e|\(e\)|\.e|·e)?(?: à \p{L}[\p{L}’' -]{1,30}?,?)? le|date de naissance)(?:[ :\t,]+| ?[/&]).*?(?=\d|\p{L}{3,9} \d)(.{6,40})/iu;
/** `* 25. Januar 1994` */
const STAR = /(?:^|[\t|·•]\s?|\s)\*\s?(\d.{5,25})/u;
const LABEL = /birth|\bborn\b|^d\.?o\.?b|geburt|geboren|^geb\b|naissance|\bne(?:e|\(e\))? le\b/;
/** A line of personal data that begins with the date, as `30.01.1990, Suisse`. */
const ALONE = /^(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}\.? \p{L}{3,9} \d{4})(?=$|,| in | à )/u;
const YOUNGEST = 12;

/** As `1991-02-28`; null without a complete date. `isDayFirst`: whether `05/07/1990` is certainly the fifth of July. */
export function findBirthday(lines: readonly string[], isDayFirst = false): string | null {
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:\t\d]{2,40}?)\s*(?::|\t)\s*(.+)$/.exec(line) ?? [];
    const said = LABEL.test(fold(label).trim()) ? value : (BORN.exec(line)?.[1] ?? STAR.exec(line)?.[1]);
    const isEnglish = /\b(?:born|birth|d\.?o\.?b)/i.test(line);
    const found = said === undefined ? null : dayIn(said, isDayFirst || !isEnglish);
    if (found !== null) return found;
  }
  return null;
}

/** Whether somebody lives where days come first, though the language is English: their number begins with 0 or a country, their postal code is not American. */
export const isDayFirst = (phone: string | null, zip: string | null): boolean =>
  /^(?:\+(?!1\b)|0)/.test(phone ?? '') ||
  /^(?:[A-Z].*|\d{4}|\d{6}|\d{3} \d{3})$/.test((zip ?? '').replace(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, ''));

/** A date that stands first in a line of personal data, long enough ago. For lines above all positions. */
export function findBirthdayAlone(lines: readonly string[]): string | null {
  for (const part of lines.flatMap((line) => line.split(/\t|\s[|·•–—-]\s/u))) {
    const [text] = ALONE.exec(part) ?? [];
    const found = text === undefined ? null : dayIn(text, true);
    if (found !== null && Number(found.slice(0, 4)) <= new Date().getFullYear() - YOUNGEST) return found;
  }
  return null;
}

/** A date with slashes may be American where the words are English: then only unambiguous ones are accepted. */
function dayIn(text: string, isDayFirst: boolean): string | null {
  const iso = /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/.exec(text)?.[0];
  if (iso) return iso;
  const [, first = '', second = '', y = ''] =
    /\b(\d{1,2}) ?[./-] ?(\d{1,2}) ?[./-] ?((?:19|20)\d\d|\d\d(?!\d))/.exec(text) ?? [];
  if (y !== '') {
    const isSure = isDayFirst || text.includes('.') || text.includes('-') || first === second || Number(first) > 12;
    if (isSure) return day(y, second, first);
    return Number(second) > 12 ? day(y, first, second) : null;
  }
  const words = /\b(\d{1,2})(?:\.|st|nd|rd|th|er)?(?: of)?[ -]{1,3}(\p{L}{3,10})\.?,?[ -]{1,3}((?:19|20)\d\d)\b/iu.exec(
    text,
  );
  const american = /\b(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d\d)\b/u.exec(text);
  const [number, name, year] = words ? words.slice(1) : american ? [american[2], american[1], american[3]] : [];
  const month = name === undefined ? null : findPeriod(`seit ${name} ${year}`)?.start.slice(5);
  return month && year && number ? day(year, month, number) : null;
}

/** Two digits of a year are of the last century. */
function day(year: string, month: string, date: string): string | null {
  const text = `${year.padStart(4, '19')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const real = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(text) ? text : null;
}
