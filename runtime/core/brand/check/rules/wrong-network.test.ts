import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { wrongNetwork } from './wrong-network.ts';

const profiles = (social: Record<string, string>) => report(wrongNetwork, { site: { social } });

it('accepts profiles of each network, and addresses that may lead on to it', () => {
  expect(
    profiles({
      facebook: 'https://de-de.facebook.com/acme',
      twitter: 'https://x.com/acme',
      youtube: 'https://youtu.be/acme',
      xing: 'https://go.acme.example/xing',
    }),
  ).toEqual([]);
});

it('names the network to which a profile belongs', () => {
  expect(profiles({ facebook: 'https://www.xing.com/pages/acme' })).toEqual([
    'brands/acme.json:4:19  warning  WRONG_NETWORK  /site/social/facebook\n  "https://www.xing.com/pages/acme" is a profile on "xing". Move it there; addresses of "facebook" begin with "https://www.facebook.com".',
  ]);
});
