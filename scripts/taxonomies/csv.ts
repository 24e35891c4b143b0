/** Rows of a comma-separated file whose first line names the columns; cells may be quoted and contain line breaks. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text);
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted or unquoted cell, and its delimiter.
  for (const [whole, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
