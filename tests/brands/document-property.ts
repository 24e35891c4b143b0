/**
 * The property of every document: when the checker finds no error, its feeds, sitemaps and forms are served, and so are its pages, except landing
 * pages whose search a warning is about.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Checkup } from '../../runtime/core/brand/check/checkup.ts';
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import { openWorkshop } from '../../runtime/core/brand/check/workshop.ts';
import { compileBrand } from '../../runtime/core/brand/compile.ts';
import { type JsonObject, toPointer } from '../../runtime/core/brand/sources/json.ts';
import { parseSource, ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { readSource } from '../../runtime/core/brand/sources/read-source.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { type DocumentSite, openDocumentSite } from './document-site.ts';
import { forms } from './forms.ts';
import { liveBrands } from './live-brands.ts';
import { testedSite } from './open-site.ts';
import { type Change, changed, changesOf } from './random-document.ts';
import { runCases } from './run-tests.ts';
import { follow, type TestedPage, type TestedSite } from './tested-site.ts';

export interface DocumentProperty {
  /** Throws with the smallest change that breaks a page. Resolves with the number of documents that were served, and tells it after each. */
  check(runs: number, seed: number, tell?: (served: number) => void): Promise<number>;
  /** Serves a brand with these changes; the returned site is tested for them, and for what it promises besides. */
  show(id: string, changes: readonly Change[], promises?: readonly Change[]): Promise<TestedSite>;
  stop(): Promise<void>;
}

/** Each brand in one file, parts included: what is tried later is a whole document in its place. */
async function copyWhole(from: string, to: string): Promise<void> {
  mkdirSync(to);
  for (const id of readdirSync(from).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])) {
    const source = await readSource(from, id);
    writeFileSync(path.join(to, `${id}.json`), JSON.stringify(source?.value));
  }
}

