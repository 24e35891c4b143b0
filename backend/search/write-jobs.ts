/** Writes search rows of jobs, and updates all counts. */
import { type Announce, publishTags } from '../services/tag-store.ts';
import { loadBrandIds } from './brand-ids.ts';
import { DATE_POSTED_TERMS, hourValue } from './date-posted.ts';
import { ensureAliases } from './facet-aliases.ts';
import { loadFacetValues } from './facet-values.ts';
import { configurationOf, foldText, primaryLanguage } from './fold.ts';
import { type JobDocument, type LanguagesOf, type Transaction, USUAL_LANGUAGES } from './index-types.ts';
import { postingKeyOf } from './posting-key.ts';
import { addWords } from './search-words.ts';
import { announceJobs } from './tags.ts';
import { changeCounts } from './tally.ts';
import { loadTermLabels } from './term-labels.ts';
import { BODY_WEIGHT, HEAD, SECTIONS, type Sections, sectionsOf, titleLexeme, townLexeme } from './text/sections.ts';

interface JobEntry {
  document: JobDocument;
  brands: number[];
  values: number[];
  langcode: string;
  organizationName: string;
  sections: Sections;
}

interface Writing {
  languagesOf?: LanguagesOf | undefined;
  /** Tells pages at once, unless the writer does it differently. */
  announce?: Announce | undefined;
}

/** Replaces the rows of `ids` by `documents`; an id without a document is removed from search. */
export async function writeJobs(
  tx: Transaction,
  ids: readonly number[],
  documents: readonly JobDocument[],
  { languagesOf = () => undefined, announce = publishTags }: Writing = {},
): Promise<void> {
  const entries = await describeEntries(tx, documents, languagesOf);
  // The caller holds the locks of the jobs themselves, so nobody else changes their rows.
  const { rows: before } = await tx.query<{ brands: number[]; values: number[]; published: Date }>(
    'select brands, "values", published from job_search where job_id = any($1::integer[])',
    [ids],
  );
  const touched = new Set([...before, ...entries].flatMap(({ brands }) => brands));
  if (touched.size === 0) return;
  await changeCounts(tx, 'JOBS', {
    before: before.map(({ brands, values, published }) => ({ brands, values: [...values, hourValue(published)] })),
    after: entries.map(({ brands, values, document }) => ({
      brands,
      values: [...values, hourValue(document.published)],
    })),
  });
  const kept = new Set(documents.map(({ id }) => id));
  await tx.query('delete from job_search where job_id = any($1::integer[])', [ids.filter((id) => !kept.has(id))]);
  await upsertRows(tx, entries);
  await addWords(
    tx,
    entries.map(({ langcode, document: { title, organizationName, skills, places, body } }) => ({
      langcode,
      folded: foldText([title, organizationName, ...skills, ...places, body].join(' ')),
    })),
  );
  await announceJobs(tx, ids, { before, after: entries, brands: touched }, announce);
}

async function describeEntries(
  tx: Transaction,
  documents: readonly JobDocument[],
  languagesOf: LanguagesOf,
): Promise<JobEntry[]> {
  if (documents.length === 0) return [];
  const brandIds = await loadBrandIds(
    tx,
    documents.flatMap(({ brands }) => brands),
  );
  const organizations = documents.map(({ organizationId }) => organizationId).filter((id) => id !== null);
  const values = await loadFacetValues(
    tx,
    [...DATE_POSTED_TERMS, ...documents.flatMap(({ terms }) => terms)],
    organizations,
  );
  const periods = DATE_POSTED_TERMS.flatMap((term) => values.ofTerm(term));
  const labelsOf = await loadTermLabels(
    tx,
    documents.flatMap(({ terms }) => terms),
  );
  const needs = new Map<string, { brandId: number; languages: readonly string[]; value: number }>();
  const entries = documents.map((document) => {
    const own = [
      ...document.terms.flatMap((term) => values.ofTerm(term)),
      ...values.ofOrganization(document.organizationId),
    ];
    const distinct = [...new Set(own)].sort((a, b) => a - b);
    const langcode = primaryLanguage(document.langcode);
    const brands = [...new Set(document.brands)].map((brand) => {
      const brandId = brandIds.get(brand) ?? 0;
      const languages = languagesOf(brand) ?? USUAL_LANGUAGES;
      for (const value of [...distinct, ...periods]) needs.set(`${brandId}/${value}`, { brandId, languages, value });
      return brandId;
    });
    return {
      document,
      brands,
      values: distinct,
      langcode,
      organizationName: foldText(document.organizationName),
      sections: sectionsOf({ ...document, labels: [...labelsOf(document.terms), ...document.skills] }, langcode),
    };
  });
  await ensureAliases(tx, 'JOBS', [...needs.values()]);
  return entries;
}

