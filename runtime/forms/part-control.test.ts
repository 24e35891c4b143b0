import { expect, it } from 'vitest';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { ControlRegistry } from './control-contract.ts';
import { controls } from './controls/registry.ts';
import { partControl } from './part-control.ts';

/** Fields inside of lists, at any depth. */
function partsOf(schema: Schema): [string, Schema][] {
  const own = Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([name, field]) =>
    isSchema(field) ? [[name, field] as [string, Schema], ...partsOf(field)] : [],
  );
  return [...own, ...(isSchema(schema.items) ? partsOf(schema.items) : [])];
}

const registry: ControlRegistry = controls;

it('has a control for every field inside of an answer', () => {
  const parts = [...readFormCatalogue().values()].flatMap((form) =>
    [...form.values()].flatMap(({ schema }) => partsOf(schema)),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(([, schema]) => !registry[partControl(schema)]).map(([name]) => name)).toEqual([]);
});

it.each([
  ['phone', { type: 'string', 'x-part': 'phone' }],
  ['terms', { type: 'string', 'x-taxonomy': 'languages' }],
  ['select', { type: 'string', enum: ['a'] }],
  ['email', { type: 'string', format: 'email', maxLength: 254 }],
  ['text', { type: 'string', maxLength: 80 }],
  ['textarea', { type: 'string', maxLength: 5000 }],
  ['number', { type: ['integer', 'null'] }],
  ['checkbox', { type: 'boolean' }],
  ['tags', { type: 'array', items: { type: 'string' } }],
  ['list', { type: 'array', items: { type: 'object' } }],
  ['files', { type: 'array', items: { 'x-part': 'file' } }],
])('draws %s', (control, schema) => {
  expect(partControl(schema)).toBe(control);
});
