/** What indexing works with. */

/** A connection inside the caller's transaction. */
export interface Transaction {
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A resume that employers of a brand find, as search sees it: what is private is not in it. */
export interface ResumeDocument extends Position {
  resumeId: number;
  brand: string;
  /** Headline and occupations of before. */
  title: string;
  body: string;
  terms: readonly TermReference[];
  changed: Date;
}

/** Languages in which a brand's addresses name facet values, as in its document; undefined for an unknown brand. */
export type LanguagesOf = (brand: string) => readonly string[] | undefined;

export const USUAL_LANGUAGES: readonly string[] = ['en', 'de', 'fr'];

/** A taxonomy term that a document carries, by facet field. */
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

/** A published job as search sees it. */
export interface JobDocument extends Position {
  id: number;
  /** Ids of the brands that show it. */
  brands: readonly string[];
  langcode: string;
  title: string;
  organizationName: string;
  organizationId: number | null;
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

/** A published organization profile as search sees it. */
export interface OrganizationDocument extends Position {
  profileId: number;
  organizationId: number;
  brand: string;
  /** Name and alternative name. */
  title: string;
  name: string;
  body: string;
  terms: readonly TermReference[];
  featured: boolean;
  training: boolean;
}