const keyOf = ({ title, organizationName: company, towns: [place = ''] }: JobDocument) =>
  postingKeyOf({ title, company, place });

/** Those without a position. */
function lexemesOf({ sections, document }: JobEntry): string[] {
  return [titleLexeme(sections.title), ...new Set(document.towns.map(townLexeme))];
}

function vectorOf(section: keyof Sections, weight: string): string {
  return `setweight(to_tsvector(r.config::regconfig, r."s_${section}"), '${weight}')`;
}

/** Columns as arrays: one statement for any number of rows. */
async function upsertRows(tx: Transaction, entries: readonly JobEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const column = <Value>(value: (entry: JobEntry) => Value) => entries.map(value);
  const columns: [name: string, type: string, values: unknown[]][] = [
    ['job_id', 'integer', column(({ document }) => document.id)],
    ['brands', 'integer[]', column(({ brands }) => `{${brands}}`)],
    ['"values"', 'integer[]', column(({ values }) => `{${values}}`)],
    ['langcode', 'text', column(({ langcode }) => langcode)],
    ['published', 'timestamptz', column(({ document }) => document.published)],
    ['expires', 'timestamptz', column(({ document }) => document.expires)],
    ['lat', 'double precision', column(({ document }) => document.lat)],
    ['lon', 'double precision', column(({ document }) => document.lon)],
    ['country', 'text', column(({ document }) => document.country)],
    ['region', 'text', column(({ document }) => document.region)],
    ['remote', 'boolean', column(({ document }) => document.remote)],
    ['featured', 'boolean', column(({ document }) => document.featured)],
    ['top', 'boolean', column(({ document }) => document.top)],
    ['backfill', 'boolean', column(({ document }) => document.backfill)],
    ['video', 'boolean', column(({ document }) => document.video)],
    ['salary_min', 'integer', column(({ document }) => document.salaryMin)],
    ['salary_max', 'integer', column(({ document }) => document.salaryMax)],
    ['organization_name', 'text', column(({ organizationName }) => organizationName)],
    ['posting_key', 'text', column(({ document }) => keyOf(document))],
  ];
  const stored = columns.map(([name]) => name);
  const selected = columns.map(([name, type]) => `r.${name}::${type}`);
  for (const section of SECTIONS) columns.push([`s_${section}`, 'text', column(({ sections }) => sections[section])]);
  columns.push(['lexemes', 'text', column((entry) => lexemesOf(entry).join('\n'))]);
  columns.push(['config', 'text', column(({ langcode }) => configurationOf(langcode))]);
  const placeholders = columns.map(([, type], i) => `$${i + 1}::${type.endsWith('[]') ? 'text' : type}[]`);
  await tx.query(
    `insert into job_search (${stored.join(', ')}, head_vector, all_vector)
    select ${selected.join(', ')}, t.vector, t.vector || ${vectorOf('body', BODY_WEIGHT)}
    from unnest(${placeholders.join(', ')}) r(${columns.map(([name]) => (name.startsWith('s_') ? `"${name}"` : name)).join(', ')})
    cross join lateral (select ${HEAD.map(([section, weight]) => vectorOf(section, weight)).join(' || ')} || array_to_tsvector(string_to_array(r.lexemes, E'\\n')) as vector) t
    on conflict (job_id) do update set ${[...stored.slice(1), 'head_vector', 'all_vector'].map((name) => `${name} = excluded.${name}`).join(', ')}`,
    columns.map(([, , values]) => values),
  );
  const ids = column(({ document }) => document.id);
  await tx.query('delete from job_search_brand where job_id = any($1::integer[])', [ids]);
  await tx.query(
    `insert into job_search_brand (job_id, brand, published, expires)
      select job_id, unnest(brands), published, expires from job_search where job_id = any($1::integer[])`,
    [ids],
  );
}
