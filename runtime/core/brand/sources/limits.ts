/** Limits of brand documents, as schemas/limits.json publishes them. */
import limits from '../../../../schemas/limits.json' with { type: 'json' };

/** Beyond these a document is refused. */
export const LIMITS = {
  fileBytes: limits.fileBytes.value,
  nesting: limits.nesting.value,
  sectionsPerPage: limits.sectionsPerPage.value,
  pages: limits.pages.value,
  ancestors: limits.ancestors.value,
  brands: limits.brands.value,
  redirects: limits.redirects.value,
} as const;
