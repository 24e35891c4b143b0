/** Rows of the report and how they are printed. */
export interface Row {
  what: string;
  measured: string;
  reach: string;
  /** Null for figures without a target. */
  good: boolean | null;
}

export function ratioRow(what: string, ratio: number, atLeast: number, detail = ''): Row {
  return {
    what,
    measured: `${ratio.toFixed(2)}${detail ? ` (${detail})` : ''}`,
    reach: `>= ${atLeast}`,
    good: ratio >= atLeast,
  };
}

export function mostRow(what: string, value: number, atMost: number, unit: string, detail = ''): Row {
  const shown = value.toFixed(value >= 100 ? 0 : value >= 1 ? 1 : 3);
  return {
    what,
    measured: `${shown} ${unit}${detail ? ` (${detail})` : ''}`,
    reach: `<= ${atMost} ${unit}`,
    good: value <= atMost,
  };
}

export function leastRow(what: string, value: number, atLeast: number, unit: string, detail = ''): Row {
  return {
    what,
    measured: `${value.toFixed(0)} ${unit}${detail ? ` (${detail})` : ''}`,
    reach: `>= ${atLeast} ${unit}`,
    good: value >= atLeast,
  };
}

export function printTable(title: string, rows: readonly Row[]): string {
  const marks = (good: boolean | null) => (good === null ? '' : good ? 'reached' : 'missed');
  const lines = rows.map((row) => `| ${row.what} | ${row.measured} | ${row.reach} | ${marks(row.good)} |`);
  return [`### ${title}`, '', '| what | measured | reach | |', '|---|---|---|---|', ...lines, ''].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
