import { defineRule } from '../rule.ts';

const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a word can be the name of a brand file and so of `<id>.localhost`. */
export function isBrandId(id: string): boolean {
  return FORM.test(id) && id.length <= 60;
}

export const invalidBrandId = defineRule({
  code: 'INVALID_BRAND_ID',
  severity: 'error',
  description: 'The name of a brand file is the id of the brand: it stands in addresses and in the database.',
  mend: 'Rename the file: small letters, digits and single hyphens, at most 60 characters, then .json.',
  *find({ id }) {
    if (isBrandId(id)) return;
    yield {
      path: [],
      message: `"${id}" cannot be the id of a brand. Name the file with small letters, digits and single hyphens, such as "acme-jobs.json".`,
    };
  },
});
