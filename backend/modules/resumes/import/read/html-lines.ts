/** The lines of a document that was converted to HTML: tables row by row, layouts column by column. Pure. */
import { Parser } from 'htmlparser2';
import { headingOf } from '../recognise/headings.ts';
import { isPeriod } from '../recognise/periods.ts';

/** A table while it is read: its rows of cells of lines. */
type Rows = string[][][];

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li']);

/** A tab parts cells of a row; items of lists begin with a bullet. */
export function linesOfHtml(html: string): string[] {
  const lines: string[] = [];
  const tables: Rows[] = [];
  let text: string | null = null;
  const target = () => tables.at(-1)?.at(-1)?.at(-1) ?? lines;
  const end = () => {
    if (text !== null) target().push(...text.split('\n'));
    text = null;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'br') text = `${text ?? ''}\n`;
      else if (name === 'table' || BLOCKS.has(name)) end();
      if (name === 'table') tables.push([]);
      else if (name === 'tr') tables.at(-1)?.push([]);
      else if (name === 'td' || name === 'th') tables.at(-1)?.at(-1)?.push([]);
      else if (BLOCKS.has(name)) text = name === 'li' ? '• ' : '';
    },
    ontext(part) {
      text = (text ?? '') + part;
    },
    onclosetag(name) {
      if (BLOCKS.has(name) || name === 'td' || name === 'th') end();
      if (name !== 'table') return;
      const rows = tables.pop() ?? [];
      target().push(...rows.flatMap(linesOfRow));
    },
  });
  parser.end(html);
  end();
  return lines;
}

/** Label and value on one line; columns of a layout one after the other. */
function linesOfRow(cells: readonly string[][]): string[] {
  const filled = cells
    .map((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
    .filter(({ length }) => length > 0);
  const [first = [], ...others] = filled;
  const isLayout =
    filled.some((lines) => lines.length > 2 && lines.some((line) => headingOf(line) !== null)) || first.length > 2;
  if (others.length === 0 || isLayout) return cells.flatMap((lines) => [...lines, '']);
  // A place below the dates is no part of them: both stand beside a line of the other cell, as on the page.
  const [dates = '', place] = first;
  const [[top = '', below = '', ...rest] = [], ...more] = others;
  if (place !== undefined && first.length === 2 && more.length === 0 && below !== '' && isPeriod(dates))
    return [`${dates}\t${top}`, `${place}\t${below}`, ...rest];
  const [label, ...values] = [first.join(' '), ...others.map(([value = '']) => value)];
  return [[label, ...values].join('\t'), ...others.flatMap((lines) => lines.slice(1))];
}
