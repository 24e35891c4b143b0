/** What the views of a job need; every query that feeds them asks for at least this. */

export interface Picture {
  url: string;
  alt: string;
  width?: number | null;
  height?: number | null;
  /** Address of a smaller form. */
  small?: string | null;
  /** Line shown with it. */
  title?: string | null;
}

export interface SalaryRange {
  min?: number | null;
  max?: number | null;
  currencyCode: string;
  /** hour, day, week, month or year */
  unit: string;
}

export interface TeaserJob {
  id: number;
  slug: string;
  title: string;
  organizationName: string;
  logo?: Picture | null;
  location?: { label: string } | null;
  locations: readonly { label: string }[];
  salary?: SalaryRange | null;
  /** none, hybrid or remote */
  remote: string;
  /** ISO time. */
  published?: string | null;
  expires?: string | null;
  featured: boolean;
  top: boolean;
}

export interface Term {
  label: string;
  alias: string;
}

export interface FullJob extends TeaserJob {
  langcode: string;
  state: string;
  canonicalUrl: string;
  organization?: { name: string; slug: string; openJobs: number } | null;
  employmentTypes: readonly Term[];
  occupations: readonly Term[];
  industries: readonly Term[];
  experience?: { label: string } | null;
  skills: readonly string[];
  /** Sanitised HTML. */
  description: string;
  applicationWorkflow: string;
  applicationLink?: string | null;
  applicationEmails: readonly string[];
  /** Page on which the whole ad stands. */
  linkUrl?: string | null;
  /** The ad as a file. */
  file?: { name: string; size: number; url: string } | null;
  /** Where no amounts are given. */
  salaryRange?: { label: string } | null;
  degreeLevel?: { label: string } | null;
  fieldsOfStudy?: readonly { label: string }[];
  languages?: readonly string[];
  /** immediately, by_agreement or date */
  availabilityPeriod?: string | null;
}
