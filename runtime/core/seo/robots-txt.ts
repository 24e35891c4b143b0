/** Content of /robots.txt. */

interface RobotsDocument {
  readonly site: { readonly status: 'live' | 'draft' };
  readonly routes: {
    readonly robots: {
      readonly index: boolean;
      readonly disallow: readonly string[];
      readonly allow: readonly string[];
    };
  };
}

/** Drafts and sites that opt out of search engines disallow everything. `origin` adds the URL of the sitemap. */
export function robotsTxt({ site, routes }: RobotsDocument, origin?: string): string {
  const { index, allow, disallow } = routes.robots;
  const isOpen = index && site.status === 'live';
  const rules = isOpen
    ? [...allow.map((path) => `Allow: ${oneLine(path)}`), ...disallow.map((path) => `Disallow: ${oneLine(path)}`)]
    : ['Disallow: /'];
  const lines = ['User-agent: *', ...(rules.length > 0 ? rules : ['Disallow:'])];
  if (isOpen && origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** A path must not be able to inject a rule. */
function oneLine(path: string): string {
  return path.replace(/\s+/g, ' ').trim();
}
