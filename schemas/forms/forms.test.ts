import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnswerError } from '../answer-check.ts';
import { normalise } from '../normalise.ts';
import { isSchema, type Schema } from '../resolved-schema.ts';
import { compileCheck, createValidator } from '../validator.ts';
import { type FormGroup, readFormCatalogue } from './catalogue.ts';

interface Examples {
  valid: { title: string; answers: unknown; normalised?: unknown }[];
  invalid: { title: string; answers: unknown; errors: AnswerError[] }[];
}

const catalogue = readFormCatalogue();
const groups = [...catalogue.values()].flatMap((form) => [...form.values()]);
const ajv = createValidator();
const schemaOf = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const checkUi = compileCheck(ajv, schemaOf('form-ui.schema.json'));
const checkExamples = compileCheck(ajv, schemaOf('form-examples.schema.json'));
const brand = JSON.parse(readFileSync(new URL('../../brands/default.json', import.meta.url), 'utf8'));

/** Pointers of properties without title or description. */
const undescribed = (schema: Schema, pointer = ''): string[] => [
  ...Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([name, property]) => {
    const place = `${pointer}/${name}`;
    if (!isSchema(property)) return [place];
    const named = typeof property.title === 'string' && typeof property.description === 'string';
    const values = Array.isArray(property.enum) ? property.enum.length : 0;
    const meanings = Array.isArray(property.enumDescriptions) ? property.enumDescriptions.length : 0;
    return [...(named && values === meanings ? [] : [place]), ...undescribed(property, place)];
  }),
  ...(isSchema(schema.items) ? undescribed(schema.items, `${pointer}/*`) : []),
];

/** Pointers of file fields without a purpose. */
const uploadsWithoutPurpose = (schema: Schema, pointer = ''): string[] => {
  const isUpload = schema['x-part'] === 'file' || schema['x-part'] === 'image';
  if (isUpload) return typeof schema['x-purpose'] === 'string' ? [] : [pointer];
  const parts = Object.entries({ ...(isSchema(schema.properties) ? schema.properties : {}), '*': schema.items });
  return parts.flatMap(([name, part]) => (isSchema(part) ? uploadsWithoutPurpose(part, `${pointer}/${name}`) : []));
};

const byPlace = (errors: readonly AnswerError[]) => errors.map(({ code, pointer }) => `${code} ${pointer}`).sort();
const propertyNames = ({ schema }: FormGroup) => Object.keys(isSchema(schema.properties) ? schema.properties : {});

describe.each(groups.map((group) => [`${group.form}/${group.group}`, group] as const))('form group %s', (_, group) => {
  const check = compileCheck(ajv, group.schema);

  it('describes every property and every value of an enum', () => {
    expect(undescribed(group.schema)).toEqual([]);
  });

  it('says what each upload is for', () => {
    expect(uploadsWithoutPurpose(group.schema)).toEqual([]);
  });

  it('refuses unknown fields', () => {
    expect(group.schema.additionalProperties).toBe(false);
  });

  it('has looks for exactly the fields it has, and no constraint in them', () => {
    expect(checkUi(group.ui)).toEqual([]);
    const ui = group.ui as { order: string[]; fields: object };
    expect(ui.order.toSorted()).toEqual(propertyNames(group).toSorted());
    expect(Object.keys(ui.fields).toSorted()).toEqual(propertyNames(group).toSorted());
  });

  it('requires only fields that exist', () => {
    for (const name of (group.schema.required as string[] | undefined) ?? []) {
      expect(propertyNames(group)).toContain(name);
    }
  });

  it('accepts and refuses its examples', () => {
    expect(checkExamples(group.examples)).toEqual([]);
    const { valid, invalid } = group.examples as Examples;
    for (const { title, answers, normalised = answers } of valid) {
      const kept = normalise(group.schema, answers);
      expect(kept, title).toEqual(normalised);
      expect(check(kept), title).toEqual([]);
    }
    for (const { title, answers, errors } of invalid) {
      expect(byPlace(check(normalise(group.schema, answers))), title).toEqual(byPlace(errors));
    }
  });
});

describe('the forms of the root document', () => {
  it('ask exactly the groups there are', () => {
    const asked = Object.entries<{ order: string[] }>(brand.forms).map(([form, { order }]) => [form, order.toSorted()]);
    const present = [...catalogue].map(([form, members]) => [form, [...members.keys()].toSorted()]);
    expect(asked.toSorted()).toEqual(present.toSorted());
  });

  it('hide only fields of the resume wizard that exist', () => {
    for (const place of brand.forms.resume.wizard.hidden) {
      const [group, field] = place.split('/');
      expect([...(catalogue.get('resume')?.get(group)?.fields.keys() ?? [])], place).toContain(field);
    }
  });
});
