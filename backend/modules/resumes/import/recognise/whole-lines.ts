/** Lines as they were before pages and columns broke them, without page numbers and the like. Pure. */
import { EMAIL } from './contact.ts';
import { headingOf } from './headings.ts';
import { DURATION_ALONE, findPeriod, isPeriod } from './periods.ts';

/** Page numbers, with the name before them, durations alone, lines of signs below headings, and where and when a file was signed: `Halle, den 05.01.2026`. */
const NOISE = [
  /^(?:page|seite)?\s*\d{1,3}\s*(?:(?:of|von|sur|de|\/)\s*\d{1,3})?$/i,
  /^\S.{0,60}\b(?:page|seite)[ :]{1,2}\d{1,3}(?: ?(?:of|von|sur|de|\/) ?\d{1,3})?$/i,
  /^[–—-] ?\d{1,2} ?[–—-]$/,
  DURATION_ALONE,
  /^[-–—=_*#~.]{3,}$/,
  /^\p{Lu}[\p{L} ().-]{2,40}, (?:den |le |im |am )?(?:(?:\d{1,2}\.? ?[./ ] ?){2}(?:20)?\d\d|\d{1,2}\.? \p{L}{3,10} 20\d\d)(?:\t.{0,60})?$/u,
];

/** Words that nothing ends with. */
const OPEN =
  /\s(?:und|oder|sowie|für|der|die|das|des|dem|den|von|vom|zur|zum|mit|im|am|beim|eine[rs]?|and|of|the|for|with|et|du|des|pour|aux?|&)$/u;

/** Behind a comma, a heading goes on with one more name. */
const TAIL = /^\p{Lu}[\p{L} .()-]{1,30}$/u;
const LONGEST = 75;
const LONGEST_HEAD = 110;
const isBullet = (line: string) => /^[^\p{L}\p{N}]/u.test(line);

/** `geboren am 19.`, below it `August 1979`. */
const DAY_GOES_ON = /^\p{Lu}\p{L}{2,8} (?:19|20)\d\d(?!\d)/u;

/** All other lines, joined, without the signs of Markdown. */
export const wholeLines = (lines: readonly string[]): string[] =>
  joinParted(
    lines
      .filter((line) => !NOISE.some((pattern) => pattern.test(line)))
      .map((line) => line.replace(/^#{1,5}\s+/, '').replace(/(\*\*|__)(\S[^*_]*?)\1/g, '$2'))
      .map((line) => line.replace(/\s*\t\s*:(?=\s)/g, ' :').replace(/[\t ]+([|·])(?=[\t ])[\t ]+/g, ' $1 ')),
  );

/** Words parted at the end of a line, and periods that a narrow column breaks: `04/2018 –`, below it `heute`. */
function joinParted(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell = '', ...beside] = line.split('\t');
    const [cellAbove = '', ...besideAbove] = above?.split('\t') ?? [];
    const isBegun =
      /[–—-]$/.test(cellAbove) ||
      (cellAbove.length < LONGEST && /\d.* [–—-] \p{L}/u.test(cellAbove) && !isPeriod(cellAbove));
    const period = isBegun ? findPeriod(`${cellAbove} ${cell}`) : null;
    if (
      above !== undefined &&
      period !== null &&
      period.from === 0 &&
      period.to === cellAbove.length + 1 + cell.length
    ) {
      whole[whole.length - 1] = [`${cellAbove} ${cell}`, ...besideAbove].join('\t');
      if (beside.length > 0) whole.push(beside.join('\t'));
    } else if (above !== undefined && isPartedRow(above, line)) {
      whole[whole.length - 1] = `${above} ${line}`;
    } else if (above !== undefined && isPartedEntry(above, line)) {
      whole[whole.length - 1] = `${above} ${line}`;
    } else if (above !== undefined && isPartedAddress(above, line)) {
      whole[whole.length - 1] = above + line;
    } else if (above !== undefined && /(?<!\d)\d{1,2}\.$/.test(above) && DAY_GOES_ON.test(line)) {
      whole[whole.length - 1] = `${above} ${line}`;
    } else if (above !== undefined && isOpen(above, line)) {
      whole[whole.length - 1] = withTail(above, line);
    } else if (above !== undefined && /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(line)) {
      whole[whole.length - 1] = above.slice(0, -1) + line;
    } else whole.push(line);
  }
  return whole;
}

/** Whether a line cannot end where it does: `Praxis Dr. Kern und`, below it `Kollegen`. */
function isOpen(above: string, line: string): boolean {
  const last = above.split('\t')[openCell(above)] ?? '';
  if (last.endsWith(',') && last.length <= LONGEST_HEAD && !isBullet(last))
    return TAIL.test(line) && headingOf(line) === null;
  if (!OPEN.test(last) || !/^[\p{L}„“"(]/u.test(line) || line.includes('\t') || findPeriod(line) !== null) return false;
  return headingOf(line) === null || headingOf(`${last} ${line}`) !== null;
}

/** The cell of a row that may go on below: one that cannot end as it does, or the last that is no date. */
function openCell(row: string): number {
  const cells = row.split('\t');
  const open = cells.findLastIndex((cell) => OPEN.test(cell));
  return open < 0 ? cells.findLastIndex((cell) => !isPeriod(cell)) : open;
}

/** With what goes on below it. */
function withTail(above: string, line: string): string {
  const at = openCell(above);
  return above
    .split('\t')
    .map((cell, index) => (index === at ? `${cell} ${line}` : cell))
    .join('\t');
}

/** A row of labels and values that goes on: `Geboren: 1.2.1990 | Telefon:`, below it the number. */
function isPartedRow(above: string, line: string): boolean {
  const pieces = above.split(' | ');
  const labels = pieces.filter((piece) => /^[\p{L}() /-]{3,40}:(?:\s|$)/u.test(piece));
  if (pieces.length < 2 || labels.length < 2 || line === '') return false;
  return (
    /(?:[:|]|\(\+\d+\))$/.test(above) ||
    (above.length > 60 && above.endsWith(',')) ||
    (above.length > 60 && /^(?:\p{Ll}|\d{1,4}\p{L}?, )/u.test(line))
  );
}

/** An entry on one line that goes on: `Baker | Mill,`, below it `Leeds | 2019 – 2021`. */
function isPartedEntry(above: string, line: string): boolean {
  if (!above.includes(' | ') || findPeriod(above) !== null || above.length < LONGEST) return false;
  const period = findPeriod(line);
  return period !== null && period.to === line.length && (line.includes(' | ') || period.from === 0);
}

/** An email address that a narrow column breaks: `ida.berg@`, below it `example.com`. */
function isPartedAddress(above: string, line: string): boolean {
  const [last = ''] = above.split(/\s/).slice(-1);
  if (!/^[\w.-]+$/.test(line.replace('@', '')) || !`${last}${line}`.includes('@')) return false;
  const [whole] = EMAIL.exec(`${last}${line}`) ?? [];
  return (
    whole === `${last}${line}` &&
    (/[@.-]$/.test(last) || /^[@.]/.test(line) || (last.includes('@') && !EMAIL.test(last)))
  );
}
