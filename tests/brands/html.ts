/** Reads what the server writes: its HTML quotes every attribute and escapes every "<", so that no parser is needed. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

/** Text of escaped HTML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&([a-z]+|#x?[0-9a-f]+);/gi, (whole, name: string) => named[name.toLowerCase()] ?? whole);
}

/** Attributes of every element of this name, in document order. */
export function elements(html: string, name: string): Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  );
}

/** The page without its scripts, styles and comments. */
export function withoutCode(html: string): string {
  return html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
}

export interface PageHead {
  language: string;
  title: string;
  canonical: string | null;
  /** Alternate languages, `x-default` included. */
  alternates: Readonly<Record<string, string>>;
  isNoindex: boolean;
}

/** What search engines read of a page. */
export function readHead(html: string): PageHead {
  const links = elements(html.slice(0, html.indexOf('</head>')), 'link');
  const metas = elements(html.slice(0, html.indexOf('</head>')), 'meta');
  return {
    language: elements(html, 'html')[0]?.lang ?? '',
    title: unescapeHtml(/<title\b[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang !== undefined && href !== undefined ? [[hreflang, href]] : [],
      ),
    ),
    isNoindex: metas.some(({ name, content = '' }) => name === 'robots' && content.includes('noindex')),
  };
}

/** Texts that a visitor reads or hears: text nodes, and the attributes that browsers and screen readers present. */
export function visibleTexts(html: string): string[] {
  const page = withoutCode(html);
  const nodes = [...page.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
  const spoken = [...page.matchAll(/\b(?:alt|title|placeholder|aria-label|value|content)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...nodes, ...spoken].map((text) => unescapeHtml(text).trim()).filter((text) => text !== '');
}
