/** Taxonomies to which administrators of the network add terms. The program knows the codes of all others. */
export const OPEN_TAXONOMIES: readonly string[] = [
  ...['occupation', 'industry', 'skill', 'field_of_study', 'language', 'benefit'],
  ...['degree_level', 'organization_size', 'career_status'],
];

/** All that come with the program; brands add custom choice fields of their own. */
export const TAXONOMIES: readonly string[] = [
  ...OPEN_TAXONOMIES,
  ...['employment_type', 'experience', 'remote_option', 'salary_range', 'date_posted', 'region', 'salutation'],
];
