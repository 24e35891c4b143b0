/** Where the items of an XML feed are: an element that repeats and has elements of its own, or one with a name for a job. */
import { FeedFault } from './feed-item.ts';
import { isItemName } from './item-name.ts';
import { withoutLateDeclaration } from './xml.ts';
import { XmlScan } from './xml-scan.ts';

interface Place {
  path: string;
  level: number;
  count: number;
  /** Names of elements and attributes directly in it. */
  names: Set<string>;
}

const PIECE_TEXT = 16 * 1024;

/** The path from the root and the names in the items. `sample` is the beginning of the document. */
export function findXmlItems(sample: string): { itemPath: string; names: ReadonlySet<string> } {
  const places = countPlaces(sample);
  const candidates = [...places.values()].filter(({ names }) => names.size >= 2);
  const [best] = candidates.toSorted((left, right) => rank(left) - rank(right) || left.level - right.level);
  const root = [...places.keys()][0] ?? '';
  if (!best || /^(?:\w+:)?(?:urlset|sitemapindex)$/.test(root)) throw new FeedFault('FEED_WITHOUT_ITEMS', { line: 1 });
  return { itemPath: best.path, names: best.names };
}

/** Named like a job and repeated, named like a job, repeated, what is directly below the root, the rest. */
function rank({ path, level, count }: Place): number {
  const isNamed = isItemName(path.split('/').at(-1) ?? '');
  if (isNamed) return count > 1 ? 0 : 1;
  if (count > 1) return 2;
  return level === 2 ? 3 : 4;
}

function countPlaces(sample: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const open: string[] = [];
  const scan = new XmlScan({
    open({ name, attributes }) {
      const parent = places.get(open.join('/'));
      parent?.names.add(name);
      open.push(name);
      const path = open.join('/');
      const place = places.get(path) ?? { path, level: open.length, count: 0, names: new Set() };
      place.count += 1;
      for (const attribute of Object.keys(attributes)) {
        if (!attribute.startsWith('xmlns')) place.names.add(`@${attribute}`);
      }
      places.set(path, place);
    },
    text: () => undefined,
    close: () => open.pop(),
  });
  // Not to its end: the sample may be cut off.
  const text = withoutLateDeclaration(sample);
  for (let at = 0; at < text.length; at += PIECE_TEXT) scan.write(text.slice(at, at + PIECE_TEXT));
  return places;
}
