/** Normalizes purified markup for display. Modifies the tree in place. */
import { FRAME_HOSTS, LINE_TAGS, LINK, PICTURE } from './formats.ts';

const BLOCKS = new Set([
  ...[
    'p',
    'ul',
    'ol',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'hr',
    'table',
    'figure',
    'iframe',
  ],
  ...LINE_TAGS,
]);
const INLINE = 'strong, em, b, i, u, s, sub, sup, code, a';
const STRUCTURE = ['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'caption'];
const MAY_BE_EMPTY = 'br, hr, img, iframe, td, th';

/** `tables: false` turns each table row into a line of text. */
export function tidy(root: DocumentFragment, { tables }: { tables: boolean }): void {
  for (const heading of root.querySelectorAll('h1, h2')) rename(heading, 'h3');
  if (!tables) flattenTables(root);
  for (const link of root.querySelectorAll('a')) tidyLink(link);
  for (const picture of root.querySelectorAll('img')) {
    if (!PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove();
    else if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
  for (const frame of root.querySelectorAll('iframe')) tidyFrame(frame);
  for (const element of root.querySelectorAll('[src]:not(img):not(iframe), [href]:not(a)')) {
    element.removeAttribute('src');
    element.removeAttribute('href');
  }
  for (const element of root.querySelectorAll(INLINE)) tidyInline(element);
  // From the inside out, so that an outer line knows whether it still contains blocks.
  for (const line of [...root.querySelectorAll(LINE_TAGS.join(', '))].reverse()) tidyLine(line);
  adoptListItems(root);
  wrapLooseText(root);
  for (const paragraph of root.querySelectorAll('p')) splitAtDoubleBreaks(paragraph);
  dropEmpty(root);
}

function tidyLink(link: Element): void {
  const href = (link.getAttribute('href') ?? '').trim();
  if (!LINK.test(href)) {
    unwrap(link);
    return;
  }
  link.setAttribute('href', href);
  if (/^https?:/i.test(href)) link.setAttribute('rel', 'nofollow noopener');
}

function tidyFrame(frame: Element): void {
  const url = URL.parse(frame.getAttribute('src') ?? '');
  const host = url?.protocol === 'https:' && url.port === '' ? FRAME_HOSTS[url.hostname] : undefined;
  if (url === null || host === undefined) {
    frame.remove();
    return;
  }
  url.hostname = host;
  url.username = '';
  url.password = '';
  frame.replaceChildren();
  frame.setAttribute('src', url.href);
  frame.setAttribute('loading', 'lazy');
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
}

function flattenTables(root: DocumentFragment): void {
  for (const cell of root.querySelectorAll('td, th')) {
    cell.append(' ');
    unwrap(cell);
  }
  for (const row of root.querySelectorAll('tr, caption')) rename(row, 'div');
  for (const part of root.querySelectorAll('thead, tbody, tfoot')) unwrap(part);
  for (const table of root.querySelectorAll('table')) unwrap(table);
}

/** Emphasis cannot contain blocks, and has no effect inside the same kind of emphasis. */
function tidyInline(element: Element): void {
  const isDouble = element.parentElement?.closest(element.localName) != null;
  if (isDouble || element.querySelector([...BLOCKS].join(', ')) !== null) unwrap(element);
}

/** A line of text becomes a paragraph; one that only contains blocks, or is where no paragraph may be, is unwrapped. */
function tidyLine(line: Element): void {
  const holdsBlocks = [...line.children].some((child) => BLOCKS.has(child.localName));
  const inside = line.parentElement?.closest('p, li, h3, h4, h5, h6, pre, td, th, figcaption');
  if (!holdsBlocks && !inside) {
    rename(line, 'p');
    return;
  }
  if (holdsBlocks) wrapLooseText(line);
  else if (line.nextSibling !== null) line.after(line.ownerDocument.createElement('br'));
  unwrap(line);
}

/** Items outside a list are wrapped in one. */
function adoptListItems(root: DocumentFragment): void {
  for (const item of root.querySelectorAll('li')) {
    const parent = item.parentElement;
    if (parent?.localName === 'ul' || parent?.localName === 'ol') continue;
    const before = item.previousElementSibling;
    if (before?.localName === 'ul' && isBlank(item.previousSibling, before)) before.append(item);
    else {
      const list = item.ownerDocument.createElement('ul');
      item.replaceWith(list);
      list.append(item);
    }
  }
}

function isBlank(node: ChildNode | null, until: Element): boolean {
  for (let at = node; at !== null && at !== until; at = at.previousSibling) {
    if ((at.textContent ?? '').trim() !== '') return false;
  }
  return true;
}

/** Text and inline elements next to blocks are wrapped in paragraphs. */
function wrapLooseText(parent: DocumentFragment | Element): void {
  const owner = parent.ownerDocument;
  let paragraph: Element | undefined;
  for (const node of [...parent.childNodes]) {
    const name = node.nodeName.toLowerCase();
    if (BLOCKS.has(name) || (name === 'br' && paragraph === undefined)) {
      if (name === 'br') node.remove();
      paragraph = undefined;
      continue;
    }
    if (paragraph === undefined) {
      if (node.nodeType === 3 && (node.textContent ?? '').trim() === '') continue;
      paragraph = owner.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

/** Two consecutive line breaks start a new paragraph. */
function splitAtDoubleBreaks(paragraph: Element): void {
  let breaks = 0;
  let target = paragraph;
  for (const node of [...paragraph.childNodes]) {
    const isText = node.nodeName !== 'BR' && (node.textContent ?? '').trim() !== '';
    if (node.nodeName === 'BR') breaks += 1;
    else if (isText) {
      if (breaks > 1) {
        const next = paragraph.ownerDocument.createElement('p');
        target.after(next);
        target = next;
      }
      breaks = 0;
    }
    if (target !== paragraph) target.append(node);
  }
}

function dropEmpty(root: DocumentFragment): void {
  for (const element of [...root.querySelectorAll('*')].reverse()) {
    if (element.matches(MAY_BE_EMPTY)) continue;
    const holdsMedia = element.querySelector('img, iframe, hr') !== null;
    const text = (element.textContent ?? '').replace(/[\s\u00a0\u200b]+/g, '');
    if (text === '' && !holdsMedia && (element.localName !== 'table' || element.querySelector('td, th') === null))
      element.remove();
    else if (!STRUCTURE.includes(element.localName)) trimBreaks(element);
  }
}

function trimBreaks(element: Element): void {
  if (!['p', 'li', 'h3', 'h4', 'h5', 'h6', 'blockquote'].includes(element.localName)) return;
  while (isBreakOrBlank(element.lastChild)) element.lastChild?.remove();
  while (isBreakOrBlank(element.firstChild)) element.firstChild?.remove();
}

function isBreakOrBlank(node: ChildNode | null): boolean {
  return node !== null && (node.nodeName === 'BR' || (node.nodeType === 3 && (node.textContent ?? '').trim() === ''));
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
