/**
 * Loads real job ads into a brand of a temporary site and checks each: `npm run real-ads -- <jobs.ndjson>`.
 * One JSON object per line with title, company, location, lang, description and description_format (html, text,
 * markdown).
 */
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, createBackend } from '../backend/backend.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { readLocationText } from '../backend/modules/places/location-text.ts';
import { readNumber, readObject, readObjects, readText } from '../backend/read-json.ts';
import { testUploads } from '../backend/testing/uploads.ts';
import { createBrandRegistry } from '../runtime/core/brand/registry.ts';
import { startServerProcess } from './server-process.ts';
import { client, parseHtml } from './site/support/http.ts';
import { importJobs, type SourceJob } from './site/support/import-jobs.ts';
import { faultsOf, faultsOfPosting, postingOf } from './site/support/look-at-job.ts';

const brandId = 'real-ads';
const formats = { html: 'filtered_html', text: 'plain', markdown: 'plain' } as const;

const search = `query Found($request: SearchRequest!) { search(index: JOBS, request: $request) { total hits { job { id } } } }`;

const file = process.argv[2];
if (!file || !existsSync(file)) {
  process.stdout.write(`There is no file ${file ? `"${file}"` : 'of advertisements'}; nothing was looked at.\n`);
} else {
  const failures = await lookAt(readAdvertisements(file));
  process.exitCode = failures > 0 ? 1 : 0;
}

function readAdvertisements(name: string): SourceJob[] {
  const lines = readFileSync(name, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => advertisementOf(readObject(JSON.parse(line))));
}

function advertisementOf(row: Readonly<Record<string, unknown>>): SourceJob {
  const format = readText(row.description_format);
  return {
    title: readText(row.title) ?? '',
    company: readText(row.company),
    location: readText(row.location),
    description: readText(row.description) ?? '',
    format: format === 'html' || format === 'markdown' ? formats[format] : 'plain',
    language: readText(row.lang) ?? 'en',
  };
}

/** Prints the findings and resolves to the number of ads with an error. */
async function lookAt(sources: readonly SourceJob[]): Promise<number> {
  const home = mkdtempSync(path.join(tmpdir(), 'nameplate-real-'));
  chmodSync(home, 0o755);
  const brandsDir = path.join(home, 'brands');
  cpSync('brands', brandsDir, { recursive: true });
  writeFileSync(path.join(brandsDir, `${brandId}.json`), JSON.stringify(brandDocument()));
  const env = {
    DATA_DIR: home,
    BRANDS_DIR: brandsDir,
    DEMO: '0',
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
  };
  const server = await startServerProcess({ ...env, RENDER_QUEUE: '1000' });
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(home, 'postgres'), log: console.warn });
  const registry = createBrandRegistry({ brandsDir });
  await registry.start();
  const backend = await createBackend({
    databaseUrl: postgres.url,
    brands: registry,
    log: () => undefined,
    uploads: testUploads(),
  });
  try {
    const brand = registry.get(brandId);
    if (!brand) throw new Error(`The brand "${brandId}" is not live.`);
    const jobs = await importJobs(backend, brand, sources);
    say(`${jobs.length} advertisements stored.`);
    const named = sources.map(({ location }) => location !== null && readLocationText(location) !== null);
    const resolved = jobs.filter(({ place }, at) => named[at] && place !== null).length;
    const naming = named.filter(Boolean).length;
    say(`Places: ${naming} name one, ${resolved} of them are known (${percent(resolved, naming)}).`);
    const look = inspector(server.port, () => server.output());
    const listed = await look.listed(jobs.length);
    const faults = jobs.filter(({ id }) => !listed.has(id)).map(({ id }) => `${id}: in no list`);
    for (const { id, title } of jobs) {
      faults.push(...(await look.page(id)));
      if (!(await isFound(backend, id, title))) faults.push(`${id}: not found by the words of its title`);
    }
    const leftOut = look.leftOut();
    for (const [id, reason] of leftOut) if (reason === 'NO_REASON') faults.push(`${id}: no posting and no reason`);
    say(`Listed: ${listed.size}. With JobPosting: ${look.postings()}; without: ${countOf(leftOut)}.`);
    say(faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n${faults.slice(0, 50).join('\n')}`);
    return faults.length;
  } finally {
    await backend.close();
    registry.stop();
    await server.stop();
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Whether searching for the title finds the job on any results page: many ads share a title. */
async function isFound(backend: Backend, id: number, title: string): Promise<boolean> {
  const keys = title
    .replace(/["\-:|()]/g, ' ')
    .replace(/\bor\b/gi, ' ')
    .slice(0, 180)
    .trim();
  let total = 1;
  for (let first = 0; first < total; first += 100) {
    const request = { language: 'en', facets: [], fulltext: { keys }, range: { first, last: first + 100 } };
    const answer = await backend.execute(brandId, 'en', { document: search, variables: { request } });
    const found = readObject(answer.search);
    total = readNumber(found.total) ?? 0;
    if (readObjects(found.hits).some(({ job }) => readObject(job).id === id)) return true;
  }
  return false;
}

/** Checks pages of the site; error messages never contain text from an ad. */
function inspector(port: number, output: () => string) {
  const get = client(port, { brand: brandId });
  let postings = 0;
  const without: number[] = [];
  return {
    postings: () => postings,
    /** Why pages have no posting, according to the server's log. */
    leftOut(): Map<number, string> {
      const lines = output().matchAll(/job (\d+): ([A-Z_]+)/g);
      const logged = new Map([...lines].map(([, id, reason]) => [Number(id), reason]));
      return new Map(without.map((id) => [id, logged.get(id) ?? 'NO_REASON']));
    },
    /** Ids of all jobs on all pages of the list. */
    async listed(total: number): Promise<Set<number>> {
      const ids = new Set<number>();
      for (let page = 1; page <= Math.ceil(total / 10); page += 1) {
        const { status, text } = await get(`/jobs?sorting=publish_date_desc${page > 1 ? `&page=${page}` : ''}`);
        const faults = faultsOf(text);
        if (status !== 200 || faults.length > 0) say(`List page ${page}: ${status} ${faults.join(', ')}`);
        for (const link of parseHtml(text).querySelectorAll('main ol article h2 a')) {
          ids.add(Number(/-(\d+)(?:\?.*)?$/.exec(link.getAttribute('href') ?? '')?.[1]));
        }
      }
      return ids;
    },
    async page(id: number): Promise<string[]> {
      const first = await get(`/job/x-${id}`);
      const { status, text } = first.status === 301 ? await get(first.headers.location ?? '') : first;
      if (status !== 200) return [`${id}: its page answers ${status}`];
      const faults = faultsOf(text);
      const posting = postingOf(text);
      if (posting) {
        postings += 1;
        faults.push(...faultsOfPosting(posting));
      } else {
        without.push(id);
      }
      return faults.map((fault) => `${id}: ${fault}`);
    },
  };
}

function brandDocument() {
  return {
    extends: 'default',
    site: { name: 'Real advertisements', hosts: ['real-ads.example'], country: 'US' },
    locales: { default: 'en', supported: ['en', 'de', 'fr'] },
    search: { autocomplete: { countries: [] } },
  };
}

/** `12 NO_ORGANIZATION, 3 NO_COUNTRY`. */
function countOf(reasons: ReadonlyMap<number, string>): string {
  const counts = new Map<string, number>();
  for (const reason of reasons.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'none';
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((part / whole) * 100).toFixed(1)} %`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
