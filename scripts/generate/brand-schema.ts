/** Merges schemas/brand/*.json into schemas/brand.schema.json, the single file that editors and checkers read. */
import { readFile } from 'node:fs/promises';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

const folder = new URL('../../schemas/brand/', import.meta.url);

/** Settings by top-level key, in document order. */
const sections = {
  site: 'site',
  theme: 'theme',
  locales: 'locales',
  features: 'features',
  routes: 'routes',
  pages: 'pages',
  navigation: 'navigation',
  prices: 'prices',
  search: 'search',
  facets: 'facets',
  customFields: 'custom-fields',
  forms: 'forms',
  applications: 'applications',
  uploads: 'uploads',
  moderation: 'moderation',
  retention: 'retention',
  sharing: 'sharing',
  alerts: 'alerts',
  newsletter: 'newsletter',
  analytics: 'analytics',
  consent: 'consent',
  embed: 'embed',
  session: 'session',
  backend: 'backend',
  messages: 'messages',
} as const;

const read = async (name: string): Promise<Schema> =>
  JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'));

/** Files with definitions shared by several settings. */
const shared = ['definitions', 'page-parts', 'search-parts', 'form-parts'];

/** The whole brand schema, with internal references and without editor hints. */
export const brandSchema = async (): Promise<Schema> => {
  const { properties, ...root } = await read('root');
  const entries = await Promise.all(
    Object.entries(sections).map(async ([key, file]) => [key, await read(file)] as const),
  );
  if (!isSchema(properties)) throw new Error('schemas/brand/root.json: expected "properties".');
  return {
    ...root,
    properties: { ...properties, ...Object.fromEntries(entries) },
    definitions: Object.assign({}, ...(await Promise.all(shared.map(read)))),
  };
};