/** `env` is that of the server: a seeded database and a build. `pictures` are the files of that database. */
export async function openDocumentProperty(env: Record<string, string>, pictures: string): Promise<DocumentProperty> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-documents-'));
  const brandsDir = path.join(folder, 'brands');
  await copyWhole('brands', brandsDir);
  cpSync(pictures, path.join(folder, 'data/files'), { recursive: true });
  const server = await openDocumentSite({
    ...env,
    DATA_DIR: path.join(folder, 'data'),
    BRANDS_DIR: brandsDir,
    PAGE_CACHE_MB: '0',
  });
  const brands = (await liveBrands()).filter(({ id }) => id !== ROOT_ID);
  const workshop = openWorkshop(process.cwd());
  const root = await readSource('brands', ROOT_ID);
  if (root === undefined) throw new Error('There is no root document.');

  /** Hosts of each brand as it was shown last: those of others are taken. */
  const hosts = new Map(brands.map(({ id, document }) => [id, document.site.hosts]));
  const ownerOf = (host: string, id: string) =>
    [...hosts].find(([other, own]) => other !== id && own.some((one) => one.toLowerCase() === host.toLowerCase()))?.[0];

  /** The brand that this document makes, with the warnings about it; null where the checker finds an error. */
  function soundBrand(id: string, text: string): { brand: CompiledBrand; findings: Finding[] } | null {
    const source = parseSource(id, `brands/${id}.json`, Buffer.from(text));
    const sources = new Map([
      [ROOT_ID, root as NonNullable<typeof root>],
      [id, source],
    ]);
    const { document, findings } = new Checkup({ ...workshop, sources, hostOwner: ownerOf }).examine(id);
    return document === undefined || document.abstract ? null : { brand: compileBrand(document, id), findings };
  }

  return {
    async check(runs, seed, tell = () => {}) {
      let served = 0;
      const documents = brands.map(({ document }) => writtenOut(document));
      const choice = fc.integer({ min: 0, max: brands.length - 1 }).chain((at) => {
        const document = documents[at] ?? {};
        return changesOf(document, documents).map((changes) => ({ id: brands[at]?.id ?? '', document, changes }));
      });
      const property = fc.asyncProperty(choice, async ({ id, document, changes }) => {
        const text = JSON.stringify({ ...changed(document, changes), extends: ROOT_ID });
        const sound = soundBrand(id, text);
        fc.pre(sound !== null);
        const { brand, findings } = sound as NonNullable<typeof sound>;
        const faults = await faultsOf(server, brand, text, findings);
        hosts.set(id, brand.document.site.hosts);
        served += 1;
        tell(served);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      });
      await fc.assert(property, {
        numRuns: runs,
        seed,
        maxSkipsPerRun: 1000,
        reporter: (details) => {
          if (details.failed) throw new Error(described(details));
        },
      });
      return served;
    },
    async show(id, changes, promises = []) {
      const own = writtenOut(brands.find((brand) => brand.id === id)?.document);
      const textWith = (all: readonly Change[]) => JSON.stringify({ ...changed(own, all), extends: ROOT_ID });
      const promised = soundBrand(id, textWith([...changes, ...promises]));
      if (promised === null) throw new Error('The document has an error.');
      await server.show({ id, text: textWith(changes) });
      return testedSite(promised.brand, server.port);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of a compiled document, whose text pages are widgets already: without the texts of the document that it extends. */
function writtenOut(document: unknown): JsonObject {
  const copy = JSON.parse(JSON.stringify(document)) as JsonObject & { pages: Record<string, JsonObject> };
  for (const page of Object.values(copy.pages)) page.text ??= null;
  return copy;
}

interface Failure {
  seed: number;
  counterexample: [{ id: string; changes: Change[] }] | null;
  errorInstance: unknown;
}

function described({ seed, counterexample, errorInstance }: Failure): string {
  const [found] = counterexample ?? [];
  const changes =
    found?.changes.map(({ path: at, value }) => `  ${toPointer(at)} = ${JSON.stringify(value)?.slice(0, 2000)}`) ?? [];
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [`A document without errors breaks a page (seed ${seed}): ${found?.id} with`, ...changes, reason].join('\n');
}

async function faultsOf(
  server: DocumentSite,
  brand: CompiledBrand,
  text: string,
  findings: readonly Finding[],
): Promise<string[]> {
  server.errors();
  const revision = await server.show({ id: brand.id, text });
  if (revision !== brand.revision) return [`The server shows revision ${revision} instead of ${brand.revision}.`];
  const site = testedSite(brand, server.port);
  const faults = [...(await pageFaults(site, findings)), ...(await formFaults(site))];
  return [...faults, ...server.errors().map((error) => `The server logs ${error}`)];
}

/** Addresses that must always answer, by whatever means. A landing page whose search a finding is about may be missing. */
async function pageFaults(site: TestedSite, findings: readonly Finding[]): Promise<string[]> {
  const { brand, routes } = site;
  const faults: string[] = [];
  const href = site.href(routes.defaultLocale);
  for (const home of site.languages.map((locale) => site.href(locale).home())) {
    const { status, redirects } = await follow(site, home);
    if (status !== 200 && status !== null)
      faults.push(`${home} answers ${status} after ${redirects.length} redirects.`);
  }
  // Personal pages are much alike before somebody signs in.
  const pages = (await site.pages()).filter(
    ({ kind, locale, key }) =>
      (locale === routes.defaultLocale || locale === site.languages.at(-1)) &&
      (kind !== 'personal' || ['login', 'register', 'job-wizard', 'resume-edit', 'checkout'].includes(key)),
  );
  const sortings = brand.document.search.sorting.jobs.options.map(
    ({ code }) => `${href.jobs()}?sorting=${encodeURIComponent(code)}`,
  );
  const searches = [`${href.jobs()}?search=manager&page=2`, `${href.jobs()}?lat=50&lon=8&radius=20`, ...sortings];
  const files = [
    '/robots.txt',
    '/sitemap.xml',
    '/jobs/sitemap.xml',
    '/pages/sitemap.xml',
    '/feeds/jobs.rss',
    '/feeds/jobs.xml',
    brand.themeHref,
    '/404',
  ];
  const warnedOf = ({ path: at }: TestedPage) => findings.some(({ pointer }) => pointer === `${toPointer(at)}/search`);
  const warned = new Set(pages.filter(warnedOf).map((page) => page.address));
  const promised = new Set(pages.map((page) => page.address).filter((address) => !warned.has(address)));
  for (const address of [...promised, ...warned, ...searches, ...files]) {
    const { status, text } = await site.read(address);
    if (status >= 500 || status === 400 || (promised.has(address) && status !== 200))
      faults.push(`${address} answers ${status}: ${text.slice(0, 200)}`);
  }
  return faults;
}

/** Every form is asked and takes valid answers. */
async function formFaults(site: TestedSite): Promise<string[]> {
  const cases = (await forms.cases(site)).filter(({ sort }) => !sort.startsWith('plain'));
  return (await runCases(cases)).flatMap(({ faults }) => faults);
}
