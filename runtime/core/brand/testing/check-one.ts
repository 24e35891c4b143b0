/** Runs one rule over one document, `brands/acme.json`, which extends the real root. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Catalogue, parseManifest } from '../check/catalogue.ts';
import { Checkup } from '../check/checkup.ts';
import { describeFinding, type Finding } from '../check/finding.ts';
import type { Rule } from '../check/rule.ts';
import { type BrandSchema, loadBrandSchema } from '../check/schema.ts';
import type { JsonObject } from '../sources/json.ts';
import { PATCH_FILE, parseSource, Resolver, ROOT_ID } from '../sources/layers.ts';
import { type ParsedFile, parseText } from '../sources/parse-file.ts';
import type { BrandPart } from '../sources/parts.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

export interface Surroundings {
  /** Id of the document instead of `acme`. */
  id?: string;
  /** Other documents by id. */
  others?: Record<string, JsonObject>;
  /** Brands by the hosts they own. */
  hosts?: Record<string, string>;
  /** Parts of the document by name; a string is taken as the contents of the file. */
  parts?: Record<string, JsonObject | string>;
  /** Parsed file to use instead of the document. */
  read?: ParsedFile;
  /** `public/brands` folder. */
  assetsDir?: string;
  /** In place of the settings that have no effect yet. */
  notYetEffective?: BrandSchema['notYetEffective'];
  /** Runtime patch; its findings are reported as well. */
  patch?: JsonObject;
}

const schema = loadBrandSchema(resolve(ROOT, 'schemas'));

/** Three widgets, two forms, a few texts: enough to make mistakes with. */
function catalogue(): Catalogue {
  const list = {
    regions: ['main'],
    pages: ['home', 'jobs'],
    max: 1,
    essential: ['jobs'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { size: { type: 'integer', minimum: 1, maximum: 6, default: 3 } },
    },
  };
  const note = {
    feature: 'newsletter',
    regions: ['main', 'aside'],
    props: { type: 'object', additionalProperties: false, properties: {} },
  };
  const text = { type: ['string', 'object'] };
  const format = { type: 'string', default: 'filtered_html' };
  const prose = { regions: ['main'], props: { type: 'object', properties: { text, format } } };
  return {
    widgets: new Map(
      Object.entries({ 'job-results': list, note, prose }).map(([name, json]) => [
        name,
        parseManifest(name, json, schema),
      ]),
    ),
    forms: new Map([
      ['job', new Map([['job_info', new Set(['title', 'description'])]])],
      ['resume', new Map([['personal_info', new Set(['phone', 'about'])]])],
    ]),
    facetWords: new Map([
      [
        'en',
        new Map([
          ['full-time', [{ taxonomy: 'employment_type', code: 'full_time' }]],
          ['part-time', [{ taxonomy: 'employment_type', code: 'part_time' }]],
          // A word of two taxonomies.
          ['health-care', ['industry', 'occupation'].map((taxonomy) => ({ taxonomy, code: 'health_care' }))],
          ['remote', [{ taxonomy: 'remote_option', code: 'remote' }]],
        ]),
      ],
      ['fr', new Map([['temps-plein', [{ taxonomy: 'employment_type', code: 'full_time' }]]])],
    ]),
    needed: new Map([
      ['job', new Map([['job_info', new Set(['title'])]])],
      ['application', new Map([['basic_info', new Set(['lastName'])]])],
    ]),
    texts: new Map([['en', new Map([['search', new Set(['submit', 'results.total', 'sort.relevancy'])]])]]),
    wordings: new Map([
      [
        'search',
        new Map([
          ['submit', 'Search'],
          ['results.total_one', '{{count, number}} job in {{place}}'],
          ['results.total_other', '{{count, number}} jobs in {{place}}'],
        ]),
      ],
    ]),
  };
}

const CATALOGUE = catalogue();

/** The findings of one rule for `brands/acme.json`, formatted. A string is taken as the file's contents. */
export function report(rule: Rule, document: JsonObject | string | Uint8Array, around: Surroundings = {}): string[] {
  const {
    id = 'acme',
    others = {},
    hosts = {},
    assetsDir = '/nowhere',
    parts = {},
    read,
    patch,
    notYetEffective,
  } = around;
  const file = `brands/${id}.json`;
  const encode = (value: JsonObject) => Buffer.from(JSON.stringify(value, null, 2));
  const bytes =
    document instanceof Uint8Array ? document : typeof document === 'string' ? Buffer.from(document) : encode(document);
  const sources = new Map([
    [ROOT_ID, parseSource(ROOT_ID, 'brands/default.json', readFileSync(resolve(ROOT, 'brands/default.json')))],
    ...Object.entries(others).map(
      ([other, value]) => [other, parseSource(other, `brands/${other}.json`, encode(value))] as const,
    ),
    [id, read ? { id, file, ...read } : parseSource(id, file, bytes, partsOf(id, parts))],
  ]);
  const checkup = new Checkup({
    schema: { ...schema, ...(notYetEffective && { notYetEffective }) },
    catalogue: CATALOGUE,
    resolver: new Resolver((path) => schema.keepsNull(path)),
    rules: [rule],
    assetsDir,
    sources,
    hostOwner: (host) => hosts[host],
  });
  const { findings } = patch === undefined ? checkup.examine(id) : checkup.examinePatched(id, patch);
  const place = patch === undefined ? file : PATCH_FILE;
  const isHere = (finding: Finding) => finding.file === place || finding.file.startsWith(`brands/${id}/`);
  return findings.filter((finding) => isHere(finding) && finding.code === rule.code).map(describeFinding);
}

function partsOf(id: string, parts: Record<string, JsonObject | string>): BrandPart[] {
  return Object.entries(parts).map(([name, part]) => ({
    file: `brands/${id}/${name}.json`,
    ...parseText(typeof part === 'string' ? part : JSON.stringify(part, null, 2)),
  }));
}
