/** The consent services of others: addresses of their scripts, and the hosts they need. */
import type { BrandDocument } from '../document/brand.generated.ts';

type Consent = BrandDocument['consent'];
export type OutsideProvider = Exclude<Consent['provider'], 'none' | 'own'>;

interface Outside {
  /** Null where the brand has to name it. */
  script: string | null;
  hosts: readonly string[];
  /** Attributes of the script element. */
  attributes(consent: Consent, locale: string): Record<string, string>;
}

const OUTSIDE: Readonly<Record<OutsideProvider, Outside>> = {
  tcf: { script: null, hosts: [], attributes: () => ({}) },
  onetrust: {
    script: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    hosts: ['https://cdn.cookielaw.org', 'https://*.onetrust.com'],
    attributes: ({ providerId }) => ({ 'data-document-language': 'true', 'data-domain-script': providerId ?? '' }),
  },
  cookiebot: {
    script: 'https://consent.cookiebot.com/uc.js',
    hosts: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
    attributes: ({ providerId }, locale) => ({
      id: 'Cookiebot',
      'data-cbid': providerId ?? '',
      'data-blockingmode': 'manual',
      'data-culture': locale.slice(0, 2),
    }),
  },
  usercentrics: {
    script: 'https://app.usercentrics.eu/browser-ui/latest/loader.js',
    hosts: ['https://*.usercentrics.eu'],
    attributes: ({ providerId }, locale) => ({
      id: 'usercentrics-cmp',
      'data-settings-id': providerId ?? '',
      'data-language': locale.slice(0, 2),
    }),
  },
};

export const isOutside = (provider: Consent['provider']): provider is OutsideProvider =>
  Object.hasOwn(OUTSIDE, provider);

/** The script of a brand's consent service; null if a setting for it is missing. */
export function providerScript(
  consent: Consent,
  locale: string,
): { src: string; attributes: Record<string, string> } | null {
  const { provider, providerId, script } = consent;
  if (!isOutside(provider)) return null;
  const src = script ?? OUTSIDE[provider].script;
  if (src === null || (provider !== 'tcf' && providerId === null)) return null;
  return { src, attributes: OUTSIDE[provider].attributes(consent, locale) };
}

/** Hosts that a brand's consent service needs, without those that its own script's address names. */
export function providerHosts({ provider, hosts }: Consent): string[] {
  return isOutside(provider) ? [...OUTSIDE[provider].hosts, ...hosts] : [];
}
