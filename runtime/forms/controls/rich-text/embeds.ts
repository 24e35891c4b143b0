/** Images and players in texts by administrators. */
import { Node } from '@tiptap/core';

/**
 * An embedded player. The editor shows only where it comes from and loads nothing; `html.ts` turns it into an iframe.
 */
export const Frame = Node.create({
  name: 'frame',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { src: held('src', 'data-frame'), width: held('width'), height: held('height'), title: held('title') };
  },

  parseHTML() {
    return [{ tag: 'iframe[src]' }, { tag: 'div[data-frame]' }];
  },

  renderHTML({ node, HTMLAttributes }) {
    const src: unknown = node.attrs.src;
    return ['div', HTMLAttributes, URL.parse(typeof src === 'string' ? src : '')?.hostname ?? ''];
  },
});

function held(name: string, data = `data-${name}`) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(data) ?? element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] == null ? {} : { [data]: attributes[name] }),
  };
}

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
