import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { settingNotYetEffective } from './setting-not-yet-effective.ts';

it('says nothing about settings that work', () => {
  expect(report(settingNotYetEffective, { theme: { radius: 'none' } })).toEqual([]);
});

it('names the part that will read the setting', () => {
  expect(
    report(settingNotYetEffective, {
      consent: { provider: 'didomi' },
      embed: { frameAncestors: ['https://a.example'] },
    }),
  ).toEqual([
    'brands/acme.json:2:3  info  SETTING_NOT_YET_EFFECTIVE  /consent\n  "consent" has no effect yet, because the part of the software for it (analytics) is not built. Leave it out until then, or keep it for later.',
    'brands/acme.json:5:3  info  SETTING_NOT_YET_EFFECTIVE  /embed\n  "embed" has no effect yet, because the part of the software for it (embedding) is not built. Leave it out until then, or keep it for later.',
  ]);
});
