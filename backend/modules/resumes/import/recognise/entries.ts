/** Entries of a list of positions or schools: each has a period, heading lines, and a text. Pure. */
import { anchorsIn, type EntryRules, headsAbove, startOf, withoutBullets } from './anchors.ts';
import { type Entry, type EntryPart, inForm, isHead, joined } from './entry-lines.ts';
import { companyAbove, grouped } from './groups.ts';
import { isTownAlone } from './home.ts';
import { labelledLine } from './labels.ts';
import type { Leaning } from './leanings.ts';
import { withoutPeriod } from './periods.ts';
import { piecesIn } from './pieces.ts';
import { entriesOfTables } from './tables.ts';

/** All entries of a section, in the order of the file. */
export function entriesOf(all: readonly string[], rules: EntryRules): Entry[] {
  const tables = entriesOfTables(all);
  const lines = withoutBullets(tables.rest.map(inForm));
  const anchors = anchorsIn(lines, rules);
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
  const groups = grouped(parts, rules.leaning);
  const whole = ahead > 0 ? companyAbove(groups, rules.leaning) : groups;
  const least = ahead > 0 ? 0 : linesBelow(whole, rules.leaning);
  return [...tables.entries, ...whole.map((part) => entryOf(part, least, rules))];
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
  const isWhole = () =>
    head.length >= least && piecesIn(head).length > 1 && !(moments && lacksSchool(head, rest[0] ?? '', leaning));
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

/** `Bachelor of Science, Biology` is all program where the next line is a school. */
function lacksSchool(head: readonly string[], next: string, leaning: Leaning): boolean {
  const leans = piecesIn(head).map(leaning);
  const isSchool = isHead(next) && next.length <= 70 && piecesIn([next]).some((piece) => leaning(piece) < 0);
  return head.length === 1 && isSchool && leans.some((lean) => lean > 0) && leans.every((lean) => lean >= 0);
}

/** `Diploma in Professional`, `Cookery`, and next `Severn Vale College`: a program that a narrow column breaks. */
function isWrapped([program = '', tail = '', ...more]: readonly string[], next: string, leaning: Leaning): boolean {
  const isTail = /^[\p{L} ()&-]{2,30}$/u.test(tail) && leaning(tail) === 0;
  return more.length === 0 && isTail && leaning(program) > 0 && isHead(next) && next.length <= 60 && leaning(next) < 0;
}
