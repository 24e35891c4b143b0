/** What a brand asks in a form: the groups and fields it chose, with its labels and requirements. Pure. */
import type { FormCatalogue, FormGroup } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { BrandDocument, FieldSettings, GroupSettings } from '../document/brand.generated.ts';
import { isFeatureOn } from '../document/features.ts';
import type { Messages } from '../texts/catalogues.ts';
import { localised } from '../texts/localised.ts';
import { type RuledBrand, withBrandRules } from './brand-rules.ts';
import { branch, inTexts } from './in-texts.ts';

export type FormBrand = RuledBrand &
  Pick<BrandDocument, 'features' | 'customFields' | 'locales'> & { site: Pick<BrandDocument['site'], 'country'> };
export type FormName = keyof BrandDocument['forms'];

/** How a field is displayed; `schemas/form-ui.schema.json` lists the controls. */
export interface AskedField {
  name: string;
  control: string;
  width: string;
}

export interface AskedGroup {
  group: string;
  /** JSON Schema (draft-07, no references) of the answers; titles, descriptions and `enumDescriptions` in the language asked for. */
  schema: Schema;
  /** The fields in display order. */
  fields: readonly AskedField[];
}

export interface AskedForm {
  /** Name of the form. */
  form: string;
  groups: readonly AskedGroup[];
}

/**
 * The form as this brand asks it in a language. Texts come from the brand, then from `texts` (namespace `form-fields`),
 * then from the schemas. Unknown groups and fields are skipped: the checker reports them.
 */
export function askForm(
  catalogue: FormCatalogue,
  brand: FormBrand,
  form: FormName,
  locale: string,
  texts: Messages,
): AskedForm {
  const { order, items } = brand.forms[form];
  const known = catalogue.get(form) ?? new Map<string, FormGroup>();
  const groups = order.flatMap((name) => {
    const group = known.get(name);
    if (!group) return [];
    const named = inTexts(group.schema, [branch(branch(texts, form), name)], branch(texts, 'parts'));
    const schema = withBrandRules(form, name, named, brand);
    return [askGroup({ ...group, schema }, items[name] ?? {}, brand, locale)];
  });
  return { form, groups };
}

function askGroup(group: FormGroup, settings: GroupSettings, brand: FormBrand, locale: string): AskedGroup {
  const custom = customFieldsOf(group, brand, locale);
  const list = listOf(group.schema);
  const change = (schema: Schema) => chosen(schema, settings.fields ?? {}, brand, locale);
  const entries = (items: Schema) => inOrder(change(items), settings.order ?? []);
  const own = change(
    list
      ? { ...group.schema, properties: { [list.name]: { ...list.field, items: entries(list.items) } } }
      : group.schema,
  );
  const properties = { ...(isSchema(own.properties) ? own.properties : {}), ...custom.properties };
  const required = [...namesIn(own.required), ...custom.required];
  const title = settings.label === undefined ? {} : { title: localised(settings.label, brand, locale) };
  const schema = withCountry({ ...own, ...title, properties, required }, brand.site.country);
  return { group: group.group, schema, fields: looksOf(group, settings.order ?? [], properties) };
}

/** Tells telephone fields which country to assume for numbers without a country code. */
function withCountry(schema: Schema, country: string): Schema {
  const changed = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'items' && isSchema(value)) return [key, withCountry(value, country)];
    if (key !== 'properties' || !isSchema(value)) return [key, value];
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      isSchema(field) ? withCountry(field, country) : field,
    ]);
    return [key, Object.fromEntries(fields)];
  });
  const own = Object.fromEntries(changed);
  return schema.format === 'phone' ? { ...own, 'x-country': country } : own;
}

/** The only field of a group whose answers are a single list of entries. */
function listOf({ properties }: Schema): { name: string; field: Schema; items: Schema } | null {
  const entries = isSchema(properties) ? Object.entries(properties) : [];
  const [only] = entries;
  if (entries.length !== 1 || !only) return null;
  const [name, field] = only;
  return isSchema(field) && isSchema(field.items) && isSchema(field.items.properties)
    ? { name, field, items: field.items }
    : null;
}

/**
 * An object's schema reduced to the fields that are asked. Fields the form itself requires stay required if they are
 * asked.
 */
