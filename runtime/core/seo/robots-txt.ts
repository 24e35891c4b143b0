/** Text of /robots.txt. */

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

/** A site that is a draft or wants no search engines forbids everything. `origin` adds the address of the sitemap. */
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

/** A path must not smuggle in a rule of its own. */
function oneLine(path: string): string {
  return path.replace(/\s+/g, ' ').trim();
}
