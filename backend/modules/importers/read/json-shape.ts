/** Where the items of a JSON feed are: a list of objects, or an object with one object per job. */
import { FeedFault } from './feed-item.ts';
import { isItemName } from './item-name.ts';
import { isAtPath, parseExactly } from './json.ts';
import { JsonScan } from './json-scan.ts';

/** The path of keys and the names in the items. `sample` is the beginning of the document. */
export function findJsonItems(sample: string): { itemPath: string; names: ReadonlySet<string> } {
  const objects = countObjects(sample);
  const top = namesIn(sample, (keys) => keys.length === 0);
  const isList = sample.trimStart().startsWith('[');
  if (top.size > 0 && (isList || isJob(top))) return { itemPath: '', names: top };
  objects.delete('');
  const candidates = [...withMaps(objects)].toSorted((left, right) => rank(left) - rank(right));
  for (const [itemPath] of candidates) {
    const names = namesIn(sample, (keys) => isAtPath(keys, itemPath.split('/')));
    if (names.size >= 2) return { itemPath, names };
  }
  throw new FeedFault('FEED_WITHOUT_ITEMS', { line: 1 });
}

/** How many objects there are under the same keys. */
function countObjects(sample: string): Map<string, number> {
  const found = new Map<string, number>();
  const scan = new JsonScan((keys, { isObject }) => {
    const path = keys.join('/');
    if (isObject) found.set(path, (found.get(path) ?? 0) + 1);
    return false;
  });
  scan.write(sample);
  return found;
}

/** With `jobs/*` where objects stand under keys of their own, such as ids. */
function withMaps(objects: Map<string, number>): Map<string, number> {
  const children = new Map<string, number>();
  for (const [path, count] of objects) {
    const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    if (count === 1) children.set(parent, (children.get(parent) ?? 0) + 1);
  }
  const maps = [...children].filter(([, count]) => count >= 4);
  return new Map([
    ...objects,
    ...maps.map(([parent, count]): [string, number] => [parent === '' ? '*' : `${parent}/*`, count]),
  ]);
}

/** Named like jobs and several, several, named like a job; among those the ones nearest to the root. */
function rank([path, count]: [string, number]): number {
  const names = path.split('/');
  const isNamed = isItemName(names.findLast((name) => name !== '*') ?? '');
  const kind = isNamed && count > 1 ? 0 : count > 1 ? 1 : isNamed ? 2 : 3;
  return kind * 100 + names.length;
}

/** Keys of the first objects there. */
function namesIn(sample: string, isItem: (keys: readonly string[]) => boolean): Set<string> {
  const scan = new JsonScan(isItem);
  scan.write(sample);
  const values = scan
    .take()
    .slice(0, 20)
    .map(({ source }) => parseExactly(source));
  return new Set(values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.keys(value) : [])));
}

function isJob(names: ReadonlySet<string>): boolean {
  const has = (...some: string[]) => some.some((name) => names.has(name));
  return (
    has('title', 'jobTitle', 'job_title', 'position') && has('description', 'url', 'hiringOrganization', 'company')
  );
}
