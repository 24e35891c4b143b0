/** Limits of brand documents, as published in schemas/limits.json. */
import limits from '../../../../schemas/limits.json' with { type: 'json' };

/** Documents beyond these limits are rejected. */
export const LIMITS = {
  fileBytes: limits.fileBytes.value,
  parts: limits.parts.value,
  nesting: limits.nesting.value,
  sectionsPerPage: limits.sectionsPerPage.value,
  pages: limits.pages.value,
  ancestors: limits.ancestors.value,
  brands: limits.brands.value,
  redirects: limits.redirects.value,
} as const;
