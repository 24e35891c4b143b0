/** The administration's own site, the workspace: made from the root document, in no file and no list of brands. */
import type { BrandDocument } from '../document/brand.generated.ts';
import type { CompiledBrand } from '../request-context.ts';
import { WORKSPACE_LANGUAGES } from '../workspace/languages.ts';
import { compileBrand } from './compile.ts';
import { NETWORK_ID } from './network-id.ts';

/** Its page documents; addresses of others lead to the administration. */
export const NETWORK_PAGES: readonly string[] = ['admin', 'login', 'logout', 'password'];

const made = new WeakMap<CompiledBrand, CompiledBrand>();

/** The workspace that belongs to a root document; the same object for the same revision. */
export function networkBrand(root: CompiledBrand): CompiledBrand {
  const known = made.get(root) ?? compileBrand(networkDocument(root.document), NETWORK_ID);
  made.set(root, known);
  return known;
}

/** Nothing of a job board is left: no features, no menus, no pages but those of the administration and of signing in. */
function networkDocument(root: Readonly<BrandDocument>): BrandDocument {
  const { site, theme, locales, features, routes, pages, navigation } = root;
  const legal = { ...site.legal, imprint: null, privacy: null, terms: null, cookies: null, accessibility: null };
  const off = Object.keys(features).map((name) => [name, false]);
  return structuredClone({
    ...root,
    site: { ...site, name: 'Nameplate', description: '', tagline: '', hosts: [], status: 'live', legal },
    theme: { ...theme, primary: '#334155', secondary: null },
    locales: { ...locales, default: 'en', supported: [...WORKSPACE_LANGUAGES] },
    features: { ...features, ...Object.fromEntries(off), oauth: features.oauth, darkMode: true },
    routes: {
      ...routes,
      pathTranslation: false,
      translations: {},
      redirects: [],
      rewrites: [],
      robots: { ...routes.robots, index: false },
    },
    pages: {
      ...emptied(),
      ...Object.fromEntries(Object.entries(pages).filter(([name]) => NETWORK_PAGES.includes(name))),
      shell: { header: [{ widget: 'progress-bar' }] },
      error: { layout: 'single', noindex: true, main: [{ widget: 'error-message' }] },
    },
    navigation: { ...navigation, main: [], sidebar: [], footer: [] },
    messages: {},
  });
}

type Pages = BrandDocument['pages'];

/** The pages that every brand has, with nothing on them. */
function emptied(): Pages {
  const page = { noindex: true, main: [] };
  const listed = { jobs: page, job: page, organizations: page, organization: page };
  return { shell: {}, home: page, ...listed, error: page, directory: page };
}
