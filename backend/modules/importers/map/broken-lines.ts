/** Plain texts whose sentences were broken into pieces where their page had an element. Pure. */

/** A bracket, a comma or an apostrophe on a line of its own: nobody writes that. */
const SIGN = /^[()’',.;:]$/;
/** What begins with a small letter or a bracket goes on. */
const GOES_ON = /^[\p{Ll}(]/u;
const ENDS = /[.:;!?]$/;

/** `ou la`, `technicien`, `(`, `ne`, `)` on lines of their own -> `ou la technicien(ne)`. Paragraphs without such signs are unchanged. */
export function joinedLines(text: string): string {
  return text
    .split(/(\n[^\S\n]*\n)/)
    .map((part) => (part.split('\n').some((line) => SIGN.test(line.trim())) ? joined(part) : part))
    .join('');
}

function joined(paragraph: string): string {
  const made: string[] = [];
  for (const written of paragraph.split('\n')) {
    const line = written.trim();
    const before = made.at(-1);
    if (before !== undefined && (SIGN.test(line) || isOpen(before) || (GOES_ON.test(line) && !ENDS.test(before))))
      made[made.length - 1] = glued(before, line);
    else made.push(line);
  }
  return made.join('\n');
}

const isOpen = (text: string): boolean => /[(’']$/.test(text);

/** Without a blank inside of brackets, around apostrophes and before commas. */
function glued(before: string, line: string): string {
  const isTight = isOpen(before) || /^[)’',.;]/.test(line) || (line === '(' && /\p{Ll}$/u.test(before));
  return `${before}${isTight ? '' : ' '}${line}`;
}
