/** The lines with which entries begin: those with a period. Pure. */
import { isBullet, isHead, LONGEST_HEAD, withoutBullet } from './entry-lines.ts';
import type { Leaning } from './leanings.ts';
import { type FoundPeriod, findMoment, findPeriod, withoutPeriod } from './periods.ts';

const MOST_HEAD_LINES = 3;

export interface EntryRules {
  /** Single dates count as periods wherever they stand in a line; otherwise only those set apart from a title. */
  moments?: boolean;
  leaning: Leaning;
}

export interface Anchor {
  /** Number of its line. */
  at: number;
  period: FoundPeriod;
}

/** All of a section. */
export function anchorsIn(lines: readonly string[], rules: EntryRules): Anchor[] {
  const areLast = lines.some((line) => line.includes('\t') && findPeriod(line)?.to === line.length);
  const anchors = lines.flatMap((line, at) => {
    const period = anchorIn(line, areLast, rules);
    return period === null ? [] : [{ at, period }];
  });
  const apart = anchors.filter(({ at, period }) => isApart(lines[at] ?? '', period));
  if (apart.length < 2) return anchors;
  const ahead = apart.filter(({ period }) => period.from === 0);
  // Where dates stand in a column of their own, those behind a text are a remark: `Leads the team since 2018`.
  const areAhead = ahead.length > 1 && ahead.length === apart.length;
  const isRemark = (line: string, period: FoundPeriod) =>
    isWithin(line, period) || (areAhead && period.from > 0 && !line.includes('\t'));
  return anchors.filter(({ at, period }) => !isRemark(lines[at] ?? '', period));
}

/** Whether a period stands alone, or apart from the text beside it. */
const isApart = (line: string, { from, to }: FoundPeriod) =>
  (from === 0 && /^(?:\t|$)/.test(line.slice(to))) || (line[from - 1] === '\t' && to === line.length);

/** Whether text stands on both sides of a date: where others are set apart, it is a remark such as `100 %, seit 2021 80 %`. */
const isWithin = (line: string, { from, to }: FoundPeriod) =>
  !line.includes('\t') &&
  /[\p{L}\d%]/u.test(line.slice(0, from)) &&
  /^[^()]*[\p{L}\d%]/u.test(line.slice(to)) &&
  !/\([^)]*$/.test(line.slice(0, from));

/** Where every entry is an item of a list, its bullet says nothing. */
export function withoutBullets(lines: readonly string[]): string[] {
  if (lines.some((line) => !isBullet(line) && findPeriod(line) !== null)) return [...lines];
  return lines.map((line) => (isBullet(line) && findPeriod(withoutBullet(line)) !== null ? withoutBullet(line) : line));
}

/** The period of a line with which an entry begins; null in lists and long lines. */
function anchorIn(line: string, areLast: boolean, { moments = false, leaning }: EntryRules): FoundPeriod | null {
  if (isBullet(line)) return null;
  const period = findPeriod(line);
  const found = period ?? (isHead(line) ? findMoment(line) : null);
  if (found === null || withoutPeriod(line, found).length > LONGEST_HEAD) return null;
  if (period !== null) return period;
  // `B.Sc. (expected to finish in 2027)` has no date of its own.
  if (/\([^()]*\p{L}{4}[^()]*$/u.test(line.slice(0, found.from))) return null;
  if (moments) return found;
  const isBefore = /^(?:\t|$)|^(?: ?\([^)]*\))? ?:\s/.test(line.slice(found.to)) && found.from === 0;
  const isLast = line[found.from - 1] === '\t' && found.to === line.length;
  return (isLast && areLast) || ((isBefore || isLast) && leaning(withoutPeriod(line, found)) !== 0) ? found : null;
}

/** How many lines directly above the first period belong to it. In one file, heads all stand before their periods, or all after. */
export function headsAbove(lines: readonly string[], anchor: number): number {
  const above = lines.slice(0, anchor).filter((line) => line !== '');
  const start = above.findLastIndex((line) => !isHead(line)) + 1;
  return above.length - start > MOST_HEAD_LINES ? 0 : above.length - start;
}

/** The first line of an entry: so many heads above its period, but not above `floor`. */
export function startOf(lines: readonly string[], anchor: number, ahead: number, floor: number): number {
  let start = anchor;
  for (let taken = 0; taken < ahead && start > floor; ) {
    const line = lines[start - 1] ?? '';
    if (line !== '' && !isHead(line)) break;
    start -= 1;
    if (line !== '') taken += 1;
  }
  return start;
}
