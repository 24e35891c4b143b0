import { expect, it } from 'vitest';
import { article } from './article.ts';

const publisher = { name: 'Acme Jobs', origin: 'https://acme.example', image: '/brands/acme/social.png' };
const post = {
  title: 'Talking about pay',
  summary: 'A number, a reason and a pause.',
  language: 'en',
  authors: ['Ida Berg'],
  category: 'Pay',
  published: '2026-05-01T08:00:00.000Z',
  changed: '2026-05-03T08:00:00.000Z',
  canonicalUrl: 'https://acme.example/blog/talking-about-pay',
  picture: { url: '/files/pay.png' },
};

it('describes a post', () => {
  expect(article(post, publisher)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: 'https://acme.example/blog/talking-about-pay',
    url: 'https://acme.example/blog/talking-about-pay',
    headline: 'Talking about pay',
    description: 'A number, a reason and a pause.',
    inLanguage: 'en',
    articleSection: 'Pay',
    image: 'https://acme.example/files/pay.png',
    datePublished: '2026-05-01T08:00:00.000Z',
    dateModified: '2026-05-03T08:00:00.000Z',
    author: [{ '@type': 'Person', name: 'Ida Berg' }],
    publisher: { '@type': 'Organization', name: 'Acme Jobs', url: 'https://acme.example' },
  });
});

it('does without picture, authors and category, and was not changed before its publication', () => {
  const bare = { ...post, picture: null, authors: [], category: null, changed: '2026-04-01T08:00:00.000Z' };
  expect(article(bare, publisher)).toMatchObject({
    image: 'https://acme.example/brands/acme/social.png',
    author: { '@type': 'Organization', name: 'Acme Jobs' },
    dateModified: '2026-05-01T08:00:00.000Z',
  });
  expect(article(bare, publisher)).not.toHaveProperty('articleSection');
});
