/** Entries of a list of positions or schools: each has a period, heading lines, and a text. Pure. */
import { formLine, labelledLine } from './labels.ts';
import { type FoundPeriod, findMoment, findPeriod, withoutPeriod } from './periods.ts';
import type { Period } from './recognised.ts';

export interface Entry {
  /** Lines without the period, in the order of the file; a tab parts what is set apart. */
  head: string[];
  period: Period | null;
  summary: string | null;
}

const BULLET = /^(?:[^\p{L}\p{N}\s("'«„“‚‘]|\d{1,2}[.)])\s+/u;
/** Heading lines are short; a sentence is not a heading. */
const LONGEST_HEAD = 110;
const MOST_HEAD_LINES = 3;
const ABBREVIATION = /(?:^|[\s.])(?:inc|ltd|co|corp|bros|v|s\.a|[a-z])\.$/i;

const isBullet = (line: string) => BULLET.test(line);
const isHead = (line: string) =>
  line !== '' && !isBullet(line) && line.length <= LONGEST_HEAD && (!/[.!?:;]$/.test(line) || ABBREVIATION.test(line));

/** Whether a line tells a position rather than an employer, or a program rather than a school: above 0 if so, below 0 if not. */
export type Leaning = (line: string) => number;

interface EntryRules {
  /** Single dates count as periods. */
  moments?: boolean;
  leaning: Leaning;
}

/** All entries of a section; `junk` are the lines before the first one. */
export function entriesOf(all: readonly string[], { moments = false, leaning }: EntryRules) {
  const lines = all.map(inForm);
  const periodOf = (line: string): FoundPeriod | null => {
    if (isBullet(line)) return null;
    const found = findPeriod(line) ?? (moments && isHead(line) ? findMoment(line) : null);
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
  const parts = anchors.map(({ at, period }, index) => {
    const inline = withoutPeriod(lines[at] ?? '', period);
    const head = [...lines.slice(starts[index], at).filter((one) => one !== ''), ...(inline === '' ? [] : [inline])];
    return { head, period, after: lines.slice(at + 1, starts[index + 1]) };
  });
  // Several positions at one company, which is named above the first of them only.
  const isCompanyFirst =
    sumOf(
      parts.flatMap(({ head: [, second] }) => second ?? []),
      leaning,
    ) >
    sumOf(
      parts.flatMap(({ head: [one, second] }) => (one !== undefined && second !== undefined ? one : [])),
      leaning,
    );
  if (ahead === 2 && isCompanyFirst)
    for (const [index, { head }] of parts.entries()) {
      const company = parts[index - 1]?.head[0];
      if (head.length === 1 && company !== undefined && leaning(head[0] ?? '') > 0) head.unshift(company);
    }
  // `Hotel Bienville, New Orleans   2018 – now`, and on the next line what the person was there.
  const next = parts.map(({ after }) => after.find((line) => line !== '') ?? '');
  const isBelow =
    parts.every(({ head }, at) => head.length === 1 && isHead(next[at] ?? '') && (next[at] ?? '').length <= 70) &&
    sumOf(next, leaning) >
      sumOf(
        parts.flatMap(({ head }) => head),
        leaning,
      );
  const entries = parts.map(({ head, period, after }) => {
    const least = isBelow ? 1 : 0;
    return entryOf({
      first: head,
      period,
      after,
      least,
      wraps: (names, next) => moments && isWrapped(names, next, leaning),
    });
  });
  return { entries, junk: ahead > 0 ? [] : before };
}

/** `Diploma in Professional`, `Cookery`, and next `Severn Vale College`: a program that a narrow column breaks. */
function isWrapped([program = '', tail = '', ...more]: readonly string[], next: string, leaning: Leaning): boolean {
  const isTail = /^[\p{L} ()&-]{2,30}$/u.test(tail) && leaning(tail) === 0;
  return more.length === 0 && isTail && leaning(program) > 0 && isHead(next) && next.length <= 60 && leaning(next) < 0;
}

const sumOf = (lines: readonly string[], leaning: Leaning) => lines.reduce((all, line) => all + leaning(line), 0);

/** Without labels that say nothing more: `Dates: 2011 – 2015`, `Main activities: ...`. */
function inForm(given: string): string {
  const line = formLine(given);
  const labelled = labelledLine(line);
  if (labelled?.kind === 'dates') return labelled.value;
  return labelled?.kind === 'tasks' ? `• ${labelled.value}` : line;
}

interface Found {
  first: readonly string[];
  period: Period;
  after: readonly string[];
  least: number;
  /** Whether the two lines of a heading are one, as the next line shows. */
  wraps: (head: readonly string[], next: string) => boolean;
}

function entryOf({ first, period: { start, end }, after, least, wraps }: Found): Entry {
  const head = [...first];
  const rest = [...after];
  const most = head.length === 0 ? 2 : head.length === 1 && piecesIn(head).length === 1 ? 1 : least;
  for (let taken = 0; ; ) {
    const [next] = rest;
    const isForm = next !== undefined && labelledLine(next) !== null;
    if (next === undefined || (next !== '' && !isForm && (!isHead(next) || taken >= most))) break;
    if (next === '' && taken >= most) break;
    rest.shift();
    if (next === '') continue;
    head.push(next);
    if (isForm) continue;
    taken += 1;
    if (piecesIn(head).length > 1) taken = most;
  }
  if (wraps(head, rest[0] ?? '')) head.splice(0, 2, head.join(' '), rest.shift() ?? '');
  const text = joined(rest);
  return { head, period: { start, end }, summary: text === '' ? null : text };
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
/** What follows a comma and belongs to the name before it. */
const LEGAL_FORM = /^(?:inc|llc|llp|ltd|co|corp|plc|gmbh|ag|kg|s\.?a\.?s?|sarl|se)\b/i;
const STATE = /^[A-Z]{2}$/;

/** Parts of the heading: `Reporter, Harbor Ledger | Portland, ME` has three. */
export function piecesIn(head: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const line of head)
    for (const [at, part] of line.split(PARTED).entries()) {
      const piece = part.replace(/^[\s,;()–—-]+|[\s,;(–—-]+$/gu, '').trim();
      if (piece === '') continue;
      if (at > 0 && pieces.length > 0 && (LEGAL_FORM.test(piece) || STATE.test(piece)))
        pieces[pieces.length - 1] += `, ${piece}`;
      else pieces.push(piece);
    }
  return pieces;
}