function chosen(schema: Schema, fields: Record<string, FieldSettings>, brand: FormBrand, locale: string): Schema {
  const all = isSchema(schema.properties) ? schema.properties : {};
  const properties: Schema = {};
  for (const [name, field] of Object.entries(all)) {
    const own = fields[name] ?? {};
    if (isSchema(field) && !own.hidden && isOn(field, brand)) {
      const isDemanded = own.required === true || namesIn(schema.required).includes(name);
      properties[name] = named(isDemanded ? answered(field) : field, own, brand, locale);
    }
  }
  const isAsked = (name: string) => Object.hasOwn(properties, name);
  const demanded = Object.keys(properties).filter((name) => fields[name]?.required);
  const required = [...new Set([...namesIn(schema.required), ...demanded])].filter(isAsked);
  const conditions = Array.isArray(schema.allOf) ? { allOf: schema.allOf.map((part) => without(part, isAsked)) } : {};
  return { ...schema, ...conditions, properties, required };
}

/** Makes a field mandatory: lists must not be empty, and an address needs a city and a country. */
function answered(field: Schema): Schema {
  if (field.type === 'array') return { ...field, minItems: Math.max(1, Number(field.minItems ?? 0)) };
  if (field['x-part'] !== 'address') return field;
  return { ...field, required: [...new Set([...namesIn(field.required), 'locality', 'countryCode'])] };
}

/** Sorts the properties of list entries, which are displayed in that order. */
function inOrder(items: Schema, first: readonly string[]): Schema {
  const properties = isSchema(items.properties) ? items.properties : {};
  const names = new Set([...first, ...Object.keys(properties)]);
  const ordered = [...names].flatMap((name) => (Object.hasOwn(properties, name) ? [[name, properties[name]]] : []));
  return { ...items, properties: Object.fromEntries(ordered) };
}

function isOn(field: Schema, { features }: FormBrand): boolean {
  const feature = field['x-feature'];
  return typeof feature !== 'string' || isFeatureOn(features, feature);
}

function named(field: Schema, { label, description }: FieldSettings, brand: FormBrand, locale: string): Schema {
  return {
    ...field,
    ...(label !== undefined && { title: localised(label, brand, locale) }),
    ...(description !== undefined && { description: localised(description, brand, locale) }),
  };
}

/** A schema condition restricted to fields that are asked. */
function without(part: unknown, isAsked: (name: string) => boolean): unknown {
  if (Array.isArray(part)) return part.map((one) => without(one, isAsked));
  if (!isSchema(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'required' ? namesIn(value).filter(isAsked) : without(value, isAsked),
    ]),
  );
}

function customFieldsOf({ form, group }: FormGroup, brand: FormBrand, locale: string) {
  const properties: Schema = {};
  const required: string[] = [];
  for (const [name, { label, description, multiple, required: isRequired, groups, terms }] of Object.entries(
    brand.customFields,
  )) {
    if (!groups.includes(`${form}/${group}`)) continue;
    const values = Object.entries(terms).map(([code, term]) => ({
      const: code,
      title: localised(term.label, brand, locale),
    }));
    const value = { type: 'string', oneOf: values };
    properties[name] = {
      ...(multiple === false ? value : { type: 'array', uniqueItems: true, items: value }),
      title: localised(label, brand, locale),
      ...(description !== undefined && { description: localised(description, brand, locale) }),
    };
    if (isRequired) required.push(name);
  }
  return { properties, required };
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** Fields the brand puts first, then the group's own order, then the brand's custom fields. */
function looksOf({ ui }: FormGroup, first: readonly string[], properties: Schema): AskedField[] {
  const looks = isSchema(ui) && isSchema(ui.fields) ? ui.fields : {};
  const usual = isSchema(ui) ? namesIn(ui.order) : [];
  const names = [...new Set([...first, ...usual, ...Object.keys(properties)])];
  return names
    .filter((name) => Object.hasOwn(properties, name))
    .map((name) => {
      const look = looks[name];
      const text = (key: string, otherwise: string) =>
        isSchema(look) && typeof look[key] === 'string' ? look[key] : otherwise;
      return { name, control: text('control', 'terms'), width: text('width', 'full') };
    });
}
