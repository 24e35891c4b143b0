import { personalPages } from '../../../paths/names.ts';
import { offPaths } from '../../../routing/table.ts';
import { listsBySearch } from '../../saved-lists.ts';
import { entriesAt, isObject, type JsonObject, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { contentPages, placementsOf, REGIONS, savedListings } from '../../views.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Draft, defineRule } from '../rule.ts';

/** Widgets that a page needs only while a feature is on. */
const ONLY_WITH: Readonly<Record<string, string>> = { 'consent-dialog': 'latestTerms' };

/** Widgets without which a page answers, but does not do what visitors come for. */
const EXPECTED: Readonly<Record<string, string>> = { contact: 'contact-form' };

export const pageIncomplete = defineRule({
  code: 'PAGE_INCOMPLETE',
  severity: 'error',
  description:
    'A page is missing, or lacks the widget that it is for: a sign-in page without its form, a job list without the list, a page with a saved search without what it finds. A site without its header or footer, a contact page without its form, and a page of its own without a title are warnings.',
  remedy: 'Add the widget that the message names to the page; a list of widgets replaces the inherited one as a whole.',
  *find(context) {
    const { document, own, catalogue, id } = context;
    if (id === ROOT_ID || !isObject(document.pages)) return;
    const off = offPaths(Object.fromEntries(entriesAt(document, ['features'])));
    const essential = essentials(catalogue);
    for (const [page, widgets] of essential) {
      // What a brand does not touch is its parent's matter.
      const isOwn = valueAt(own, ['pages', page]) !== undefined;
      const touched = widgets.filter((widget) => isOwn || valueAt(own, ['features', ONLY_WITH[widget] ?? '']) === true);
      if (touched.length > 0 && !isOff(page, off)) yield* check(document, page, touched);
    }
    for (const [page, widget] of Object.entries(EXPECTED)) {
      const path = ['pages', page];
      if (
        !isObject(valueAt(own, path)) ||
        placementsOf(document).some((one) => one.page === page && one.widget === widget)
      )
        continue;
      const message = `The page "${page}" has no "${widget}", so visitors cannot write to you there. Add the widget.`;
      yield { path: [...path, 'main'], or: [path], severity: 'warning', message };
    }
    for (const { key } of contentPages(own)) {
      const [listing, other] = savedListings(context, key);
      const listsItself = isObject(document.pages[key]) && listsBySearch(document.pages[key], key);
      if (listing !== undefined && other === undefined && !listsItself)
        yield* check(document, key, essential.get(listing) ?? []);
      if (valueAt(document, ['pages', key, 'title']) !== undefined) continue;
      const message = `The page "${key}" has no title: browser tabs and search engines would not say what it is. Add one.`;
      yield { path: ['pages', key], key: true, severity: 'warning', message };
    }
  },
});

/** The widgets that each page cannot do without. */
function essentials({ widgets }: Catalogue): Map<string, string[]> {
  const all = [...widgets.values()].flatMap(({ name, essential }) => essential.map((page) => ({ page, name })));
  return new Map([...Map.groupBy(all, ({ page }) => page)].map(([page, list]) => [page, list.map(({ name }) => name)]));
}

function isOff(page: string, off: readonly string[]): boolean {
  const path = Object.entries(personalPages).find(([, key]) => key === page)?.[0];
  return path !== undefined && off.some((one) => `${path}/`.startsWith(`${one}/`));
}

function* check(document: JsonObject, page: string, widgets: readonly string[]): Generator<Draft> {
  const path = ['pages', page];
  const own = valueAt(document, path);
  if (own === undefined || own === null) {
    yield {
      path,
      message: `The site cannot do without the page "${page}". Remove the "null", or give it "${widgets.join('", "')}".`,
    };
    return;
  }
  // A page whose regions are malformed is reported by the schema.
  if (!isObject(own) || REGIONS.some((region) => own[region] !== undefined && !Array.isArray(own[region]))) return;
  const placed = new Set(
    placementsOf(document).flatMap((placement) => (placement.page === page ? placement.widget : [])),
  );
  for (const widget of widgets) {
    const feature = ONLY_WITH[widget];
    if (placed.has(widget) || (feature !== undefined && valueAt(document, ['features', feature]) !== true)) continue;
    const because = feature === undefined ? '' : `, because "features.${feature}" is on`;
    yield {
      path: own.main === undefined || page === 'shell' ? path : [...path, 'main'],
      or: feature === undefined ? [path] : [['features', feature]],
      message: `The page "${page}" needs the widget "${widget}"${because}. Add it.`,
      ...(page === 'shell' && feature === undefined && { severity: 'warning' as const }),
    };
  }
}
