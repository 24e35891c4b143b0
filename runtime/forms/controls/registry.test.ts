import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { plainForms, postedForms } from '../../core/posted-form.ts';
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

it('has at once what draws the forms that the server draws', () => {
  // Custom fields of brands use terms.
  const looks = new Set(['terms']);
  const catalogue = readFormCatalogue();
  for (const form of postedForms.filter((name) => !plainForms.includes(name)))
    for (const { ui } of catalogue.get(form)?.values() ?? [])
      for (const { control } of Object.values((ui as { fields: Record<string, { control: string }> }).fields))
        looks.add(control);
  const later = [...looks].filter((name) => 'preload' in controls[name as keyof typeof controls]);
  expect([looks.size, later]).toEqual([9, []]);
});
