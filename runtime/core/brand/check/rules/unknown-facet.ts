import { FACET_FIELDS } from '../../../document/facet-fields.ts';
import { entriesAt, type JsonObject, type Path, stringsAt } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

const FORM_OF: Readonly<Record<string, string>> = { jobs: 'job', organizations: 'organization' };

/** Fields that may be facets of a search: the built-in ones and custom fields of its form. */
export function facetFieldsOf(document: JsonObject, index: string): string[] {
  const builtIn = Object.entries(FACET_FIELDS).find(([name]) => name === index)?.[1] ?? [];
  const custom = entriesAt(document, ['customFields']).flatMap(([name]) =>
    stringsAt(document, ['customFields', name, 'groups']).some(({ text }) => text.startsWith(`${FORM_OF[index]}/`))
      ? [name]
      : [],
  );
  return [...builtIn, ...custom];
}

const GROUP_OF: Readonly<Record<string, string>> = {
  jobs: 'job/job_categorization',
  organizations: 'organization/about',
};

/** How a field of the brand's own becomes a facet. Begins with a space; empty for other names. */
function ownWayOut(document: JsonObject, field: string, index: string): string {
  const group = GROUP_OF[index];
  if (!field.startsWith('x_') || group === undefined) return '';
  return entriesAt(document, ['customFields']).some(([name]) => name === field)
    ? ` Add "${group}" to the "groups" of the field "${field}" below "customFields".`
    : ` Add a field "${field}" with "groups": ["${group}"] below "customFields".`;
}

/** Fields of the brand that widgets link to; the built-in ones are in the widget's own schema. */
function customFacetsOfWidgets(document: JsonObject) {
  return placementsOf(document).flatMap(({ propsAt, props }) =>
    typeof props.facet === 'string' && props.facet.startsWith('x_')
      ? [{ field: props.facet, path: [...propsAt, 'facet'], key: false }]
      : [],
  );
}

export const unknownFacet = defineRule({
  code: 'UNKNOWN_FACET',
  severity: 'error',
  description: 'There is no field for this facet: neither a built-in one nor a custom field of the brand.',
  remedy: 'Correct the spelling, or declare the field under `customFields` with a group of that form.',
  *find({ document }) {
    for (const index of Object.keys(FACET_FIELDS)) {
      const allowed = facetFieldsOf(document, index);
      const lists: Path[] = [
        ['facets', index, 'order'],
        ['search', 'seo', index, 'order'],
      ];
      const named = [
        ...lists.flatMap((path) =>
          stringsAt(document, path).map((item) => ({ field: item.text, path: [...path, item.index], key: false })),
        ),
        ...entriesAt(document, ['facets', index, 'items']).map(([field]) => ({
          field,
          path: ['facets', index, 'items', field],
          key: true,
        })),
      ];
      if (index === 'jobs') named.push(...customFacetsOfWidgets(document));
      for (const { field, path, key } of named) {
        if (allowed.includes(field)) continue;
        const suggestion = nearest(field, allowed);
        const own = suggestion === undefined ? ownWayOut(document, field, index) : '';
        yield {
          path,
          key,
          message: `There is no facet "${field}" of ${index}.${own || wayOut(suggestion, allowed)}`,
          allowed,
          ...(suggestion && { suggestion }),
        };
      }
    }
  },
});
