/** What a brand's search can complete: titles, occupations, skills and employers of its jobs, or its organizations. */
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { cleanJobTitle } from '../../runtime/core/seo/job-title.ts';
import { NO_PERIODS } from './date-posted.ts';
import { foldText, primaryLanguage } from './fold.ts';
import { type Phrase, PhraseList } from './phrase-list.ts';
import type { CompletionKind, SearchIndex } from './port.ts';
import { unfilteredCounts } from './sql-unfiltered.ts';

/** A brand's phrases by kind. */
export type Phrases = ReadonlyMap<CompletionKind, (language: string) => PhraseList>;

interface Counted {
  text: string;
  count: number;
  value: number | null;
}
type Folded = Pick<Phrase, 'text' | 'folded'>;

interface Term {
  id: number;
  count: number;
  labels: Readonly<Record<string, string>>;
  code: string;
}

/** The newest jobs that are read, and the most frequent phrases of a kind that are kept. */
const MOST_JOBS = 100_000;
const MOST_PHRASES = 10_000;
/** Phrases of all brands together. */
const MOST_KEPT = 100_000;
/** Reading takes at most this part of the time. */
const SHARE = 1 / 200;
const SOONEST_MS = 10_000;
/** Phrases folded before other requests get their turn. */
const SLICE = 200;

interface Kept {
  phrases: Phrases;
  size: number;
  /** Folded spellings by what was stored: most remain from one reading to the next. */
  known: Map<string, Folded>;
  /** In milliseconds since the epoch. */
  readAgain: number;
}

export interface PhraseCatalogue {
  /** Kept in memory and read again in the background once they are old; only the first request waits. */
  of(index: SearchIndex, brandId: number, now: Date): Promise<Phrases>;
  /** Reads them anew when they are next asked for: a term has changed. */
  forget(): void;
}

export function createPhraseCatalogue(pool: Pool): PhraseCatalogue {
  const kept = new LRUCache<string, Kept>({ max: 500, maxSize: MOST_KEPT, sizeCalculation: ({ size }) => size + 1 });
  const reading = new Map<string, Promise<Kept>>();
  // A reading from before does not count.
  let forgotten = 0;

  function read(index: SearchIndex, brandId: number, now: Date): Promise<Kept> {
    const key = `${index} ${brandId}`;
    const running = reading.get(key);
    if (running !== undefined) return running;
    const started = performance.now();
    const before = forgotten;
    const work = readPhrases(pool, { index, brandId, now }, kept.get(key)?.known ?? new Map())
      .then((found): Kept => {
        const pause = Math.max(SOONEST_MS, (performance.now() - started) / SHARE);
        const fresh = { ...found, readAgain: now.getTime() + pause };
        if (before === forgotten) kept.set(key, fresh);
        return fresh;
      })
      .finally(() => {
        if (before === forgotten) reading.delete(key);
      });
    reading.set(key, work);
    return work;
  }

  return {
    async of(index, brandId, now) {
      const known = kept.get(`${index} ${brandId}`);
      if (known === undefined) return (await read(index, brandId, now)).phrases;
      // If reading fails, the old ones remain, and the next request tries again.
      if (known.readAgain <= now.getTime()) read(index, brandId, now).catch(() => undefined);
      return known.phrases;
    },
    forget() {
      forgotten += 1;
      kept.clear();
      reading.clear();
    },
  };
}

interface Source {
  index: SearchIndex;
  brandId: number;
  now: Date;
}

async function readPhrases(
  pool: Pool,
  source: Source,
  before: ReadonlyMap<string, Folded>,
): Promise<Omit<Kept, 'readAgain'>> {
  const known = new Map<string, Folded>();
  const list = async (counted: readonly Counted[], clean: (text: string) => string) =>
    new PhraseList(await foldPhrases(counted, clean, { before, known }));
  if (source.index !== 'JOBS') {
    const names = source.index === 'ORGANIZATIONS' ? await organizations(pool, source) : [];
    const employers = await list(names, asTyped);
    return { phrases: new Map([['EMPLOYER', () => employers]]), size: names.length, known };
  }
  const jobs = await jobPhrases(pool, source);
  const [titles, employers] = [await list(jobs.titles, cleanTitle), await list(jobs.employers, asTyped)];
  const skills = await skillPhrases(pool, source);
  const occupations = await occupationTerms(pool, source);
  const skillsFree = await foldPhrases(skills.free, asTyped, { before, known });
  const skillTerms = (language: string) =>
    termPhrases(skills.terms, language).map((phrase) => ({ ...phrase, value: null }));
  return {
    phrases: new Map([
      ['TITLE', () => titles],
      ['EMPLOYER', () => employers],
      ['OCCUPATION', byLanguage((language) => new PhraseList(termPhrases(occupations, language)))],
      ['SKILL', byLanguage((language) => new PhraseList(merged([...skillTerms(language), ...skillsFree])))],
    ]),
    size: jobs.titles.length + jobs.employers.length + skills.free.length + skills.terms.length + occupations.length,
    known,
  };
}

const OWN_JOBS = `own as materialized (select job_id from job_search_brand where brand = $1 and (expires is null or expires > $2)
  order by published desc, job_id desc limit ${MOST_JOBS})`;

