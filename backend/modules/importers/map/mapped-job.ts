/** What the mapping of a feed is, and what it makes of an item. */
import type { ImportField } from '../../../../runtime/core/importing/fields.ts';

/** A job of ours, made of one item of a feed. */
export interface MappedJob {
  /** Within its importer: `ref:…`, else `url:…`, else `hash:…` of normalized title, company and place. */
  identity: string;
  /** The same on every importer of a brand for the same ad; null if it has no URL. */
  urlKey: string | null;
  /** The same on every importer of a brand for the same title, company and place. */
  postingKey: string;
  title: string;
  organizationName: string | null;
  langcode: string;
  url: string | null;
  /** Answers by form group as in schemas/forms/job, sanitized, with coordinates: what `job.data` stores. Without the group of the employer. */
  data: Record<string, unknown>;
  posted: Date | null;
  /** Null where the source names no end, or one that is none: 1970, 9999. */
  expires: Date | null;
  /** Values that nobody has mapped yet, as written. */
  unknown: UnknownValue[];
  /** What was left out of the job, and why. */
  notes: MappingNote[];
}

export type ValueKind =
  | 'employment_type'
  | 'occupation'
  | 'industry'
  | 'experience'
  | 'degree_level'
  | 'remote_option'
  | 'language'
  | 'salary'
  | 'place';

export interface UnknownValue {
  kind: ValueKind;
  text: string;
}

export const NOTE_CODES = [
  'DATE_NOT_READ',
  'DATE_OUT_OF_RANGE',
  'SALARY_NONSENSE',
  'TEXT_CUT',
  'TITLE_CUT',
  'LINK_NOT_USABLE',
] as const;
/** A part of an item that could not be used; the job is imported without it. */
export interface MappingNote {
  code: (typeof NOTE_CODES)[number];
  params: Record<string, string | number>;
}

export const REFUSAL_CODES = ['ITEM_NOTICE', 'ITEM_NO_TITLE', 'ITEM_NONSENSE', 'ITEM_NO_TEXT'] as const;
/** Why an item is no job. */
export interface ItemRefusal {
  code: (typeof REFUSAL_CODES)[number];
  params: Record<string, string | number>;
}

export type Mapped = { job: MappedJob } | { refused: ItemRefusal[] };

/** How a value is read where there are several ways; without one, as its field is usually written. */
export type Reading =
  /** `Acme: Night editor`: a title after the name of the company. */
  | 'company_title'
  /** `Location: Portland, ME` at the beginning of a description. */
  | 'labelled'
  /** 02/03/2026 is the 2nd of March. */
  | 'day_first'
  /** 02/03/2026 is the 3rd of February. */
  | 'month_first'
  /** Two paths, the first with names of parts, the second with their texts. */
  | 'named_parts';

export interface FieldRule {
  /** Paths of the item, in order of preference. The first with a value counts; fields that hold several values take all of them. */
  paths: string[];
  /** The value of items without one. */
  constant?: string;
  read?: Reading;
}

/** What the administrator chose, stored with the importer. */
export interface Mapping {
  version: 1;
  /** By field of ours (`IMPORT_FIELDS`). */
  fields: Partial<Record<ImportField, FieldRule>>;
}
