import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileBrand } from '../brand/compile.ts';
import type { BrandDocument } from './brand.generated.ts';

const source = readFileSync('brands/demo.json', 'utf8');
const defaults = readFileSync('brands/default.json', 'utf8');

/** The order of all facets for a brand with or without fields of study, per index. */
function orders(fieldsOfStudy: boolean) {
  const document: BrandDocument = JSON.parse(defaults);
  document.features.fieldsOfStudy = fieldsOfStudy;
  Object.assign(document.facets, JSON.parse(source).facets);
  const { facets, search } = compileBrand(document, 'acme').document;
  return {
    organizations: facets.organizations.order,
    resumes: facets.resumes.order,
    addresses: search.seo.organizations.order,
    items: Object.keys(facets.organizations.items ?? {}),
  };
}

it('has fields of study among its facets only while the feature is on', () => {
  const on = orders(true);
  expect(on).toMatchObject({
    organizations: ['industry', 'occupations', 'fields_of_study'],
    resumes: ['career_status', 'languages', 'skills', 'occupations', 'region', 'fields_of_study'],
    addresses: ['industry', 'occupations', 'fields_of_study'],
  });
  expect(orders(false)).toEqual({
    ...on,
    organizations: ['industry', 'occupations'],
    resumes: ['career_status', 'languages', 'skills', 'occupations', 'region'],
    addresses: ['industry', 'occupations'],
  });
});

it('leaves what brands share in one piece', () => {
  const shared: BrandDocument = JSON.parse(defaults);
  const [one, other] = ['one', 'other'].map((id) => compileBrand({ ...shared }, id).document);
  expect(one?.search).toBe(other?.search);
  expect(one?.facets).toBe(other?.facets);
});
