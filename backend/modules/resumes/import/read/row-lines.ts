/** Rows of one column as lines: what the column breaks is whole, what two fonts part is apart. Pure. */
import { headingOf } from '../recognise/headings.ts';
import { findPeriod, isPeriod } from '../recognise/periods.ts';
import type { Row, Run } from './rows.ts';

/** Distance between lines of one text, in multiples of the font size. */
const CLOSE = 1.7;
/** Width of a space, in multiples of the font size. */
const SPACE = 0.25;
const SHORTER = 0.7;
/** Lines that end so many sizes before the longest are full; fewer of them say nothing of the width of a column. */
const FULL = 3;
const FEWEST_FULL = 4;
/** Columns that end sooner, in points, have short lines for other reasons. */
const WIDE = 450;
/** Items of lists stand this far to the right, in points. */
const INDENT = 6;
/** Words are as wide as their letters on average, more or less. */
const SLACK = 0.8;

/** Joins runs with a tab at wide gaps, since what is set apart has a different meaning. */
export function lineOf(row: readonly Run[]): string {
  return row.map(({ text }) => text).join('\t');
}

/** The lines of a column, from top to bottom. */
export function linesOfRows(rows: readonly Row[]): string[] {
  const column = columnOf(rows);
  const whole: Row[] = [];
  for (const given of withCells(rows)) {
    const [dates, row] = withDates(whole.at(-1), given);
    if (dates !== null) whole[whole.length - 1] = dates;
    const above = whole.at(-1);
    const wrapped = above === undefined ? null : withTail(above, row, column);
    if (wrapped === null) whole.push(row);
    else whole[whole.length - 1] = wrapped;
  }
  const isItem = itemsIn(whole);
  return whole.map((row, at) => `${isItem(row) ? '• ' : ''}${lineOf(isDate(whole[at - 1]) ? row.map(parted) : row)}`);
}

/** Rows that sound like headings, but are further to the right than these and look like texts: items of lists, whose bullets are no text. */
function itemsIn(rows: readonly Row[]): (row: Row) => boolean {
  const headings = rows.filter((row) => row[0]?.font !== undefined && headingOf(lineOf(row)) !== null);
  const { body } = columnOf(rows);
  const left = Math.min(...headings.flatMap(([run]) => (run !== undefined && run.font !== body ? run.x : [])));
  return (row) => headings.includes(row) && row[0]?.font === body && (row[0]?.x ?? 0) > left + INDENT;
}

/** Whether a row is the dates of what stands below it, alone or with a place. */
const isDate = (row: Row | undefined) =>
  row !== undefined && row.length <= 2 && row[0] !== undefined && findPeriod(row[0].text)?.from === 0;

interface Column {
  /** Where lines end that are full; null where too few are. */
  right: number | null;
  /** Font of most texts. */
  body: string | undefined;
}

