/** Text as it can be printed: letters of one typeface, lines of a width, right-to-left words in their visual order. */
import bidiFactory from 'bidi-js';

/** What measures and knows letters; widths in points. */
export interface Letters {
  widthOf(text: string): number;
  has(codePoint: number): boolean;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const UNKNOWN = '\u25a1';

const bidi = bidiFactory();

/** In one line; emoji without a letter of their own are left out, other unknown letters become boxes. */
export function printable(text: string, letters: Letters): string {
  const known = [...text.normalize('NFC').replace(/\s+/g, (space) => (space === '\u00a0' ? space : ' '))]
    .map((letter) => letter.replace(INVISIBLE, ''))
    .map((letter) => {
      if (letter === '' || letters.has(letter.codePointAt(0) ?? 0)) return letter;
      return PICTURES.test(letter) ? '' : UNKNOWN;
    });
  return known.join('').replace(/ {2,}/g, ' ').trim();
}

/** Lines that are not wider than `width`, at least one. A word that is too long is cut. */
export function linesIn(text: string, width: number, letters: Letters): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text, letters)
    .split(' ')
    .flatMap((one) => cut(one, width, letters))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && letters.widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cut(word: string, width: number, { widthOf }: Letters): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Pieces of a line from left to right. Typefaces turn the letters of a right-to-left word around by themselves. */
export function visualPieces(line: string): string[] {
  if (!RIGHT_TO_LEFT.test(line)) return [line];
  const found = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, found.levels);
  const pieces: { text: string; level: number }[] = [];
  let last = '';
  for (let at = 0; at < line.length; at += 1) {
    const level = found.levels[at] ?? 0;
    const letter = mirrored.get(at) ?? line.charAt(at);
    const piece = pieces.at(-1);
    const isApart = letter === ' ' || last === ' ';
    if (piece && piece.level === level && !isApart) piece.text += letter;
    else pieces.push({ text: letter, level });
    last = letter;
  }
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level -= 1) turn(pieces, level);
  return pieces.map(({ text }) => text);
}

/** Turns each sequence of pieces around that is at least so deep (rule L2 of Unicode's bidirectional algorithm). */
function turn(pieces: { text: string; level: number }[], level: number): void {
  for (let start = 0; start < pieces.length; start += 1) {
    if ((pieces[start]?.level ?? 0) < level) continue;
    let end = start;
    while ((pieces[end + 1]?.level ?? 0) >= level) end += 1;
    pieces.splice(start, end - start + 1, ...pieces.slice(start, end + 1).reverse());
    start = end;
  }
}
