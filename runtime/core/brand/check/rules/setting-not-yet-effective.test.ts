import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { settingNotYetEffective } from './setting-not-yet-effective.ts';

const later = { notYetEffective: [{ path: ['site', 'social', '*'], since: 'networking' }] };

it('says nothing about settings that work', () => {
  expect(report(settingNotYetEffective, { theme: { radius: 'none' } }, later)).toEqual([]);
});

it('names the part that will read the setting', () => {
  expect(report(settingNotYetEffective, { site: { social: { xing: 'https://www.xing.com/acme' } } }, later)).toEqual([
    'brands/acme.json:4:7  info  SETTING_NOT_YET_EFFECTIVE  /site/social/xing\n  "xing" has no effect yet, because the part of the software for it (networking) is not built. Leave it out until then, or keep it for later.',
  ]);
});
