/**
 * Reads real feeds as an importer does, without anybody correcting the mapping, and says what became of them; then imports each twice:
 * `npm run real-feeds -- <folder of feeds> [jobs.ndjson]`. Of the second file, values of the fields `employment_type`, `salary`,
 * `location`, `date` and `expires` are read by themselves.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '../backend/backend.ts';
import { readTaxonomies } from '../backend/data/load-taxonomies.ts';
import { loadTaxonomies } from '../backend/data/taxonomy-store.ts';
import { readDate } from '../backend/modules/importers/map/dates.ts';
import { guessMapping } from '../backend/modules/importers/map/guess-mapping.ts';
import { allValuesOf } from '../backend/modules/importers/map/item-values.ts';
import { createKnownValues, createTermIndexes } from '../backend/modules/importers/map/known-values.ts';
import { labelledPlace } from '../backend/modules/importers/map/labelled.ts';
import { detectLanguage } from '../backend/modules/importers/map/language.ts';
import type { MappedJob, Mapping } from '../backend/modules/importers/map/mapped-job.ts';
import { createMapper } from '../backend/modules/importers/map/mapper.ts';
import { createPlaceFinder } from '../backend/modules/importers/map/places.ts';
import { readTypes } from '../backend/modules/importers/map/read-terms.ts';
import { readSalary } from '../backend/modules/importers/map/salary.ts';
import { mapperTools } from '../backend/modules/importers/map/tools.ts';
import { type FeedItem, isItemFault } from '../backend/modules/importers/read/feed-item.ts';
import { readFeed } from '../backend/modules/importers/read/read-feed.ts';
import { detectShape } from '../backend/modules/importers/read/shape.ts';
import { createFeedSources } from '../backend/modules/importers/runs/feed-source.ts';
import { runImporter } from '../backend/modules/importers/runs/run-importer.ts';
import { createTermCatalogue } from '../backend/modules/taxonomies/terms.ts';
import { readObject, readText } from '../backend/read-json.ts';
import { importFile } from '../backend/seed/importers.ts';
import { testBrand } from '../backend/testing/backend.ts';
import type { ImportField } from '../runtime/core/importing/fields.ts';
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import { withSite } from './search-quality/site.ts';

const SAMPLE = 50;
const SAMPLES = 8;
const AT_ONCE = 16;
const COUNTRIES: Readonly<Record<string, string>> = { en: 'US', de: 'DE', fr: 'FR' };

const boards = Object.entries(COUNTRIES).map(([language, country]) =>
  testBrand(`real-${language}`, (document) => {
    document.site.country = country;
    document.locales = { default: language, supported: ['en', 'de', 'fr', 'es'], region: 'eu' };
  }),
);

/** A share of things. */
class Share {
  all = 0;
  good = 0;
  readonly bad: string[] = [];

  add(isGood: boolean, text: string): void {
    this.all += 1;
    if (isGood) this.good += 1;
    else this.bad.push(text);
  }

  toString(): string {
    const percent = this.all === 0 ? 'none' : `${((this.good / this.all) * 100).toFixed(1)} %`;
    const samples = [...new Set(this.bad)].slice(0, SAMPLES);
    return `${this.good} of ${this.all} (${percent})${samples.length > 0 ? `; not: ${samples.map((one) => JSON.stringify(one.slice(0, 80))).join(', ')}` : ''}`;
  }
}

const places = new Share();
const types = new Share();
const salaries = new Share();

const [folder, ads] = process.argv.slice(2);
if (!folder || !existsSync(folder)) {
  say(`There is no folder ${folder ? `"${folder}"` : 'of feeds'}; nothing was read.`);
} else {
  await withSite(
    {
      boards,
      fill: async (pool) => {
        for (const { id } of boards) await pool.query('insert into frontend (key) values ($1)', [id]);
        await loadTaxonomies(pool, readTaxonomies());
      },
    },
    async (backend) => {
      for (const file of readdirSync(folder).sort()) await importFeed(backend, path.join(folder, file));
      say(`All feeds\n  places ${places}\n  types ${types}\n  salaries ${salaries}`);
      if (ads !== undefined && existsSync(ads)) await readValues(backend, ads);
    },
  );
}

