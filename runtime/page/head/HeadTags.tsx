import { createElement } from 'react';
import { type HeadTag, pageTagMark } from './head-tags.ts';

/** The tags as elements, for a document rendered by Next. */
export function headElements(tags: readonly HeadTag[], mark: 'page' | 'brand') {
  return tags.map(({ name, attributes, text }, index) =>
    createElement(name, {
      key: `${mark}-${index}`,
      [pageTagMark]: mark,
      ...attributes,
      ...(text !== undefined &&
        (name === 'script' ? { dangerouslySetInnerHTML: { __html: text } } : { children: text })),
    }),
  );
}
