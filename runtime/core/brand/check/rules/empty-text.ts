import { entriesAt, isObject, type Json, type Path } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';

export const emptyText = defineRule({
  code: 'EMPTY_TEXT',
  severity: 'warning',
  description:
    'The label of a button or a field, or a reworded text of the site, is empty, so visitors would see nothing there; or a text is empty in one language and not in another.',
  remedy: 'Write the text, or remove the entry: the label of the site is used then.',
  *find({ document, own, catalogue }) {
    for (const { propsAt, props } of placementsOf(document)) {
      if (props.label !== undefined) yield* emptyIn(props.label, [...propsAt, 'label']);
    }
    for (const [form] of entriesAt(own, ['forms'])) {
      for (const [group, settings] of entriesAt(own, ['forms', form, 'items'])) {
        for (const [field, choice] of entriesAt(settings, ['fields'])) {
          const label = isObject(choice) ? choice.label : undefined;
          if (label !== undefined) yield* emptyIn(label, ['forms', form, 'items', group, 'fields', field, 'label']);
        }
      }
    }
    for (const [locale, namespaces] of entriesAt(own, ['messages'])) {
      for (const [namespace, texts] of entriesAt(namespaces, [])) {
        if (catalogue.wordings.has(namespace)) yield* emptyIn(texts, ['messages', locale, namespace]);
      }
    }
    for (const name of ['description', 'tagline']) yield* partlyEmpty(own.site, name);
  },
});

function* emptyIn(value: Json, path: Path): Generator<Draft> {
  if (value === '')
    yield { path, message: 'Visitors would see nothing here: the text is empty. Write one, or remove the entry.' };
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* emptyIn(inner, [...path, key]);
}

function* partlyEmpty(site: Json | undefined, name: string): Generator<Draft> {
  const texts = entriesAt(site, [name]);
  if (!texts.some(([, text]) => typeof text === 'string' && text !== '')) return;
  for (const [locale, text] of texts) {
    if (text === '')
      yield {
        path: ['site', name, locale],
        message: `The text is empty in "${locale}" only. Write it in this language, too.`,
      };
  }
}
