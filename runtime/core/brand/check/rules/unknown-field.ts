import { entriesAt, type JsonObject, type Path, stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

interface Mention {
  form: string;
  group: string;
  field: string;
  path: Path;
  key?: boolean;
}

/** Every value that names a field of a form group. */
function mentionsOf(document: JsonObject): Mention[] {
  return entriesAt(document, ['forms']).flatMap(([form]) => [
    ...entriesAt(document, ['forms', form, 'items']).flatMap(([group]): Mention[] => {
      const at = ['forms', form, 'items', group];
      return [
        ...stringsAt(document, [...at, 'order']).map(({ index, text }) => ({
          form,
          group,
          field: text,
          path: [...at, 'order', index],
        })),
        ...entriesAt(document, [...at, 'fields']).map(([field]) => ({
          form,
          group,
          field,
          path: [...at, 'fields', field],
          key: true,
        })),
      ];
    }),
    ...stringsAt(document, ['forms', form, 'wizard', 'hidden']).map(({ index, text }): Mention => {
      const [group = '', field = ''] = text.split('/');
      return { form, group, field, path: ['forms', form, 'wizard', 'hidden', index] };
    }),
  ]);
}

/** Custom fields placed in a group. */
function customFieldsOf(document: JsonObject, form: string, group: string): string[] {
  return entriesAt(document, ['customFields']).flatMap(([name]) =>
    stringsAt(document, ['customFields', name, 'groups']).some(({ text }) => text === `${form}/${group}`) ? [name] : [],
  );
}

export const unknownField = defineRule({
  code: 'UNKNOWN_FIELD',
  severity: 'error',
  description:
    'A form group has no field of this name. Fields are the properties of `schemas/forms/<form>/<group>/schema.json` and the custom fields of the brand.',
  remedy: 'Correct the spelling, or remove the entry.',
  *find({ document, catalogue }) {
    for (const { form, group, field, path, key } of mentionsOf(document)) {
      const fields = catalogue.forms.get(form)?.get(group);
      if (fields === undefined || fields.has(field)) continue;
      const allowed = [...fields, ...customFieldsOf(document, form, group)];
      if (allowed.includes(field)) continue;
      const suggestion = nearest(field, allowed);
      const message = `The group "${group}" of the form "${form}" has no field "${field}".${wayOut(suggestion, allowed)}`;
      yield { path, message, allowed, ...(key && { key }), ...(suggestion && { suggestion }) };
    }
  },
});
