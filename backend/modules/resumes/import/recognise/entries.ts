/** Entries of a list of positions or schools: each has a period, one or two heading lines, and a text. Pure. */
import { type FoundPeriod, findMoment, findPeriod, withoutPeriod } from './periods.ts';
import type { Period } from './recognised.ts';

export interface Entry {
  /** Parts of the heading, in the order of the file. */
  pieces: string[];
  period: Period | null;
  summary: string | null;
}

const BULLET = /^(?:[-–—*•‣▪●◦·○■□➢➤✓]|\d{1,2}[.)])\s+/u;
/** Heading lines are short; a sentence is not a heading. */
const LONGEST_HEAD = 110;
const MOST_HEAD_LINES = 3;

const isBullet = (line: string) => BULLET.test(line);
const isHead = (line: string) =>
  line !== '' && !isBullet(line) && line.length <= LONGEST_HEAD && !/[.!?:;]$/.test(line);

/** All entries of a section; `junk` are the lines before the first one. */
export function entriesOf(lines: readonly string[], { moments = false } = {}): { entries: Entry[]; junk: string[] } {
  const periodOf = (line: string): FoundPeriod | null => {
    if (isBullet(line)) return null;
    const found = findPeriod(line) ?? (moments && isHead(line) ? findMoment(line) : null);
    // In one file, either all headings precede their periods or all follow them.
    return found !== null && withoutPeriod(line, found).length <= LONGEST_HEAD ? found : null;
  };
  const anchors = lines.flatMap((line, at) => {
    const period = periodOf(line);
    return period === null ? [] : [{ at, period }];
  });
  const [first] = anchors;
  if (first === undefined) return { entries: [], junk: [...lines] };
  const before = lines.slice(0, first.at).filter((line) => line !== '');
  // In one file, heads all stand before their periods, or all after.
  const ahead = before.length <= MOST_HEAD_LINES && before.every(isHead) ? before.length : 0;
  const starts = anchors.map(({ at }, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1;
    let start = at;
    for (let taken = 0; taken < ahead && start > floor; ) {
      const line = lines[start - 1] ?? '';
      if (line !== '' && !isHead(line)) break;
      start -= 1;
      if (line !== '') taken += 1;
    }
    return start;
  });
  const entries = anchors.map(({ at, period }, index) =>
    entryOf(lines.slice(starts[index], at), period, lines[at] ?? '', lines.slice(at + 1, starts[index + 1])),
  );
  return { entries, junk: ahead > 0 ? [] : before };
}

function entryOf(before: readonly string[], period: FoundPeriod, line: string, after: readonly string[]): Entry {
  const inline = withoutPeriod(line, period);
  const head = [...before.filter((one) => one !== ''), ...(inline === '' ? [] : [inline])];
  const rest = [...after];
  const most = head.length === 0 ? 2 : head.length === 1 && piecesIn(head).length === 1 ? 1 : 0;
  for (let taken = 0; taken < most; ) {
    const [next] = rest;
    if (next === undefined || (next !== '' && !isHead(next))) break;
    rest.shift();
    if (next === '') continue;
    head.push(next);
    taken += 1;
    if (piecesIn(head).length > 1) break;
  }
  const { start, end } = period;
  const text = joined(rest);
  return { pieces: piecesIn(head), period: { start, end }, summary: text === '' ? null : text };
}

/** Lines as paragraphs and bullets; a continued line is joined to the previous one. */
export function joined(lines: readonly string[]): string {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line === '') isOpen = false;
    else if (isBullet(line)) {
      paragraphs.push(`• ${line.replace(BULLET, '').replace(/\t/g, ' ')}`);
      isOpen = true;
    } else if (
      isOpen &&
      ((line.length > 0 && /^[\p{Ll}\d(]/u.test(line)) ||
        ((paragraphs.at(-1)?.length ?? 0) > 60 && !/[.!?]$/.test(paragraphs.at(-1) ?? '')))
    ) {
      paragraphs.push(`${paragraphs.pop()} ${line.replace(/\t/g, ' ')}`);
    } else {
      paragraphs.push(line.replace(/\t/g, ' '));
      isOpen = true;
    }
  }
  return paragraphs.join('\n');
}

const PARTED = /\t|\s+[|·•@]\s+|\s+[–—-]\s+|,\s+|\s+(?:at|bei|bei der|beim|chez)\s+/u;

/** Parts of the heading: `Reporter, Harbor Ledger | Portland`. */
export function piecesIn(head: readonly string[]): string[] {
  return head
    .flatMap((line) => line.split(PARTED))
    .map((piece) => piece.replace(/^[\s,;()–—-]+|[\s,;(–—-]+$/gu, '').trim())
    .filter((piece) => piece !== '');
}
