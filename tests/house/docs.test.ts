import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);

/** Files that a page links to, relative to the project root. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/```.*?```/gs, '');
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(page), to));
}

it('leads from the index to every page', () => {
  const linked = new Set(linksOf('docs/README.md'));
  const single = pages.filter((page) => !page.startsWith('docs/decisions/') && page !== 'docs/README.md');
  expect(single.filter((page) => !linked.has(page))).toEqual([]);
});

it('links to nothing that is not there', () => {
  const broken = ['README.md', 'CONTRIBUTING.md', ...pages].flatMap((page) =>
    linksOf(page).flatMap((to) => (existsSync(join(ROOT, to)) ? [] : [`${page} -> ${to}`])),
  );
  expect(broken).toEqual([]);
});
