/** Reads published jobs from their tables for indexing. */

import { bandOf } from '../../runtime/core/document/salary-bands.ts';
import { textOf } from '../../runtime/core/richtext/text-of.ts';
import { type JobData, readJobData, yearly } from '../modules/jobs/job-data.ts';
import { readObject, readTexts } from '../read-json.ts';
import type { JobDocument, TermReference, Transaction } from './index-types.ts';
import { readPosition } from './position.ts';

interface JobRow {
  id: number;
  title: string;
  langcode: string;
  data: unknown;
  file_text: string | null;
  organization_id: number | null;
  organization_name: string;
  organization_data: unknown;
  published: Date;
  expires: Date | null;
  featured: boolean;
  top: boolean;
  backfill: boolean;
  brands: string[];
}

/** Locks the jobs and reads those that are published and shown by a brand. */
export async function loadJobDocuments(tx: Transaction, ids: readonly number[]): Promise<JobDocument[]> {
  await tx.query('select from job where id = any($1::integer[]) order by id for no key update', [ids]);
  const { rows } = await tx.query<JobRow>(
    `select j.id, j.title, j.langcode, j.data, (select t.text from job_file_text t where t.job_id = j.id and j.data #>> '{job_info,type}' = 'job_per_file'
       and t.upload_id::text = j.data #>> '{job_info,file,id}') as file_text, o.id as organization_id, coalesce(o.name, j.organization_name) as organization_name,
      o.data -> 'about' as organization_data, coalesce(j.published, j.created) as published, j.expires, j.featured, j.top, j.backfill,
      array(select f.frontend from job_frontend f where f.job_id = j.id order by f.frontend <> j.frontend, f.frontend) as brands
    from job j left join organization o on o.id = j.organization_id and not j.on_behalf
    where j.id = any($1::integer[]) and j.state = 'published' order by j.id`,
    [ids],
  );
  return rows.filter(({ brands }) => brands.length > 0).map(describeJob);
}

function describeJob(row: JobRow): JobDocument {
  const data = readJobData(row.data);
  const [address] = data.locations;
  const industries =
    data.industries.length > 0 ? data.industries : readTexts(readObject(row.organization_data).industry);
  const places = data.locations.map(({ locality, zip }) => [locality, zip].filter((part) => part !== null).join(' '));
  return {
    id: row.id,
    brands: row.brands,
    langcode: row.langcode,
    title: row.title,
    organizationName: row.organization_name,
    organizationId: row.organization_id,
    skills: data.skills,
    places,
    towns: data.locations.flatMap(({ locality }) => locality ?? []),
    // An ad that is a file is found by the words in it.
    body: [textOf(data.description), row.file_text ?? ''].filter((text) => text !== '').join('\n'),
    terms: [
      ...termsOf(row.data),
      ...references('industries', 'industry', industries),
      ...references('salary', 'salary_range', rangeOf(data)),
    ],
    published: row.published,
    expires: row.expires,
    ...readPosition(address),
    remote: data.remote === 'remote',
    featured: row.featured,
    top: row.top,
    backfill: row.backfill,
    video: data.videoUrl !== null,
    salaryMin: bounded(yearly(data.salary?.min ?? data.salary?.max ?? null, data.salary?.unit ?? '')),
    salaryMax: bounded(yearly(data.salary?.max ?? data.salary?.min ?? null, data.salary?.unit ?? '')),
  };
}

function termsOf(answers: unknown): TermReference[] {
  const groups = readObject(answers);
  const category = readObject(groups.job_categorization);
  return [
    ...references('remote_options', 'remote_option', readTexts(readObject(groups.job_location).remoteOptions)),
    ...references('employment_type', 'employment_type', readTexts(category.employmentType)),
    ...references('occupations', 'occupation', readTexts(category.occupationalField)),
    ...references('experience', 'experience', readTexts(category.yearsOfExperience)),
    ...references('fields_of_study', 'field_of_study', readTexts(category.fieldsOfStudy)),
    ...references('degree_level', 'degree_level', readTexts(category.degreeLevel)),
    ...customReferences(groups),
  ];
}

/** Answers to the brand's custom choice fields, in any group. */
export function customReferences(groups: Readonly<Record<string, unknown>>): TermReference[] {
  return Object.values(groups).flatMap((group) =>
    Object.entries(readObject(group))
      .filter(([field]) => field.startsWith('x_'))
      .flatMap(([field, answer]) => references(field, field, readTexts(answer))),
  );
}

/** The range that contains the minimum yearly salary, otherwise the chosen one. */
function rangeOf({ salary, salaryRange }: JobData): string[] {
  const amount = yearly(salary?.min ?? salary?.max ?? null, salary?.unit ?? '');
  if (amount !== null) return [bandOf(amount)];
  return salaryRange === null ? [] : [salaryRange];
}

/** Codes of one taxonomy as values of a facet. */
export function references(field: string, taxonomy: string, codes: readonly string[]): TermReference[] {
  return codes.map((code) => ({ field, taxonomy, code }));
}

/** Salaries out of the column's range are ignored. */
function bounded(amount: number | null): number | null {
  return amount === null || amount > 2_000_000_000 ? null : amount;
}
