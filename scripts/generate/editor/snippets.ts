/** Ready-made entries that editors insert, from snippets.json; what `$1`, `$2` stand for is typed in. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { Hint } from './hint.ts';
import snippets from './snippets.json' with { type: 'json' };

const products = ['properties', 'prices', 'properties', 'products'];

export const snippetHints = (): Hint[] => [
  { at: ['definitions', 'menuItem'], hint: { defaultSnippets: snippets.menuEntries } },
  { at: ['definitions', 'placement'], hint: { defaultSnippets: snippets.placements } },
  { at: ['definitions', 'page'], hint: { defaultSnippets: snippets.page } },
  { at: ['properties', 'pages'], hint: { properties: offered(snippets.pages) } },
  { at: ['properties', 'routes', 'properties', 'redirects', 'items'], hint: { defaultSnippets: snippets.redirects } },
  { at: ['properties', 'routes', 'properties', 'rewrites', 'items'], hint: { defaultSnippets: snippets.rewrites } },
  { at: products, hint: { properties: offered(snippets.products) } },
  { at: [...products, 'additionalProperties'], hint: { defaultSnippets: Object.values(snippets.products) } },
  { at: ['properties', 'customFields', 'additionalProperties'], hint: { defaultSnippets: snippets.customFields } },
];

/** Keys that editors complete together with a value. */
const offered = (entries: Schema): Schema =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const { description, body } = isSchema(entry) ? entry : {};
      return [key, { description, defaultSnippets: [{ body }] }];
    }),
  );
