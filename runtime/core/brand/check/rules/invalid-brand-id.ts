import { defineRule } from '../rule.ts';

const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a word can name a brand file and thus `<id>.localhost`. */
export function isBrandId(id: string): boolean {
  return FORM.test(id) && id.length <= 60;
}

export const invalidBrandId = defineRule({
  code: 'INVALID_BRAND_ID',
  severity: 'error',
  description: 'The name of a brand file is the ID of the brand, which is used in addresses and in the database.',
  remedy: 'Rename the file: lowercase letters, digits and single hyphens, at most 60 characters, then .json.',
  *find({ id }) {
    if (isBrandId(id)) return;
    yield {
      path: [],
      message: `"${id}" cannot be the ID of a brand. Name the file with lowercase letters, digits and single hyphens, such as "acme-jobs.json".`,
    };
  },
});
