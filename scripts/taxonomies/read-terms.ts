/** Reads our selection of terms: one file per taxonomy, one line per term. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface ChosenTerm {
  /** `skill.txt:12`, for messages. */
  where: string;
  code: string;
  /** Code of the parent term, by indentation. */
  parent: string | null;
  labels: Record<Language, string>;
  /** Labels of countries that say it differently: `fr-CA` -> `Permanent`. */
  regional: Record<string, string>;
  /** `isco:2512`: the scheme of a source and its notation; null for terms of our own. */
  source: string | null;
  /** URL aliases that cannot be derived from the label. */
  aliases: Partial<Record<Language, string>>;
  /** Additional names of our own by which the term is found. */
  synonyms: Partial<Record<Language, readonly string[]>>;
}

/** Terms by taxonomy, from `<folder>/<taxonomy>.txt`. Throws for an invalid line. */
export function readChosenTerms(folder: string): Map<string, ChosenTerm[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return new Map(
    files
      .toSorted()
      .map((file) => [basename(file, '.txt'), parseChosenTerms(file, readFileSync(join(folder, file), 'utf8'))]),
  );
}

/**
 * Lines `code | English | German | French | Spanish | source | aliases`, the last two optional. `#` begins a
 * comment; `~ de: name, name` below a term adds names, `= fr-CA: label` the label of a country.
 */
export function parseChosenTerms(file: string, text: string): ChosenTerm[] {
  const terms: ChosenTerm[] = [];
  let top: string | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const where = `${file}:${index + 1}`;
    const last = terms.at(-1);
    if (line.trim().startsWith('~')) {
      if (last === undefined) throw new Error(`${where}: other names, but there is no term above them.`);
      Object.assign(last.synonyms, parseSynonyms(where, line));
      continue;
    }
    if (line.trim().startsWith('=')) {
      if (last === undefined) throw new Error(`${where}: a label of a country, but there is no term above it.`);
      Object.assign(last.regional, parseRegional(where, line));
      continue;
    }
    const isChild = line.startsWith(' ');
    const term = parseTerm(where, line, isChild ? top : null);
    if (isChild && top === null)
      throw new Error(`${where}: "${term.code}" is indented, but there is nothing above it.`);
    terms.push(term);
    if (!isChild) top = term.code;
  }
  return terms;
}

function parseTerm(where: string, line: string, parent: string | null): ChosenTerm {
  const [code = '', en = '', de = '', fr = '', es = '', source = '', aliases = '', ...more] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!/^[a-z0-9_]+$/.test(code)) throw new Error(`${where}: "${code}" is no code; small letters, digits and _ are.`);
  if ([en, de, fr, es].includes('') || more.length > 0)
    throw new Error(`${where}: expected "code | English | German | French | Spanish | source | aliases".`);
  return {
    where,
    code,
    parent,
    labels: { en, de, fr, es },
    regional: {},
    source: source === '' ? null : source,
    aliases: parseAliases(where, aliases),
    synonyms: {},
  };
}

function parseRegional(where: string, line: string): Record<string, string> {
  const [, locale = '', language, label = ''] = /^\s*=\s*(([a-z]{2})-[A-Z]{2}):\s*(.+)$/.exec(line) ?? [];
  if (!LANGUAGES.some((known) => known === language))
    throw new Error(`${where}: expected "= fr-CA: label", with a country after en, de, fr or es.`);
  return { [locale]: label.trim() };
}

function parseSynonyms(where: string, line: string): ChosenTerm['synonyms'] {
  const [, key, names = ''] = /^\s*~\s*(\w+):\s*(.+)$/.exec(line) ?? [];
  const language = LANGUAGES.find((known) => known === key);
  if (language === undefined) throw new Error(`${where}: expected "~ de: name, name", with en, de, fr or es.`);
  return { [language]: names.split(',').map((name) => name.trim()) };
}

function parseAliases(where: string, cell: string): Partial<Record<Language, string>> {
  const aliases: Partial<Record<Language, string>> = {};
  for (const pair of cell.split(/\s+/).filter((part) => part !== '')) {
    const [key, alias] = pair.split('=');
    const language = LANGUAGES.find((known) => known === key);
    if (language === undefined || alias === undefined)
      throw new Error(`${where}: "${pair}" is no alias; en=word, de=word, fr=word and es=word are.`);
    aliases[language] = alias;
  }
  return aliases;
}
