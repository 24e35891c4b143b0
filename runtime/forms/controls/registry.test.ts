import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { controls } from './registry.ts';

const schema = JSON.parse(readFileSync(new URL('../../../schemas/form-ui.schema.json', import.meta.url), 'utf8'));
const named: string[] = schema.properties.fields.additionalProperties.properties.control.enum;
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('knows a control for each folder, and for each name that a form may give', () => {
  expect(Object.keys(controls).sort()).toEqual(folders.sort());
  expect(Object.keys(controls).sort()).toEqual(named.toSorted());
});
