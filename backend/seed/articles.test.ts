import { describe, expect, it } from 'vitest';
import { textOf } from '../../runtime/core/richtext/text-of.ts';
import { slugOf } from '../services/slug.ts';
import { readArticlePlans, readArticles } from './articles.ts';

const articles = readArticles();
const general = readArticlePlans().filter(({ brands }) => brands === undefined);

describe.each(articles)('the article $name in $language', ({ body, title, summary }) => {
  it('is worth reading, and sits below its title', () => {
    const words = textOf(body).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(650);
    expect(body).toMatch(/^<p>/);
    expect([body.includes('<h1'), body.includes('<h2')]).toEqual([false, true]);
    expect([title.length <= 200, summary.length <= 400]).toEqual([true, true]);
  });
});

it('are those of the plan, six or more of them for every blog', () => {
  const names = new Set(articles.map(({ name }) => name));
  expect(
    readArticlePlans()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...names].sort());
  expect(general.length).toBeGreaterThanOrEqual(6);
});

it('have a URL of their own in each language', () => {
  const slugs = articles.map(({ language, title }) => `${language} ${slugOf(title)}`);
  expect(new Set(slugs).size).toBe(slugs.length);
});
