import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownFeature } from './unknown-feature.ts';

it('accepts a switch, also of social sign-in', () => {
  expect(
    report(unknownFeature, {
      navigation: {
        main: [
          { label: 'Blog', path: '/blog', feature: 'blog' },
          { label: 'In', path: '/in', feature: 'oauth.linkedin' },
        ],
      },
    }),
  ).toEqual([]);
});

it('suggests the switch that was meant', () => {
  expect(
    report(unknownFeature, { navigation: { main: [{ label: 'Blog', path: '/blog', feature: 'blogs' }] } }),
  ).toEqual([
    'brands/acme.json:7:20  error  UNKNOWN_FEATURE  /navigation/main/0/feature\n  There is no feature "blogs". Did you mean "blog"?',
  ]);
});
