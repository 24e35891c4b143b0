import { describe, expect, it } from 'vitest';
import { parseHtml } from './support/http.ts';
import { jobIds, siteRows } from './support/rows.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient();

/** The page of a job, following the redirect to its canonical slug. */
async function jobPage(brand: string, id: number) {
  const first = await get(`/job/wrong-${id}`, { brand });
  return first.status === 301 ? get(first.headers.location ?? '', { brand }) : first;
}

function postingOf(html: string): Record<string, unknown> | null {
  const scripts = [...parseHtml(html).querySelectorAll('script[type="application/ld+json"]')];
  const values: Record<string, unknown>[] = scripts.map((script) => JSON.parse(script.textContent ?? ''));
  return values.find((value) => value['@type'] === 'JobPosting') ?? null;
}

describe('a job page', () => {
  it('has one slug: any other leads there for good', async () => {
    const [id = 0] = await jobIds('harbor-ledger', "state = 'published'");
    for (const slug of ['wrong', 'WRONG', 'a-b-c', '%22%3E']) {
      const { status, headers } = await get(`/job/${slug}-${id}?utm_source=a`, { brand: 'harbor-ledger' });
      expect([slug, status, headers.location]).toEqual([
        slug,
        301,
        expect.stringMatching(new RegExp(`^/job/[a-z0-9-]+-${id}$`)),
      ]);
    }
  });

  it('says all that structured data asks for', async () => {
    const [id = 0] = await jobIds('harbor-ledger', "state = 'published'");
    const { text } = await jobPage('harbor-ledger', id);
    const posting = postingOf(text);
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: parseHtml(text).querySelector('h1')?.textContent,
      description: expect.stringMatching(/^<p>/),
      identifier: { '@type': 'PropertyValue', value: String(id) },
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    });
    expect(Number.isNaN(Date.parse(String(posting?.datePosted)))).toBe(false);
  });

  it('is the only place of structured data: no list, no pane, no home page has it', async () => {
    const [id = 0] = await jobIds('harbor-ledger', "state = 'published'");
    for (const path of ['/', '/jobs', `/jobs?jobId=${id}`, '/organizations'])
      expect(postingOf((await get(path, { brand: 'harbor-ledger' })).text)).toBeNull();
  });

  it('is named as canonical by the same job beside the list', async () => {
    const [id = 0] = await jobIds('harbor-ledger', "state = 'published'");
    const pane = parseHtml((await get(`/jobs?jobId=${id}`, { brand: 'harbor-ledger' })).text);
    expect(pane.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      new RegExp(`^${siteOrigin('harbor-ledger')}/job/[a-z0-9-]+-${id}$`),
    );
  });

  it('of a job that other brands show names the page of its owner', async () => {
    const [shared] = await siteRows<{ id: number; other: string }>(
      `select job.id, job_frontend.frontend as other from job join job_frontend on job_frontend.job_id = job.id
       where job.frontend = 'harbor-ledger' and job_frontend.frontend <> job.frontend and state = 'published' limit 1`,
    );
    const { status, text } = await jobPage(shared?.other ?? '', shared?.id ?? 0);
    const canonical = parseHtml(text).querySelector('link[rel=canonical]')?.getAttribute('href');
    expect([status, canonical]).toEqual([
      200,
      expect.stringMatching(/^https?:\/\/[^/]*(harbor-ledger|harborledger)[^/]*\/job\//),
    ]);
  });

  it('that was archived lately still answers, says so and is no posting any more', async () => {
    const [id = 0] = await jobIds('harbor-ledger', "state = 'archived' and archived > now() - interval '25 days'");
    const { status, text } = await jobPage('harbor-ledger', id);
    expect([status, postingOf(text)]).toEqual([200, null]);
    expect(parseHtml(text).querySelector('main')?.textContent).toMatch(/no longer/i);
  });

  it('that was archived more than 30 days ago is gone', async () => {
    const [id = 0] = await jobIds('harbor-ledger', "state = 'archived' and archived < now() - interval '31 days'");
    const { status, text } = await jobPage('harbor-ledger', id);
    expect([status, parseHtml(text).querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([
      410,
      'noindex, follow',
    ]);
  });

  it.each(['draft', 'needs_review', 'scheduled'])('that is not published yet (%s) does not exist', async (state) => {
    const [id = 0] = await jobIds('harbor-ledger', `state = '${state}'`);
    const { status, text } = await jobPage('harbor-ledger', id);
    expect([status, postingOf(text)]).toEqual([404, null]);
  });

  it('of another brand does not exist here', async () => {
    const [{ id } = { id: 0 }] = await siteRows<{ id: number }>(
      `select id from job where frontend = 'rheinblick' and state = 'published'
       and not exists (select from job_frontend where job_id = job.id and frontend = 'harbor-ledger') limit 1`,
    );
    expect((await jobPage('harbor-ledger', id)).status).toBe(404);
  });

  it('is in no list of a brand that may not show it', async () => {
    const [{ title } = { title: '' }] = await siteRows<{ title: string }>(
      "select title from job where frontend = 'harbor-ledger' and state = 'draft' limit 1",
    );
    const [id = 0] = await jobIds('harbor-ledger', "state = 'draft'");
    const { text } = await get(`/jobs?search=${encodeURIComponent(`"${title}"`)}`, { brand: 'harbor-ledger' });
    expect(text).not.toMatch(new RegExp(`/job/[a-z0-9-]+-${id}"`));
  });
});
