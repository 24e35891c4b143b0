/** Fields that each search can sort by: those of the API and short forms. The search and the checker of brands use this list. */
export type SortKey = 'relevance' | 'published' | 'salary' | 'name' | 'changed';

export const SORT_FIELDS: Readonly<Record<'jobs' | 'organizations' | 'resumes', Readonly<Record<string, SortKey>>>> = {
  jobs: {
    search_api_relevance: 'relevance',
    relevance: 'relevance',
    field_job_publishing_date: 'published',
    published: 'published',
    salary: 'salary',
  },
  organizations: { search_api_relevance: 'relevance', relevance: 'relevance', title: 'name', name: 'name' },
  resumes: { search_api_relevance: 'relevance', relevance: 'relevance', changed: 'changed' },
};
