/** Names that the checker knows, as editors offer them: facets, form groups and fields, features, languages, pages. */
import { readFileSync } from 'node:fs';
import { EVENT_TYPES } from '../../../runtime/core/analytics/events.ts';
import { FACET_FIELDS } from '../../../runtime/core/document/facet-fields.ts';
import { SORT_FIELDS, type SortKey } from '../../../runtime/core/search/sort-fields.ts';
import { type FormGroup, readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { type Hint, keys, type Names, objectAt, offers, oneOf, oneOfOrOwn } from './hint.ts';

export const nameHints = (schema: Schema): Hint[] => [
  ...facetHints(),
  ...sortHints(),
  ...formHints(),
  ...featureHints(schema),
  {
    at: ['properties', 'analytics', 'properties', 'conversionEvents', 'items'],
    hint: oneOf(new Map(Object.keys(EVENT_TYPES).map((name) => [name, 'An event.']))),
  },
  ...languageHints(schema),
  { at: ['definitions', 'pageKey'], hint: offers(PAGES) },
  { at: ['definitions', 'pageKeyOrNull'], hint: offers(PAGES) },
];

/** Pages that menus and legal pages often refer to. */
const PAGES: Names = new Map([
  ['home', 'The start page.'],
  ['jobs', 'The job search.'],
  ['organizations', 'The organization search.'],
  ['blog', 'The blog.'],
  ['employers', 'What the site offers employers.'],
  ['contact', 'The contact form.'],
  ['privacy', 'The privacy policy.'],
  ['imprint', 'A page of your own, which you add under "pages".'],
  ['terms', 'A page of your own, which you add under "pages".'],
  ['accessibility', 'A page of your own, which you add under "pages".'],
  ['about', 'A page of your own, which you add under "pages".'],
]);

/** Facets as editors offer them, each with its heading on the site. */
export function facetNames(fields: readonly string[]): Names {
  const labels: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../../locales/en/search.json', import.meta.url), 'utf8'),
  ).facets;
  return new Map(fields.map((field) => [field, `Facet: ${labels[field]}.`]));
}

function facetHints(): Hint[] {
  return Object.entries(FACET_FIELDS).flatMap(([index, fields]): Hint[] => {
    const names = facetNames(fields);
    const order = { items: oneOfOrOwn(names) };
    const items = { ...keys(names), propertyNames: oneOfOrOwn(names) };
    return [
      { at: ['properties', 'facets', 'properties', index], hint: { properties: { order, items } } },
      ...(index === 'resumes'
        ? []
        : [
            {
              at: ['properties', 'search', 'properties', 'seo', 'properties', index],
              hint: { properties: { order } },
            },
          ]),
    ];
  });
}

const SORTED_BY: Readonly<Record<SortKey, string>> = {
  relevance: 'By how well an entry matches the search.',
  published: 'By the date on which the job was published.',
  salary: 'By salary.',
  name: 'By the name of the organization.',
  changed: 'By the date of the last change to the resume.',
};

const sortHints = (): Hint[] =>
  Object.entries(SORT_FIELDS).map(([index, fields]) => {
    const names: Names = new Map(Object.entries(fields).map(([field, by]) => [field, SORTED_BY[by]]));
    return {
      at: ['properties', 'search', 'properties', 'sorting', 'properties', index],
      hint: { properties: { options: { items: { properties: { field: oneOf(names) } } } } },
    };
  });

/** Forms that custom fields can be part of. */
const WITH_CUSTOM_FIELDS = ['job', 'organization'];

function formHints(): Hint[] {
  const forms = [...readFormCatalogue()];
  const combined: Names = new Map(
    forms
      .filter(([form]) => WITH_CUSTOM_FIELDS.includes(form))
      .flatMap(([form, groups]) =>
        [...groups].map(([name, group]): [string, string] => [`${form}/${name}`, describe(group.schema)]),
      ),
  );
  return [
    ...forms.map(([form, groups]) => formHint(form, [...groups.values()])),
    {
      at: ['properties', 'customFields', 'additionalProperties', 'properties', 'groups', 'items'],
      hint: oneOf(combined),
      apart: 'form_groups',
    },
  ];
}

function formHint(form: string, groups: readonly FormGroup[]): Hint {
  const names: Names = new Map(groups.map(({ group, schema }) => [group, describe(schema)]));
  const fields: Names = new Map(
    groups.flatMap((one) =>
      [...one.fields].map(([field, schema]): [string, string] => [`${one.group}/${field}`, describe(schema)]),
    ),
  );
  const order = { items: oneOf(names) };
  const items = {
    propertyNames: oneOf(names),
    properties: Object.fromEntries(groups.map((group) => [group.group, groupHint(form, group)])),
  };
  const wizard = { properties: { order, hidden: { items: oneOf(fields) } } };
  return {
    at: ['properties', 'forms', 'properties', form],
    apart: `form_${form}`,
    hint: { properties: { order, items, ...(form === 'resume' && { wizard }) } },
  };
}

/** What a brand can change about a group: the order of its fields, and each field. */
function groupHint(form: string, { schema, fields }: FormGroup): Schema {
  const names: Names = new Map([...fields].map(([field, inner]) => [field, describe(inner)]));
  const name = WITH_CUSTOM_FIELDS.includes(form) ? oneOfOrOwn(names) : oneOf(names);
  return {
    description: describe(schema),
    properties: { order: { items: name }, fields: { ...keys(names), propertyNames: name } },
  };
}

const describe = ({ title, description }: Schema): string =>
  title === undefined ? String(description) : `${title}: ${description}`;

function featureHints(schema: Schema): Hint[] {
  const features = oneOf(new Map(switches(objectAt(schema, ['properties', 'features', 'properties']), '')));
  return [
    { at: ['definitions', 'menuItem', 'properties', 'feature'], hint: features },
    { at: ['definitions', 'placement', 'properties', 'when', 'properties', 'feature'], hint: features },
  ];
}

/** `oauth.google` and the like, each with its description. */
const switches = (properties: Schema, prefix: string): [string, string][] =>
  Object.entries(properties).flatMap(([name, node]): [string, string][] => {
    if (!isSchema(node)) return [];
    if (isSchema(node.properties)) return switches(node.properties, `${prefix}${name}.`);
    return [[prefix + name, String(node.description)]];
  });

function languageHints(schema: Schema): Hint[] {
  const { enum: codes, enumDescriptions: languages } = objectAt(schema, ['definitions', 'locale']);
  if (!Array.isArray(codes) || !Array.isArray(languages))
    throw new Error('The definition "locale" lists no languages.');
  const names: Names = new Map(codes.map((code, at) => [String(code), String(languages[at])]));
  const translated = { label: '{ "en": …, "de": … }', description: 'One text for each language.' };
  const texts = { ...keys(names), defaultSnippets: [{ ...translated, body: { en: '$1', de: '$2' } }] };
  return [
    { at: ['definitions', 'localisedText'], hint: texts },
    { at: ['definitions', 'localisedName'], hint: texts },
    { at: ['properties', 'routes', 'properties', 'translations'], hint: keys(names) },
    { at: ['properties', 'messages'], hint: { properties: textsBy(names) } },
  ];
}

/** The texts of the software are in a file of their own, so that the server need not read them. */
const textsBy = (languages: Names): Schema =>
  Object.fromEntries(
    [...languages].map(([code, description]) => [code, { description, $ref: 'editor/names.json#/definitions/texts' }]),
  );
