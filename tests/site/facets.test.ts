/** A facet lists its first values; "show more" leads to a page with all of them. */
import { describe, expect, it } from 'vitest';
import { parseHtml } from './support/http.ts';
import { siteClient } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const get = siteClient('harbor-ledger');
const t = createTexts('en');

/** Values and link of a facet, by its heading. */
async function facetAt(path: string, title: string) {
  const page = parseHtml((await get(path)).text);
  const name = t('search:facets.group').replace('{{title}}', title);
  const group = page.querySelector(`nav#filters section[aria-label="${name}"]`);
  const [label, more] = [group?.querySelector('h2')?.textContent, group?.querySelector(':scope > a')];
  return {
    label,
    values: [...(group?.querySelectorAll('li > a') ?? [])].map((link) => link.firstChild?.textContent),
    more: more?.textContent,
    href: more?.getAttribute('href')?.replace(/#.*/, '') ?? '',
    rel: more?.getAttribute('rel'),
    robots: page.querySelector('meta[name=robots]')?.getAttribute('content'),
    canonical: page
      .querySelector('link[rel=canonical]')
      ?.getAttribute('href')
      ?.replace(/^https?:\/\/[^/]+/, ''),
    elements: page.querySelectorAll('*').length,
  };
}

/** Labels of all top-level values of a facet. */
async function valuesOf(field: string): Promise<string[]> {
  const query = `query($request: SearchRequest!) {
    search(index: JOBS, request: $request) { facets { values { label } } }
  }`;
  const request = { language: 'en', facets: [{ field, top_only: true }], range: { first: 0, last: 0 } };
  const { text } = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: 'harbor-ledger;en-us' },
    body: JSON.stringify({ query, variables: { request } }),
  });
  const { data }: { data: { search: { facets: { values: { label: string }[] }[] } } } = JSON.parse(text);
  return data.search.facets.flatMap(({ values }) => values.map(({ label }) => label));
}

describe('a facet', () => {
  it('lists its first values and leads to a page with all of them, and back', async () => {
    const all = await valuesOf('occupations');
    const closed = await facetAt('/jobs', 'Occupation');
    expect(closed).toMatchObject({
      label: 'Occupation',
      values: all.slice(0, 8),
      more: t('search:facets.more'),
      href: '/jobs?facet=occupations',
      rel: 'nofollow',
      robots: undefined,
    });
    const open = await facetAt(closed.href, 'Occupation');
    expect(open).toMatchObject({
      values: all,
      more: t('search:facets.fewer'),
      href: '/jobs',
      robots: 'noindex, follow',
      canonical: '/jobs',
    });
    expect(open.elements - closed.elements).toBe(3 * (all.length - 8) + 1);
  });

  it('shows all values at once where there are few', async () => {
    expect(await facetAt('/jobs', 'Job type')).toMatchObject({ values: await valuesOf('employment_type'), href: '' });
  });

  it('stays open while its values are chosen, and no longer than that', async () => {
    const page = parseHtml((await get('/jobs?facet=occupations')).text);
    const hrefs = (selector: string) =>
      [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs('nav#filters li > a').filter((href) => !href.includes('facet=occupations'))).toEqual([]);
    expect(hrefs('main a').filter((href) => href.includes('facet='))).toEqual([]);
  });

  it.each(['/jobs?facet=company', '/jobs?facet=company&page=2&search=nurse', '/organizations?facet=industry'])(
    'that is open does not reach the addresses by which others name %s',
    async (path) => {
      const { text } = await get(path);
      const head = parseHtml(text).querySelectorAll(
        'link[rel=canonical], link[rel=alternate], meta[property="og:url"]',
      );
      const addresses = [...head].map((one) => one.getAttribute('href') ?? one.getAttribute('content'));
      expect(addresses.length).toBeGreaterThanOrEqual(2);
      expect(addresses.filter((address) => address?.includes('facet='))).toEqual([]);
    },
  );

  it('is left out of the address when the listing does not have it', async () => {
    const { status, headers } = await get('/jobs?facet=industry&search=nurse');
    expect([status, headers.location]).toEqual([301, '/jobs?search=nurse']);
  });
});
