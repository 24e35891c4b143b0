/** Guesses how the fields of a feed become ours: by its dialect, by names, and by what a sample holds. Pure. */

import { IMPORT_FIELDS, type ImportField } from '../../../../runtime/core/importing/fields.ts';
import type { FeedItem, FeedShape } from '../read/feed-item.ts';
import { type ContentKind, kindOf } from './content-kind.ts';
import { DIALECTS, type DialectField } from './dialects.ts';
import { KNOWN_FIELDS } from './field-names.ts';
import { labelledPlace } from './labelled.ts';
import type { FieldRule, Mapping } from './mapped-job.ts';
import { foldValue } from './term-index.ts';

interface Source {
  path: string;
  /** Normalized names of it, most specific first: the whole path, its last two steps, its last one. */
  names: string[];
  kind: ContentKind | null;
  /** Share of items that have it. */
  share: number;
  values: readonly string[];
}

/** Points for a name; earlier synonyms get more. */
const NAMED = 60;
const NAMED_WHOLE = 90;
const MOST_PATHS = 3;
/** A field of one item in ten is none to rely on, but a further choice. */
const LEAST_SHARE = 0.02;

/** Fields that a path may fill besides another. */
const SHARED: ReadonlySet<ImportField> = new Set(['reference']);

export function guessMapping(shape: FeedShape, sample: readonly FeedItem[]): Mapping {
  const sources = sourcesOf(sample);
  const fields: Partial<Record<ImportField, FieldRule>> = {};
  const taken = new Set<string>();
  const usual = shape.dialect === null ? undefined : DIALECTS[shape.dialect];
  for (const name of IMPORT_FIELDS) {
    const rule = usualRule(usual?.[name], sources);
    if (rule === null) continue;
    fields[name] = rule;
    for (const path of rule.paths) taken.add(path);
  }
  for (const { name, source } of rankedMatches(sources)) {
    if (taken.has(source.path) || (fields[name]?.paths.length ?? 0) >= MOST_PATHS) continue;
    if (name === 'reference' && !isReference(source)) continue;
    // What a known feed says is not improved by names.
    if (usual?.[name] !== undefined && fields[name] !== undefined) continue;
    fields[name] = { ...fields[name], paths: [...(fields[name]?.paths ?? []), source.path] };
    if (!SHARED.has(name)) taken.add(source.path);
  }
  settle(fields, sources);
  return { version: 1, fields };
}

function usualRule(usual: DialectField | readonly string[] | undefined, sources: readonly Source[]): FieldRule | null {
  if (usual === undefined) return null;
  const { paths, read } = 'paths' in usual ? usual : { paths: usual, read: undefined };
  const present = paths.filter((path) => sources.some((source) => source.path === path));
  return present.length === 0 ? null : { paths: present, ...(read && { read }) };
}

function sourcesOf(sample: readonly FeedItem[]): Source[] {
  const values = new Map<string, { all: string[]; items: number }>();
  for (const { fields } of sample)
    for (const [path, own] of fields) {
      const known = values.get(path) ?? { all: [], items: 0 };
      values.set(path, known);
      known.items += 1;
      known.all.push(...own);
    }
  return [...values].map(([path, { all, items }]) => ({
    path,
    names: namesOf(path),
    kind: kindOf(all),
    share: items / Math.max(1, sample.length),
    values: all,
  }));
}

function namesOf(path: string): string[] {
  const steps = path.split(/[/.]/).map((step) => foldValue(step.replace('@', '')));
  const names = [steps.join(' '), steps.slice(-2).join(' '), steps.at(-1) ?? ''];
  return [...new Set(names)];
}

interface Ranked {
  name: ImportField;
  source: Source;
  points: number;
}

/** All pairs of a field and a path that fit, best first. */
function rankedMatches(sources: readonly Source[]): Ranked[] {
  const found: Ranked[] = [];
  for (const name of IMPORT_FIELDS)
    for (const source of sources) {
      const points = pointsOf(name, source);
      if (points > 0 && source.share >= LEAST_SHARE) found.push({ name, source, points });
    }
  return found.sort((a, b) => b.points - a.points);
}

