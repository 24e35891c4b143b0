/** Turns almost-JSON into JSON. */
import { visit } from 'jsonc-parser';

interface Range {
  start: number;
  end: number;
}

export interface Tidied {
  text: string;
  /** What was done, as in the title of a fix. */
  title: string;
}

/** The text without its byte-order mark. */
export function removeMark(text: string): Tidied {
  return { text: text.replace(/^\uFEFF/, ''), title: 'Remove the byte-order mark' };
}

/** The text without comments and trailing commas; everything else is unchanged. */
export function removeExtras(text: string): Tidied {
  const { comments, commas } = extrasIn(text);
  let result = '';
  let from = 0;
  for (const { start, end } of [...comments, ...commas].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, start);
    from = end;
  }
  const counts = [
    count(comments.length, 'comment', 'comments'),
    count(commas.length, 'comma after the last item', 'commas after the last items'),
  ];
  return { text: result + text.slice(from), title: `Remove ${counts.filter(Boolean).join(' and ')}` };
}

function count(n: number, one: string, many: string): string {
  return n === 0 ? '' : `${n} ${n === 1 ? one : many}`;
}

/** Comments and trailing commas. */
function extrasIn(text: string): { comments: Range[]; commas: Range[] } {
  const comments: Range[] = [];
  const commas: Range[] = [];
  let comma: Range | undefined;
  const onValue = () => {
    comma = undefined;
  };
  const onEnd = () => {
    if (comma !== undefined) commas.push(comma);
    comma = undefined;
  };
  visit(
    text,
    {
      onComment: (start, length) => {
        comments.push(withItsLine(text, { start, end: start + length }));
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
  return { comments, commas };
}

/** Includes the preceding blanks, and the whole line if nothing else is on it. */
function withItsLine(text: string, { start, end }: Range): Range {
  const before = text.slice(0, start).replace(/[ \t]+$/, '').length;
  const isFirst = before === 0 || text.charAt(before - 1) === '\n';
  const rest = /^[ \t]*(\r?\n|$)/.exec(text.slice(end));
  if (rest === null) return { start, end };
  return isFirst ? { start: before, end: end + rest[0].length } : { start: before, end };
}
