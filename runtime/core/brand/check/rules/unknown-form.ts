import { entriesAt, stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownForm = defineRule({
  code: 'UNKNOWN_FORM',
  severity: 'error',
  description: 'This form does not exist. Forms are the folders below `schemas/forms/`.',
  remedy: 'Correct the spelling, or remove the entry.',
  *find({ document, catalogue }) {
    const allowed = [...catalogue.forms.keys()].sort();
    const named = [
      ...entriesAt(document, ['forms']).map(([form]) => ({ form, path: ['forms', form], key: true })),
      ...entriesAt(document, ['customFields']).flatMap(([field]) =>
        stringsAt(document, ['customFields', field, 'groups']).map(({ index, text }) => ({
          form: text.split('/')[0] ?? '',
          path: ['customFields', field, 'groups', index],
          key: false,
        })),
      ),
    ];
    for (const { form, path, key } of named) {
      if (catalogue.forms.has(form)) continue;
      const suggestion = nearest(form, allowed);
      yield {
        path,
        key,
        message: `There is no form "${form}".${wayOut(suggestion, allowed)}`,
        allowed,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