async function importFeed(backend: Backend, file: string): Promise<void> {
  const feed = { path: file, contentType: null, url: null };
  const shape = await detectShape(feed);
  const items: FeedItem[] = [];
  let faults = 0;
  for await (const item of readFeed(feed, shape)) {
    if (isItemFault(item)) faults += 1;
    else items.push(item);
  }
  const mapping = guessMapping(shape, items.slice(0, SAMPLE));
  const board = boardFor(items, mapping);
  const mapItem = createMapper(await toolsFor(backend, board, mapping));
  const own = { places: new Share(), types: new Share(), salaries: new Share() };
  const refused: string[] = [];
  const notes: string[] = [];
  const languages: string[] = [];
  const began = performance.now();
  const next = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of next) {
        const mapped = await mapItem(item);
        if ('refused' in mapped) {
          refused.push(...mapped.refused.map(({ code }) => `${code} in line ${item.line}`));
          continue;
        }
        count(item, mapping, mapped.job, own);
        languages.push(mapped.job.langcode);
        notes.push(...mapped.job.notes.map(({ code, params }) => `${code} ${Object.values(params).join(' ')}`));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  say(
    `${path.basename(file)}: ${shape.format} ${shape.itemPath || '(top)'} ${shape.dialect ?? 'no dialect'}, for ${board.id}`,
  );
  say(
    `  ${items.length} items, ${faults} faults, ${refused.length} refused ${refused.slice(0, 3).join(', ')}; ${(items.length / seconds).toFixed(0)} items/s; languages ${countOf(languages)}`,
  );
  say(`  mapping ${describe(mapping)}`);
  say(`  places ${own.places}\n  types ${own.types}\n  salaries ${own.salaries}`);
  if (notes.length > 0) say(`  notes ${[...new Set(notes)].slice(0, 5).join(' | ')}`);
  await importTwice(backend, board.id, file);
}

/** What the runs report; the second must have nothing to do. */
async function importTwice({ work }: Backend, frontend: string, file: string): Promise<void> {
  const tools = { ...work, signal: new AbortController().signal };
  const first = await importFile(tools, { frontend, file, name: path.basename(file) });
  const { rows } = await work.pool.query<{ id: number }>(
    `insert into importer_run (frontend, importer_id, cause, upload_id, created)
      select frontend, importer_id, 'person', upload_id, now() from importer_run where id = $1 returning id`,
    [first],
  );
  const second = rows[0]?.id ?? 0;
  await runImporter(tools, createFeedSources(tools), second);
  for (const [which, id] of [
    ['first', first],
    ['second', second],
  ] as const) {
    const { rows: reports } = await work.pool.query(
      `select state, items, added, changed, unchanged, removed, shared, refused, unknown, fault_code as fault from importer_run where id = $1`,
      [id],
    );
    say(`  ${which} import ${JSON.stringify(reports[0])}`);
  }
}

function count(
  item: FeedItem,
  mapping: Mapping,
  job: MappedJob,
  own: Record<'places' | 'types' | 'salaries', Share>,
): void {
  const all = (...names: ImportField[]) => names.flatMap((name) => allValuesOf(item.fields, mapping, name));
  const location = readObject(job.data.job_location);
  const category = readObject(job.data.job_categorization);
  const labelled = mapping.fields.place?.read === 'labelled';
  const place = labelled
    ? [labelledPlace(all('place')[0] ?? '') ?? '']
    : all('place', 'city', 'postcode', 'region', 'country');
  const written = place.filter((text) => text.trim() !== '').join(', ');
  const unknownPlaces = job.unknown.filter(({ kind }) => kind === 'place');
  if (location.address !== undefined || unknownPlaces.length > 0)
    for (const share of [places, own.places]) share.add(location.address !== undefined, written);
  const type = all('employmentType', 'workingTime').join(', ');
  const unknownTypes = job.unknown.filter(({ kind }) => kind === 'employment_type');
  if (category.employmentType !== undefined || unknownTypes.length > 0)
    for (const share of [types, own.types])
      share.add(category.employmentType !== undefined && unknownTypes.length === 0, type);
  const salary = all('salary', 'salaryMin', 'salaryMax').join(' - ');
  if (category.salaryUnit !== undefined || /[1-9]/.test(salary))
    for (const share of [salaries, own.salaries]) share.add(category.salaryUnit !== undefined, salary);
}

