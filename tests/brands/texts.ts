/** No page shows the name of a text instead of the text, or a placeholder that nothing filled. */
import { cutCatalogue, namespaceNames, textKeys } from '../../runtime/core/texts/catalogues.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import { visibleTexts } from './html.ts';
import type { TestedPage, TestedSite } from './tested-site.ts';

export const texts: BrandTest = {
  kind: 'texts',
  title: 'No page shows the name of a text or an unfilled placeholder',
  cases: async (site) => (await site.pages()).map((page) => textCase(site, page)),
};

function textCase(site: TestedSite, page: TestedPage): BrandCase {
  return {
    name: page.address,
    sort: `${page.kind} ${page.key}`,
    path: page.path,
    async run() {
      const { text } = await site.read(page.address);
      const names = namesOfTexts(site, page.locale);
      const shown = new Set(visibleTexts(text).filter((one) => isLeftOver(one, names)));
      return [...shown].map((one) => `${page.address} shows "${one.slice(0, 200)}".`);
    },
  };
}

function isLeftOver(text: string, names: ReadonlySet<string>): boolean {
  if (/\{\{[^{}]*\}\}|\[object \w+\]|\$t\(/.test(text)) return true;
  return names.has(text) || /^(?:undefined|null|NaN)$/.test(text);
}

const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/** Names of texts as a page would show them: `results.total`, without the plural form. A name of one word may be a word. */
function namesOfTexts({ brand }: TestedSite, locale: string): ReadonlySet<string> {
  const kept = known.get(brand) ?? new Map<string, ReadonlySet<string>>();
  known.set(brand, kept);
  const found =
    kept.get(locale) ??
    new Set(
      Object.entries(cutCatalogue(brand, locale, namespaceNames()).namespaces).flatMap(([namespace, messages]) =>
        textKeys(messages).flatMap((name) => {
          const plain = name.replace(/_(?:zero|one|two|few|many|other)$/, '');
          return plain.includes('.') ? [plain, `${namespace}:${plain}`] : [`${namespace}:${plain}`];
        }),
      ),
    );
  kept.set(locale, found);
  return found;
}
