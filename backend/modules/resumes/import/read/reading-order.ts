/** Arranges positioned texts of pages as lines in reading order: columns one after the other, tables row by row. Pure. */
import { EMAIL } from '../recognise/contact.ts';
import { headingOf } from '../recognise/headings.ts';
import { isAddress } from '../recognise/home.ts';
import { findMoment, findPeriod, isPeriod, withoutPeriod } from '../recognise/periods.ts';
import { besideHeadings } from './beside-headings.ts';
import { lineOf, linesOfRows } from './row-lines.ts';
import type { PositionedText, Row, Run } from './rows.ts';

/** Narrower strips between texts are word spacing, unless many rows begin at their right. */
const NARROWEST_GUTTER = 12;
const NARROW_GUTTER = 5;
const MANY_ROWS = 8;
const FEWEST_ROWS = 3;
/** A column with this share of date ranges belongs to the text beside it. */
const MOSTLY = 0.5;
/** In a table, this share of the labels or the values stands beside the other. */
const BESIDE = 0.6;
/** Gaps in multiples of the font size: always apart; and apart where other rows begin at the same place. */
const WIDE = 1.2;
const APART = 0.4;

/** The lines of all pages. */
export function readingOrder(pages: readonly (readonly PositionedText[])[]): string[] {
  const lines: string[] = [];
  let aside: string[] = [];
  let left = 0;
  for (const rows of pages.map(rowsOf)) {
    const split = columnsOf(rows);
    const last = split !== null && split.below.length === 0 ? (split.columns.at(-1) ?? []) : [];
    const own = split === null ? linesOfRows(rows) : inOrder(last.length === 0 ? split : withoutLast(split));
    // What began in the first column of the page before goes on before the other column of that page is read.
    const goesOn = aside.length > 0 && Math.abs((rows[0]?.[0]?.x ?? 0) - left) < 2;
    const heading = own.findIndex(isHeadingLine);
    const rest = !goesOn ? 0 : heading < 0 ? own.length : heading;
    lines.push(...own.slice(0, rest), ...aside, ...own.slice(rest));
    aside = order(last);
    left = leftOf(split?.columns.slice(0, -1).flat() ?? []);
  }
  return [...lines, ...aside];
}

interface Columns {
  above: readonly Row[];
  columns: Row[][];
  below: readonly Row[];
}

/** Reads columns if there are any, below whatever spans them; everything else row by row. */
function order(rows: readonly Row[]): string[] {
  const split = columnsOf(rows);
  return split === null ? linesOfRows(rows) : inOrder(split);
}

const inOrder = ({ above, columns, below }: Columns): string[] => [
  ...linesOfRows(above),
  ...columns.flatMap(order),
  ...order(below),
];

/** The columns in the order in which they are read; null if there are none. */
function columnsOf(rows: readonly Row[]): Columns | null {
  for (let top = 0; top + FEWEST_ROWS <= rows.length; top += 1) {
    for (let end = rows.length; end - top >= Math.max(FEWEST_ROWS, (rows.length - top) / 2); end -= 1) {
      const part = rows.slice(top, end);
      const gutter = gutterOf(part);
      if (gutter === null) continue;
      const side = (isOwn: (run: Run) => boolean) =>
        part.map((row) => row.filter(isOwn)).filter((row) => row.length > 0);
      const [left, right] = [side((run) => run.right <= gutter), side((run) => run.right > gutter)];
      const beside = besideHeadings(part, gutter);
      if (beside !== null) return { above: [...rows.slice(0, top), ...beside], columns: [], below: rows.slice(end) };
      // Beside a bar, the column that begins with the name comes first.
      const [first, second] = largestOf(right) > largestOf(left) ? [right, left] : [left, right];
      // Contact data at the top of the other column stand beside the name.
      const heading = second.findIndex(isHeading);
      const boxed = heading < 0 ? second : second.slice(0, heading);
      const box = isContactBox(boxed) ? boxed.length : 0;
      // Nothing but a box says nothing of what is below it.
      const last = heading < 0 && box > 0 ? part.findLastIndex((row) => row.some(isOf(second))) + 1 : part.length;
      if (last < part.length && last >= FEWEST_ROWS) {
        const beside = part.slice(0, last).map((row) => row.filter((run) => !isOf(second)(run)));
        const whole = beside.filter((row) => row.length > 0);
        const from = whole.findIndex(isHeading);
        const until = from < 0 ? whole.length : from;
        return {
          above: rows.slice(0, top),
          columns: [whole.slice(0, until), second, whole.slice(until)],
          below: rows.slice(top + last),
        };
      }
      const start = box > 0 ? Math.max(0, first.findIndex(isHeading)) : first.length;
      const columns = [first.slice(0, start), second.slice(0, box), first.slice(start), second.slice(box)];
      return { above: rows.slice(0, top), columns, below: rows.slice(end) };
    }
  }
  return null;
}

