/** Builds the shipped taxonomies from our selection of terms and the sources. */
import type { Taxonomy, TaxonomyTerm } from '../../backend/data/taxonomy-store.ts';
import { aliasOf } from './alias.ts';
import { type ChosenTerm, LANGUAGES, type Language } from './read-terms.ts';
import type { Sources } from './sources.ts';

/** Maximum number of names from a source; more would be spelling variants. */
const MOST_TAKEN = 3;
const LONGEST_TAKEN = 28;

/** The taxonomy, and its errors: references unknown to the sources, duplicates. */
export function composeTaxonomy(
  taxonomy: string,
  chosen: readonly ChosenTerm[],
  sources: Sources,
): { taxonomy: Taxonomy; problems: string[] } {
  const labels = new Set(chosen.flatMap((term) => Object.values(term.labels).map((label) => label.toLowerCase())));
  const terms = chosen.map((term) => composeTerm(term, sources, labels));
  return { taxonomy: { taxonomy, terms }, problems: [...unknownSources(chosen, sources), ...repeated(chosen, terms)] };
}

function composeTerm(term: ChosenTerm, sources: Sources, labelsOfAll: ReadonlySet<string>): TaxonomyTerm {
  const { code, parent, labels, regional, source, aliases } = term;
  const names = (source === null ? undefined : lookUp(source, sources)?.names) ?? {};
  const synonyms = LANGUAGES.map((language) => {
    const own = term.synonyms[language] ?? [];
    return [language, [...own, ...takeNames(labels[language], own, names[language] ?? [], labelsOfAll)]] as const;
  }).filter(([, all]) => all.length > 0);
  return {
    code,
    ...(parent === null ? {} : { parent }),
    labels: { ...labels, ...regional },
    aliases: {
      ...perLanguage((language) => aliases[language] ?? aliasOf(labels[language], language)),
      ...Object.fromEntries(
        Object.entries(regional).map(([locale, label]) => [locale, aliasOf(label, languageOf(locale))]),
      ),
    },
    ...(synonyms.length === 0 ? {} : { synonyms: Object.fromEntries(synonyms) }),
  };
}

/**
 * Names from a source, the shortest first, that add to what the label already matches and do not belong to another
 * term.
 */
function takeNames(
  label: string,
  own: readonly string[],
  names: readonly string[],
  labelsOfAll: ReadonlySet<string>,
): string[] {
  const has = [label, ...own].map((name) => name.toLowerCase());
  const others = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  return [...others]
    .filter(([key]) => key !== '' && key.length <= LONGEST_TAKEN && !labelsOfAll.has(key))
    .filter(([key]) => has.every((known) => !key.includes(known) && !known.includes(key)))
    .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST_TAKEN)
    .map(([, name]) => name);
}

function lookUp(source: string, sources: Sources) {
  const colon = source.indexOf(':');
  return sources.get(source.slice(0, colon))?.(source.slice(colon + 1));
}

function unknownSources(chosen: readonly ChosenTerm[], sources: Sources): string[] {
  return chosen.flatMap(({ where, code, source }) =>
    source === null || lookUp(source, sources) !== undefined ? [] : [`${where}: ${code}: no source has "${source}".`],
  );
}

const regionsOf = (chosen: readonly ChosenTerm[]) => new Set(chosen.flatMap(({ regional }) => Object.keys(regional)));

function repeated(chosen: readonly ChosenTerm[], terms: readonly TaxonomyTerm[]): string[] {
  const kinds: [string, (term: TaxonomyTerm) => string | undefined][] = [
    ['code', ({ code }) => code],
    ...[...LANGUAGES, ...regionsOf(chosen)].flatMap(
      (language): [string, (term: TaxonomyTerm) => string | undefined][] => [
        [`label (${language})`, ({ labels }) => labels[language]],
        [`alias (${language})`, ({ aliases }) => aliases[language]],
      ],
    ),
  ];
  return kinds.flatMap(([kind, of]) => {
    const first = new Map<string | undefined, string>();
    return terms.flatMap((term, index) => {
      const value = of(term);
      const known = first.get(value);
      if (known === undefined) first.set(value, term.code);
      return known === undefined || value === undefined
        ? []
        : [`${chosen[index]?.where}: ${term.code}: "${value}" is the ${kind} of ${known}.`];
    });
  });
}

const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => locale.startsWith(`${language}-`)) ?? 'en';

const perLanguage = (make: (language: Language) => string): Record<Language, string> => ({
  en: make('en'),
  de: make('de'),
  fr: make('fr'),
  es: make('es'),
});
