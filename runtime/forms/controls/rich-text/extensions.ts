/** What a text may hold while it is edited: the format's own elements, so that nothing that is stored gets lost. */
import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { LINK } from '../../../core/richtext/formats.ts';
import { Frame, Picture } from './embeds.ts';

/** The toolbar offers less than this: what a text brought along stays, and shortcuts of keyboards work. */
export function extensionsFor(toolbar: 'standard' | 'admin'): Extensions {
  const basic = StarterKit.configure({
    heading: { levels: [3, 4, 5, 6] },
    // Page breaks of words, not of code: an empty line at the end would be a change that nobody made.
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
