import { entriesAt, type Json, type JsonObject, type Path, stringAt, valueAt } from '../../sources/json.ts';
import { localesOf, textIn } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { aliasOf } from './facet-alias-collision.ts';

export const termAlias = defineRule({
  code: 'TERM_ALIAS',
  severity: 'error',
  description:
    'The alias of a value cannot stand in an address: it has spaces, capitals or accents, or is empty. Or two values of a field have the same label in a language, so nobody could tell them apart (a warning).',
  remedy: 'Write lowercase letters, digits and hyphens, as the message shows.',
  *find({ document }) {
    for (const [field] of entriesAt(document, ['customFields'])) {
      const base = ['customFields', field, 'terms'];
      for (const [code, term] of entriesAt(document, base)) yield* malformed(term, [...base, code]);
      yield* sameLabels(document, base);
    }
  },
});

function* malformed(term: Json, base: Path): Generator<Draft> {
  const value = valueAt(term, ['alias']);
  const languages = typeof value === 'string' ? [[]] : entriesAt(term, ['alias']).map(([language]) => [language]);
  for (const language of languages) {
    const path = [...base, 'alias', ...language];
    const alias = stringAt(value, language);
    if (alias === undefined) continue;
    const right = aliasOf(alias) || aliasOf(String(base.at(-1)));
    if (alias === right) continue;
    yield {
      path,
      message:
        alias === ''
          ? `An alias cannot be empty. Write "${right}", or remove it.`
          : `"${alias}" cannot stand in an address. Write "${right}".`,
      fix: { title: `Write "${right}"`, safe: true, edits: [{ path, value: right }] },
    };
  }
}

function* sameLabels(document: JsonObject, base: Path): Generator<Draft> {
  const told = new Set<string>();
  for (const locale of localesOf(document)) {
    const first = new Map<string, string>();
    for (const [code, term] of entriesAt(document, base)) {
      const label = textIn(valueAt(term, ['label']), locale);
      if (label === undefined) continue;
      const before = first.get(label);
      first.set(label, before ?? code);
      if (before === undefined || told.has(code)) continue;
      told.add(code);
      yield {
        path: [...base, code, 'label'],
        severity: 'warning',
        message: `"${label}" is the label of "${before}", too. Nobody could tell the two apart.`,
      };
    }
  }
}
