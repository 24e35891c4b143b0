import { expect, it } from 'vitest';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { demandedFields, unaskedFields, withoutUnasked } from './conditions.ts';

const groups = [...readFormCatalogue().values()].flatMap((form) => [...form.values()]);

function schemaOf(form: string, group: string): Schema {
  const schema = groups.find((one) => one.form === form && one.group === group)?.schema;
  if (!schema) throw new Error(`There is no ${form}/${group}.`);
  return schema;
}

it('asks for the link of a job that is one, and then not for a description', () => {
  const schema = schemaOf('job', 'job_info');
  expect([...unaskedFields(schema, { type: 'job_per_link' })].sort()).toEqual(['description', 'file']);
  expect([...unaskedFields(schema, { type: 'job_per_template' })].sort()).toEqual(['file', 'linkUrl']);
  expect([...unaskedFields(schema, {})].sort()).toEqual(['description', 'file', 'linkUrl']);
});

it('leaves out what stands in fields that are not asked any more', () => {
  const form = { groups: [{ group: 'job_info', schema: schemaOf('job', 'job_info'), fields: [] }] };
  const other = { organization: 3 };
  const answers = { job_info: { type: 'job_per_template', title: 'Baker', linkUrl: 'not yet' }, company_info: other };
  expect(withoutUnasked(form, answers)).toEqual({
    job_info: { type: 'job_per_template', title: 'Baker' },
    company_info: other,
  });
});

it('demands what a condition that holds demands', () => {
  const schema = schemaOf('job', 'application_options');
  expect(demandedFields(schema, { applicationWorkflow: 'external' })).toContain('applicationLink');
  expect(demandedFields(schema, { applicationWorkflow: 'email' })).not.toContain('applicationLink');
  expect([...demandedFields(schema, {})]).toEqual(['applicationWorkflow']);
});

it('shows a field that must be answered anyway, whatever demands it besides', () => {
  const schema: Schema = JSON.parse(`{ "required": ["type", "link"], "allOf": [
    { "if": { "properties": { "type": { "const": "by_link" } }, "required": ["type"] }, "then": { "required": ["link", "code"] } }
  ] }`);
  expect([...unaskedFields(schema, { type: 'by_mail' })]).toEqual(['code']);
  expect([...unaskedFields(schema, {})]).toEqual(['code']);
  expect([...demandedFields(schema, {})]).toEqual(['type', 'link']);
  expect([...demandedFields(schema, { type: 'by_link' })]).toEqual(['type', 'link', 'code']);
});

it('can read every condition of every form group', () => {
  const unreadable = groups.flatMap(({ form, group, schema: { allOf } }) =>
    (Array.isArray(allOf) ? allOf : []).filter((part) => !isReadable(part)).map(() => `${form}/${group}`),
  );
  expect(unreadable).toEqual([]);
});

/** `if` compares fields with constants; `then` requires or limits fields. Nothing else is allowed. */
function isReadable(part: unknown): boolean {
  if (!isSchema(part) || !isSchema(part.if) || !isSchema(part.then) || part.else !== undefined) return false;
  const rules = Object.values(isSchema(part.if.properties) ? part.if.properties : {});
  const known = new Set(['properties', 'required']);
  return (
    rules.length > 0 &&
    rules.every((rule) => isSchema(rule) && Object.keys(rule).every((key) => key === 'const' || key === 'enum')) &&
    Object.keys(part.if).every((key) => known.has(key))
  );
}
