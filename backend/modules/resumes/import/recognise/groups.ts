/** Several positions at one company, which is named once. Pure. */
import type { EntryPart } from './entry-lines.ts';
import type { Leaning } from './leanings.ts';
import { piecesIn } from './pieces.ts';
import type { Period } from './recognised.ts';

/** `Acme  2015 – now`, and below it a position with its own dates: the company with all its years is no position. */
export function grouped(parts: readonly EntryPart[], leaning: Leaning): EntryPart[] {
  const whole: EntryPart[] = [];
  let group: EntryPart | null = null;
  for (const [at, part] of parts.entries()) {
    if (isGroup(part, parts[at + 1], leaning)) {
      group = part;
      continue;
    }
    const isOfGroup = group !== null && isWithin(part.period, group.period) && isTitleAlone(part);
    whole.push(group !== null && isOfGroup ? { ...part, head: [...group.head, ...part.head] } : part);
  }
  return whole;
}

const isTitleAlone = ({ head }: EntryPart) => head.length === 1 && piecesIn(head).length === 1;

function isGroup({ head, period, after }: EntryPart, next: EntryPart | undefined, leaning: Leaning): boolean {
  const [name, ...more] = head;
  if (name === undefined || more.length > 0 || after.some((line) => line !== '')) return false;
  if (next === undefined || !isTitleAlone(next) || !isWithin(next.period, period)) return false;
  const [company, title] = [leaning(piecesIn(head)[0] ?? ''), leaning(next.head[0] ?? '')];
  return company <= 0 && (company < 0 || title > 0);
}

function isWithin(inner: Period, outer: Period): boolean {
  if (inner.start < outer.start) return false;
  return outer.end === null || (inner.end !== null && inner.end <= outer.end.padEnd(7, '-12'));
}

/** The company that stands above the first of its positions only. */
export function companyAbove(parts: readonly EntryPart[], leaning: Leaning): EntryPart[] {
  const pairs = parts.flatMap(({ head }) => (head.length > 1 ? [[head[0] ?? '', head.at(-1) ?? '']] : []));
  const isCompanyFirst = pairs.reduce((all, [one = '', two = '']) => all + leaning(two) - leaning(one), 0) > 0;
  if (!isCompanyFirst) return [...parts];
  const whole: EntryPart[] = [];
  for (const part of parts) {
    const [title = '', ...more] = part.head;
    const company = whole.at(-1)?.head[0];
    const isAlone = more.length === 0 && company !== undefined && leaning(title) > 0;
    whole.push(isAlone ? { ...part, head: [company, title] } : part);
  }
  return whole;
}
