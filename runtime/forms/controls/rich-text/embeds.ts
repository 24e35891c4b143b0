/** Pictures and players in texts of administrators. */
import { Node } from '@tiptap/core';

/** A player of another host. The editor shows where it comes from and loads nothing. */
export const Frame = Node.create({
  name: 'frame',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { src: { default: null }, width: { default: null }, height: { default: null }, title: { default: null } };
  },

  parseHTML() {
    return [{ tag: 'iframe[src]' }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['iframe', HTMLAttributes];
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.frame = '';
      const src: unknown = node.attrs.src;
      dom.textContent = URL.parse(typeof src === 'string' ? src : '')?.hostname ?? '';
      return { dom };
    };
  },
});

export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,

  addAttributes() {
    return { src: { default: null }, alt: { default: '' }, width: { default: null }, height: { default: null } };
  },

  parseHTML() {
    return [{ tag: 'img[src]' }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['img', HTMLAttributes];
  },
});
