/** Makes JSON of what is nearly JSON. */
import { visit } from 'jsonc-parser';

interface Range {
  start: number;
  end: number;
}

/** The text without byte-order mark, comments and commas after the last item; everything else stays as it is. */
export function tidyJson(text: string): string {
  const body = text.replace(/^\uFEFF/, '');
  const cuts = superfluousIn(body).sort((a, b) => a.start - b.start);
  let result = '';
  let from = 0;
  for (const { start, end } of cuts) {
    result += body.slice(from, start);
    from = end;
  }
  return result + body.slice(from);
}

/** Comments, and commas that nothing follows. */
function superfluousIn(text: string): Range[] {
  const found: Range[] = [];
  let comma: Range | undefined;
  const onValue = () => {
    comma = undefined;
  };
  const onEnd = () => {
    if (comma !== undefined) found.push(comma);
    comma = undefined;
  };
  visit(
    text,
    {
      onComment: (start, length) => {
        found.push(withItsLine(text, { start, end: start + length }));
      },
      onSeparator: (sign, start, length) => {
        if (sign === ',') comma = { start, end: start + length };
      },
      onObjectBegin: onValue,
      onArrayBegin: onValue,
      onObjectProperty: onValue,
      onLiteralValue: onValue,
      onObjectEnd: onEnd,
      onArrayEnd: onEnd,
    },
    { disallowComments: false, allowTrailingComma: true },
  );
  return found;
}

/** With the blanks before it, and with its whole line when nothing else stands there. */
function withItsLine(text: string, { start, end }: Range): Range {
  const before = text.slice(0, start).replace(/[ \t]+$/, '').length;
  const isFirst = before === 0 || text.charAt(before - 1) === '\n';
  const rest = /^[ \t]*(\r?\n|$)/.exec(text.slice(end));
  if (rest === null) return { start, end };
  return isFirst ? { start: before, end: end + rest[0].length } : { start: before, end };
}
