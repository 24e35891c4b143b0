/** Sections whose headings stand in a column to the left of their texts. Pure. */
import { headingOf } from '../recognise/headings.ts';
import type { Row, Run } from './rows.ts';

const FEWEST_HEADINGS = 3;
/** Lines of one heading, in multiples of the font size. */
const CLOSE = 1.6;

const textOf = (row: Row) => row.map(({ text }) => text).join(' ');
const isHeading = (row: Row) => headingOf(textOf(row)) !== null;

/** All rows in reading order, a heading above its text; null for other columns. What stands above the first heading, as contact data, is read column by column. */
export function besideHeadings(rows: readonly Row[], gutter: number): Row[] | null {
  const halves = rows.map((row) => ({
    label: row.filter(({ right }) => right <= gutter),
    text: row.filter(({ right }) => right > gutter),
  }));
  if (halves.some(({ text }) => isHeading(text))) return null;
  const from = halves.findIndex(({ label, text }) => text.length > 0 && isHeading(label));
  if (from < 0) return null;
  const whole: Row[] = [];
  let headings = 0;
  let last: { heading: Run; y: number } | null = null;
  for (const { label, text } of halves.slice(from)) {
    const [first] = label;
    if (first !== undefined && text.length > 0 && isHeading(label)) {
      last = { heading: { ...first, text: textOf(label) }, y: first.y };
      whole.push([last.heading]);
      headings += 1;
    } else if (first !== undefined) {
      // A heading goes on in a line of its own, with or without text beside it.
      if (last === null || last.y - first.y > first.size * CLOSE) return null;
      last.heading.text += ` ${textOf(label)}`;
      last.y = first.y;
    }
    if (text.length > 0) whole.push(text);
  }
  if (headings < FEWEST_HEADINGS) return null;
  const above = halves.slice(0, from);
  const [left, right] = [above.map(({ label }) => label), above.map(({ text }) => text)];
  const largest = (own: readonly Row[]) => Math.max(0, ...own.flat().map(({ size }) => Math.round(size)));
  const head = largest(right) > largest(left) ? [...right, ...left] : [...left, ...right];
  return [...head.filter((row) => row.length > 0), ...whole];
}
