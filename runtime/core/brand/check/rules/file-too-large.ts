import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const fileTooLarge = defineRule({
  code: 'FILE_TOO_LARGE',
  severity: 'error',
  description:
    'The file is larger than the limit for brand files, or one part too many, so it is not read. See docs/limits.md.',
  remedy:
    'Move what several brands share into a family (a document with "abstract": true) and extend it, and sections such as "pages" into a part, `brands/<id>/pages.json`.',
  find: (context) => fromSource(context, 'FILE_TOO_LARGE'),
});
