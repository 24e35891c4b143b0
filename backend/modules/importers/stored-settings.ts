/** Shapes and mappings as they are sent and stored, checked. */
import { isObject } from '../../../runtime/core/brand/sources/json.ts';
import { IMPORT_FIELDS } from '../../../runtime/core/importing/fields.ts';
import type { FieldRule, Mapping } from './map/mapped-job.ts';
import type { FeedShape } from './read/feed-item.ts';

const FORMATS = ['xml', 'json', 'json-lines', 'csv', 'json-ld', 'sitemap'] as const satisfies FeedShape['format'][];
const DIALECTS = [
  ...(['indeed', 'rss', 'atom', 'linkedin', 'hr-xml', 'job-posting', 'hellowork', 'jooble', 'arbeitnow'] as const),
  ...(['remoteok', 'francetravail'] as const),
] satisfies FeedShape['dialect'][];
const READINGS = ['company_title', 'labelled', 'day_first', 'month_first', 'named_parts'] as const;
const MOST_PATHS = 20;
const LONGEST_PATH = 500;

/** Null for anything that is no shape. */
export function parseShape(given: unknown): FeedShape | null {
  if (!isObject(given)) return null;
  const { itemPath, separator } = given;
  const format = FORMATS.find((one) => one === given.format);
  const dialect = DIALECTS.find((one) => one === given.dialect) ?? null;
  if (format === undefined || !isText(itemPath)) return null;
  if (separator !== undefined && !(isText(separator) && separator.length === 1)) return null;
  return { format, itemPath, dialect, ...(separator !== undefined && { separator }) };
}

/** Null for anything that is no mapping. Fields that there are not are left out. */
export function parseMapping(given: unknown): Mapping | null {
  if (!isObject(given) || given.version !== 1 || !isObject(given.fields)) return null;
  const fields: Mapping['fields'] = {};
  for (const name of IMPORT_FIELDS) {
    if (!Object.hasOwn(given.fields, name)) continue;
    const rule = parseRule(given.fields[name]);
    if (rule === null) return null;
    fields[name] = rule;
  }
  return { version: 1, fields };
}

function parseRule(given: unknown): FieldRule | null {
  if (!isObject(given)) return null;
  const { paths, constant } = given;
  const read = READINGS.find((one) => one === given.read);
  if (!Array.isArray(paths) || paths.length > MOST_PATHS || !paths.every(isText)) return null;
  if (constant !== undefined && !isText(constant)) return null;
  if (given.read !== undefined && read === undefined) return null;
  return { paths, ...(constant !== undefined && { constant }), ...(read !== undefined && { read }) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_PATH;
}
