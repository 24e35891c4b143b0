/** What is pasted from word processors and pages, brought into the few elements that texts have. Needs a DOM. */

/** HTML of the clipboard as paragraphs, lists, headings and emphasis; what the format does not know the editor drops. */
export function cleanPasted(html: string): string {
  const holder = document.createElement('template');
  // Conditional comments of Word hide the signs of its lists from browsers, not from parsers.
  holder.innerHTML = html.replace(/<!\[(?:if|endif)[^>]*>/gi, '').replace(/<\/?o:p[^>]*>/gi, '');
  const { content } = holder;
  for (const element of content.querySelectorAll('style, script, meta, link, title, xml, noscript')) element.remove();
  for (const sign of content.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')) {
    sign.closest('p')?.setAttribute('data-sign', (sign.textContent ?? '').trim());
    sign.remove();
  }
  gatherListItems(content);
  for (const heading of content.querySelectorAll('h1, h2')) rename(heading, 'h3');
  for (const heading of content.querySelectorAll('h5, h6')) rename(heading, 'h4');
  // Google Docs wraps everything in an element of emphasis that is none.
  for (const wrapper of content.querySelectorAll('b[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  return holder.innerHTML;
}

/** Word writes list items as paragraphs with a sign in front. */
function gatherListItems(content: DocumentFragment): void {
  let list: Element | null = null;
  for (const line of content.querySelectorAll('p')) {
    if (!/mso-list/i.test(line.getAttribute('style') ?? '') && !line.hasAttribute('data-sign')) continue;
    const name = /^[\da-z]{1,4}[.)]$/i.test(line.getAttribute('data-sign') ?? '') ? 'ol' : 'ul';
    const before: Element | null = line.previousElementSibling;
    if (!list || before !== list || list.localName !== name) {
      list = document.createElement(name);
      line.before(list);
    }
    const item = document.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
