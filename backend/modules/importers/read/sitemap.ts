/** Addresses in a sitemap. */
import { withoutLateDeclaration } from './xml.ts';
import { XmlScan } from './xml-scan.ts';

export interface Sitemap {
  /** A list of pages, or of further sitemaps. */
  kind: 'pages' | 'sitemaps';
  addresses: string[];
}

/** Null for XML that is no sitemap. Throws `FeedFault` for one that is not well-formed. */
export async function readSitemap(chunks: AsyncIterable<string>, most: number): Promise<Sitemap | null> {
  const addresses: string[] = [];
  const open: string[] = [];
  let kind: Sitemap['kind'] | null = null;
  let text = '';
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const scan = new XmlScan({
    open({ name }) {
      if (open.length === 0) kind = KINDS[local(name)] ?? null;
      open.push(local(name));
      text = '';
    },
    text: (part) => {
      if (open.length === 3 && open[2] === 'loc') text += part;
    },
    close() {
      if (open.length === 3 && open[2] === 'loc' && addresses.length < most) addresses.push(text.trim());
      open.pop();
    },
  });
  let isStart = true;
  for await (const chunk of chunks) {
    scan.write(isStart ? withoutLateDeclaration(chunk) : chunk);
    isStart = false;
    if (kind === null && open.length > 0) return null;
    if (addresses.length >= most) return kind && { kind, addresses };
  }
  scan.end();
  return kind && { kind, addresses };
}

const KINDS: Record<string, Sitemap['kind']> = { urlset: 'pages', sitemapindex: 'sitemaps' };
