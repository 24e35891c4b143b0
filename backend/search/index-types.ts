/** Types for indexing. */

/** A connection inside the caller's transaction. */
export interface Transaction {
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A listed resume as indexed on a brand, without private fields. */
export interface ResumeDocument extends Position {
  resumeId: number;
  brand: string;
  /** Headline and former occupations. */
  title: string;
  skills: readonly string[];
  places: readonly string[];
  body: string;
  terms: readonly TermReference[];
  changed: Date;
}

/** Languages of a brand's facet aliases, as in its document; undefined for an unknown brand. */
export type LanguagesOf = (brand: string) => readonly string[] | undefined;

export const USUAL_LANGUAGES: readonly string[] = ['en', 'de', 'fr'];

/** A taxonomy term of a document, by facet field. */
export interface TermReference {
  field: string;
  taxonomy: string;
  code: string;
}

export interface Position {
  lat: number | null;
  lon: number | null;
  country: string | null;
  region: string | null;
}

/** A published job as indexed. */
export interface JobDocument extends Position {
  id: number;
  /** Ids of the brands that show it, its owner first. */
  brands: readonly string[];
  langcode: string;
  title: string;
  organizationName: string;
  organizationId: number | null;
  skills: readonly string[];
  /** Towns and postal codes. */
  places: readonly string[];
  /** The towns alone. */
  towns: readonly string[];
  /** Plain text. */
  body: string;
  terms: readonly TermReference[];
  published: Date;
  expires: Date | null;
  remote: boolean;
  featured: boolean;
  top: boolean;
  backfill: boolean;
  video: boolean;
  salaryMin: number | null;
  salaryMax: number | null;
}

/** A published organization profile as indexed. */
export interface OrganizationDocument extends Position {
  profileId: number;
  organizationId: number;
  brand: string;
  /** Name and alternative name. */
  title: string;
  name: string;
  places: readonly string[];
  body: string;
  terms: readonly TermReference[];
  featured: boolean;
  training: boolean;
}
