/** Titles of settings that have none. */

/** Words with a spelling of their own. */
const written: Readonly<Record<string, string>> = Object.fromEntries(
  ['API', 'CV', 'GA4', 'GraphQL', 'ID', 'IDs', 'LinkedIn', 'RSS', 'SEO', 'TikTok', 'URL', 'VAT', 'XING', 'YouTube'].map(
    (word) => [word.toLowerCase(), word],
  ),
);

/** `showOnlyFeaturedJobs` -> `Show only featured jobs`. */
export function titleOf(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[a-z0-9]+/g, (word) => (Object.hasOwn(written, word) && written[word]) || word);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
