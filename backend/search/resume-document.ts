/** Reads listed resumes from their tables for indexing. Private fields are never read here. */
import { textOf } from '../../runtime/core/richtext/text-of.ts';
import { readAddress } from '../modules/places/address.ts';
import { type JsonObject, readObject, readObjects, readText, readTexts } from '../read-json.ts';
import type { Position, ResumeDocument, Transaction } from './index-types.ts';
import { references } from './job-document.ts';
import { readPosition } from './position.ts';

interface ResumeRow {
  id: number;
  frontend: string;
  data: unknown;
  changed: Date;
}

/** Locks the resumes and reads those that are listed, once per brand that lists them. */
export async function loadResumeDocuments(tx: Transaction, resumeIds: readonly number[]): Promise<ResumeDocument[]> {
  await tx.query('select from resume where id = any($1::integer[]) order by id for no key update', [resumeIds]);
  const { rows } = await tx.query<ResumeRow>(
    `select r.id, f.frontend, r.data, r.changed from resume r join resume_frontend f on f.resume_id = r.id
    where r.id = any($1::integer[]) and f.listed is not null order by r.id, f.frontend`,
    [resumeIds],
  );
  return rows.map(describeResume);
}

function describeResume({ id, frontend, data, changed }: ResumeRow): ResumeDocument {
  const groups = readObject(data);
  const preferences = readObject(groups.job_preferences);
  const work = readObjects(readObject(groups.work_experience).workExperience);
  const education = readObjects(readObject(groups.education).education);
  const languages = readObject(groups.languages);
  const skills = readObject(groups.skills);
  const places = readObjects(preferences.desiredLocation)
    .map(readAddress)
    .filter((place) => place !== null);
  const regions = places.flatMap((place) => regionCodes(readPosition(place)));
  return {
    resumeId: id,
    brand: frontend,
    title: [...textsOf([preferences], 'title'), ...textsOf(work, 'jobTitle')].join(' '),
    skills: readTexts(skills.skillsFree),
    places: places.flatMap(({ locality }) => locality ?? []),
    body: [
      richText(readObject(groups.personal_info).about),
      ...work.flatMap((entry) => [...textsOf([entry], 'companyName'), richText(entry.summary)]),
      ...education.flatMap((entry) => [...textsOf([entry], 'institution', 'studyProgram'), richText(entry.summary)]),
      ...readTexts(languages.languagesFree),
    ].join(' '),
    terms: [
      ...references('career_status', 'career_status', readTexts(preferences.careerStatus)),
      ...references('languages', 'language', textsOf(readObjects(languages.languages), 'language')),
      ...references('skills', 'skill', readTexts(skills.skills)),
      ...references('occupations', 'occupation', [
        ...readTexts(preferences.desiredOccupation),
        ...textsOf(work, 'occupation'),
      ]),
      ...references('region', 'region', regions),
      ...references('fields_of_study', 'field_of_study', textsOf(education, 'fieldOfStudy')),
    ],
    changed,
    ...readPosition(places[0]),
  };
}

/** Codes of the country and its region, such as `us` and `us_me`; not every region is in the taxonomy. */
function regionCodes({ country, region }: Pick<Position, 'country' | 'region'>): string[] {
  if (country === null) return [];
  return [country, ...(region === null ? [] : [`${country}_${region}`])].map((code) => code.toLowerCase());
}

function textsOf(entries: readonly JsonObject[], ...names: string[]): string[] {
  return entries.flatMap((entry) => names.flatMap((name) => readText(entry[name]) ?? []));
}

function richText(value: unknown): string {
  return textOf(readText(readObject(value).value) ?? readText(value) ?? '');
}
