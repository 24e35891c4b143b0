import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { missingLegalPage } from './missing-legal-page.ts';

it('accepts a site with what its country asks for', () => {
  expect(report(missingLegalPage, { site: { country: 'US' } })).toEqual([]);
});

it('warns of what German law asks for', () => {
  expect(report(missingLegalPage, { site: { country: 'DE' } })).toEqual([
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/accessibility\n  A site of the country "DE" needs the legal page "accessibility". Add a page and name its key in "site.legal.accessibility".',
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/imprint\n  A site of the country "DE" needs the legal page "imprint" (Impressum). Add a page and name its key in "site.legal.imprint".',
  ]);
});

it('warns of what the law of France and of Spain asks for', () => {
  const imprintIn = (country: string) =>
    report(missingLegalPage, { site: { country, legal: { accessibility: 'accessibility' } } });
  expect(imprintIn('FR')).toEqual([
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/imprint\n  A site of the country "FR" needs the legal page "imprint" (mentions légales). Add a page and name its key in "site.legal.imprint".',
  ]);
  expect(imprintIn('ES')).toEqual([
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/imprint\n  A site of the country "ES" needs the legal page "imprint" (aviso legal). Add a page and name its key in "site.legal.imprint".',
  ]);
  expect(imprintIn('GB')).toEqual([
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/imprint\n  A site of the country "GB" needs the legal page "imprint". Add a page and name its key in "site.legal.imprint".',
  ]);
});
