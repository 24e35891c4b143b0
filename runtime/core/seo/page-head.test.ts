import { describe, expect, it } from 'vitest';
import { type PageHeadInput, pageHead } from './page-head.ts';

function input(changes: Partial<PageHeadInput> = {}): PageHeadInput {
  return {
    origin: 'https://jobs.example.com',
    siteName: 'The Ledger',
    locale: 'en-GB',
    defaultLocale: 'en',
    title: 'Night nurse',
    description: 'Care for people.',
    canonical: '/job/night-nurse-42',
    alternates: { en: '/job/night-nurse-42', de: '/de/job/night-nurse-42' },
    noindex: false,
    type: 'article',
    image: '/brands/ledger/social.png',
    ...changes,
  };
}

describe('pageHead', () => {
  it('writes title, metatags and links in one order', () => {
    expect(
      pageHead(
        input({ feeds: { 'application/rss+xml': '/feeds/jobs.rss', 'application/atom+xml': '/feeds/jobs.atom' } }),
      ),
    ).toEqual({
      title: 'Night nurse | The Ledger',
      metas: [
        { name: 'description', content: 'Care for people.' },
        { property: 'og:site_name', content: 'The Ledger' },
        { property: 'og:type', content: 'article' },
        { property: 'og:title', content: 'Night nurse' },
        { property: 'og:description', content: 'Care for people.' },
        { property: 'og:url', content: 'https://jobs.example.com/job/night-nurse-42' },
        { property: 'og:locale', content: 'en_GB' },
        { property: 'og:image', content: 'https://jobs.example.com/brands/ledger/social.png' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [
        { rel: 'canonical', href: 'https://jobs.example.com/job/night-nurse-42' },
        { rel: 'alternate', hrefLang: 'en', href: 'https://jobs.example.com/job/night-nurse-42' },
        { rel: 'alternate', hrefLang: 'de', href: 'https://jobs.example.com/de/job/night-nurse-42' },
        { rel: 'alternate', hrefLang: 'x-default', href: 'https://jobs.example.com/job/night-nurse-42' },
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: 'Night nurse | The Ledger',
          href: 'https://jobs.example.com/feeds/jobs.rss',
        },
        {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: 'Night nurse | The Ledger',
          href: 'https://jobs.example.com/feeds/jobs.atom',
        },
      ],
    });
  });

  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_GB'],
    ['de', 'de_DE'],
    ['fr', 'fr_FR'],
  ])('names the territory of %s to social networks', (locale, content) => {
    expect(pageHead(input({ locale })).metas).toContainEqual({ property: 'og:locale', content });
  });

  it('asks search engines to leave a page out, and names no address of an error', () => {
    const { title, metas, links } = pageHead(
      input({ title: '', noindex: true, canonical: null, alternates: {}, image: null, description: '' }),
    );
    expect(title).toBe('The Ledger');
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex, follow' });
    expect(metas).toContainEqual({ property: 'og:title', content: 'The Ledger' });
    expect(metas.map(({ property }) => property)).not.toContain('og:url');
    expect(links).toEqual([]);
  });

  it('needs no language links on a site of one language', () => {
    expect(pageHead(input({ alternates: { en: '/job/night-nurse-42' } })).links).toHaveLength(1);
  });

  it('keeps the address of another site as canonical', () => {
    const [canonical] = pageHead(input({ canonical: 'https://owner.example/job/night-nurse-42' })).links;
    expect(canonical?.href).toBe('https://owner.example/job/night-nurse-42');
  });

  it('shortens a long description between words', () => {
    const [description] = pageHead(input({ description: `${'A sentence about care, '.repeat(20)}` })).metas;
    expect(description?.content).toMatch(/^A sentence .*[a-z]…$/);
    expect(description?.content.length).toBeLessThanOrEqual(160);
  });

  it('lets metatags of the backend replace ours and add others', () => {
    const metatags = [
      { meta: 'title', value: 'Nights' },
      { meta: 'og:title', value: 'Nights at Acme' },
      { meta: 'robots', value: 'noindex' },
      { meta: 'author', value: 'Ann' },
    ];
    const { title, metas } = pageHead(input({ metatags }));
    expect(title).toBe('Nights');
    expect(metas).toContainEqual({ property: 'og:title', content: 'Nights at Acme' });
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(metas.at(-1)).toEqual({ name: 'author', content: 'Ann' });
  });
});
