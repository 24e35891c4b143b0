/** What an item makes of a job, and what a person made of it meanwhile. Pure. */
import { hash } from 'node:crypto';
import { isObject } from '../../../../runtime/core/brand/sources/json.ts';
import type { BrandDocument } from '../../../../runtime/core/document/brand.generated.ts';
import { readObject } from '../../../read-json.ts';
import { addDays } from '../../jobs/moves/schedule.ts';
import { mustWait } from '../../jobs/moves/states.ts';
import type { MappedJob } from '../map/mapped-job.ts';
import type { JobColumns, NewJob } from './item-store.ts';

/** Settings of the importer and its brand that jobs depend on. */
export interface JobRules {
  importer: { backfill: boolean; needsReview: boolean; keepLink: boolean };
  document: BrandDocument;
  now: Date;
}

/** The organization that a job belongs to, and the name that it shows. */
export interface Employer {
  id: number | null;
  name: string;
}

/** What an importer writes of a job. */
interface Content {
  title: string;
  langcode: string;
  organizationId: number | null;
  organizationName: string;
  data: Record<string, unknown>;
}

export function contentOf(mapped: MappedJob, employer: Employer, { importer }: JobRules): Content {
  const { title, langcode } = mapped;
  const data = importer.keepLink ? mapped.data : withoutLink(mapped.data, employer);
  return { title, langcode, organizationId: employer.id, organizationName: employer.name, data };
}

/** Where the link of the source is not kept, people apply here, if there is an organization to receive it. */
function withoutLink(data: Record<string, unknown>, { id }: Employer): Record<string, unknown> {
  const { applicationWorkflow } = readObject(data.application_options);
  if (applicationWorkflow !== 'external') return data;
  return { ...data, application_options: { applicationWorkflow: id === null ? 'none' : 'internal' } };
}

/** By field, a short hash of what is written. */
export type Imported = Record<string, string>;

/** A field of a group as `group/field`, a column by its name. */
function fieldsOf({ data, ...columns }: Content): Map<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(columns));
  for (const [group, answers] of Object.entries(data))
    for (const [name, value] of Object.entries(readObject(answers))) fields.set(`${group}/${name}`, value);
  return fields;
}

export function importedOf(content: Content): Imported {
  return Object.fromEntries([...fieldsOf(content)].map(([name, value]) => [name, hashOf(value)]));
}

/** The same for the same value, in whatever order the database returns its keys. */
function hashOf(value: unknown): string {
  return hash('sha1', JSON.stringify(sorted(value)) ?? '', 'base64url').slice(0, 8);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/**
 * What the source has now, apart from fields that a person changed since the last import: those stay until the source changes
 * them, too.
 */
function mergedContent(row: Content, next: Content, imported: Imported): Content {
  const [current, coming] = [fieldsOf(row), fieldsOf(next)];
  const merged: Record<string, Record<string, unknown>> = {};
  const columns: Record<string, unknown> = {};
  for (const name of new Set([...current.keys(), ...coming.keys()])) {
    const was = imported[name];
    const hashIn = (fields: ReadonlyMap<string, unknown>) => (fields.has(name) ? hashOf(fields.get(name)) : undefined);
    const isKept = hashIn(current) !== was && hashIn(coming) === was;
    const from = isKept ? current : coming;
    if (!from.has(name)) continue;
    const [group = '', field] = name.split('/');
    if (field === undefined) columns[group] = from.get(name);
    else merged[group] = { ...merged[group], [field]: from.get(name) };
  }
  return { ...next, ...columns, data: merged };
}

/** The end that the source names, at most as far ahead as the brand allows; null lets the job run until the source drops it. */
export function endOf(mapped: MappedJob, { document, now }: JobRules): Date | null {
  const { maximumDuration } = document.forms.job;
  const last = addDays(now, maximumDuration, document.site.timeZone);
  return mapped.expires === null || mapped.expires < last ? mapped.expires : last;
}

/** A date ahead counts as today. */
function publishedOf({ posted }: MappedJob, now: Date): Date {
  return posted !== null && posted < now ? posted : now;
}

export function newJob(mapped: MappedJob, employer: Employer, rules: JobRules): NewJob {
  const { importer, now } = rules;
  const common = {
    ...contentOf(mapped, employer, rules),
    backfill: importer.backfill,
    external: true,
    expires: endOf(mapped, rules),
    created: now,
    changed: now,
  };
  return importer.needsReview
    ? { ...common, state: 'needs_review', submitted: now }
    : { ...common, state: 'published', published: publishedOf(mapped, now) };
}

interface Change {
  row: JobColumns;
  mapped: MappedJob;
  employer: Employer;
  imported: Imported;
  /** The source had dropped the item, and has it again. */
  isBack: boolean;
}

/** What changes in the row of a job; null if nothing does. */
export function changedJob(
  { row, mapped, employer, imported, isBack }: Change,
  rules: JobRules,
): Partial<NewJob> | null {
  const { importer, document, now } = rules;
  const before = contentIn(row);
  const content = mergedContent(before, contentOf(mapped, employer, rules), imported);
  const isOther = hashOf(content) !== hashOf(before);
  const expires = endOf(mapped, rules);
  const isOver = row.state === 'archived' && row.refusal === null;
  const isUp = isOver && (isBack || isPast(row.expires, now));
  const waits = mustWait(
    { wasUp: row.published !== null, refused: row.refusal !== null, approved: false },
    { newJobs: importer.needsReview, editedJobs: isOther && document.moderation.editedJobs, unknownAccount: false },
  );
  const state = isUp ? upState(waits, mapped, rules) : row.state === 'published' && waits ? waitingState(row, now) : {};
  const isSame =
    !isOther &&
    Object.keys(state).length === 0 &&
    row.backfill === importer.backfill &&
    row.expires?.getTime() === expires?.getTime();
  if (isSame) return null;
  return { ...content, backfill: importer.backfill, expires, ...state, changed: now, version: row.version + 1 };
}

const isPast = (at: Date | null, now: Date): boolean => at !== null && at <= now;

function contentIn({ title, langcode, organizationId, organizationName, data }: JobColumns): Content {
  return { title, langcode, organizationId, organizationName, data };
}

function upState(waits: boolean, mapped: MappedJob, { now }: JobRules): Partial<NewJob> {
  const up = { archived: null, expiryNoticed: null };
  if (waits) return { ...up, state: 'needs_review', submitted: now };
  return { ...up, state: 'published', published: publishedOf(mapped, now) };
}

/** What visitors saw is kept for those who review it. */
function waitingState({ title, data }: JobColumns, now: Date): Partial<NewJob> {
  return { state: 'needs_review', submitted: now, reviewed: { title, data } };
}
