/** Stores ads as an importer does: cleaned, sanitized, with their place, indexed for search. */

import type { Backend } from '../../../backend/backend.ts';
import { inTransaction } from '../../../backend/database/transaction.ts';
import { readNumber, readObjects, readText } from '../../../backend/read-json.ts';
import { indexJobs } from '../../../backend/search/index-job.ts';
import { MINUTE_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { RichTextFormat } from '../../../runtime/core/richtext/formats.ts';
import { readable } from '../../../runtime/core/richtext/plain.ts';
import { sanitise } from '../../../runtime/core/richtext/sanitise.ts';

/** An ad as its source wrote it. */
export interface SourceJob {
  title: string;
  company: string | null;
  location: string | null;
  description: string;
  format: RichTextFormat;
  language: string;
  url?: string;
}

export interface ImportedJob {
  id: number;
  title: string;
  /** Name in the gazetteer; null if the location is not a known place. */
  place: string | null;
}

interface FoundPlace {
  label: string;
  name: string;
  country: string;
  administrativeArea: string | null;
  lat: number | null;
  lon: number | null;
  locationType: string;
}

const longestTitle = 200;
const month = 30 * 24 * 60 * MINUTE_MS;
const placeQuery = `query Place($text: String!, $locale: String) {
  places(text: $text, locale: $locale, exact: true, limit: 1) {
    label name country administrativeArea lat lon locationType
  }
}`;

/** Imports jobs in the order given, the first being the newest. */
export async function importJobs(
  backend: Backend,
  brand: CompiledBrand,
  sources: readonly SourceJob[],
): Promise<ImportedJob[]> {
  const imported: ImportedJob[] = [];
  for (const [at, source] of sources.entries()) {
    imported.push(await insert(backend, brand, source, new Date(Date.now() - (at + 1) * MINUTE_MS)));
    // The sanitizer only frees memory between turns of the event loop.
    await new Promise(setImmediate);
  }
  const ids = imported.map(({ id }) => id);
  await inTransaction(backend.pool, (client) => indexJobs(client, ids, backend.services.languagesOf));
  return imported;
}

async function insert(
  backend: Backend,
  brand: CompiledBrand,
  source: SourceJob,
  published: Date,
): Promise<ImportedJob> {
  const title = lineOf(source.title).slice(0, longestTitle).toWellFormed() || 'Untitled position';
  const place = source.location === null ? null : await findPlace(backend, brand, source);
  const data = {
    job_info: {
      type: 'job_per_template',
      description: { value: await sanitise(source.description, source.format), format: 'filtered_html' },
    },
    job_location: { address: place ? addressOf(place) : {}, remoteOptions: 'none' },
    application_options: source.url
      ? { applicationWorkflow: 'external', applicationLink: source.url }
      : { applicationWorkflow: 'none' },
  };
  const { rows } = await backend.pool.query<{ id: number }>(
    `with stored as (
       insert into job (frontend, organization_name, state, title, langcode, data, published, expires)
       values ($1, $2, 'published', $3, $4, $5, $6, $7) returning id)
     insert into job_frontend (job_id, frontend) select id, $1 from stored returning job_id as id`,
    [
      brand.id,
      lineOf(source.company ?? '').slice(0, longestTitle),
      title,
      source.language,
      JSON.stringify(data),
      published,
      new Date(published.getTime() + month),
    ],
  );
  return { id: rows[0]?.id ?? 0, title, place: place?.label ?? null };
}

async function findPlace(backend: Backend, brand: CompiledBrand, source: SourceJob): Promise<FoundPlace | null> {
  const answer = await backend.execute(brand.id, brand.document.locales.default, {
    document: placeQuery,
    variables: { text: lineOf(source.location ?? '').slice(0, 200), locale: 'en' },
  });
  const [place] = readObjects(answer.places);
  if (!place) return null;
  return {
    label: readText(place.label) ?? '',
    name: readText(place.name) ?? '',
    country: readText(place.country) ?? '',
    administrativeArea: readText(place.administrativeArea),
    lat: readNumber(place.lat),
    lon: readNumber(place.lon),
    locationType: readText(place.locationType) ?? '',
  };
}

function addressOf({ name, country, administrativeArea, lat, lon, locationType }: FoundPlace) {
  const isTown = locationType === 'locality' || locationType === 'postal_code';
  return { locality: isTown ? name : null, administrativeArea, countryCode: country, lat, lon };
}

/** Cleans a single line of text. */
function lineOf(text: string): string {
  return readable(text).replace(/\s+/gu, ' ').trim();
}
