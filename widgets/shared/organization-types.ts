/** What the views of an organization need; every query that feeds them asks for at least this. */
import type { Picture, Term } from './job-types.ts';

export interface TeaserOrganization {
  id: number;
  slug: string;
  name: string;
  logo?: Picture | null;
  /** Plain text. */
  summary: string;
  industries: readonly { label: string }[];
  location?: { label: string } | null;
  openJobs: number;
  featured: boolean;
}

export interface ContactPerson {
  firstName?: string | null;
  lastName: string;
  position?: string | null;
  email?: string | null;
  phone?: string | null;
  photo?: Picture | null;
}

export interface OrganizationVideo {
  source: string;
  coverTitle?: string | null;
  cover?: Picture | null;
}

export interface FullOrganization extends TeaserOrganization {
  alternativeName?: string | null;
  cover?: Picture | null;
  /** Sanitised HTML. */
  presentation?: string | null;
  occupations: readonly { label: string }[];
  benefits: readonly string[];
  size?: string | null;
  website?: string | null;
  profiles: readonly { network: string; url: string }[];
  locations: readonly { label: string }[];
  contactPeople: readonly ContactPerson[];
  gallery: readonly Picture[];
  videos: readonly OrganizationVideo[];
  /** Answers are sanitised HTML. */
  faq: readonly { question: string; answer: string }[];
  /** Value of the company facet; null where nothing is to be linked. */
  facet?: (Term & { field: string; filter: string }) | null;
}
