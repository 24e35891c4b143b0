import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { facetAliasCollision } from './facet-alias-collision.ts';

it('accepts terms with words of their own', () => {
  expect(
    report(facetAliasCollision, {
      customFields: {
        x_kind: {
          label: 'Kind',
          groups: ['job/job_info'],
          terms: { a: { label: 'Public library' }, b: { label: 'School library' } },
        },
      },
      facets: { jobs: { order: ['x_kind'] } },
    }),
  ).toEqual([]);
});

it('reports two terms with one word in a language', () => {
  expect(
    report(facetAliasCollision, {
      locales: { supported: ['en', 'de'] },
      customFields: {
        x_kind: {
          label: 'Kind',
          groups: ['job/job_info'],
          terms: {
            a: { label: { en: 'Public', de: 'Träger' } },
            b: { label: { en: 'School', de: 'Schule' }, alias: { de: 'trager' } },
          },
        },
      },
      facets: { jobs: { order: ['x_kind'] } },
    }),
  ).toEqual([
    'brands/acme.json:26:20  error  FACET_ALIAS_COLLISION  /customFields/x_kind/terms/b/alias\n  In "de" the alias "trager" already belongs to "customFields.x_kind.terms.a.label". Give this term another alias.',
  ]);
});
