/** Entries of a list of positions or schools: each has a period, heading lines, and a text. Pure. */
import { type Anchor, anchorsIn, type EntryRules, headsAbove, startOf, withoutBullets } from './anchors.ts';
import { type Entry, type EntryPart, inForm, isHead, joined } from './entry-lines.ts';
import { companyAbove, grouped } from './groups.ts';
import { isTownAlone } from './home.ts';
import { labelledLine } from './labels.ts';
import type { Leaning } from './leanings.ts';
import { findPeriod, withoutPeriod } from './periods.ts';
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
  const arePlaces = placesBeside(lines, anchors, rules.leaning);
  const areBelow = placesBelow(lines, anchors, rules.leaning);
  const parts = anchors.map(({ at, period }, index): EntryPart => {
    const inline = withoutPeriod(lines[at] ?? '', period);
    const isPlace = (arePlaces && TOWN.test(inline)) || (isTownAlone(inline) && rules.leaning(inline) === 0);
    const head = [
      ...lines.slice(starts[index], at).filter((one) => one !== ''),
      ...(inline === '' || isPlace ? [] : [inline]),
    ];
    const { start, end } = period;
    const [next = '', ...more] = lines.slice(at + 1, starts[index + 1]);
    const [, town = '', text = ''] = areBelow ? (BELOW.exec(next) ?? []) : [];
    return {
      head,
      period: { start, end },
      place: isPlace ? inline : null,
      after: town === '' ? lines.slice(at + 1, starts[index + 1]) : [text, ...more],
    };
  });
  const groups = grouped(parts, rules.leaning);
  const whole = ahead > 0 ? companyAbove(groups, rules.leaning) : groups;
  const least = ahead > 0 ? 0 : linesBelow(whole, rules.leaning);
  return [...tables.entries, ...whole.map((part) => entryOf(part, least, rules))];
}

/** What a town may be called, and other names as well. */
const TOWN = /^\p{Lu}[\p{L}.-]+(?: (?:\p{Lu}[\p{L}.-]+|am|an|der|im|in|ob|bei|a\.)){0,3}(?: \([\p{L}. ]+\))?$/u;

/** A name alone in the column of the dates. */
const BELOW = /^(\p{Lu}[\p{L}. ()-]{2,30})\t([^\t]+)$/u;

/** Whether places stand below the periods, in their column: `2019 – 2021 | Mill Ltd`, below it `Leeds | Baker`. */
function placesBelow(lines: readonly string[], anchors: readonly Anchor[], leaning: Leaning): boolean {
  const columns = anchors.filter(
    ({ at, period }) => period.from === 0 && /^\t/.test((lines[at] ?? '').slice(period.to)),
  );
  const named = columns.filter(({ at }) => {
    const [, name = ''] = BELOW.exec(lines[at + 1] ?? '') ?? [];
    return TOWN.test(name) && labelledLine(lines[at + 1] ?? '') === null;
  });
  const isTold = named.some(({ at }) => leaning(BELOW.exec(lines[at + 1] ?? '')?.[2] ?? '') > 0);
  return (named.length > 1 || isTold) && named.length >= anchors.length / 2;
}

/** Whether names alone beside the periods are places: where two lines stand below each of them, some of which say that they are title and company. */
function placesBeside(lines: readonly string[], anchors: readonly Anchor[], leaning: Leaning): boolean {
  const beside = anchors.map(({ at, period }) => ({ at, name: withoutPeriod(lines[at] ?? '', period) }));
  const named = beside.filter(({ name }) => name !== '');
  const below = named.map(({ at }) => lines.slice(at + 1, at + 3).filter(isHead));
  const isTold = below.some(([one = '', two = '']) => leaning(one) * leaning(two) < 0);
  return (
    isTold &&
    below.every(({ length }) => length > 1) &&
    named.every(({ name }) => TOWN.test(name) && leaning(name) === 0)
  );
}

