/** Lines as the pieces of addresses, without what labels and countries say. Pure. */
import { fold } from './fold.ts';
import { isCountry } from './regions.ts';

const LABEL =
  /^(?:(?:home|contact|permanent|present|current|postal|residential|mailing|correspondence|my) )*(?:address|residence|location|adresse(?: postale| privee)?|(?:privat|wohn|heimat|post|melde)(?:adresse|anschrift)|anschrift|wohnort|plz ?\/ ?(?:wohn)?ort|plz,? (?:wohn)?ort|strasse(?: ?\/ ?nr\.?| und hausnummer)?|wohnsitz|wohnhaft(?: in)?|kontakt|contact|wohnanschrift|domicile|ort|ville|lieu de residence|lives in|based in)$/;

/** A piece between commas. */
export interface Piece {
  text: string;
  /** Number of the part of a line that it stands in. */
  part: number;
  /** Whether a label says that somebody lives there. */
  isHome: boolean;
}

/** Pieces of all lines without countries, which say nothing more. */
export function piecesOf(lines: readonly string[]): Piece[] {
  return lines.flatMap(partsOf).flatMap(({ text, isHome }, part) =>
    text
      .split(/,(?:\s+|$)/)
      .map((piece) => piece.trim())
      .map((piece) => piece.replace(/(?: \((?:home|privat\p{L}*|domicile|mobile?)\))$/iu, ''))
      .map((piece) => piece.replace(/ \(([^)]+)\)$/, (all, name: string) => (isCountry(name) ? '' : all)))
      .filter((piece) => piece !== '' && !isCountry(piece))
      .map((piece) => ({ text: piece, part, isHome })),
  );
}

/** A line without labels and signs before them, cut where something else begins. */
export const partsOf = (line: string): { text: string; isHome: boolean }[] =>
  line.split(/\s[|·•●∙]\s(?=\p{L}[^:|·•●∙]{2,38}: )/u).flatMap(partsOfRow);

function partsOfRow(line: string): { text: string; isHome: boolean }[] {
  const [, label = '', value = ''] = /^([^:\t]{2,40}?)\s*(?::|\t)\s*(.+)$/.exec(line) ?? [];
  const isHome = LABEL.test(fold(label).trim());
  return (isHome ? value : line)
    .replace(/(?<!\p{L})(CH|FL|[AD]) ?[-–] ?(?=\d{4,5} )/u, '$1-')
    .split(
      /\t|\s(?:[|·•●∙▪◦¦■◆⋅/–—-]|\/\/)\s|\s\*\s(?=\d{4,5} \p{Lu}|\p{L})|;\s|\sin\s(?=(?:\p{Lu}{1,2}-)?\d{4,5} \p{Lu})/u,
    )
    .map((text) => ({ text: text.replace(/^[^\p{L}\p{N}(+*]+/u, '').trim(), isHome }))
    .filter(({ text }) => text !== '');
}
