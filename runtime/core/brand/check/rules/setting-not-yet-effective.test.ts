import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { settingNotYetEffective } from './setting-not-yet-effective.ts';

it('says nothing about settings that work', () => {
  expect(report(settingNotYetEffective, { theme: { radius: 'none' } })).toEqual([]);
});

it('names the part that will read the setting', () => {
  expect(
    report(settingNotYetEffective, { features: { blog: true }, embed: { frameAncestors: ['https://a.example'] } }),
  ).toEqual([
    'brands/acme.json:3:5  info  SETTING_NOT_YET_EFFECTIVE  /features/blog\n  "blog" has no effect yet, because the part of the software for it (content) is not built. Leave it out until then, or keep it for later.',
    'brands/acme.json:5:3  info  SETTING_NOT_YET_EFFECTIVE  /embed\n  "embed" has no effect yet, because the part of the software for it (embedding) is not built. Leave it out until then, or keep it for later.',
  ]);
});
