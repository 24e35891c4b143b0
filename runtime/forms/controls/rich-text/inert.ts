/**
 * HTML as a tree in a separate document, in which nothing loads or runs. The page's content security policy applies to
 * styles
 * and handlers even there, so they are renamed to `data-style` and `data-on...`.
 */
export function parseInert(html: string): DocumentFragment {
  const quiet = html
    .replace(/<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'));
  const { body } = new DOMParser().parseFromString(quiet, 'text/html');
  const fragment = body.ownerDocument.createDocumentFragment();
  fragment.append(...body.childNodes);
  return fragment;
}

/** The tree as HTML again. */
export function serialise(fragment: DocumentFragment): string {
  const holder = (fragment.ownerDocument ?? document).createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
