import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { missingAsset } from './missing-asset.ts';

it('accepts a brand that names nothing', () => {
  expect(report(missingAsset, { site: { name: 'Acme' } })).toEqual([]);
});

it('reports a folder that is not there', () => {
  expect(report(missingAsset, { site: { assets: 'acme', logo: 'logo.svg' } })).toEqual([
    'brands/acme.json:3:15  error  MISSING_ASSET  /site/assets\n  There is no folder "public/brands/acme". Make it, or remove the setting.',
  ]);
});
