/** The open classifications that terms refer to; docs/taxonomies.md lists publishers and licenses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './csv.ts';
import { LANGUAGES, type Language } from './read-terms.ts';

export interface SourceTerm {
  /** Alternative names, as the source writes them. */
  names: Partial<Record<Language, readonly string[]>>;
}

/** Lookup by scheme: notation -> term. */
export type Sources = ReadonlyMap<string, (notation: string) => SourceTerm | undefined>;

/** Reads the files of a folder. Throws if one is missing. */
export function readSources(folder: string): Sources {
  const rows = (file: string) => parseCsv(readFileSync(join(folder, file), 'utf8'));
  const occupations = rows('esco-occupations.en.csv').map(({ code = '', label = '', alt_labels = '' }) => {
    return [code, { names: { en: [label, ...alt_labels.split('|')] } }] as const;
  });
  const skills = rows('esco-skills.de.csv').map(({ label = '' }) => [label, { names: { de: [label] } }] as const);
  const groups = rows('esco-skill-groups.en.csv');
  const notations = (codes: (string | undefined)[]) => codes.map((code = '') => [code, { names: {} }] as const);
  const esco = new Map<string, SourceTerm>([...notations(groups.map(({ code }) => code)), ...skills, ...occupations]);
  const isco = new Map<string, SourceTerm>(notations(rows('isco08-groups.en.csv').map(({ code }) => code)));
  const isced = new Map<string, SourceTerm>(
    notations(groups.map(({ uri = '' }) => (uri.includes('/isced-f/') ? uri.slice(uri.lastIndexOf('/') + 1) : ''))),
  );
  const nace = new Map<string, SourceTerm>(notations(rows('nace-wz2008.de.csv').map(({ code }) => code)));
  return new Map<string, (notation: string) => SourceTerm | undefined>([
    ['esco', (notation) => esco.get(notation)],
    ['isco', (notation) => isco.get(notation)],
    ['isced', (notation) => isced.get(notation)],
    ['nace', (notation) => nace.get(notation)],
    ['cldr', findLanguage],
  ]);
}

/** Language names of the Unicode CLDR, which are included in Node. */
function findLanguage(code: string): SourceTerm | undefined {
  const nameIn = (language: Language) =>
    new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);
  const names = LANGUAGES.flatMap((language) => {
    const name = nameIn(language);
    return name === undefined ? [] : [[language, [name]] as const];
  });
  return names.length === 0 ? undefined : { names: Object.fromEntries(names) };
}
