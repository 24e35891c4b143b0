/** Lines as they were before pages and columns broke them, without page numbers and the like. Pure. */
import { EMAIL } from './contact.ts';
import { DURATION_ALONE, findPeriod } from './periods.ts';

/** Page numbers, with the name before them, durations alone, lines of signs below headings, and where and when a file was signed: `Halle, den 05.01.2026`. */
const NOISE = [
  /^(?:page|seite)?\s*\d{1,3}\s*(?:(?:of|von|sur|de|\/)\s*\d{1,3})?$/i,
  /^\S.{0,60}\b(?:page|seite) \d{1,3} ?(?:of|von|sur|de|\/) ?\d{1,3}$/i,
  DURATION_ALONE,
  /^[-–—=_*#~.]{3,}$/,
  /^\p{Lu}[\p{L} ()-]{2,40}, (?:den |le |im )?(?:\d{1,2}[./ ]){2}(?:20)?\d\d$/u,
];

/** All other lines, joined. */
export const wholeLines = (lines: readonly string[]): string[] =>
  joinParted(
    lines
      .filter((line) => !NOISE.some((pattern) => pattern.test(line)))
      .map((line) => line.replace(/\s*\t\s*:(?=\s)/g, ' :').replace(/[\t ]+([|·])(?=[\t ])[\t ]+/g, ' $1 ')),
  );

/** Words parted at the end of a line, and periods that a narrow column breaks: `04/2018 –`, below it `heute`. */
function joinParted(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [cell = '', ...beside] = line.split('\t');
    const [cellAbove = '', ...besideAbove] = above?.split('\t') ?? [];
    const period = /[–—-]$/.test(cellAbove) ? findPeriod(`${cellAbove} ${cell}`) : null;
    if (
      above !== undefined &&
      period !== null &&
      period.from === 0 &&
      period.to === cellAbove.length + 1 + cell.length
    ) {
      whole[whole.length - 1] = [`${cellAbove} ${cell}`, ...besideAbove].join('\t');
      if (beside.length > 0) whole.push(beside.join('\t'));
    } else if (above !== undefined && isPartedAddress(above, line)) {
      whole[whole.length - 1] = above + line;
    } else if (above !== undefined && /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(line)) {
      whole[whole.length - 1] = above.slice(0, -1) + line;
    } else whole.push(line);
  }
  return whole;
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
