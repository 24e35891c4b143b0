/** Levels as signs: `●●●●○`, `80 %`, `4/5`. Pure. */
import type { LanguageLevel } from './recognised.ts';

const FULL = /[★●■▪◆⬤⚫]/gu;
const EMPTY = /[☆○◦□▫◇⚪]/gu;

/** The share of the whole, from 0 to 1; null without such signs. */
export function shareIn(text: string): number | null {
  const [full, empty] = [FULL, EMPTY].map((signs) => text.match(signs)?.length ?? 0);
  const all = (full ?? 0) + (empty ?? 0);
  if (all > 2 && all < 11) return (full ?? 0) / all;
  const [, percent] = /(?:^|\s|\()(\d{1,3}) ?%/.exec(text) ?? [];
  if (percent !== undefined) return Number(percent) <= 100 ? Number(percent) / 100 : null;
  const [, part, whole] = /(?:^|\s|\()(\d{1,2}) ?\/ ?(5|6|10)(?=$|[\s)])/.exec(text) ?? [];
  return part === undefined || Number(part) > Number(whole) ? null : Number(part) / Number(whole);
}

/** What such shares say of languages, in their order: the first that is full is the mother tongue. Null for all if all are full: then the empty signs have the look of the others. */
export function levelsOf(shares: readonly (number | null)[]): (LanguageLevel | null)[] {
  const known = shares.filter((share) => share !== null);
  if (known.every((share) => share === 1)) return shares.map(() => null);
  const first = shares.indexOf(1);
  return shares.map((share, at) => {
    if (share === null) return null;
    if (share === 1 && at === first) return 'native';
    return share >= 0.75 ? 'fluent' : share >= 0.5 ? 'good' : 'basic';
  });
}
