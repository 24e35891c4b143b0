import { FACET_FIELDS } from '../../../document/facet-fields.ts';
import { entriesAt, type JsonObject, type Path, stringsAt, valueAt } from '../../sources/json.ts';
import { localesOf, textIn } from '../../views.ts';
import { defineRule } from '../rule.ts';
import { placeName } from '../words.ts';

/** A label as it appears in a URL: lower-case letters, digits and hyphens. */
export function aliasOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

interface Alias {
  alias: string;
  path: Path;
}

/** Aliases of the custom terms of one facet in one language. */
export function aliasesOf(document: JsonObject, field: string, locale: string): Alias[] {
  const terms: Path = ['customFields', field, 'terms'];
  return entriesAt(document, terms).flatMap(([code, term]) => {
    const given = textIn(valueAt(term, ['alias']), locale);
    const alias = given ?? aliasOf(textIn(valueAt(term, ['label']), locale) ?? code);
    return [{ alias, path: given === undefined ? [...terms, code, 'label'] : [...terms, code, 'alias'] }];
  });
}

export const facetAliasCollision = defineRule({
  code: 'FACET_ALIAS_COLLISION',
  severity: 'error',
  description:
    'Two facet values of one search have the same word in the addresses of a language, so an address could mean either.',
  remedy: 'Give one of the terms another `alias` in that language.',
  *find({ document }) {
    for (const index of Object.keys(FACET_FIELDS)) {
      const fields = stringsAt(document, ['facets', index, 'order']).map(({ text }) => text);
      for (const locale of localesOf(document)) {
        const owners = new Map<string, Path>();
        for (const { alias, path } of fields.flatMap((field) => aliasesOf(document, field, locale))) {
          const owner = owners.get(alias);
          owners.set(alias, owner ?? path);
          if (owner === undefined) continue;
          yield {
            path,
            message: `In "${locale}" the alias "${alias}" already belongs to ${placeName(owner)}. Give this term another alias.`,
          };
        }
      }
    }
  },
});
