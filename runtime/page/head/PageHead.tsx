import { useEffect, useRef } from 'react';
import type { HeadInfo } from '../assemble/page-props.ts';
import { pageTagMark, pageTags } from './head-tags.ts';

/**
 * Keeps `<head>` up to date during client-side navigation. The first page brings its own tags in the document,
 * so its `head` is null.
 */
export function PageHead({ head }: { head: HeadInfo | null }) {
  const shown = useRef(head);
  useEffect(() => {
    if (!head || shown.current === head) return;
    shown.current = head;
    for (const old of document.head.querySelectorAll(`[${pageTagMark}='page']`)) old.remove();
    for (const { name, attributes, text } of pageTags(head)) {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.setAttribute(pageTagMark, 'page');
      if (text !== undefined) element.textContent = text;
      document.head.append(element);
    }
  }, [head]);
  return null;
}
