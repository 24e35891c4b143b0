import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const unreadableFile = defineRule({
  code: 'UNREADABLE_FILE',
  severity: 'error',
  description: 'The file cannot be read: it is a folder, a broken link, or a file without read permission.',
  remedy: 'Replace it with a file, fix the link, or give the user of the server read permission.',
  find: (context) => fromSource(context, 'UNREADABLE_FILE'),
});
