import { defineRule } from '../rule.ts';
import { fromSource } from './from-source.ts';

export const unreadableFile = defineRule({
  code: 'UNREADABLE_FILE',
  severity: 'error',
  description:
    'There is something of this name, but no file that can be read: a folder, a link that leads nowhere, a file that others may not open.',
  mend: 'Put a file in its place, mend the link, or give the user of the server the right to read it.',
  find: (context) => fromSource(context, 'UNREADABLE_FILE'),
});
