import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { missingLegalPage } from './missing-legal-page.ts';

it('accepts a site with what its country asks for', () => {
  expect(report(missingLegalPage, { site: { country: 'US' } })).toEqual([]);
});

it('warns of what German law asks for', () => {
  expect(report(missingLegalPage, { site: { country: 'DE' } })).toEqual([
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/accessibility\n  A site of the country "DE" needs the legal page "accessibility". Add a page and name its key in "site.legal.accessibility".',
    'brands/acme.json:3:16  warning  MISSING_LEGAL_PAGE  /site/legal/imprint\n  A site of the country "DE" needs the legal page "imprint". Add a page and name its key in "site.legal.imprint".',
  ]);
});