const isOf = (rows: readonly Row[]) => (run: Run) => rows.some((row) => row.includes(run));
const withoutLast = (split: Columns): Columns => ({ ...split, columns: split.columns.slice(0, -1) });
const leftOf = (rows: readonly Row[]) => Math.min(...rows.flatMap((row) => row.map(({ x }) => x)));
const isHeadingLine = (line: string) => headingOf(line) !== null;
const isHeading = (row: Row) => isHeadingLine(lineOf(row));

/** Contact data without headings, which belong above the first heading beside them. */
const isContactBox = (rows: readonly Row[]) =>
  !rows.some(isHeading) && rows.some((row) => EMAIL.test(lineOf(row)) || isAddress(lineOf(row)));

/** Size of the largest text. */
const largestOf = (rows: readonly Row[]) => Math.max(...rows.flatMap((row) => row.map(({ size }) => Math.round(size))));

/** The gap that splits the rows into two columns; null if there is none. */
function gutterOf(rows: readonly Row[]): number | null {
  const runs = rows.flat().sort((a, b) => a.x - b.x);
  const beginAt = (x: number) => runs.filter((run) => Math.abs(run.x - x) < 1).length;
  let reach = Number.NEGATIVE_INFINITY;
  let best: { at: number; width: number } | null = null;
  for (const { x, right } of runs) {
    const width = x - reach;
    const isWide = width >= NARROWEST_GUTTER || (width >= NARROW_GUTTER && beginAt(x) >= MANY_ROWS);
    if (Number.isFinite(width) && isWide && width > (best?.width ?? 0) && parts(rows, reach))
      best = { at: reach, width };
    reach = Math.max(reach, right);
  }
  return best?.at ?? null;
}

/** Whether there are two real columns left and right of a position: each with lines of its own, and neither being the dates of the other. */
function parts(rows: readonly Row[], at: number): boolean {
  const left = rows.filter((row) => row.some(({ right }) => right <= at));
  const right = rows.filter((row) => row.some(({ right: end }) => end > at));
  if (left.length < FEWEST_ROWS || right.length < FEWEST_ROWS) return false;
  const beside = left.filter((row) => right.includes(row)).length;
  // Blocks above one another are not columns.
  const overlap = Math.min(spanOf(left).top, spanOf(right).top) - Math.max(spanOf(left).bottom, spanOf(right).bottom);
  const shorter = Math.min(heightOf(left), heightOf(right));
  if (overlap < shorter / 2) return false;
  if (isTable(left, right, at) || areLastCells(left, right, at)) return false;
  const isLabels = (side: readonly Row[], isOwn: (run: Run) => boolean) => {
    const texts = side.map((row) => lineOf(row.filter(isOwn)));
    return texts.filter(isDated).length >= texts.length * MOSTLY;
  };
  const isLeft = (run: Run) => run.right <= at;
  if (isLabels(left, isLeft) || isLabels(right, (run) => !isLeft(run))) return false;
  if (areDatesApart(left, right, at)) return false;
  if (hasDates(left, isLeft, right) || hasDates(right, (run) => !isLeft(run), left)) return false;
  // Short labels before their values, such as `Phone   +49 ...`, stay on one line with their value.
  const narrow = left.every((row) => lineOf(row.filter(isLeft)).length <= 22);
  // Two headings beside one another begin two lists.
  const areLists =
    isHeading((left[0] ?? []).filter(isLeft)) && isHeading((right[0] ?? []).filter((run) => !isLeft(run)));
  return areLists || !(narrow && beside === left.length && left.length <= right.length);
}

