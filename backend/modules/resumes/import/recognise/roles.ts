/** Which part of a heading is the title, which the company or school, which the place. Pure. */
import type { Entry } from './entry-lines.ts';
import { isAddress, isTownAlone } from './home.ts';
import { labelledLine } from './labels.ts';
import { type Leaning, leansToProgram, leansToTitle } from './leanings.ts';
import { jobInLine, type Parts, placeIn, schoolInLine } from './parts.ts';
import { piecesIn, withoutContract, withoutMarks, withoutPlace } from './pieces.ts';

interface Kinds {
  what: 'title' | 'program';
  where: 'company' | 'institution';
  leaning: Leaning;
  /** From how far apart two parts say by themselves which is which. */
  clear: number;
  /** A heading without what is neither. */
  plain(line: string): string;
  /** The parts of a heading on one line. */
  inLine(pieces: readonly string[], isSwapped: boolean): Parts;
}

/** Titles and companies; in one file, all entries have the same order. */
export const jobParts = (entries: readonly Entry[]): Parts[] =>
  partsOf(entries, {
    what: 'title',
    where: 'company',
    leaning: leansToTitle,
    clear: 2,
    plain: withoutContract,
    inLine: jobInLine,
  });

/** Programs and institutions. */
export const schoolParts = (entries: readonly Entry[]): Parts[] =>
  partsOf(entries, {
    ...{ what: 'program', where: 'institution', leaning: leansToProgram, clear: 1 },
    plain: withoutMarks,
    inLine: schoolInLine,
  });

function partsOf(entries: readonly Entry[], kinds: Kinds): Parts[] {
  const { leaning } = kinds;
  const heads = entries.map(({ head }) =>
    head.map((line) => parted(kinds.plain(line), leaning)).filter((line) => line !== ''),
  );
  const plain = heads.map(linesOf);
  const isSwapped = swappedIn(plain, leaning);
  const dashed = plain.map((lines) => (lines.length === 1 ? behindDash(lines[0] ?? '') : null));
  const isDashed =
    dashed.reduce((all, one) => all + (one === null ? 0 : leaning(one.what ?? '') - leaning(one.where ?? '')), 0) > 0;
  const usual = kinds.what === 'title' ? usualPlace(plain, leaning) : null;
  return heads.map((head, at) => {
    const form = formIn(head, kinds) ?? (isDashed ? dashed[at] : null);
    const own = plain[at] ?? [];
    const like = asOthers(own, usual, leaning);
    return placed(form ?? like ?? inLines(own, ownOrder(own, kinds) ?? isSwapped(own.length), kinds));
  });
}

/** Where most titles stand among at least three parts of one line: `Acme, Leeds, Baker`. Null where none says. */
function usualPlace(heads: readonly string[][], leaning: Leaning): { parts: number; at: number } | null {
  const places = heads.flatMap((lines) => {
    const pieces = lines.length === 1 ? piecesIn(lines) : [];
    const at = pieces.findIndex((piece) => leaning(piece) > 0);
    return pieces.length > 2 && at > 1 ? [{ parts: pieces.length, at }] : [];
  });
  return places[0] ?? null;
}

/** A line whose title no word tells, as those of the others; null where it has one, or other parts. */
function asOthers(lines: readonly string[], usual: ReturnType<typeof usualPlace>, leaning: Leaning): Parts | null {
  const pieces = lines.length === 1 ? piecesIn(lines) : [];
  if (usual === null || pieces.length !== usual.parts || pieces.some((piece) => leaning(piece) > 0)) return null;
  const [where = null, ...more] = pieces.toSpliced(usual.at, 1);
  return { what: pieces[usual.at] ?? null, where, place: placeIn(more) };
}

/** The same for one entry, where both of its parts say what they are; null where they leave it open. */
function ownOrder(lines: readonly string[], { leaning, clear }: Kinds): boolean | null {
  const [first = '', second = ''] = lines.length > 1 ? lines : piecesIn(lines);
  const lean = second === '' ? 0 : leaning(first) - leaning(second);
  return Math.abs(lean) >= clear ? lean < 0 : null;
}

