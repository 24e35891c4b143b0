import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACET_FIELDS } from '../document/facet-fields.ts';
import { searchParameters } from './parameters.ts';

it('are no names of facets, which stand beside them in the query', () => {
  const fields = new Set(Object.values(FACET_FIELDS).flat());
  expect(searchParameters.filter((name) => fields.has(name))).toEqual([]);
  const { propertyNames } = JSON.parse(readFileSync('schemas/brand/custom-fields.json', 'utf8'));
  expect(searchParameters.filter((name) => new RegExp(propertyNames.pattern).test(name))).toEqual([]);
});