async function toolsFor(backend: Backend, brand: CompiledBrand, mapping: Mapping) {
  const { db, regions } = backend.work;
  const terms = await createTermCatalogue(db).of({ db, frontend: brand.id });
  return mapperTools({ db, brand, regions: await regions(), terms, now: new Date() }, mapping, createKnownValues([]));
}

/** The board of the country whose language most items are in. */
function boardFor(items: readonly FeedItem[], mapping: Mapping): CompiledBrand {
  const texts = items.slice(0, SAMPLE).map(({ fields }) => allValuesOf(fields, mapping, 'description').join(' '));
  const [most] = countsOf(texts.map((text) => detectLanguage(text) ?? 'en'));
  return boards.find(({ id }) => id === `real-${most?.[0]}`) ?? boards[0] ?? testBrand('real-en');
}

/** Reads single values of ads from many sources. */
async function readValues(backend: Backend, file: string): Promise<void> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => readObject(JSON.parse(line)));
  const shares = {
    types: new Share(),
    salaries: new Share(),
    dates: new Share(),
    places: new Share(),
    languages: new Share(),
  };
  const finders = new Map<string, ReturnType<typeof createPlaceFinder>>();
  const tools = new Map(
    await Promise.all(
      boards.map(async (board) => [board.id, await toolsFor(backend, board, { version: 1, fields: {} })] as const),
    ),
  );
  for (const row of rows) {
    const board = `real-${readText(row.lang) ?? 'en'}`;
    const own = tools.get(board);
    if (own === undefined) continue;
    const finder = finders.get(board) ?? createPlaceFinder(own.gazetteer);
    finders.set(board, finder);
    const reader = { indexes: createTermIndexes(own.terms), values: own.values };
    const type = readText(row.employment_type);
    const salary = readText(row.salary);
    const place = readText(row.location);
    if (type !== null) {
      const { employment, unknown } = readTypes(reader, [type]);
      if (employment.length + unknown.length > 0) shares.types.add(employment.length > 0 && unknown.length === 0, type);
    }
    if (salary !== null && /[1-9]/.test(salary)) {
      const read = readSalary({ text: salary }, row.lang === 'en' ? 'USD' : 'EUR');
      shares.salaries.add(typeof read === 'object' && read !== null, salary);
    }
    for (const text of [readText(row.date), readText(row.expires)]) {
      if (text === null) continue;
      const read = readDate(text, { now: new Date(), timeZone: 'UTC', monthFirst: row.lang === 'en', endOfDay: false });
      shares.dates.add(read !== null && 'date' in read, text);
    }
    if (place !== null) {
      const nothing = { street: '', cities: [], postcode: '', region: '', country: '', lat: null, lon: null };
      const { addresses, unknown } = await finder.find({ ...nothing, texts: [place] });
      if (addresses.length + unknown.length > 0) shares.places.add(addresses.length > 0, place);
    }
    const language = detectLanguage(`${readText(row.title)} ${readText(row.description)}`);
    shares.languages.add((language ?? 'en') === row.lang, `${row.lang} taken for ${language}: ${readText(row.title)}`);
  }
  say(`${path.basename(file)}: ${rows.length} ads`);
  for (const [name, share] of Object.entries(shares)) say(`  ${name} ${share}`);
}

function describe({ fields }: Mapping): string {
  const rules = Object.entries(fields);
  return rules.map(([name, { paths, read }]) => `${name}=${paths.join('|')}${read ? `(${read})` : ''}`).join(' ');
}

function countsOf(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function countOf(texts: readonly string[]): string {
  return countsOf(texts)
    .map(([text, count]) => `${count} ${text}`)
    .join(', ');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