async function jobPhrases(
  pool: Pool,
  { brandId, now }: Source,
): Promise<{ titles: readonly Counted[]; employers: readonly Counted[] }> {
  const { rows } = await pool.query<{ titles: Counted[]; employers: Counted[] }>(
    `with ${OWN_JOBS}, named as materialized (
        select j.title, coalesce(o.name, j.organization_name) as employer, o.id as organization_id
        from own join job j on j.id = own.job_id left join organization o on o.id = j.organization_id and not j.on_behalf)
      select (select coalesce(json_agg(t), '[]') from (
          select title as text, count(*)::int as count, null as value from named group by 1 order by 2 desc, 1 limit ${MOST_PHRASES}) t) as titles,
        (select coalesce(json_agg(e), '[]') from (
          select n.employer as text, count(*)::int as count, v.id as value from named n
          left join facet_value v on v.field = 'company' and v.organization_id = n.organization_id
          where n.employer <> '' group by 1, 3 order by 2 desc, 1 limit ${MOST_PHRASES}) e) as employers`,
    [brandId, now],
  );
  return rows[0] ?? { titles: [], employers: [] };
}

/** Skills from the list are codes of a taxonomy, the others are text. */
async function skillPhrases(pool: Pool, { brandId, now }: Source): Promise<{ terms: Term[]; free: Counted[] }> {
  const { rows } = await pool.query<Counted & { code: string | null; labels: Term['labels'] | null }>(
    `with ${OWN_JOBS}, answer as materialized (
        select j.data -> 'job_categorization' as given from own join job j on j.id = own.job_id),
      skill as (
        select 'skill' as taxonomy, code, null as text from answer, jsonb_array_elements_text(
          case jsonb_typeof(given -> 'skills') when 'array' then given -> 'skills' else '[]' end) code
        union all
        select null, null, text from answer, jsonb_array_elements_text(
          case jsonb_typeof(given -> 'skillsFree') when 'array' then given -> 'skillsFree' else '[]' end) text)
      select s.code, t.labels, coalesce(s.text, s.code) as text, count(*)::int as count, null as value
      from skill s left join taxonomy_term t on t.taxonomy = s.taxonomy and t.code = s.code
      group by 1, 2, 3 order by 4 desc, 3 limit ${MOST_PHRASES}`,
    [brandId, now],
  );
  const terms = rows.flatMap(({ code, labels, count }) =>
    code === null || labels === null ? [] : [{ id: 0, code, labels, count }],
  );
  return { terms, free: rows.filter(({ labels }) => labels === null) };
}

async function occupationTerms(pool: Pool, { index, brandId, now }: Source): Promise<Term[]> {
  const { counts } = await unfilteredCounts(pool, { index, now, periods: NO_PERIODS }, brandId);
  const { rows } = await pool.query<Omit<Term, 'count'>>(
    `select v.id, t.labels, t.code from facet_value v join taxonomy_term t on t.id = v.term_id
      where v.field = 'occupations' and v.id = any($1::integer[])`,
    [[...counts.keys()]],
  );
  return rows.map((term) => ({ ...term, count: counts.get(term.id) ?? 0 })).filter(({ count }) => count > 0);
}

async function organizations(pool: Pool, { brandId }: Source): Promise<Counted[]> {
  const { rows } = await pool.query<Counted>(
    `select o.name as text, 1 as count, null as value from organization_search s join organization o on o.id = s.organization_id
      where s.brand = $1 order by o.name limit ${MOST_PHRASES}`,
    [brandId],
  );
  return rows;
}

const cleanTitle = (text: string): string => cleanJobTitle(text, []);
const asTyped = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

async function foldPhrases(
  counted: readonly Counted[],
  clean: (text: string) => string,
  { before, known }: { before: ReadonlyMap<string, Folded>; known: Map<string, Folded> },
): Promise<Phrase[]> {
  const phrases: Phrase[] = [];
  for (const [at, { text: stored, count, value }] of counted.entries()) {
    let folded = before.get(stored) ?? known.get(stored);
    if (folded === undefined) {
      const text = clean(stored);
      folded = { text, folded: foldText(text) };
    }
    known.set(stored, folded);
    phrases.push({ ...folded, count, value });
    if (at % SLICE === SLICE - 1) await setImmediate();
  }
  return merged(phrases);
}

/** Spellings of the same words are one phrase, as most write it. */
function merged(phrases: readonly Phrase[]): Phrase[] {
  const byWords = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const known = byWords.get(phrase.folded);
    if (known === undefined) byWords.set(phrase.folded, phrase);
    else
      byWords.set(phrase.folded, { ...known, count: known.count + phrase.count, value: known.value ?? phrase.value });
  }
  byWords.delete('');
  return [...byWords.values()];
}

function termPhrases(terms: readonly Term[], language: string): Phrase[] {
  const primary = primaryLanguage(language);
  return terms.map(({ id, labels, code, count }) => {
    const text = labels[language] ?? labels[primary] ?? labels.en ?? code;
    return { text, folded: foldText(text), count, value: id };
  });
}

function byLanguage(make: (language: string) => PhraseList): (language: string) => PhraseList {
  const made = new Map<string, PhraseList>();
  return (language) => {
    const list = made.get(language) ?? make(language);
    made.set(language, list);
    return list;
  };
}
