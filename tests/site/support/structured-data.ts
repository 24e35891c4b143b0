/** Checks the structured data of a page with other people's tools: schema.org's own vocabulary, and what search engines require. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { parseHtml } from './http.ts';

export interface Found {
  /** schema.org types of the page, in JSON-LD and in attributes. */
  types: string[];
  /** What the validator says, warnings about optional properties left out. */
  errors: string[];
}

/** Extracts everything that describes the page and validates it. */
export async function structuredDataOf(html: string): Promise<Found> {
  // The extractor knows attributes in lower case alone, which the parser makes of those that React writes.
  const { outerHTML } = parseHtml(html).documentElement;
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['microdata'] }).parse(outerHTML);
  const issues = await new Validator(schemaOrg()).validate(data);
  return {
    types: [...Object.keys(data.jsonld), ...Object.keys(data.microdata)].toSorted(),
    errors: [
      ...(data.errors ?? []).map((error) => JSON.stringify(error)),
      ...issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join('.')}: ${issueMessage}`),
    ],
  };
}

interface Entity {
  '@id': string;
  '@type': string;
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

let vocabulary: { '@graph': Entity[] } | undefined;

/** The vocabulary in the form in which schema.org publishes it as JSON-LD, from the quads of the package. */
function schemaOrg() {
  if (vocabulary) return vocabulary;
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
  const entities = new Map<string, Entity>();
  const short = (iri: string) => iri.replace(/^https?:\/\/schema\.org\//, 'schema:');
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gm,
  )) {
    const id = short(subject);
    const entity = entities.get(id) ?? { '@id': id, '@type': '' };
    entities.set(id, entity);
    const ref = { '@id': short(object) };
    const name = predicate.replace(/^.*[/#]/, '');
    if (name === 'type' && /#(Class|Property)$/.test(object))
      entity['@type'] = `${object.endsWith('Class') ? 'rdfs' : 'rdf'}:${object.replace(/^.*#/, '')}`;
    if (name === 'subClassOf') entity['rdfs:subClassOf'] = [...(entity['rdfs:subClassOf'] ?? []), ref];
    if (name === 'domainIncludes') entity['schema:domainIncludes'] = [...(entity['schema:domainIncludes'] ?? []), ref];
  }
  vocabulary = { '@graph': [...entities.values()] };
  return vocabulary;
}
