import { entriesAt, type JsonObject, type Path, stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

interface Mention {
  form: string;
  group: string;
  path: Path;
  key?: boolean;
}

/** Every value that names a form group. */
function mentionsOf(document: JsonObject): Mention[] {
  const inForms = entriesAt(document, ['forms']).flatMap(([form]): Mention[] => [
    ...stringsAt(document, ['forms', form, 'order']).map(({ index, text }) => ({
      form,
      group: text,
      path: ['forms', form, 'order', index],
    })),
    ...entriesAt(document, ['forms', form, 'items']).map(([group]) => ({
      form,
      group,
      path: ['forms', form, 'items', group],
      key: true,
    })),
    ...stringsAt(document, ['forms', form, 'wizard', 'order']).map(({ index, text }) => ({
      form,
      group: text,
      path: ['forms', form, 'wizard', 'order', index],
    })),
  ]);
  const inFields = entriesAt(document, ['customFields']).flatMap(([field]) =>
    stringsAt(document, ['customFields', field, 'groups']).map(({ index, text }): Mention => {
      const [form = '', group = ''] = text.split('/');
      return { form, group, path: ['customFields', field, 'groups', index] };
    }),
  );
  return [...inForms, ...inFields];
}

export const unknownGroup = defineRule({
  code: 'UNKNOWN_GROUP',
  severity: 'error',
  description: 'A form has no group of this name. Groups are the folders below `schemas/forms/<form>/`.',
  remedy: 'Correct the spelling, or remove the entry.',
  *find({ document, catalogue }) {
    for (const { form, group, path, key } of mentionsOf(document)) {
      const groups = catalogue.forms.get(form);
      if (groups === undefined || groups.has(group)) continue;
      const allowed = [...groups.keys()];
      const suggestion = nearest(group, allowed);
      const message = `The form "${form}" has no group "${group}".${wayOut(suggestion, allowed)}`;
      yield { path, message, allowed, ...(key && { key }), ...(suggestion && { suggestion }) };
    }
  },
});
