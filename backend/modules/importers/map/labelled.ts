/** Reads lines such as `Location: Portland, ME` at the beginning of descriptions. Pure. */
import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import { unescapeOnce } from './mend.ts';

const BEGINNING = 1_500;
const READ = 400;
const LABEL =
  /(?:location|headquarters|standort|arbeitsort|lieu|localisation|ubicación)\s*:\s*([^:·|\n]{2,80}?)(?=\s*(?:·|\||\n|$|\s\p{L}+(?: \p{L}+)?:))/iu;

/** The place; null if the text does not begin with one. */
export function labelledPlace(description: string): string | null {
  const start = unescapeOnce(description.slice(0, BEGINNING)).replace(/<br\s*\/?>|<\/p>|<\/div>/gi, ' · ');
  return LABEL.exec(textOf(start).slice(0, READ))?.[1]?.trim() ?? null;
}
