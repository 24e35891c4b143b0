/** Facets that come with the software, by search index. A brand's custom fields are facets by their own names. */
export const FACET_FIELDS: Readonly<Record<'jobs' | 'organizations' | 'resumes', readonly string[]>> = {
  jobs: [
    'remote_options',
    'employment_type',
    'industries',
    'occupations',
    'experience',
    'company',
    'salary',
    'date_posted',
  ],
  organizations: ['industry', 'occupations', 'fields_of_study'],
  resumes: ['career_status', 'languages', 'skills', 'occupations', 'region', 'fields_of_study'],
};