/** A company, what it is, and a title. */
const MOST_BELOW = 3;

/** How many lines below the periods are headings at least: as many as it takes to come to the titles. */
function linesBelow(parts: readonly EntryPart[], leaning: Leaning): number {
  const isTitle = (line: string | undefined) =>
    line !== undefined && isHead(line) && line.length <= 70 && piecesIn([line]).some((piece) => leaning(piece) > 0);
  const rows = parts.map(({ head, after }) => [
    ...head,
    ...after.filter((line) => line !== '').slice(0, MOST_BELOW - head.length),
  ]);
  if (parts.some(({ head }) => head.length > 1)) return 0;
  // What stands alone, as a time of service, says nothing of the others.
  const [first = 0, second = 0, third = 0] = [0, 1, 2].map(
    (at) => rows.filter((row) => row.length > 1 && isTitle(row[at])).length,
  );
  if (third > first + second && third >= parts.length / 2) return MOST_BELOW;
  return second > first ? 2 : 0;
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
  const named = head.every((line) => labelledLine(line) !== null) ? rest.filter(isNamed) : [];
  if (named.length > 1) {
    const text = joined(rest.filter((line) => !isNamed(line)));
    return { head: [...head, ...named], period, summary: text === '' ? null : text };
  }
  let left = isWhole() ? 0 : Math.max(2, least) - head.length;
  for (let next = rest[0]; next !== undefined; next = rest[0]) {
    const isForm = labelledLine(next) !== null;
    if (!isForm && (left <= 0 || (next !== '' && !isHead(next)))) break;
    rest.shift();
    if (next === '') continue;
    head.push(next);
    if (isForm) continue;
    left = isWhole() ? 0 : left - 1;
  }
  if (!moments && lacksTitle(head, rest[0] ?? '', leaning)) head.push(rest.shift() ?? '');
  if (moments && isWrapped(head, rest[0] ?? '', leaning)) head.splice(0, 2, head.join(' '), rest.shift() ?? '');
  const text = joined(rest);
  // Alone beside a title it would be taken for the company.
  const isBeside = place !== null && piecesIn(head).length > 1;
  return { head: !isBeside ? head : [...head, place], period, summary: text === '' ? null : text };
}

/** Whether a label says what a line holds of the heading of an entry, wherever it stands: an address may part them. */
const isNamed = (line: string) =>
  ['title', 'company', 'program', 'institution', 'place'].includes(labelledLine(line)?.kind ?? '');

/** `Bachelor of Science, Biology` is all program where the next line is a school. */
function lacksSchool(head: readonly string[], next: string, leaning: Leaning): boolean {
  const leans = piecesIn(head).map(leaning);
  const isSchool = isHead(next) && next.length <= 70 && piecesIn([next]).some((piece) => leaning(piece) < 0);
  return head.length === 1 && isSchool && leans.some((lean) => lean > 0) && leans.every((lean) => lean >= 0);
}

/** `Werbeagentur Blickfang GmbH, Stuttgart` is all company where the next line is a title. */
function lacksTitle(head: readonly string[], next: string, leaning: Leaning): boolean {
  const leans = piecesIn(head).map(leaning);
  const isTitle = isHead(next) && next.length <= 70 && findPeriod(next) === null && leaning(next) > 0;
  return head.length === 1 && isTitle && leans.some((lean) => lean < 0) && leans.every((lean) => lean <= 0);
}

/** `Diploma in Professional`, `Cookery`, and next `Severn Vale College`: a program that a narrow column breaks. */
function isWrapped([program = '', tail = '', ...more]: readonly string[], next: string, leaning: Leaning): boolean {
  const isTail = /^[\p{L} ()&-]{2,30}$/u.test(tail) && leaning(tail) === 0;
  return more.length === 0 && isTail && leaning(program) > 0 && isHead(next) && next.length <= 60 && leaning(next) < 0;
}
