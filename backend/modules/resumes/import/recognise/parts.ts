/** The parts of a heading on one line. Pure. */
import { isDegree, isSchool, leansToProgram, leansToTitle } from './leanings.ts';

export interface Parts {
  /** Title, or program. */
  what: string | null;
  /** Company, or institution. */
  where: string | null;
  place: string | null;
}

export function jobInLine(pieces: readonly string[], isSwapped: boolean): Parts {
  const [first = null, second = null, ...more] = pieces;
  // `Acme, Pune as Team Leader`
  const last = pieces.findIndex((piece) => leansToTitle(piece) > 0);
  if (last > 1) return { what: pieces[last] ?? null, where: first, place: placeIn(pieces.slice(1, last)) };
  const [what, where] = isSwapped && second !== null ? [second, first] : [first, second];
  return { what, where, place: placeIn(more) };
}

/** A vocational program is called after the occupation. */
const isProgram = (piece: string) => isDegree(piece) || leansToTitle(piece) > 0;

export function schoolInLine(pieces: readonly string[]): Parts {
  const at = pieces.findIndex((piece) => isSchool(piece) && !isDegree(piece));
  const index = at >= 0 ? at : pieces.findIndex(isSchool);
  if (index < 0) {
    const [first = null, second = null, ...more] = pieces;
    return second !== null && first !== null && leansToProgram(first) > leansToProgram(second)
      ? { where: second, what: first, place: placeIn(more) }
      : { where: first, what: second, place: placeIn(more) };
  }
  const programs = pieces.slice(0, index);
  const after = pieces.slice(index + 1);
  const program = programs.length > 0 ? programs.join(', ') : after.filter(isProgram).join(', ');
  const places = programs.length > 0 ? after : after.filter((piece) => !isProgram(piece));
  return { where: pieces[index] ?? null, what: program === '' ? null : program, place: placeIn(places) };
}

/** A place is one or two names without digits. */
export function placeIn(pieces: readonly string[]): string | null {
  const names = pieces.filter((piece) => /^\p{Lu}/u.test(piece) && piece.length <= 40 && !/\d/.test(piece));
  return names.length === 0 ? null : names.slice(0, 2).join(', ');
}