/** Whether a text has a date range, or is part of one that breaks: `10/2016 –`, below it `12/2018`. */
const isDated = (text: string) => {
  if (findPeriod(text) !== null) return true;
  const moment = findMoment(text);
  return moment !== null && withoutPeriod(text, moment) === '';
};

/** Whether the right side begins with dates of the left one: beside its texts, and where nothing else of the right side begins. Then the columns part to their right, if at all. */
function areDatesApart(left: readonly Row[], right: readonly Row[], at: number): boolean {
  const firsts = right.flatMap((row) => {
    const run = row.find(({ right: end }) => end > at);
    return run === undefined ? [] : [{ row, run, isDate: isPeriod(run.text) }];
  });
  const dates = firsts.filter(({ row, isDate }) => isDate && left.includes(row));
  const texts = firsts.filter(({ isDate }) => !isDate);
  const isBeside = ({ run }: { run: Run }) => texts.every(({ run: text }) => Math.abs(text.x - run.x) > 1);
  return dates.length > 1 && texts.length > 0 && dates.every(isBeside);
}

/** Whether what stands between two headings of one side is nothing but the dates of the lines beside it. */
function hasDates(side: readonly Row[], isOwn: (run: Run) => boolean, other: readonly Row[]): boolean {
  const blocks: Row[][] = [[]];
  for (const row of side) {
    if (isHeading(row.filter(isOwn))) blocks.push([]);
    else blocks.at(-1)?.push(row);
  }
  const isDate = (row: Row) => isPeriod(lineOf(row.filter(isOwn))) && other.includes(row);
  return blocks.some((block) => block.length > 0 && block.every(isDate));
}

/** Whether not both sides have headings, and the other lines of one stand beside those of the other: labels and values. */
function isTable(left: readonly Row[], right: readonly Row[], at: number): boolean {
  const isLeft = (run: Run) => run.right <= at;
  const isRight = (run: Run) => run.right > at;
  const isStyled = hasStyle(left, isLeft) || hasStyle(right, isRight);
  const [leftText, rightText] = [textsOf(left, isLeft, isStyled), textsOf(right, isRight, isStyled)];
  if (leftText.length < left.length && rightText.length < right.length) return false;
  const share = (rows: readonly Row[], others: readonly Row[]) =>
    rows.length === 0 ? 1 : rows.filter((row) => others.includes(row)).length / rows.length;
  return share(leftText, right) >= BESIDE || share(rightText, left) >= BESIDE;
}

/** Whether the right side is the last column of a table whose rows begin with dates: `2019 – 2021 | Baker | Mill Ltd`. */
function areLastCells(left: readonly Row[], right: readonly Row[], at: number): boolean {
  if (right.some((row) => isHeading(row.filter((run) => run.right > at)))) return false;
  const firsts = right.flatMap((row) => {
    const run = row.find(({ right: end }) => end > at);
    return run !== undefined && left.includes(row) && row.length > 2 && isBegun(row) ? [run.x] : [];
  });
  return firsts.length > 1 && firsts.every((x) => Math.abs(x - (firsts[0] ?? 0)) < 1);
}

/** Whether a row begins with dates, or with the begin of dates that break. */
const isBegun = ([first]: Row) => first !== undefined && (isPeriod(first.text) || /\d.{0,12} [–—-]$/.test(first.text));

