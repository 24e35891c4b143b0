/** Checks every query of a widget against the current API. */
import { globSync, readFileSync } from 'node:fs';
import { buildASTSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { emptySearch } from '../runtime/core/search/empty-search.ts';
import { brandFixture, pageFixture } from '../runtime/page/testing/page-fixture.ts';
import type { PageInfo } from '../runtime/page/widget-contract.ts';
import { loaders } from './loaders.generated.ts';

const sdl = globSync('backend/modules/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
const schema = buildASTSchema(parse(sdl.join('\n')));
const search = { ...emptySearch, jobId: 7 };

/** Pages on which a widget may have queries. */
const pages: Partial<PageInfo>[] = [
  { search },
  { page: 'organizations', document: 'organizations', search: { ...search, index: 'ORGANIZATIONS', jobId: null } },
  { page: 'job', document: 'job', content: { type: 'job', id: 7 } },
  { page: 'organization', document: 'organization', content: { type: 'organization', id: 7 } },
  { page: 'cv-site', document: 'cv-site', content: { type: 'cv-site', id: 7 } },
  { page: 'blog', document: 'blog', query: { category: 'Pay', search: 'x', page: '2' } },
  { page: 'blog-post', document: 'blog-post', content: { type: 'blog-post', id: 7 } },
  { page: 'landing', document: 'landing', content: { type: 'landing', id: 7 } },
  { page: 'personal', document: 'newsletter', rest: '7-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { page: 'personal', document: 'applications', query: { token: '7-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' } },
  { page: 'home', document: 'home' },
];

function faults(document: string): string[] {
  return validate(schema, parse(document)).map(({ message }) => message);
}

describe.each(Object.entries(loaders).filter(([, { load }]) => load))('%s', (_name, { load, defaults }) => {
  it('asks only for what the API offers', () => {
    const brand = brandFixture(({ features }) => {
      features.blog = true;
    });
    const asked = pages.flatMap((page) =>
      Object.values(load?.({ brand, page: pageFixture(page, brand) }, defaults as never) ?? {}),
    );
    expect(asked.flatMap(({ document }) => faults(document))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
