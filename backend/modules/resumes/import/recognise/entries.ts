/** Entries of a list of positions or schools: each has a period, heading lines, and a text. Pure. */
import { type Entry, type EntryPart, inForm, isBullet, isHead, joined, LONGEST_HEAD, withoutBullet } from './entry-lines.ts';
import { companyAbove, grouped } from './groups.ts';
import { isTownAlone } from './home.ts';
import { labelledLine } from './labels.ts';
import type { Leaning } from './leanings.ts';
import { type FoundPeriod, findMoment, findPeriod, withoutPeriod } from './periods.ts';
import { piecesIn } from './pieces.ts';
import { entriesOfTables } from './tables.ts';

const MOST_HEAD_LINES = 3;

interface EntryRules {
  /** Single dates count as periods wherever they stand in a line; otherwise only those set apart from a title. */
  moments?: boolean;
  leaning: Leaning;
}

/** All entries of a section, in the order of the file. */
export function entriesOf(all: readonly string[], rules: EntryRules): Entry[] {
  const tables = entriesOfTables(all);
  const lines = withoutBullets(tables.rest.map(inForm));
  const areLast = lines.some((line) => line.includes('\t') && findPeriod(line)?.to === line.length);
  const anchors = lines.flatMap((line, at) => {
    const period = anchorIn(line, areLast, rules);
    return period === null ? [] : [{ at, period }];
  });
  const [first] = anchors;
  if (first === undefined) return tables.entries;
  const ahead = headsAbove(lines, first.at);
  const starts = anchors.map(({ at }, index) =>
    startOf(lines, at, ahead, index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1),
  );
  const parts = anchors.map(({ at, period }, index): EntryPart => {
    const inline = withoutPeriod(lines[at] ?? '', period);
    const isPlace = isTownAlone(inline) && rules.leaning(inline) === 0;
    const head = [
      ...lines.slice(starts[index], at).filter((one) => one !== ''),
      ...(inline === '' || isPlace ? [] : [inline]),
    ];
    const { start, end } = period;
    return {
      head,
      period: { start, end },
      place: isPlace ? inline : null,
      after: lines.slice(at + 1, starts[index + 1]),
    };
  });
  const whole = ahead > 0 ? companyAbove(grouped(parts, rules.leaning), rules.leaning) : grouped(parts, rules.leaning);
  const least = ahead > 0 ? 0 : linesBelow(whole, rules.leaning);
  return [...tables.entries, ...whole.map((part) => entryOf(part, least, rules))];
}

/** Where every entry is an item of a list, its bullet says nothing. */
function withoutBullets(lines: readonly string[]): string[] {
  if (lines.some((line) => !isBullet(line) && findPeriod(line) !== null)) return [...lines];
  return lines.map((line) => (isBullet(line) && findPeriod(withoutBullet(line)) !== null ? withoutBullet(line) : line));
}

/** The period of a line with which an entry begins; null in lists and long lines. */
function anchorIn(line: string, areLast: boolean, { moments = false, leaning }: EntryRules): FoundPeriod | null {
  if (isBullet(line)) return null;
  const found = findPeriod(line) ?? (isHead(line) ? findMoment(line) : null);
  if (found === null || withoutPeriod(line, found).length > LONGEST_HEAD) return null;
  if (findPeriod(line) !== null) return found;
  // `B.Sc. (expected to finish in 2027)` has no date of its own.
  if (/\([^()]*\p{L}{4}[^()]*$/u.test(line.slice(0, found.from))) return null;
  if (moments) return found;
  const isApart = /^(?:\t|$)|^(?: ?\([^)]*\))? ?:\s/.test(line.slice(found.to)) && found.from === 0;
  const isLast = line[found.from - 1] === '\t' && found.to === line.length;
  return (isLast && areLast) || ((isApart || isLast) && leaning(withoutPeriod(line, found)) !== 0) ? found : null;
}

/** How many lines directly above the first period belong to it. In one file, heads all stand before their periods, or all after. */
function headsAbove(lines: readonly string[], anchor: number): number {
  const above = lines.slice(0, anchor).filter((line) => line !== '');
  const start = above.findLastIndex((line) => !isHead(line)) + 1;
  return above.length - start > MOST_HEAD_LINES ? 0 : above.length - start;
}

/** The first line of an entry: so many heads above its period, but not above `floor`. */
function startOf(lines: readonly string[], anchor: number, ahead: number, floor: number): number {
  let start = anchor;
  for (let taken = 0; taken < ahead && start > floor; ) {
    const line = lines[start - 1] ?? '';
    if (line !== '' && !isHead(line)) break;
    start -= 1;
    if (line !== '') taken += 1;
  }
  return start;
}

/** How many lines below the periods are headings at least: as many as it takes to come to the titles. */
function linesBelow(parts: readonly EntryPart[], leaning: Leaning): number {
  const isTitle = (line: string | undefined) =>
    line !== undefined && isHead(line) && line.length <= 70 && piecesIn([line]).some((piece) => leaning(piece) > 0);
  const rows = parts.map(({ head, after }) => [
    ...head,
    ...after.filter((line) => line !== '').slice(0, 2 - head.length),
  ]);
  if (parts.some(({ head }) => head.length > 1)) return 0;
  const [first, second] = [0, 1].map((at) => rows.filter((row) => isTitle(row[at])).length);
  return (second ?? 0) > (first ?? 0) ? 2 : 0;
}

function entryOf(
  { head: given, period, place, after }: EntryPart,
  least: number,
  { moments = false, leaning }: EntryRules,
): Entry {
  const head = [...given];
  const rest = [...after];
  const isWhole = () => head.length >= least && piecesIn(head).length > 1;
  let left = isWhole() ? 0 : 2 - head.length;
  for (let next = rest[0]; next !== undefined; next = rest[0]) {
    const isForm = labelledLine(next) !== null;
    if (!isForm && (left <= 0 || (next !== '' && !isHead(next)))) break;
    rest.shift();
    if (next === '') continue;
    head.push(next);
    if (isForm) continue;
    left = isWhole() ? 0 : left - 1;
  }
  if (moments && isWrapped(head, rest[0] ?? '', leaning)) head.splice(0, 2, head.join(' '), rest.shift() ?? '');
  const text = joined(rest);
  // Alone beside a title it would be taken for the company.
  const isBeside = place !== null && piecesIn(head).length > 1;
  return { head: !isBeside ? head : [...head, place], period, summary: text === '' ? null : text };
}

/** `Diploma in Professional`, `Cookery`, and next `Severn Vale College`: a program that a narrow column breaks. */
function isWrapped([program = '', tail = '', ...more]: readonly string[], next: string, leaning: Leaning): boolean {
  const isTail = /^[\p{L} ()&-]{2,30}$/u.test(tail) && leaning(tail) === 0;
  return more.length === 0 && isTail && leaning(program) > 0 && isHead(next) && next.length <= 60 && leaning(next) < 0;
}