function columnOf(rows: readonly Row[]): Column {
  const last = rows.flatMap((row) => row.at(-1) ?? []);
  const right = Math.max(0, ...last.map((run) => run.right));
  const full = last.filter((run) => run.right > right - run.size * FULL);
  const fonts = Map.groupBy(rows.flat(), ({ font }) => font);
  const [body] = [...fonts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return { right: full.length < FEWEST_FULL || right < WIDE ? null : right + 1, body };
}

/** With its legal form, the name of a company goes on; other lines of a cell are its place. */
const FORM = /^(?:.* )?(?:g?GmbH|AG|KG|KGaA|SE|eG|mbH|e\. ?V\.|Ltd|Inc|LLC|SA|SARL|SAS)\b/u;

/** Rows of dates and two cells, the last of which has all its lines: `Weser Telekom`, below it `GmbH`, below it `Bremen`. */
function withCells(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  let last: Run | null = null;
  for (const row of rows) {
    const [first] = row;
    const tail = row.at(-1);
    const own: Run | null = last;
    if (
      first !== undefined &&
      tail !== undefined &&
      row.length === 3 &&
      /\d/.test(first.text) &&
      findPeriod(first.text)?.from === 0
    ) {
      last = { ...tail };
      whole.push([...row.slice(0, -1), last]);
    } else if (own !== null && tail !== undefined && isBelowOf(own, tail)) {
      own.text += `${FORM.test(tail.text) ? '' : ','} ${tail.text}`;
      own.right = tail.right;
      own.y = tail.y;
      if (row.length > 1) whole.push(row.slice(0, -1));
    } else {
      if (own !== null && tail !== undefined && own.y - tail.y > own.size * CLOSE) last = null;
      whole.push(row);
    }
  }
  return whole;
}

const isBelowOf = (above: Run, run: Run) =>
  Math.abs(run.x - above.x) < 1 && run.size === above.size && above.y - run.y <= above.size * CLOSE && above.y > run.y;

/** A row with the end of its dates, where these break beside a text that breaks as well, and the row below without it. */
function withDates(above: Row | undefined, row: Row): [Row | null, Row] {
  const [begun, text, ...beside] = above ?? [];
  const [end, tail] = row;
  if (begun === undefined || text === undefined || end === undefined || tail === undefined) return [null, row];
  if (!/\s[–—-]/.test(begun.text) || isWholePeriod(begun) || row.length !== 2) return [null, row];
  const whole = { ...begun, text: `${begun.text} ${end.text}` };
  return isPeriod(whole.text) ? [[whole, text, ...beside], [tail]] : [null, row];
}

/** `2010 –` may be the begin of one that ends below. */
const isWholePeriod = ({ text }: Run) => isPeriod(text) && !/[–—-]$/.test(text);

/** A row of dates and a text, with the rest of the text that did not fit beside them; null if the row below is something else. */
function withTail(above: Row, row: Row, { right, body }: Column): Row | null {
  const [tail, ...more] = row;
  if (tail === undefined || more.length > 0 || above.length !== 2) return null;
  const at = above.findIndex((run) => !isPeriod(run.text));
  const [text, dates] = [above[at], above[1 - at]];
  if (text === undefined || dates === undefined || !isPeriod(dates.text)) return null;
  const isBelow = Math.abs(tail.x - text.x) < 1 && text.y - tail.y <= text.size * CLOSE && text.y > tail.y;
  const isLike = Math.abs(tail.size - text.size) < 0.5 && tail.font !== undefined && tail.font === text.lastFont;
  // A tail is shorter than what it is a tail of, and no remark such as `Note: 1,3`.
  if (!isBelow || !isLike || tail.width > text.width * SHORTER || /^[^:]{3,30}:\s/.test(tail.text)) return null;
  if (findPeriod(tail.text) !== null) return null;
  const [word = ''] = tail.text.split(' ');
  const width = (tail.width * word.length) / tail.text.length + text.size * SPACE;
  const end = dates.x > text.x ? dates.x - text.size / 2 : right;
  // `Title, *Company in italics*`, and below it italics: the company goes on, wherever the line ends.
  const isOneName = text.lastFont !== text.font && text.lastFont !== body;
  if (!isOneName && (end === null || text.right + width < end - text.size * SLACK)) return null;
  const joined = { ...text, text: `${text.text} ${tail.text}`, lastFont: tail.lastFont, y: tail.y, right: tail.right };
  return above.map((run) => (run === text ? joined : run));
}

/** A title and its company below their dates, told apart by nothing but their fonts. */
function parted(run: Run): Run {
  const { text, change } = run;
  if (change === undefined || change === null) return run;
  const [before, after] = [text.slice(0, change).trim(), text.slice(change).trim()];
  const isPart = (part: string) => /^[\p{Lu}\d„"].*\p{L}{2}/u.test(part);
  return isPart(before) && isPart(after) && !/[:,;/–—-]$/.test(before) ? { ...run, text: `${before}\t${after}` } : run;
}
