/** Positions in a text. */

/** 1-based line and column of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (;;) {
    const next = text.indexOf('\n', start);
    if (next === -1 || next >= offset) return { line, column: offset - start + 1 };
    line += 1;
    start = next + 1;
  }
}