const synonyms = new Map<ImportField, ReadonlyMap<string, number>>();

function synonymsOf(name: ImportField): ReadonlyMap<string, number> {
  const known = synonyms.get(name);
  if (known !== undefined) return known;
  const made = new Map(KNOWN_FIELDS[name].names.split(', ').map((one, at) => [one.replaceAll(' ', ''), at] as const));
  synonyms.set(name, made);
  return made;
}

/** What stands below the employer is about the employer. */
const EMPLOYER =
  /(?:company|employer|organi[sz]ation|entreprise|firma|unternehmen|empresa|publisher|author|contact|agence)[a-z_ -]*[/.]/i;
const OF_EMPLOYER: ReadonlySet<ImportField> = new Set(['company', 'aboutCompany', 'industry', 'email']);

function pointsOf(field: ImportField, { path, names, kind, share }: Source): number {
  const known = synonymsOf(field);
  const { kinds } = KNOWN_FIELDS[field];
  if (kind !== null && kinds !== undefined && !kinds.includes(kind)) return 0;
  let best = 0;
  for (const [at, name] of names.entries()) {
    const rank = known.get(name.replaceAll(' ', ''));
    if (rank === undefined) continue;
    const isWhole = at < names.length - 1 || names.length === 1;
    if (!isWhole && EMPLOYER.test(path) && !OF_EMPLOYER.has(field)) continue;
    best = Math.max(best, (isWhole ? NAMED_WHOLE : NAMED) - rank);
  }
  return best === 0 ? 0 : best + share * 20;
}

/** A reference that repeats is none. */
function isReference({ values, share }: Source): boolean {
  return share > 0.5 && new Set(values).size >= values.length * 0.98;
}

/** What only the content of the sample tells. */
function settle(fields: Partial<Record<ImportField, FieldRule>>, sources: readonly Source[]): void {
  const sourceOf = (path: string | undefined) => sources.find((source) => source.path === path);
  const share = (source: Source | undefined, test: (value: string) => boolean) =>
    source === undefined ? 0 : source.values.filter(test).length / Math.max(1, source.values.length);
  // Without a field of that name, the longest text is the description, and the only URL the link.
  if (!fields.description) choose(fields, 'description', longest(sources, fields));
  if (!fields.url && !fields.applyUrl)
    choose(
      fields,
      'url',
      sources.find(({ kind, path }) => kind === 'url' && !/logo|image|picture/i.test(path)),
    );
  const title = sourceOf(fields.title?.paths[0]);
  if (fields.title && !fields.company && share(title, (value) => /^[^:]{2,80}:\s+\S/.test(value)) >= 0.8)
    fields.title = { ...fields.title, read: 'company_title' };
  const description = sourceOf(fields.description?.paths[0]);
  if (
    !fields.place &&
    !fields.city &&
    description &&
    share(description, (value) => labelledPlace(value) !== null) >= 0.3
  )
    fields.place = { paths: [description.path], read: 'labelled' };
  for (const name of ['posted', 'expires'] as const) {
    const rule = fields[name];
    const values = rule?.paths.flatMap((path) => sourceOf(path)?.values ?? []) ?? [];
    const read = rule && orderOf(values);
    if (read) fields[name] = { ...rule, read };
  }
}

function choose(fields: Partial<Record<ImportField, FieldRule>>, name: ImportField, source: Source | undefined): void {
  if (source !== undefined) fields[name] = { paths: [source.path] };
}

function longest(sources: readonly Source[], fields: Partial<Record<ImportField, FieldRule>>): Source | undefined {
  const used = new Set(Object.values(fields).flatMap(({ paths }) => paths));
  const length = ({ values }: Source) =>
    values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);
  return sources
    .filter(({ kind, path }) => (kind === 'html' || kind === 'text') && !used.has(path))
    .sort((a, b) => length(b) - length(a))[0];
}

/** Which of the first two numbers is the month, where a value of the sample proves it. */
function orderOf(values: readonly string[]): 'day_first' | 'month_first' | null {
  for (const value of values) {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(value.trim()) ?? [];
    if (Number(first) > 12) return 'day_first';
    if (Number(second) > 12) return 'month_first';
  }
  return null;
}
