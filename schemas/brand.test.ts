import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSchema, resolvedSchema, type Schema, withoutHints } from './resolved-schema.ts';
import { createValidator } from './validator.ts';
import { vocabulary } from './vocabulary.ts';

const read = (path: string): Schema => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const schema = read('brand.schema.json');
const root = read('../brands/default.json');
const definitions = isSchema(schema.definitions) ? schema.definitions : {};

const follow = (node: Schema): Schema => {
  const target = typeof node.$ref === 'string' ? definitions[node.$ref.replace('#/definitions/', '')] : undefined;
  return isSchema(target) ? { ...follow(target), ...node } : node;
};

const childrenOf = (node: Schema): [string, Schema][] =>
  Object.entries(isSchema(node.properties) ? node.properties : {}).filter((entry): entry is [string, Schema] =>
    isSchema(entry[1]),
  );

/** Every property of the schema with its pointer, each definition once. */
const properties = (node: Schema, pointer = ''): [string, Schema][] => {
  const below = childrenOf(node).flatMap(([name, property]): [string, Schema][] => [
    [`${pointer}/${name}`, property],
    ...properties(property, `${pointer}/${name}`),
  ]);
  const inner = [node.items, node.additionalProperties].filter(isSchema);
  return [...below, ...inner.flatMap((child) => properties(child, `${pointer}/*`))];
};

const all = [
  ...properties(schema),
  ...Object.entries(definitions).flatMap(([name, node]) => (isSchema(node) ? properties(node, `#${name}`) : [])),
];

/** Settings with a fixed path: pointer and schema, references resolved. */
const settings = (node: Schema, pointer = ''): [string, Schema][] =>
  childrenOf(node).flatMap(([name, property]) => {
    const full = follow(property);
    const place = `${pointer}/${name}`;
    return childrenOf(full).length > 0 && property.default === undefined ? settings(full, place) : [[place, full]];
  });

const valueAt = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isSchema(value) ? value[key] : undefined), root);

