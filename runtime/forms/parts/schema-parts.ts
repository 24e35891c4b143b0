/** Helpers for reading JSON Schemas of answers. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { Choice, FilePurpose } from '../control-contract.ts';

/** The schema of a property; empty if there is none. */
export function propertyOf({ properties }: Schema, name: string): Schema {
  const found = isSchema(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isSchema(found) ? found : {};
}

/** A property without its help text, where title and context say enough. */
export function terseProperty(schema: Schema, name: string): Schema {
  const { description: _, ...rest } = propertyOf(schema, name);
  return rest;
}

/** The schema of the entries of a list. */
export function itemsOf({ items }: Schema): Schema {
  return isSchema(items) ? items : {};
}

/** Whether an object requires a property. */
export function demands({ required }: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

export function numberIn(schema: Schema, key: string): number | undefined {
  const found = schema[key];
  return typeof found === 'number' ? found : undefined;
}

export function textIn(schema: Schema, key: string): string | undefined {
  const found = schema[key];
  return typeof found === 'string' ? found : undefined;
}

export function isList(schema: Schema): boolean {
  return schema.type === 'array';
}

/** The values a schema itself offers, for an answer or each entry; null if it offers none. */
export function ownChoices(schema: Schema): Choice[] | null {
  const one = isList(schema) ? itemsOf(schema) : schema;
  if (Array.isArray(one.enum)) {
    const labels: readonly unknown[] = Array.isArray(one.enumDescriptions) ? one.enumDescriptions : [];
    return one.enum.filter(isChosen).map((value, at) => ({ value, label: String(labels[at] ?? value) }));
  }
  if (!Array.isArray(one.oneOf)) return null;
  return one.oneOf.filter(isSchema).flatMap((option) => {
    const value = option.const;
    return isChosen(value) ? [{ value, label: textIn(option, 'title') ?? String(value) }] : [];
  });
}

function isChosen(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

const PURPOSES: Readonly<Record<string, FilePurpose>> = {
  attachment: 'ATTACHMENT',
  document: 'DOCUMENT',
  photo: 'PHOTO',
  logo: 'LOGO',
  cover: 'COVER',
  gallery: 'GALLERY',
};

/** The upload purpose of this field. */
export function purposeOf(schema: Schema, otherwise: FilePurpose): FilePurpose {
  const named = textIn(schema, 'x-purpose') ?? textIn(itemsOf(schema), 'x-purpose');
  return (named !== undefined && PURPOSES[named]) || otherwise;
}
