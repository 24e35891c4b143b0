import { stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

/** The domains of each network. */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  twitter: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
  xing: ['xing.com'],
  tiktok: ['tiktok.com'],
};

const isOn = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

export const wrongNetwork = defineRule({
  code: 'WRONG_NETWORK',
  severity: 'warning',
  description:
    'The profile of one social network is at the address of another one, so its icon leads to the wrong place.',
  remedy: 'Put the address where the message says, and the right one in its place.',
  *find({ document }) {
    for (const [network, domains] of Object.entries(DOMAINS)) {
      const path = ['site', 'social', network];
      const address = stringAt(document, path);
      const host = URL.parse(address ?? '')?.hostname;
      if (address === undefined || host === undefined || domains.some((domain) => isOn(host, domain))) continue;
      const other = Object.keys(DOMAINS).find((name) => DOMAINS[name]?.some((domain) => isOn(host, domain)));
      // Other addresses may lead on to the network.
      if (other === undefined) continue;
      yield {
        path,
        message: `"${address}" is a profile on "${other}". Move it there; addresses of "${network}" begin with "https://www.${domains[0]}".`,
      };
    }
  },
});
