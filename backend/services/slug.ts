/** The readable part of a URL. */

import { LRUCache } from 'lru-cache';

const LONGEST = 80;
const MOST_KEPT = 20_000;

const kept = new LRUCache<string, string>({ max: MOST_KEPT });

/** Lower-case words joined by hyphens, at most 80 characters, without accents: `Köchin (m/w/d)` -> `kochin-m-w-d`. */
export function slugOf(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const made = makeSlug(text);
  kept.set(text, made);
  return made;
}

function makeSlug(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug || (words[0]?.slice(0, LONGEST) ?? 'job');
}
