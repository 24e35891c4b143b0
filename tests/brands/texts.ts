/** No page shows the name of a text instead of the text, or a placeholder that nothing filled. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
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

function isLeftOver(text: string, names: Names): boolean {
  if (/\{\{[^{}]*\}\}|\[object \w+\]|\$t\(/.test(text)) return true;
  return names.known.has(text) || isLikeName(text, names) || /^(?:undefined|null|NaN)$/.test(text);
}

/** The name of a text that no catalogue has, after a slip of the pen: a host looks like one, too. */
function isLikeName(text: string, { groups, namespaces }: Names): boolean {
  const [, first = '', mark = '', rest = ''] = /^([A-Za-z][\w-]*)([.:])([A-Za-z]\w*(?:\.\w+)*)$/.exec(text) ?? [];
  if (mark === ':') return namespaces.has(first);
  return groups.has(first) && !/(?:^|\.)(?:com|org|net|info|jobs|example|[a-z]{2})$/.test(rest);
}

interface Names {
  /** Names as a page would show them, without the plural form. A name of one word may be a word. */
  known: ReadonlySet<string>;
  /** What they begin with: `results` of `results.total`. */
  groups: ReadonlySet<string>;
  namespaces: ReadonlySet<string>;
}

const kept = new WeakMap<object, Map<string, Names>>();

function namesOfTexts({ brand }: TestedSite, locale: string): Names {
  const own = kept.get(brand) ?? new Map<string, Names>();
  kept.set(brand, own);
  const found = own.get(locale) ?? readNames(brand, locale);
  own.set(locale, found);
  return found;
}

function readNames(brand: CompiledBrand, locale: string): Names {
  const names = Object.entries(cutCatalogue(brand, locale, namespaceNames()).namespaces).flatMap(
    ([namespace, messages]) =>
      textKeys(messages).map((name) => ({ namespace, name: name.replace(/_(?:zero|one|two|few|many|other)$/, '') })),
  );
  return {
    known: new Set(
      names.flatMap(({ namespace, name }) => [`${namespace}:${name}`, ...(name.includes('.') ? [name] : [])]),
    ),
    groups: new Set(names.flatMap(({ name }) => (name.includes('.') ? [name.replace(/\..*$/, '')] : []))),
    namespaces: new Set(names.map(({ namespace }) => namespace)),
  };
}
