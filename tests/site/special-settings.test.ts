/** What only some boards set, on the boards that set it. */
import { describe, expect, it } from 'vitest';
import { parseHtml } from './support/http.ts';
import { siteRows } from './support/rows.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient();

/** Names of the fields that a form of a brand asks, by group. */
async function fieldsOf(brand: string, form: string): Promise<Record<string, string[]>> {
  const { text } = await get('/graphql', {
    brand,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${brand};en` },
    body: JSON.stringify({ query: `{ form(name: "${form}") { groups { group fields { name } } } }` }),
  });
  const { data }: { data: { form: { groups: { group: string; fields: { name: string }[] }[] } } } = JSON.parse(text);
  return Object.fromEntries(data.form.groups.map(({ group, fields }) => [group, fields.map(({ name }) => name)]));
}

describe('the search at /searchjobs, as on kitchen-pass', () => {
  const searched = async (path: string) => parseHtml((await get(path, { brand: 'kitchen-pass' })).text);

  it('answers there, with its filters and pages below it, and is named there', async () => {
    const page = await searched('/searchjobs');
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${siteOrigin('kitchen-pass')}/searchjobs`);
    const filters = [...page.querySelectorAll('nav#filters a')].map((link) => link.getAttribute('href') ?? '');
    expect(filters.length).toBeGreaterThan(10);
    expect(filters.filter((href) => !href.startsWith('/searchjobs'))).toEqual([]);
    const [first = ''] = filters;
    expect((await get(first.replace(/#.*/, ''), { brand: 'kitchen-pass' })).status).toBe(200);
  });

  it('is where menu and search box of the home page lead', async () => {
    const page = await searched('/');
    expect(page.querySelector('header a[href="/searchjobs"]')?.textContent).toBe('Tickets');
    expect(page.querySelector('main form, [data-region=hero] form')?.getAttribute('action')).toBe('/searchjobs');
  });
});

describe('lists of featured jobs only, as on kitchen-pass', () => {
  const shown = async (brand: string, heading: string) => {
    const page = parseHtml((await get('/', { brand })).text);
    const section = [...page.querySelectorAll('section')].find(
      (one) => one.querySelector('h2')?.textContent === heading,
    );
    return [...(section?.querySelectorAll('article a[href]') ?? [])].map((link) => link.textContent ?? '');
  };
  const featured = async (brand: string) => {
    const rows = await siteRows<{ title: string }>(
      "select title from job where frontend = $1 and featured and state = 'published'",
      [brand],
    );
    return rows.map(({ title }) => title).sort();
  };

  it('are shorter than their twelve places rather than filled up with others', async () => {
    const known = await featured('kitchen-pass');
    expect([known.length > 0, known.length < 12]).toEqual([true, true]);
    expect((await shown('kitchen-pass', 'In the window')).sort()).toEqual(known);
  });
});

it('a board without a field for VAT numbers, as grid-and-power, asks buyers for none', async () => {
  const { billing } = await fieldsOf('grid-and-power', 'customer');
  expect(billing).toContain('companyName');
  expect(billing).not.toContain('vatNumber');
  expect((await fieldsOf('rheinblick', 'customer')).billing).toContain('vatNumber');
});

it('a board without pictures and birthdays in resumes, as wide-table, asks for none', async () => {
  const { personal_info: asked } = await fieldsOf('wide-table', 'resume');
  expect(asked).toContain('firstName');
  expect(asked?.filter((name) => name === 'picture' || name === 'birthday')).toEqual([]);
});
