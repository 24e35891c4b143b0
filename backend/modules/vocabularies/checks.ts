/** What a term may be. Pure. */
import { OPEN_TAXONOMIES } from '../../../runtime/core/document/taxonomies.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { slugOf } from '../../services/slug.ts';
import { inLanguage } from '../taxonomies/localised.ts';
import type { TermRow, TermState } from './term-store.ts';

export const LONGEST_NAME = 120;
export const MOST_SYNONYMS = 50;
const MOST_LANGUAGES = 20;
const MOST_LEVELS = 6;

/** Why a term cannot be changed here. */
export type TermLock = 'brand' | 'fixed' | 'merged';

/** `fixed`: its code and order mean something to the program. Its names can be changed, but it cannot be moved, retired or merged. */
export function lockOf({ taxonomy, mergedInto }: Pick<TermRow, 'taxonomy' | 'mergedInto'>): TermLock | null {
  if (taxonomy.startsWith('x_')) return 'brand';
  if (mergedInto !== null) return 'merged';
  return OPEN_TAXONOMIES.includes(taxonomy) ? null : 'fixed';
}

const wrong = (path: string, message: string) => new UserError('BAD_INPUT', message, { path });

/** Names as they are stored: without spaces around them, and without empty ones. Throws `UserError` BAD_INPUT. */
export function readNames(given: Pick<TermState, 'labels' | 'aliases' | 'synonyms'>) {
  const labels = readTexts('labels', given.labels);
  const aliases = readTexts('aliases', given.aliases);
  if (labels.en === undefined) throw wrong('labels/en', 'A term has an English label.');
  for (const [language, alias] of Object.entries(aliases))
    if (slugOf(alias) !== alias || /^\d+$/.test(alias))
      throw wrong(`aliases/${language}`, `"${alias}" is no path segment. "${slugOf(alias)}" would be one.`);
  const synonyms: Record<string, string[]> = {};
  for (const [language, names] of Object.entries(readObject('synonyms', given.synonyms))) {
    if (!Array.isArray(names) || names.length > MOST_SYNONYMS)
      throw wrong(`synonyms/${language}`, `At most ${MOST_SYNONYMS} synonyms are allowed.`);
    const read = names.map((name) => readName(`synonyms/${language}`, name)).filter((name) => name !== '');
    if (read.length > 0) synonyms[language] = [...new Set(read)];
  }
  return { labels, aliases, synonyms };
}

function readObject(path: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, `${path} is an object.`);
  const entries = Object.entries(value);
  if (entries.length > MOST_LANGUAGES) throw wrong(path, `At most ${MOST_LANGUAGES} languages are allowed.`);
  const unknown = entries.find(([language]) => !/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language));
  if (unknown) throw wrong(path, `"${unknown[0].slice(0, 20)}" is no language.`);
  return Object.fromEntries(entries);
}

function readTexts(path: string, value: unknown): Record<string, string> {
  const read = Object.entries(readObject(path, value)).map(([language, text]): [string, string] => [
    language,
    readName(`${path}/${language}`, text),
  ]);
  return Object.fromEntries(read.filter(([, text]) => text !== ''));
}

function readName(path: string, value: unknown): string {
  if (typeof value !== 'string') throw wrong(path, 'A name is a text.');
  const name = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (name.length > LONGEST_NAME) throw wrong(path, `A name has at most ${LONGEST_NAME} characters.`);
  return name;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Throws TERM_TAKEN if a term below the same one has the label, or any of the taxonomy the path segment. */
export function refuseTaken(all: readonly TermRow[], id: number | null, { labels, aliases, parent }: TermState): void {
  const others = all.filter((term) => term.id !== id && term.mergedInto === null);
  for (const other of others) {
    const label = Object.entries(labels).find(
      ([language, text]) => other.parent === parent && isSame(other.labels[language] ?? '', text),
    );
    const alias = Object.entries(aliases).find(([language, text]) => other.aliases[language] === text);
    const taken = label ?? alias;
    if (taken === undefined) continue;
    const [language, name] = taken;
    const values = { name, term: titleOf(other), language };
    throw refusal('TERM_TAKEN', values, { path: `${label ? 'labels' : 'aliases'}/${language}` });
  }
}

export const titleOf = ({ labels, code }: Pick<TermRow, 'labels' | 'code'>, language = 'en'): string =>
  inLanguage(labels, language) ?? code;

/** Throws TERM_LOOP for a broader term that is the term itself, below it, merged or missing, or for too many levels. */
export function refuseLoop(all: readonly TermRow[], id: number | null, parent: number | null): void {
  const byId = new Map(all.map((term) => [term.id, term]));
  let levels = 1 + (id === null ? 0 : depthBelow(all, id));
  for (let at = parent; at !== null; at = byId.get(at)?.parent ?? null) {
    const step = byId.get(at);
    if (at === id || step === undefined || step.mergedInto !== null) throw refusal('TERM_LOOP', {}, { path: 'parent' });
    levels += 1;
    if (levels > MOST_LEVELS) throw refusal('TERM_LOOP', {}, { path: 'parent' });
  }
}

function depthBelow(all: readonly TermRow[], id: number): number {
  const children = all.filter(({ parent }) => parent === id);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((child) => depthBelow(all, child.id)));
}

/** Whether a term is another one, or below it. */
export function isWithin(all: readonly TermRow[], id: number, other: number): boolean {
  const byId = new Map(all.map((term) => [term.id, term]));
  for (let at: number | null = id; at !== null; at = byId.get(at)?.parent ?? null) if (at === other) return true;
  return false;
}

/** Throws TERM_MERGE_IMPOSSIBLE unless `gone` can become `keep`. */
export function refuseMerge(all: readonly TermRow[], keep: TermRow, gone: TermRow): void {
  const isOpen = lockOf(keep) === null && lockOf(gone) === null && !keep.retired;
  if (!isOpen || keep.taxonomy !== gone.taxonomy || isWithin(all, keep.id, gone.id))
    throw refusal('TERM_MERGE_IMPOSSIBLE');
  // Its narrower terms come below the one that is kept.
  for (const child of all.filter(({ parent }) => parent === gone.id)) {
    const moved = { ...child, parent: keep.id };
    refuseTaken(
      all.filter(({ id }) => id !== gone.id),
      child.id,
      moved,
    );
  }
}

/** The synonyms of the kept term with all names of the other one. */
export function joinedSynonyms(keep: TermState, gone: TermState): Record<string, string[]> {
  const languages = [keep.synonyms, gone.synonyms, gone.labels].flatMap((names) => Object.keys(names));
  const joined: Record<string, string[]> = {};
  for (const language of [...new Set(languages)].sort()) {
    const label = gone.labels[language];
    const names = [...(keep.synonyms[language] ?? []), ...(label ? [label] : []), ...(gone.synonyms[language] ?? [])];
    const own = keep.labels[language] ?? '';
    const distinct = names.filter(
      (name, at) => !isSame(name, own) && names.findIndex((other) => isSame(other, name)) === at,
    );
    if (distinct.length > 0) joined[language] = distinct.slice(0, MOST_SYNONYMS);
  }
  return joined;
}
