/** Skills one by one. Pure. */
import { fold } from './fold.ts';
import { isLevel, isLevelHead } from './levels.ts';

const BULLET = /^(?:[^\p{L}\p{N}("'„“«.#+]+\s+|[\s*•▪●◦·–—-]+)/u;
const MOST = 60;
/** Below a table of languages. */
const FRAMEWORK = /referenzrahmen|framework of reference|cadre europeen/;
/** How well somebody knows what follows: `Sehr gute Kenntnisse in SAP`. */
const KNOWS =
  /^(?:(?:sehr |very |tr[eè]s )?\p{L}+e[nrs]? )?(?:(?:grund|anwender|fach|basis)?kenntnisse|umgang|beherrschung|knowledge|command|proficiency|connaissances?|ma[iî]trise)(?: im umgang)? (?:in der|in|im|mit den|mit dem|mit der|mit|von|of|with|in|de|du|des|d[’'])\s*(?=\S)/iu;
/** A driving licence is no skill; that for a forklift is. */
const LICENCE =
  /^(?:fuhrerschein(?:e|klassen?)?|driving licen[cs]e|driver'?s licen[cs]e|permis(?: de conduire)?|klassen?)(?:\W|\b(?:(?:der )?klassen?|kat(?:egorien?)?|class|categor(?:y|ie)|cat|pkw|lkw|vorhanden|valable|[a-e][12]?e?)\b)*$/;

/** Without categories before them, levels behind them, and sentences. */
export function skillsIn(lines: readonly string[]): string[] {
  const isTable = lines.some(isCategorised);
  const pieces = wholeLists(lines.filter((line) => !/^(?:fuhrerschein|driving licen[cs]e)/.test(fold(line))))
    .map((line) => withoutCategory(line.replace(BULLET, ''), isTable).replace(KNOWS, ''))
    .flatMap(piecesOf)
    .filter(
      (piece) => !isLevel(piece) && !isLevelHead(piece) && !FRAMEWORK.test(fold(piece)) && !LICENCE.test(fold(piece)),
    )
    .map((piece) =>
      piece
        .replace(/\s*\([^)]*\)\s*$/, '')
        .replace(/[.\s]+$/, '')
        .replace(/(?:\s*[:–—-]\s*|\s+)(\S.*)$/u, (all, tail: string) => (isLevel(tail) ? '' : all))
        .trim(),
    )
    // `R` and `C` are skills; other single signs are symbols.
    .filter((piece) => (piece.length >= 2 || /^[A-Z]$/.test(piece)) && piece.length <= 60 && !isLevel(piece))
    .filter((piece) => piece.split(' ').length <= 6);
  return [...new Map(pieces.map((piece) => [fold(piece), piece])).values()].slice(0, MOST);
}

/** A list with commas that goes on in the next line is one. */
function wholeLists(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    const isList = /[,;]/.test(above) && !/[,;.:]$/.test(above);
    const goesOn = isList && (/^\p{Ll}/u.test(line) || (above.length > 60 && /^[^:]*[,;]/.test(line)));
    if (goesOn || (BULLET.test(above) && /^\p{Ll}/u.test(line))) whole[whole.length - 1] = `${above} ${line}`;
    else whole.push(line);
  }
  return whole;
}

/** `Databases: MySQL` names a category, `Excel: good` a skill with its level. Cells to the left are categories where some have a list beside them. */
function withoutCategory(line: string, isTable: boolean): string {
  const [, label = '', value = ''] = /^([^:,;\t]{2,40}?)(?:\s*:\s+|\t)(\S.*)$/.exec(line) ?? [];
  if (value === '' || isLevel(value)) return line.replace(/^([^:]+?)\s*:\s+/, '$1\t');
  return isTable || !line.slice(label.length).startsWith('\t') ? value : line;
}

const isCategorised = (line: string) => /^[^\t,;]+\t[^\t]*[,;]/.test(line);

/** `HTML, CSS and Sass` are three, `Stock control` is one, as is what parentheses hold. */
function piecesOf(line: string): string[] {
  const pieces = line.split(/[,;|•·\t](?![^(]*\))|\s[–—/]\s/u).map((piece) => piece.trim());
  const [last = ''] = pieces.slice(-1);
  const [, one, two] = /^(?:and |und |et )?([\p{L}\d+#.-]+) (?:and|und|et|&) ([\p{L}\d+#.-]+)\.?$/iu.exec(last) ?? [];
  if (pieces.length > 1 && one !== undefined && two !== undefined) pieces.splice(-1, 1, one, two);
  return pieces.map((piece) => piece.replace(/^(?:and|und|et) /i, ''));
}