describe('the brand schema', () => {
  it('describes every property in a sentence', () => {
    const bare = all.filter(([, node]) => {
      const { description } = follow(node);
      return typeof description !== 'string' || description.length < 5 || !/[.:]$/.test(description);
    });
    expect(bare.map(([pointer]) => pointer)).toEqual([]);
  });

  it('explains settings in words that people use who write no programs', () => {
    const jargon =
      /\b(IANA|ISO|regex|regular expression|schema|string|boolean|array|enum|object|namespace|payload|lowercase|uppercase|wordmark|captcha(?! without)|endpoint|heartbeat)\b/i;
    const written = all.flatMap(([pointer, node]) =>
      [node.description, node['x-form'], ...[node.enumDescriptions ?? []].flat()].map((text) => `${pointer}: ${text}`),
    );
    expect(written.filter((text) => jargon.test(text.slice(text.indexOf(': '))))).toEqual([]);
  });

  it('says how long milliseconds, seconds of alerts and longer times in days are', () => {
    const known =
      / is (a|half a|a quarter of a|two|five) (second|minute|week|month|year)|86400 (is )?daily|\ba captcha/;
    const mute = settings(schema).filter(([, { description, default: value }]) => {
      const isLong = /\b[Dd]ays\b/.test(String(description)) && typeof value === 'number' && value >= 7;
      const isShort = /\b[Mm]illiseconds\b|\bThe numbers are seconds\b/.test(String(description));
      return (isLong || isShort) && !known.test(String(description));
    });
    expect(mute.map(([pointer, { description }]) => `${pointer}: ${description}`)).toEqual([]);
  });

  it('says what each value of an enum means', () => {
    const silent = all.filter(([, node]) => {
      const { enum: values, enumDescriptions: meanings } = follow(node);
      return Array.isArray(values) && (!Array.isArray(meanings) || meanings.length !== values.length);
    });
    expect(silent.map(([pointer]) => pointer)).toEqual([]);
  });

  it('refuses unknown keys everywhere', () => {
    const open = [['', schema] as const, ...all].filter(
      ([, node]) => isSchema(node.properties) && node.additionalProperties === undefined,
    );
    expect(open.map(([pointer]) => pointer)).toEqual([]);
  });

  it('bounds every text, number and list', () => {
    const free = all.filter(([, node]) => {
      const full = follow(node);
      const types = [full.type].flat();
      if (full.enum !== undefined || full.const !== undefined) return false;
      if (types.includes('string')) return full.maxLength === undefined && full.pattern === undefined;
      if (types.includes('array')) return full.maxItems === undefined && !isSchema(full.items);
      return types.some((type) => type === 'number' || type === 'integer') && full.maximum === undefined;
    });
    expect(free.map(([pointer]) => pointer)).toEqual(['/$schema']);
  });

  it('gives every plain setting a default, which the root document repeats', () => {
    // Images and processes are never inherited.
    const own = /^\/site\/(instances|assets|logo|logoDark|favicon|touchIcon|openGraphImage)$/;
    const plain = settings(schema).filter(
      ([pointer]) =>
        !own.test(pointer) &&
        !/^\/(\$schema|pages|navigation|facets|routes\/translations|moderation\/reasons)(\/|$)|^\/search\/(seo|sorting)\/[a-z]+\//.test(
          pointer,
        ),
    );
    for (const [pointer, { default: value }] of plain) expect(valueAt(pointer), pointer).toEqual(value);
    expect(plain.filter(([, node]) => node.default === undefined).map(([pointer]) => pointer)).toEqual([]);
  });

  it('is answered in full by the root document', () => {
    const validate = createValidator().compile(resolvedSchema(withoutHints(schema)) as Schema);
    expect(validate(root) ? [] : validate.errors).toEqual([]);
  });

  it('uses no keyword of its own that is not explained', () => {
    const own = all.flatMap(([, node]) => Object.keys(node).filter((key) => key.startsWith('x-')));
    expect([...new Set(own)].filter((key) => !(key in vocabulary))).toEqual([]);
  });

  it('carries the names that the specification writes in capitals', () => {
    const named = all.flatMap(([pointer, node]) => (node['x-spec'] ? [[node['x-spec'], pointer]] : []));
    expect(Object.fromEntries(named)).toEqual({
      SITENAME: '/site/name',
      SITE_DESCRIPTION: '/site/description',
      ASSETS: '/site/assets',
      OG_IMAGE: '/site/openGraphImage',
      GA4_MEASUREMENT_IDS: '/analytics/ga4MeasurementIds',
      LOCALES: '/locales/supported',
      BLOG_FEATURE_ACTIVE: '/features/blog',
      SHOW_ONLY_FEATURED_JOBS: '/features/showOnlyFeaturedJobs',
      FEATURED_JOBS_HIDE_BACKFILL_IMPORTER_JOBS: '/features/featuredJobsHideBackfillImporterJobs',
      GEO_INFO: '/search/geoInfo',
    });
  });

  it('says of every setting of a publisher that it belongs to one alone', () => {
    const own = all.filter(([, node]) => node['x-identity'] === 'own').map(([pointer]) => pointer);
    const networks = ['facebook', 'twitter', 'linkedin', 'instagram', 'youtube', 'xing', 'tiktok', 'bluesky'];
    expect(own).toEqual([
      ...['name', 'hosts', 'logo', 'logoDark', 'favicon', 'touchIcon', 'openGraphImage'].map((name) => `/site/${name}`),
      ...['contactEmail', 'senderName', 'senderEmail'].map((name) => `/site/${name}`),
      ...networks.map((name) => `/site/social/${name}`),
      '/site/legal/publisher',
      '/site/legal/address',
      '/prices/tax/number',
      '/prices/invoice/prefix',
      '/prices/invoice/bank',
      '/analytics/ga4MeasurementIds',
      '/analytics/metaPixelId',
      '/analytics/behaviour/id',
      '/analytics/audience/id',
      '/consent/providerId',
    ]);
  });

  it('bounds lists as the published limits do', () => {
    const limits = read('limits.json');
    const limit = (name: string) => follow(limits[name] as Schema).value;
    const bounds = Object.fromEntries(all.map(([pointer, node]) => [pointer, node.maxItems ?? node.maxProperties]));
    expect(bounds['/routes/redirects']).toBe(limit('redirects'));
    expect(bounds['/routes/rewrites']).toBe(limit('redirects'));
    expect(bounds['/pages']).toBe(limit('pages'));
  });

  it('lets no server setting reach the browser', () => {
    const closed = ['hosts', 'senderEmail', 'backendUrl', 'moderation', 'messages', 'maxAgeDays'];
    const open = all.filter(
      ([pointer, node]) => node['x-public'] === true && closed.some((key) => pointer.endsWith(key)),
    );
    expect(open.map(([pointer]) => pointer)).toEqual([]);
  });
});