/** Whether the second part tells the title, as most entries show: those of as many lines, or all if these leave it open. */
function swappedIn(heads: readonly string[][], leaning: Leaning): (lines: number) => boolean {
  const leans = heads.map((lines) => {
    const [first = '', second = ''] = lines.length > 1 ? lines : piecesIn(lines);
    return { isLong: lines.length > 1, lean: second === '' ? 0 : leaning(first) - leaning(second) };
  });
  const sumOf = (own: typeof leans) => own.reduce((all, { lean }) => all + lean, 0);
  return (lines) => (sumOf(leans.filter(({ isLong }) => isLong === lines > 1)) || sumOf(leans)) < 0;
}

/** `Agent / Mirage Inn` are title and company, `Barista / Server` is one title. */
function parted(line: string, leaning: Leaning): string {
  const [before = '', after = '', ...more] = line.split(' / ');
  const [isWhat, isWhere] = [before, after].map((part) => piecesIn([part]).some((piece) => leaning(piece) > 0));
  return after === '' || more.length > 0 || isWhat === isWhere ? line : `${before}\t${after}`;
}

/** With the place that a company has in parentheses. */
function placed({ what, where, place }: Parts): Parts {
  const { name, place: beside } = where === null ? { name: null, place: null } : withoutPlace(where);
  return { what, where: name, place: place ?? beside };
}

function inLines(lines: readonly string[], isSwapped: boolean, { inLine, leaning }: Kinds): Parts {
  const [first = '', second = '', ...more] = lines;
  if (second === '' || isBoth(first, second, leaning)) return inLine(piecesIn(lines), isSwapped);
  // A company, its town, and only then the title.
  const isThird = leaning(first) <= 0 && leaning(second) <= 0 && leaning(more[0] ?? '') > 0;
  if (isThird)
    return {
      what: more[0] ?? null,
      where: piecesIn([first])[0] ?? null,
      place: placeIn([...piecesIn([first]).slice(1), ...piecesIn([second])]),
    };
  const [what, where] = isSwapped ? [second, first] : [first, second];
  const [title = null, ...besideTitle] = what.split(/\t|\s[|·•]\s/);
  const [company = null, ...besideCompany] = piecesIn([where]);
  const beside = [...besideCompany, ...besideTitle, ...more.flatMap((line) => piecesIn([line]))];
  return { what: title, where: company, place: placeIn(beside) };
}

/** Whether the first line has title and company, and the second neither. */
function isBoth(first: string, second: string, leaning: Leaning): boolean {
  const leans = piecesIn([first]).map(leaning);
  return leans.some((lean) => lean > 0) && leans.some((lean) => lean < 0) && leaning(second) === 0;
}

/** `Company, Place — Title`: a dash parts more than a comma. Null for other lines. */
function behindDash(line: string): Parts | null {
  const [, before = '', what = ''] = /^([^\t–—]+, [^\t–—]+?) [–—-] ([^\t,–—]+)$/u.exec(line) ?? [];
  const [where = null, ...places] = piecesIn([before]);
  return what === '' || places.length === 0 ? null : { what: what.trim(), where, place: placeIn(places) };
}

/** The lines of a heading; a line that is only a place or an address belongs to the one above. */
function linesOf(head: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of head) {
    if (lines.length === 1 && (isTownAlone(line) || isAddress(line))) lines[0] += `\t${line}`;
    else lines.push(line);
  }
  return lines;
}

/** What labels name; null without labels. */
function formIn(head: readonly string[], kinds: Kinds): Parts | null {
  const found = head.flatMap((line) => labelledLine(line) ?? []);
  const named = (kind: string) => found.find((one) => one.kind === kind)?.value ?? null;
  const [what, where] = [named(kinds.what), named(kinds.where)];
  if (what === null && where === null) return null;
  const [name = null, ...places] = piecesIn(where === null ? [] : [where]);
  const others = head.filter((line) => labelledLine(line) === null);
  const place = named('place') ?? placeIn(places);
  const [other = null, ...more] = piecesIn(others.slice(0, 1));
  return { what: what ?? other, where: name ?? other, place: place ?? placeIn(more) };
}
