/** Text pages: pages of a brand's own that say their text, and get breadcrumbs, title and layout around it. */
import { fixedPages, templatePage } from '../paths/names.ts';
import type { BrandDocument, PageDocument, WidgetPlacement } from './brand.generated.ts';

/** Regions above `main`, which may have the breadcrumbs already. */
const ABOVE = ['header', 'hero'];

/** Pages of a document, which may be malformed. */
type Pages = object;

/** Whether a page may have a text: not one that comes with the software, whose content are its widgets. */
export function mayHaveText(key: string): boolean {
  return !fixedPages.includes(key) && key !== templatePage;
}

/** Whether a page is one of text: its `main` begins with `textWidgets`. */
export function isTextPage(pages: Pages, key: string): boolean {
  return mayHaveText(key) && settingOf(settingOf(pages, key), 'text') !== undefined;
}

/** What the `main` of a text page begins with: breadcrumbs, unless they are above it; its title and its text. */
export function textWidgets(pages: Pages, key: string): WidgetPlacement[] {
  const page = settingOf(pages, key);
  const shell = settingOf(pages, 'shell');
  const hasBreadcrumbs = ABOVE.some((region) => {
    const list = settingOf(page, region) ?? settingOf(shell, region);
    return Array.isArray(list) && list.some((item: unknown) => settingOf(item, 'widget') === 'breadcrumbs');
  });
  const heading = settingOf(page, 'title');
  const props = { ...(heading !== undefined && { heading }), level: 1, text: settingOf(page, 'text') };
  return [...(hasBreadcrumbs ? [] : [{ widget: 'breadcrumbs' }]), { widget: 'rich-text', props }];
}

/** The document with the widgets of its text pages written out, in one column unless they name a layout. */
export function withTextPages(document: BrandDocument): BrandDocument {
  const { pages } = document;
  const written = Object.entries(pages).flatMap(([key, page]): [string, PageDocument][] => {
    if (!page || !isTextPage(pages, key)) return [];
    const { text: _text, layout = 'single', main = [], ...others } = page;
    return [[key, { ...others, layout, main: [...textWidgets(pages, key), ...main] }]];
  });
  return written.length === 0 ? document : { ...document, pages: { ...pages, ...Object.fromEntries(written) } };
}

function settingOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
