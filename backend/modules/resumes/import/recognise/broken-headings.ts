/** Headings beside their texts that break in their narrow column: `Beruflicher | Baker`, below it `Werdegang | Mill`. Pure. */
import { headingOf } from './headings.ts';

const LONGEST = 28;
const WORDS = /^\p{L}[\p{L} &,’'-]{2,}$/u;
const MOST_LINES = 3;

/** All lines; such a heading stands above its texts. */
export function withWholeHeadings(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const count = (lines[at] ?? '').includes('\t') ? linesOfHeading(lines, at) : 1;
    if (count === 1) whole.push(lines[at] ?? '');
    else {
      const rows = lines.slice(at, at + count).map((line) => line.split('\t'));
      whole.push(rows.map(([cell = '']) => cell).join(' '));
      whole.push(...rows.map(([, ...beside]) => beside.join('\t')).filter((text) => text !== ''));
    }
    at += count;
  }
  return whole;
}

const isCapitals = (cell: string) => cell === cell.toUpperCase();

/** Over how many lines a heading breaks that begins in the first cell of a line; 1 without one. */
function linesOfHeading(lines: readonly string[], at: number): number {
  for (let count = MOST_LINES; count > 1; count -= 1) {
    const cells = lines.slice(at, at + count).map((line) => line.split('\t')[0] ?? '');
    const [first = '', ...more] = cells;
    const isNarrow = cells.length === count && cells.every((cell) => cell.length <= LONGEST && WORDS.test(cell));
    // Two headings below one another are two.
    const isBegun = headingOf(first) === null && /^\S+$|(?:-|\s(?:und|and|et|&))$/iu.test(first);
    const isOne =
      (isBegun || more.every((cell) => headingOf(cell) === null)) && new Set(cells.map(isCapitals)).size === 1;
    if (isNarrow && isOne && headingOf(cells.join(' ')) !== null) return count;
  }
  return 1;
}
