/** The differences between the search tables. */
import type { SortKey } from '../../runtime/core/search/sort-fields.ts';
import type { SearchIndex } from './port.ts';

export interface SearchTable {
  name: string;
  /** Column of the ids that the port returns. */
  id: string;
  /** Column compared in a search for an organization's name; null if rows have no organization. */
  organizationName: string | null;
  brandCondition(brand: string): string;
  /** Whether rows have a language of their own. */
  hasLanguage: boolean;
  /** Whether rows expire and may be remote. */
  isJob: boolean;
  /** Column that every sort order reads. */
  orderColumn: string;
  /** Tie-breakers, from the second sort key on. */
  ties: string;
  orders: Readonly<Partial<Record<SortKey, { ascending: string; descending: string }>>>;
}

export const TABLES: Readonly<Record<SearchIndex, SearchTable>> = {
  JOBS: {
    name: 'job_search',
    id: 'job_id',
    organizationName: 'organization_name',
    brandCondition: (brand) => `brands @> array[${brand}]`,
    hasLanguage: true,
    isJob: true,
    orderColumn: 'published',
    ties: 'published desc, id desc',
    orders: {
      published: {
        ascending: 'published, id',
        descending: 'published desc, id desc',
      },
      salary: {
        ascending: 'salary_min asc nulls last, published desc, id desc',
        descending: 'salary_min desc nulls last, published desc, id desc',
      },
    },
  },
  ORGANIZATIONS: {
    name: 'organization_search',
    id: 'organization_id',
    organizationName: 'name',
    brandCondition: (brand) => `brand = ${brand}`,
    hasLanguage: false,
    isJob: false,
    orderColumn: 'name',
    ties: 'name, id',
    orders: { name: { ascending: 'name, id', descending: 'name desc, id desc' } },
  },
  RESUMES: {
    name: 'resume_search',
    id: 'resume_id',
    organizationName: null,
    brandCondition: (brand) => `brand = ${brand}`,
    hasLanguage: false,
    isJob: false,
    orderColumn: 'changed',
    ties: 'changed desc, id desc',
    orders: { changed: { ascending: 'changed, id', descending: 'changed desc, id desc' } },
  },
};

/**
 * Jobs in the order of their brand's index: a list sorted by publication reads it until the page is full, unless another index leaves fewer rows
 * to sort. The columns are never null; the orders are written as that index has them.
 */
export const NEWEST_JOBS: SearchTable = {
  ...TABLES.JOBS,
  name: '(select brand, published as on_published, job_id as on_id from job_search_brand) o join job_search on job_id = on_id',
  brandCondition: (brand) => `o.brand = ${brand}`,
  orderColumn: 'on_published',
  orders: {
    published: {
      ascending: 'on_published asc nulls first, id asc nulls first',
      descending: 'on_published desc nulls last, id desc nulls last',
    },
  },
};
