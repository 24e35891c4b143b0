/** What the views of an organization need; every query that feeds them asks for at least this. */
import type { Picture, Term } from '../jobs/job-types.ts';

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

/** A postal address; what is not known is absent. */
export interface PostalAddress {
  /** Town, region and, abroad, country. */
  label: string;
  addressLine1?: string | null;
  addressLine2?: string | null;
  zip?: string | null;
  countryCode?: string | null;
}

export interface ContactPerson {
  /** none, mr, ms */
  salutation?: string | null;
  firstName?: string | null;
  lastName: string;
  position?: string | null;
  email?: string | null;
  phone?: string | null;
  photo?: Picture | null;
  linkedinProfile?: string | null;
  contactInfo?: string | null;
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
  companyName?: string | null;
  companyAddress?: PostalAddress | null;
  branches: readonly { name?: string | null; place: PostalAddress }[];
  contactPeople: readonly ContactPerson[];
  gallery: readonly Picture[];
  videos: readonly OrganizationVideo[];
  /** Answers are sanitised HTML. */
  faq: readonly { question: string; answer: string }[];
  attachments: readonly { name: string; size: number; url: string }[];
  fieldsOfStudy: readonly { label: string }[];
  /** Answers to the brand's own choice fields. */
  choices: readonly { field: string; label: string; values: readonly string[] }[];
  /** Value of the company facet; null where nothing is to be linked. */
  facet?: (Term & { field: string; filter: string }) | null;
}
