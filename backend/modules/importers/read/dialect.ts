/** Dialects of feeds that are known by their names, for their usual mapping. */
import type { Dialect, FeedFormat } from './feed-item.ts';

interface Seen {
  itemPath: string;
  /** Of elements, attributes, keys or columns in the items. */
  names: ReadonlySet<string>;
}

interface Known {
  dialect: Dialect;
  format: FeedFormat;
  path?: RegExp;
  /** All of them are in the items. */
  names?: string[];
}

/** The first that fits: from the narrow to the wide. */
const KNOWN: Known[] = [
  { dialect: 'hr-xml', format: 'xml', path: /(^|\/)(\w+:)?PositionOpening$/ },
  { dialect: 'rss', format: 'xml', path: /^(rss\/channel\/item|rdf:RDF\/item)$/i },
  { dialect: 'atom', format: 'xml', path: /^(\w+:)?feed\/(\w+:)?entry$/ },
  { dialect: 'linkedin', format: 'xml', names: ['partnerJobId'] },
  { dialect: 'linkedin', format: 'xml', names: ['companyId', 'applyUrl'] },
  { dialect: 'hellowork', format: 'xml', names: ['job_id', 'profile', 'url'] },
  { dialect: 'jooble', format: 'xml', path: /^jobs\/job$/, names: ['region', 'date_updated'] },
  { dialect: 'jooble', format: 'xml', path: /^jobs\/job$/, names: ['@id', 'link', 'name'] },
  { dialect: 'indeed', format: 'xml', names: ['referencenumber', 'title'] },
  { dialect: 'indeed', format: 'xml', path: /^source\/job$/ },
  { dialect: 'arbeitnow', format: 'json', names: ['slug', 'company_name', 'job_types'] },
  { dialect: 'remoteok', format: 'json', names: ['slug', 'position', 'company', 'epoch'] },
  { dialect: 'job-posting', format: 'json', names: ['hiringOrganization', 'title'] },
  { dialect: 'job-posting', format: 'json-lines', names: ['hiringOrganization', 'title'] },
  { dialect: 'francetravail', format: 'csv', names: ['intitule', 'romeCode'] },
];

export function findDialect(format: FeedFormat, { itemPath, names }: Seen): Dialect | null {
  const found = KNOWN.find(
    (known) =>
      known.format === format &&
      (known.path?.test(itemPath) ?? true) &&
      (known.names ?? []).every((name) => names.has(name)),
  );
  return found?.dialect ?? null;
}