/** The rows of a side without its headings. Where some headings look unlike the texts, what looks like these is none: a label such as `Sprachen`. */
function textsOf(rows: readonly Row[], isOwn: (run: Run) => boolean, isStyled: boolean): Row[] {
  const usual = usualLook(rows, isOwn);
  return rows.filter(
    (row) => !isHeading(row.filter(isOwn)) || (isStyled && usual !== undefined && lookOf(row.find(isOwn)) === usual),
  );
}

function usualLook(rows: readonly Row[], isOwn: (run: Run) => boolean): string | undefined {
  const looks = rows.map((row) => lookOf(row.find(isOwn)));
  return [...Map.groupBy(looks, (look) => look)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Whether a side has headings that look unlike its texts. */
function hasStyle(rows: readonly Row[], isOwn: (run: Run) => boolean): boolean {
  const usual = usualLook(rows, isOwn);
  return rows.some((row) => isHeading(row.filter(isOwn)) && lookOf(row.find(isOwn)) !== usual);
}

/** Font, size and capitals; undefined where the font is unknown. */
const lookOf = (run: Run | undefined): string | undefined =>
  run?.font &&
  `${run.font} ${Math.round(run.size * 2)} ${run.text === run.text.toUpperCase() && /\p{Lu}{3}/u.test(run.text)}`;

const spanOf = (rows: readonly Row[]) => {
  const ys = rows.flatMap((row) => row.map(({ y }) => y));
  return { top: Math.max(...ys), bottom: Math.min(...ys) };
};
const heightOf = (rows: readonly Row[]) => spanOf(rows).top - spanOf(rows).bottom;

/** Texts on the same baseline form a row; adjacent ones form a run. */
function rowsOf(texts: readonly PositionedText[]): Row[] {
  const rows: PositionedText[][] = [];
  for (const text of [...texts].filter(({ text: own }) => own.trim() !== '').sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && first.y - text.y <= Math.max(2, Math.min(first.size, text.size) * 0.4)) row.push(text);
    else rows.push([text]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  const stops = stopsOf(rows);
  return rows.map((row) => runsOf(row, stops));
}

/** Places from the left where several rows begin, or go on after a gap: the columns of tables, however narrow their gaps. */
function stopsOf(rows: readonly PositionedText[][]): Set<number> {
  const counts = new Map<number, { all: number; inside: number }>();
  for (const row of rows)
    for (const [index, text] of row.entries()) {
      const before = row[index - 1];
      const isInside = before !== undefined;
      if (isInside && text.x - before.x - before.width < text.size * APART) continue;
      const count = counts.get(Math.round(text.x)) ?? { all: 0, inside: 0 };
      counts.set(Math.round(text.x), { all: count.all + 1, inside: count.inside + (isInside ? 1 : 0) });
    }
  return new Set([...counts].flatMap(([x, { all, inside }]) => (all >= 3 && inside >= 2 ? x : [])));
}

function runsOf(row: readonly PositionedText[], stops: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (const text of row) {
    const last = runs.at(-1);
    const gap = last ? text.x - last.right : 0;
    const right = text.x + text.width;
    const isApart = gap > text.size * WIDE || (gap > text.size * APART && stops.has(Math.round(text.x)));
    if (!last || isApart) runs.push({ ...text, text: text.text.trim(), right, lastFont: text.font });
    else {
      const blank = gap > text.size * 0.12 || /^\s/.test(text.text) ? ' ' : '';
      runs[runs.length - 1] = {
        ...last,
        text: `${last.text}${blank}${text.text.trim()}`,
        right: Math.max(right, last.right),
        width: Math.max(right, last.right) - last.x,
        lastFont: text.font,
        ...(text.font !== last.lastFont && {
          change: blank === ' ' && last.change === undefined ? last.text.length : null,
        }),
      };
    }
  }
  return runs;
}
