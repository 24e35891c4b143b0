/** Selects completions of a text among the phrases of a brand. */
import { foldText } from './fold.ts';
import type { CompleteInput, Completion, CompletionKind } from './port.ts';
import type { Phrases } from './sql-phrases.ts';

/** In this order, each with its share of ten. */
const SHARES: readonly (readonly [CompletionKind, number])[] = [
  ['TITLE', 4],
  ['OCCUPATION', 2],
  ['SKILL', 2],
  ['EMPLOYER', 2],
];
const MOST = 20;

/** A few of each kind; a kind may use the room that others leave. */
export function completeText(phrases: Phrases, { text, language, limit }: CompleteInput): Completion[] {
  const folded = foldText(text);
  const most = Math.min(limit, MOST);
  const found = SHARES.map(([kind, share]) => {
    const list = phrases.get(kind)?.(language);
    const all = (list?.find(folded, most) ?? []).map(({ folded: words, ...phrase }) => ({
      words,
      completion: { kind, ...phrase },
    }));
    return { all, share: Math.max(1, Math.round((most * share) / 10)) };
  });
  // A skill or employer that is also a title would lead to the same search.
  const seen = new Set<string>();
  const distinct = found.map(({ all, share }) => ({
    share,
    all: all.filter(({ words, completion }) => {
      if (completion.value !== null) return true;
      const isNew = !seen.has(words);
      seen.add(words);
      return isNew;
    }),
  }));
  let room = most - distinct.reduce((sum, { all, share }) => sum + Math.min(all.length, share), 0);
  return distinct
    .flatMap(({ all, share }) => {
      const extra = Math.max(0, Math.min(room, all.length - share));
      room -= extra;
      return all.slice(0, share + extra).map(({ completion }) => completion);
    })
    .slice(0, most);
}
