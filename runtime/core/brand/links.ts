/** The addresses a document leads to, each with its place: menus, redirects, saved searches, buttons, texts and pictures. */
import {
  entriesAt,
  isObject,
  itemsAt,
  type Json,
  type JsonObject,
  type Path,
  stringAt,
  stringsAt,
} from './sources/json.ts';
import { menuEntries, type Placement, placementsOf } from './views.ts';

export interface Link {
  path: Path;
  target: string;
  isPicture: boolean;
}

const LINK_PROPS = new Set(['href', 'url']);
const PICTURE_PROPS = new Set(['src', 'image']);
const IN_HTML = /<(a|img)\b[^<>]*?\s(?:href|src)=(?:"([^"<>]*)"|'([^'<>]*)')/gi;
const WILDCARD = /\*|\{\w+\*?\}/;

/** In document order. Of `/jobs*` the beginning counts; other addresses with a wildcard are left out. */
export function linksOf(document: JsonObject): Link[] {
  return [
    ...menuLinks(document),
    ...routeLinks(document),
    ...entriesAt(document, ['pages']).flatMap(([page]) => linkAt(document, ['pages', page, 'search'])),
    ...placementsOf(document).flatMap(placementLinks),
  ];
}

function menuLinks(document: JsonObject): Link[] {
  return menuEntries(document).flatMap(({ path }) =>
    ['path', 'url'].flatMap((target) => linkAt(document, [...path, target])),
  );
}

function routeLinks(document: JsonObject): Link[] {
  const lists = ['redirects', 'rewrites'].flatMap((list) =>
    itemsAt(document, ['routes', list]).map((_, index): Path => ['routes', list, index, 'to']),
  );
  const calls = isObject(document.routes) && isObject(document.routes.callToAction) ? document.routes.callToAction : {};
  const targets = [...lists, ...Object.keys(calls).map((name): Path => ['routes', 'callToAction', name])];
  return targets
    .flatMap((path) => linkAt(document, path))
    .map((link) => ({ ...link, target: link.target.replace(/(?<=[^/])\*$/, '') }))
    .filter(({ target }) => !WILDCARD.test(target));
}

function linkAt(document: JsonObject, path: Path): Link[] {
  const target = stringAt(document, path);
  return target === undefined ? [] : [{ path, target, isPicture: false }];
}

function placementLinks({ propsAt, props }: Placement): Link[] {
  return linksIn(props, propsAt);
}

/** Props that hold an address, and the links of every text. */
function linksIn(value: Json | undefined, path: Path): Link[] {
  if (typeof value === 'string') return linksInText(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...path, index]));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => linksInProp(key, inner, [...path, key]))
    : [];
}

function linksInProp(key: string, value: Json | undefined, path: Path): Link[] {
  const isPicture = PICTURE_PROPS.has(key);
  if (typeof value === 'string' && (isPicture || LINK_PROPS.has(key))) return [{ path, target: value, isPicture }];
  return linksIn(value, path);
}

function linksInText(text: string, path: Path): Link[] {
  return Array.from(text.matchAll(IN_HTML), ([, tag, double, single]) => ({
    path,
    target: (double ?? single ?? '').replaceAll('&amp;', '&'),
    isPicture: tag?.toLowerCase() === 'img',
  }));
}

/** The path on this site, with its query; null for an address elsewhere or within the page. */
export function localTarget(document: JsonObject, target: string): string | null {
  if (/^\/(?!\/)/.test(target)) return target.replace(/#.*$/, '');
  const url = URL.parse(target);
  const hosts = stringsAt(document, ['site', 'hosts']).map(({ text }) => text);
  const isOwn = url !== null && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname);
  return isOwn ? url.pathname + url.search : null;
}
