/** What a text may contain while being edited: the format's own elements, so that no stored content gets lost. */
import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { LINK } from '../../../core/richtext/formats.ts';
import { Frame, Picture } from './embeds.ts';

/** The toolbar offers less than this: existing content is kept, and keyboard shortcuts work. */
export function extensionsFor(toolbar: 'standard' | 'admin'): Extensions {
  const basic = StarterKit.configure({
    heading: { levels: [3, 4, 5, 6] },
    // Otherwise an empty line would be added at the end, a change that nobody made.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['tel'],
      isAllowedUri: (address) => LINK.test(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  });
  return toolbar === 'admin' ? [basic, TableKit.configure({ table: { resizable: false } }), Frame, Picture] : [basic];
}
