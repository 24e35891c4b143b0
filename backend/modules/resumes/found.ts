/** Resumes as employers of a brand find and read them. */

import type { SearchRequest } from '../../../runtime/core/search/types.ts';
import { formOf } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { type JsonObject, readObject, readObjects, readText, readTexts } from '../../read-json.ts';
import { scopeOfBrand } from '../../services/search-scope.ts';
import { findTermValues } from '../facets/store.ts';
import { findListed, type ListedResumeRow } from './found-store.ts';
import { FORM } from './listing.ts';
import { type ReadableResume, readableResume } from './readable.ts';

const MOST_SIMILAR = 20;
const NEAR_KM = 100;

/** The public part of a listed resume. */
export interface FoundResumeRecord {
  id: number;
  changed: Date;
  /** Groups of the form, without private fields. */
  data: Record<string, JsonObject>;
}

/** Listed resumes in the order of the ids; those that are no longer listed are left out. */
export async function loadFound(context: ApiContext, ids: readonly number[]): Promise<FoundResumeRecord[]> {
  const rows = new Map((await findListed(context, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [foundResume(context, row)];
  });
}

/** What every searching employer can read of a listed resume. */
export function foundResume(context: ApiContext, row: ListedResumeRow): FoundResumeRecord {
  const { parts } = read(context, row);
  return {
    id: row.id,
    changed: row.changed,
    data: Object.fromEntries(parts.map((part) => [part.group, part.answers])),
  };
}

function read(context: ApiContext, { data, email }: ListedResumeRow): ReadableResume {
  return readableResume('public', { groups: formOf(context, FORM).groups, data, email });
}

/** Resumes with shared skills, occupation and place, most similar first. */
export async function similarResumes(
  context: ApiContext,
  resume: FoundResumeRecord,
  limit: number,
): Promise<FoundResumeRecord[]> {
  if (limit < 1 || limit > MOST_SIMILAR)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_SIMILAR} are allowed.`, { path: 'limit' });
  if (!context.brand.document.features.recommender) return [];
  const found = new Set<number>();
  const excluded = await context.hiddenResumes(context.viewer);
  for await (const request of relatedRequests(context, resume)) {
    const ids = await context.search.find({
      ...scopeOfBrand(context.brand, 'RESUMES', context.now),
      excluded,
      request: { ...request, language: context.locale, range: { first: 0, last: limit + 1 } },
    });
    for (const id of ids) if (id !== resume.id) found.add(id);
    if (found.size >= limit) break;
  }
  return loadFound(context, [...found].slice(0, limit));
}

type RelatedRequest = Pick<SearchRequest, 'geoLocation' | 'conditionGroup'>;

/** From narrow to broad: skills and occupation near the place, skills and occupation, occupation, skills. */
async function* relatedRequests(context: ApiContext, resume: FoundResumeRecord): AsyncGenerator<RelatedRequest> {
  const occupations = await valuesOf(context, 'occupations', 'occupation', preferencesOf(resume).desiredOccupation);
  const skills = await valuesOf(context, 'skills', 'skill', readObject(resume.data.skills).skills);
  const place = readObjects(preferencesOf(resume).desiredLocation).find(({ lat, lon }) => lat != null && lon != null);
  const both = [...occupations, ...skills];
  if (occupations.length > 0 && skills.length > 0) {
    if (place !== undefined) {
      const geoLocation = { lat: Number(place.lat), lon: Number(place.lon), radius: NEAR_KM };
      yield { geoLocation, conditionGroup: all(both) };
    }
    yield { conditionGroup: all(both) };
  }
  if (occupations.length > 0) yield { conditionGroup: all(occupations) };
  if (skills.length > 0) yield { conditionGroup: all(skills) };
}

interface AnyOf {
  conjunction: 'OR';
  conditions: { field: string; value: string }[];
}

const all = (groups: AnyOf[]) => ({ conjunction: 'AND' as const, groups });

/** A condition group for any of these terms; none if search knows none of them. */
async function valuesOf(context: ApiContext, field: string, taxonomy: string, codes: unknown): Promise<AnyOf[]> {
  const terms = context.terms.find(taxonomy, readTexts(codes)).map(({ id }) => id);
  const values = await findTermValues(context, field, terms);
  if (values.length === 0) return [];
  return [{ conjunction: 'OR', conditions: values.map((value) => ({ field, value: String(value) })) }];
}

/** What the person is looking for. */
export function preferencesOf({ data }: FoundResumeRecord): JsonObject {
  return readObject(data.job_preferences);
}

/** Title of the position that started last, or of the first one if none has a date. */
export function lastPositionOf({ data }: FoundResumeRecord): string | null {
  const entries = readObjects(readObject(data.work_experience).workExperience);
  const begun = (entry: JsonObject) => readText(readObject(entry.timePeriod).start) ?? '';
  const [last] = entries.toSorted((a, b) => (begun(a) < begun(b) ? 1 : begun(a) > begun(b) ? -1 : 0));
  return readText(last?.jobTitle);
}
