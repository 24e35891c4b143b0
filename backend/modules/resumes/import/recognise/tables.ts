/** Tables whose first row names the columns: `Course | College | Year`. Pure. */
import type { Entry } from './entry-lines.ts';
import { type LabelKind, labelKind } from './labels.ts';
import { findMoment, findPeriod } from './periods.ts';

type Column = LabelKind | 'from' | 'to' | 'subject' | 'other';
/** Labels that `labelledLine` knows. */
const LABEL_OF: Partial<Record<Column, string>> = {
  title: 'Position',
  company: 'Employer',
  program: 'Qualification',
  institution: 'School',
  place: 'Location',
};

/** What the columns hold; null if the line is not the head of a table. */
export function columnsIn(line: string): Column[] | null {
  const cells = line.split('\t');
  if (cells.length < 2 || cells.some((cell) => cell.length > 45 || /\d{2}/.test(cell))) return null;
  const columns = cells.map(columnOf);
  const named = new Set<Column>(columns.filter((column) => column !== 'other'));
  const isWhole = named.has('dates') || named.has('from');
  const isTold = (['program', 'institution', 'title', 'company'] as const).some((column) => named.has(column));
  return isWhole && isTold && columns.filter((column) => column === 'other').length <= 1 ? columns : null;
}

function columnOf(cell: string): Column {
  if (/^(?:from|von|de|du|start|begin)(?: date)?$/i.test(cell.trim())) return 'from';
  if (/^(?:to|bis|[àa]|au|end)(?: date)?$/i.test(cell.trim())) return 'to';
  if (
    /^(?:speciali[sz]ation|branch|subject|major|field(?: of study)?|discipline|stream|fachrichtung|sp[ée]cialit[ée])$/i.test(
      cell.trim(),
    )
  )
    return 'subject';
  const kinds = cell.split(/\/| (?:and|und|et|&) /).flatMap((part) => labelKind(part.trim()) ?? []);
  // `Post and duties` are told by the post.
  return labelKind(cell) ?? kinds.find((kind) => kind !== 'tasks') ?? kinds[0] ?? 'other';
}

/** The rows of such tables as entries, and all other lines. */
export function entriesOfTables(lines: readonly string[]): { entries: Entry[]; rest: string[] } {
  const entries: Entry[] = [];
  const rest: string[] = [];
  let columns: Column[] | null = null;
  for (const line of lines) {
    const head = columnsIn(line);
    if (head !== null) {
      columns = head;
      continue;
    }
    const entry = columns === null ? null : entryOf(line.split('\t'), columns);
    if (entry !== null) entries.push(entry);
    else rest.push(line);
  }
  return { entries, rest };
}

function entryOf(cells: readonly string[], columns: readonly Column[]): Entry | null {
  if (cells.length < 2 || cells.length > columns.length) return null;
  const cellOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const dates = columns.includes('dates') ? cellOf('dates') : `${cellOf('from')} – ${cellOf('to')}`;
  const found = findPeriod(dates) ?? findMoment(dates);
  if (found === null) return null;
  const isWork = columns.includes('title');
  const head = Object.entries(LABEL_OF).flatMap(([column, label]) => {
    const value = [cellOf(column as Column), column === 'program' ? cellOf('subject') : ''].join(' ').trim();
    // Who teaches has an institution for an employer.
    return value === '' ? [] : [`${column === 'institution' && isWork ? LABEL_OF.company : label}: ${value}`];
  });
  return { head, period: { start: found.start, end: found.end }, summary: null };
}
