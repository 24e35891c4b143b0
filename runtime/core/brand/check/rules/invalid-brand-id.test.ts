import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { invalidBrandId } from './invalid-brand-id.ts';

it('accepts small letters, digits and hyphens', () => {
  expect(report(invalidBrandId, {})).toEqual([]);
});

it('reports a file name that cannot stand in an address', () => {
  expect(report(invalidBrandId, {}, { id: 'Acme_Jobs' })).toEqual([
    'brands/Acme_Jobs.json:1:1  error  INVALID_BRAND_ID\n  "Acme_Jobs" cannot be the ID of a brand. Name the file with lowercase letters, digits and single hyphens, such as "acme-jobs.json".',
  ]);
});
