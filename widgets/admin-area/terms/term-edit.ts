/** What is typed about a term, and the part of it that differs from the term. */
import { WORKSPACE_LANGUAGES } from '../../../runtime/core/workspace/languages.ts';
import type { Term, TermEdit } from './terms.generated.ts';

export interface TermFields {
  /** By language. */
  labels: Readonly<Record<string, string>>;
  aliases: Readonly<Record<string, string>>;
  /** By language, one per line. */
  synonyms: Readonly<Record<string, string>>;
  parent: { id: number; title: string } | null;
  isRetired: boolean;
}

type Shown = Pick<Term, 'labels' | 'aliases' | 'synonyms' | 'parent' | 'isRetired'>;

/** Languages to show: those that every term has, then the others of this one. */
export function languagesOf(term: Pick<Term, 'labels' | 'aliases' | 'synonyms'>): string[] {
  const own = [term.labels, term.aliases, term.synonyms].flatMap((texts) => Object.keys(texts));
  return [...new Set([...WORKSPACE_LANGUAGES, ...own.sort()])];
}

/** The fields as the term fills them. */
export function fieldsOf(term: Shown): TermFields {
  const texts = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      languagesOf(term).map((language) => {
        const value = of[language] ?? '';
        return [language, Array.isArray(value) ? value.join('\n') : String(value)];
      }),
    );
  const { labels, aliases, synonyms, parent, isRetired } = term;
  return { labels: texts(labels), aliases: texts(aliases), synonyms: texts(synonyms), parent, isRetired };
}

/** What differs from the term; null if nothing does. */
export function editOf(term: Shown, fields: TermFields): TermEdit | null {
  const before = fieldsOf(term);
  const isSame = (name: 'labels' | 'aliases' | 'synonyms') =>
    Object.entries(fields[name]).every(([language, text]) => text.trim() === before[name][language]?.trim());
  const filled = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).flatMap(([language, text]): [string, string][] =>
      text.trim() === '' ? [] : [[language, text.trim()]],
    );
  const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  const edit: TermEdit = {
    ...(!isSame('labels') && { labels: Object.fromEntries(filled(fields.labels)) }),
    ...(!isSame('aliases') && { aliases: Object.fromEntries(filled(fields.aliases)) }),
    ...(!isSame('synonyms') && {
      synonyms: Object.fromEntries(filled(fields.synonyms).map(([language, text]) => [language, lines(text)])),
    }),
    ...(fields.parent?.id !== before.parent?.id && { parent: fields.parent?.id ?? 0 }),
    ...(fields.isRetired !== before.isRetired && { retired: fields.isRetired }),
  };
  return Object.keys(edit).length > 0 ? edit : null;
}
