/** Reduces content pasted from word processors and web pages to the few elements texts have. Needs a DOM. */
import { parseInert, serialise } from './inert.ts';

/** Clipboard HTML as paragraphs, lists, headings and emphasis; the editor drops what the format does not allow. */
export function cleanPasted(html: string): string {
  // Word's conditional comments hide list markers from browsers, not from parsers.
  const content = parseInert(html.replace(/<!\[(?:if|endif)[^>]*>/gi, '').replace(/<\/?o:p[^>]*>/gi, ''));
  for (const element of content.querySelectorAll('style, script, meta, link, title, xml, noscript')) element.remove();
  for (const sign of content.querySelectorAll('[data-style*="mso-list" i]')) {
    if (!/mso-list:\s*ignore/i.test(styleOf(sign))) continue;
    sign.closest('p')?.setAttribute('data-sign', (sign.textContent ?? '').trim());
    sign.remove();
  }
  gatherListItems(content);
  for (const heading of content.querySelectorAll('h1, h2')) rename(heading, 'h3');
  for (const heading of content.querySelectorAll('h5, h6')) rename(heading, 'h4');
  // Google Docs wraps everything in an emphasis element that means nothing.
  for (const wrapper of content.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const span of content.querySelectorAll('span[data-style]')) emphasise(span);
  // The editor would parse styles and handlers in a document subject to the page's content security policy.
  for (const element of content.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
  }
  return serialise(content);
}

const KEPT = new Set(['href', 'src', 'alt', 'start', 'colspan', 'rowspan', 'data-pm-slice', 'data-frame']);

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

/** Converts emphasis expressed only by styles. */
function emphasise(span: Element): void {
  const style = styleOf(span);
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrap(span, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrap(span, 'em');
}

function wrap(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word represents list items as paragraphs with a leading marker. */
function gatherListItems(content: DocumentFragment): void {
  let list: Element | null = null;
  for (const line of content.querySelectorAll('p')) {
    if (!/mso-list/i.test(styleOf(line)) && !line.hasAttribute('data-sign')) continue;
    const name = /^[\da-z]{1,4}[.)]$/i.test(line.getAttribute('data-sign') ?? '') ? 'ol' : 'ul';
    const before: Element | null = line.previousElementSibling;
    if (!list || before !== list || list.localName !== name) {
      list = line.ownerDocument.createElement(name);
      line.before(list);
    }
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
