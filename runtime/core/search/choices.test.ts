import { describe, expect, it } from 'vitest';
import { testAliases } from '../routing/testing.ts';
import { routes } from '../search-pages/testing.ts';
import { aliasesToResolve, unknownWords } from './choices.ts';

describe('aliasesToResolve', () => {
  it('asks for path segments and facet values, each once', () => {
    const match = {
      page: 'jobs' as const,
      taxonomy: ['nurse', 'full-time'],
      query: { employment_type: '1,1,part-time', company: '7', search: '8' },
    };
    expect(aliasesToResolve(match, routes.search)).toEqual({
      index: 'JOBS',
      aliases: ['nurse', 'full-time', 'part-time'],
      filters: ['1', 'part-time', '7'],
    });
  });

  it('finds the words that are still unknown, in the path and in the query, but not values of filters', () => {
    const found = testAliases().slice(0, 2);
    const known = found.map(({ alias }) => alias);
    const filter = found[0]?.filter ?? '';
    const wanted = { aliases: ['nurse', ...known, 'payroll', filter], filters: ['payroll', filter] };
    expect(unknownWords(wanted, found)).toEqual(['nurse', 'payroll']);
  });

  it('asks nothing without facets, and nothing on other pages', () => {
    expect(aliasesToResolve({ page: 'jobs', taxonomy: [], query: { search: 'a' } }, routes.search)).toBeNull();
    expect(aliasesToResolve({ page: 'job', taxonomy: [], query: {} }, routes.search)).toBeNull();
  });
});
