import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AskedForm, AskedGroup } from '../runtime/core/forms/ask.ts';
import type { JobRecord } from './modules/jobs/job.ts';
import type { OrganizationRecord } from './modules/organizations/organization.ts';
import type { OwnGroupRecord } from './answers/stored.ts';
import type { OwnOrganizationRow } from './modules/organizations/own-store.ts';
import type { Address } from './modules/places/address.ts';
import type { TermRecord } from './modules/taxonomies/terms.ts';
import type { StoredSalary } from './modules/jobs/job-data.ts';
import type { HitRecord } from './modules/search/hit.ts';
import type { TakenUpload } from './uploads/take-in.ts';
import type { ApiContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A file of a multipart request, as the GraphQL multipart request specification has it. */
  Upload: { input: string; output: never; }
};

/** A mailed link. */
export type AccountLink = {
  __typename?: 'AccountLink';
  /** What it is for; null for one that there is not. */
  kind: Maybe<AccountLinkKind>;
  /** How it stands. */
  state: AccountLinkState;
};

/** What a mailed link is for. */
export type AccountLinkKind =
  /** Confirms a new address. */
  | 'change_email'
  /** Sets a new password. */
  | 'reset_password'
  /** Confirms the address of a new account. */
  | 'verify_email';

/** How a mailed link stands. */
export type AccountLinkState =
  /** Its time is over. */
  | 'expired'
  /** It works, or it worked just now. */
  | 'good'
  /** There is no such link. */
  | 'unknown'
  /** It was used before, or a later one took its place. */
  | 'used';

/** What is wrong with answers; nothing was done while there is something. */
export type AccountResult = {
  __typename?: 'AccountResult';
  /** Empty when it is done. */
  faults: Array<FormFault>;
};

/** The organization that a person acts for at the moment. */
export type ActiveOrganization = {
  __typename?: 'ActiveOrganization';
  /** Number of the organization. */
  id: Scalars['Int']['output'];
};

/** What a person may do in the administration, and what is asked of them first. */
export type AdminAccess = {
  __typename?: 'AdminAccess';
  /** May grant roles and act on all brands. */
  isAdministrator: Scalars['Boolean']['output'];
  /** Parts that they may use: brands, users, profiles, outbox, consents, audit. None for a job_editor. */
  parts: Array<Scalars['String']['output']>;
  /** Their second factor. */
  secondFactor: SecondFactor;
};

/** A brand that a person may administer. */
export type AdminBrand = {
  __typename?: 'AdminBrand';
  /** Name of its file. */
  id: Scalars['String']['output'];
  /** What is switched no longer fits the file and is left out. */
  isSuspended: Scalars['Boolean']['output'];
  /** Something is switched. */
  isSwitched: Scalars['Boolean']['output'];
  /** Name of the site. */
  name: Scalars['String']['output'];
  /** Its canonical address. */
  origin: Scalars['String']['output'];
  /** Main colour. */
  primary: Scalars['String']['output'];
  /** live or draft. */
  status: Scalars['String']['output'];
};

/** A brand between its file and what is switched. */
export type AdminBrandSettings = {
  __typename?: 'AdminBrandSettings';
  /** Its name, address and state. */
  brand: AdminBrand;
  /** The document with what is switched, as it is served unless it is suspended. */
  document: Scalars['JSON']['output'];
  /** The document as the file and its parents make it. */
  file: Scalars['JSON']['output'];
  /** What the checker says of the brand as it is. */
  findings: Array<BrandFinding>;
  /** Name of its file. */
  id: Scalars['String']['output'];
  /** Origin of every value of `document`. */
  origins: Array<BrandOrigin>;
  /** What is switched: a JSON Merge Patch (RFC 7396) over `file`. */
  patch: Scalars['JSON']['output'];
  /** The change that one step forward would bring back. */
  redo: Maybe<BrandPatchEntry>;
  /** The change that one step back would take back. */
  undo: Maybe<BrandPatchEntry>;
  /** Newest change; 0 where nothing was ever switched. Saving asks for it. */
  version: Scalars['Int']['output'];
};

/** Something that a brand asks people to agree to, as its administrators see it. */
export type AdminConsent = {
  __typename?: 'AdminConsent';
  /** Number of the info. */
  id: Scalars['Int']['output'];
  /** Languages in which it may be worded; the first one has to be. */
  languages: Array<Scalars['String']['output']>;
  /** The person must tick it; otherwise going on is agreement enough. */
  optIn: Scalars['Boolean']['output'];
  /** Where it is asked, such as REGISTRATION. */
  placement: Scalars['String']['output'];
  /** Nobody goes on without it. */
  required: Scalars['Boolean']['output'];
  /** All wordings, latest first; there is always one. */
  revisions: Array<AdminConsentRevision>;
  /** What it is about, such as PRIVACY_POLICY. */
  type: Scalars['String']['output'];
};

/** A wording of a consent. */
export type AdminConsentRevision = {
  __typename?: 'AdminConsentRevision';
  /** Who changed it; null for the first one, and for somebody whose account is gone. */
  author: Maybe<Scalars['String']['output']>;
  /** What differs from the wording before, by language; empty for the first one. */
  changes: Array<AdminTextChange>;
  /** How many people have agreed to it. */
  consents: Scalars['Int']['output'];
  /** When it was first asked. */
  created: Scalars['DateTime']['output'];
  /** Number of the wording. */
  id: Scalars['Int']['output'];
  /** Why it was changed. */
  note: Scalars['String']['output'];
  /** Filtered HTML by language. */
  text: Scalars['JSON']['output'];
};

/** Something that happened to an account. */
export type AdminEvent = {
  __typename?: 'AdminEvent';
  /** The person; null for a try that no account belongs to. */
  account: Maybe<Scalars['String']['output']>;
  /** The administrator who did it or acted as the person. */
  actor: Maybe<Scalars['String']['output']>;
  /** Brand where it happened. */
  brand: Scalars['String']['output'];
  /** When. */
  created: Scalars['DateTime']['output'];
  /** More, by kind. */
  detail: Scalars['JSON']['output'];
  /** Number of the entry. */
  id: Scalars['Int']['output'];
  /** What: sign_in, sign_in_failed, role_granted, masquerade_began ... */
  kind: Scalars['String']['output'];
  /** Network that it came from. */
  network: Scalars['String']['output'];
};

/** A page of what happened. */
export type AdminEvents = {
  __typename?: 'AdminEvents';
  /** Those of the page, the newest first unless told. */
  events: Array<AdminEvent>;
  /** All that match. */
  total: Scalars['Int']['output'];
};

/** Which part of a list is wanted. */
export type AdminList = {
  /** How many to give, 100 at most. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Largest or newest first. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many to leave out. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Column to sort by; each list has its own. */
  sort?: InputMaybe<Scalars['String']['input']>;
  /** Words that must occur. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A mail of the outbox without its text. */
export type AdminMail = {
  __typename?: 'AdminMail';
  /** Brand that sent it. */
  brand: Scalars['String']['output'];
  /** When it was written. */
  created: Scalars['DateTime']['output'];
  /** Number of the mail. */
  id: Scalars['Int']['output'];
  /** What the mail server said last. */
  lastError: Maybe<Scalars['String']['output']>;
  /** When the mail server took it. */
  sent: Maybe<Scalars['DateTime']['output']>;
  /** queued, sending, sent, failed or kept (there is no mail server). */
  state: Scalars['String']['output'];
  /** Subject line. */
  subject: Scalars['String']['output'];
  /** Kind of mail. */
  template: Scalars['String']['output'];
  /** Recipient. */
  to: Scalars['String']['output'];
  /** Tries so far. */
  tries: Scalars['Int']['output'];
};

/** A mail with its text. */
export type AdminMailText = {
  __typename?: 'AdminMailText';
  /** The mail. */
  mail: AdminMail;
  /** The text. Addresses in it are blanked unless the mail was kept: a link that signs in belongs to its recipient. */
  text: Scalars['String']['output'];
};

/** A page of mails. */
export type AdminMails = {
  __typename?: 'AdminMails';
  /** Those of the page. */
  mails: Array<AdminMail>;
  /** All that match. */
  total: Scalars['Int']['output'];
};

/** An account on a brand. */
export type AdminMembership = {
  __typename?: 'AdminMembership';
  /** Approved there; only brands that approve accounts ask for it. */
  approved: Scalars['Boolean']['output'];
  /** The brand. */
  brand: Scalars['String']['output'];
};

/** A role, and where it holds. */
export type AdminRole = {
  __typename?: 'AdminRole';
  /** The brand; null stands for all. */
  brand: Maybe<Scalars['String']['output']>;
  /** applicant, recruiter, job_editor, site_admin or administrator. */
  role: Scalars['String']['output'];
};

/** What differs between two wordings in one language. */
export type AdminTextChange = {
  __typename?: 'AdminTextChange';
  /** Code of the language. */
  language: Scalars['String']['output'];
  /** The text in pieces, in order. */
  pieces: Array<AdminTextPiece>;
};

/** A piece of a text. */
export type AdminTextPiece = {
  __typename?: 'AdminTextPiece';
  /** same, added or removed */
  kind: Scalars['String']['output'];
  /** The piece itself. */
  text: Scalars['String']['output'];
};

/** A person with an account. */
export type AdminUser = {
  __typename?: 'AdminUser';
  /** The account is shut. */
  blocked: Scalars['Boolean']['output'];
  /** Brands that the account has joined, of those that the asker administers. */
  brands: Array<AdminMembership>;
  /** When the account was made. */
  created: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Number of the account. */
  id: Scalars['Int']['output'];
  /** The asker may verify, block and act as this person. */
  isManageable: Scalars['Boolean']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** What it may do. */
  roles: Array<AdminRole>;
  /** A second factor is set up. */
  secondFactor: Scalars['Boolean']['output'];
  /** The address was confirmed. */
  verified: Scalars['Boolean']['output'];
};

/** A page of people. */
export type AdminUsers = {
  __typename?: 'AdminUsers';
  /** All that match. */
  total: Scalars['Int']['output'];
  /** Those of the page. */
  users: Array<AdminUser>;
};

/** A setting of this brand. */
export type AppConfigEntry = {
  __typename?: 'AppConfigEntry';
  /** Key by which clients look it up. */
  key: Scalars['String']['output'];
  /** Unique name of the setting. */
  name: Scalars['String']['output'];
  /** Value as text. */
  value: Scalars['String']['output'];
};

/** A further place of an organization. */
export type Branch = {
  __typename?: 'Branch';
  /** What it is called. */
  name: Maybe<Scalars['String']['output']>;
  /** Where it is. */
  place: JobLocation;
};

/** Answer to a choice field of a brand's own. */
export type BrandChoice = {
  __typename?: 'BrandChoice';
  /** Name of the field: `x_beat`. */
  field: Scalars['String']['output'];
  /** Its label in the language of the request. */
  label: Scalars['String']['output'];
  /** The chosen values in that language. */
  values: Array<Scalars['String']['output']>;
};

/** A value that a change gave. */
export type BrandDifference = {
  __typename?: 'BrandDifference';
  /** The value after; null also where there is none any more. */
  after: Maybe<Scalars['JSON']['output']>;
  /** The value before; null also where there was none. */
  before: Maybe<Scalars['JSON']['output']>;
  /** JSON pointer of the value. */
  pointer: Scalars['String']['output'];
};

/** Something the checker says. */
export type BrandFinding = {
  __typename?: 'BrandFinding';
  /** Values that would be accepted. */
  allowed: Maybe<Array<Scalars['String']['output']>>;
  /** Stable code, listed in docs/brand-check.md. */
  code: Scalars['String']['output'];
  /** Column, counted from 1. */
  column: Scalars['Int']['output'];
  /** Path of the file, or `runtime patch`. */
  file: Scalars['String']['output'];
  /** What would mend it. */
  fix: Maybe<Scalars['String']['output']>;
  /** Line, counted from 1. */
  line: Scalars['Int']['output'];
  /** What is wrong and what is allowed, in a sentence. */
  message: Scalars['String']['output'];
  /** JSON pointer (RFC 6901) into the document. */
  pointer: Scalars['String']['output'];
  /** error, warning or info. */
  severity: Scalars['String']['output'];
  /** The nearest accepted value. */
  suggestion: Maybe<Scalars['String']['output']>;
};

/** Where a resolved value comes from. */
export type BrandOrigin = {
  __typename?: 'BrandOrigin';
  /** Path of the file, or `runtime patch`. */
  file: Scalars['String']['output'];
  /** default, family, brand or switch. */
  layer: Scalars['String']['output'];
  /** Line, counted from 1. */
  line: Scalars['Int']['output'];
  /** JSON pointer of the value; a list is one value. */
  pointer: Scalars['String']['output'];
};

/** One change of what is switched. */
export type BrandPatchEntry = {
  __typename?: 'BrandPatchEntry';
  /** Who. */
  author: Scalars['String']['output'];
  /** When. */
  created: Scalars['DateTime']['output'];
  /** What it changed in what is switched. */
  differences: Array<BrandDifference>;
  /** set, undo, redo or restore. */
  kind: Scalars['String']['output'];
  /** Why. */
  note: Scalars['String']['output'];
  /** The version whose switches were taken again; 0 stands for the file alone. */
  restores: Maybe<Scalars['Int']['output']>;
  /** Number of the change; it rises. */
  version: Scalars['Int']['output'];
};

/** A page of changes, the newest first. */
export type BrandPatchHistory = {
  __typename?: 'BrandPatchHistory';
  /** Those of the page. */
  entries: Array<BrandPatchEntry>;
  /** All changes there are. */
  total: Scalars['Int']['output'];
};

/** What came of a change. */
export type BrandPatchResult = {
  __typename?: 'BrandPatchResult';
  /** What the checker says of the brand with the change. With an error in it nothing was saved. */
  findings: Array<BrandFinding>;
  /** The new version; null when it was not saved. */
  version: Maybe<Scalars['Int']['output']>;
};

/** A puzzle for a machine: about a second of work for one browser, much for one that sends thousands of forms. */
export type CaptchaChallenge = {
  __typename?: 'CaptchaChallenge';
  /** What to solve, as altcha-lib reads it (version 2, PBKDF2/SHA-256). */
  challenge: Scalars['JSON']['output'];
  /** Until when its solution counts. */
  expires: Scalars['DateTime']['output'];
};

/** Someone to ask. */
export type ContactPerson = {
  __typename?: 'ContactPerson';
  /** When and how to reach the person. */
  contactInfo: Maybe<Scalars['String']['output']>;
  /** Address for mail. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Absolute address of a profile. */
  linkedinProfile: Maybe<Scalars['String']['output']>;
  /** Telephone number as written. */
  phone: Maybe<Scalars['String']['output']>;
  /** Portrait. */
  photo: Maybe<Image>;
  /** Position in the organization. */
  position: Maybe<Scalars['String']['output']>;
  /** How the person wants to be addressed: none, mr or ms. */
  salutation: Maybe<Scalars['String']['output']>;
};

/** What became of a message to the site. */
export type ContactResult = {
  __typename?: 'ContactResult';
  /** What is wrong with the answers; empty when the message was sent. */
  faults: Array<FormFault>;
  /** Number of the message; null where something is wrong with it. */
  id: Maybe<Scalars['Int']['output']>;
  /** Canonical path to go on to. */
  next: Scalars['String']['output'];
};

/** Answer of making an organization. */
export type CreatedOrganization = {
  __typename?: 'CreatedOrganization';
  /** What is wrong with the name; nothing was made while there is something. */
  faults: Array<FormFault>;
  /** The new organization. */
  organization: Maybe<OwnOrganization>;
};

/** Answer of deleting an account. */
export type DeletionResult = {
  __typename?: 'DeletionResult';
  /** Empty unless the password is wrong. */
  faults: Array<FormFault>;
  /** Organizations that nobody else owns: they are handed over or deleted along first. The account is gone when there are neither. */
  organizations: Array<UserOrganization>;
};

/** A half-filled form of the signed-in person. */
export type Draft = {
  __typename?: 'Draft';
  /** The answers by group and field as they were typed: not checked against what is required, and not sanitised. */
  answers: Scalars['JSON']['output'];
  /** When it was last saved. */
  changed: Scalars['DateTime']['output'];
  /** Name of the form. */
  form: Scalars['String']['output'];
  /** What the form is about, such as the id of an organization; empty for something new. */
  key: Scalars['String']['output'];
  /** Where the person was, in a form of several steps. */
  step: Maybe<Scalars['String']['output']>;
  /** Rises by one with each save. */
  version: Scalars['Int']['output'];
};

/** What became of the save of a draft. */
export type DraftSaved = {
  __typename?: 'DraftSaved';
  /** The draft as it is kept now; null when another tab has sent or dropped it. */
  draft: Maybe<Draft>;
  /** Whether it was saved. It was not when the draft has another version than the one that was changed. */
  saved: Scalars['Boolean']['output'];
};

/** A facet value found by its alias or its filter value. */
export type FacetAlias = {
  __typename?: 'FacetAlias';
  /** Word that stands for it in addresses. */
  alias: Scalars['String']['output'];
  /** Name of the facet. */
  field: Scalars['String']['output'];
  /** Value to send as a condition. */
  filter: Scalars['String']['output'];
  /** Name in the language asked for. */
  label: Scalars['String']['output'];
  /** Words in the brand's other languages. */
  translatedAliases: Array<TranslatedAlias>;
};

/** A form as this brand asks it. */
export type Form = {
  __typename?: 'Form';
  /** Whether it is sent with the solution of a `captchaChallenge`. */
  captcha: Scalars['Boolean']['output'];
  /** Path of the script that checks its answers in the browser, on the site of the brand. */
  check: Scalars['String']['output'];
  /** Name of the form. */
  form: Scalars['String']['output'];
  /** Its groups in order. */
  groups: Array<FormGroup>;
};

/** Something that is wrong with an answer. */
export type FormFault = {
  __typename?: 'FormFault';
  /** Keyword of JSON Schema whose rule is broken. */
  code: Scalars['String']['output'];
  /** What is wrong, in the language of the request. */
  message: Scalars['String']['output'];
  /** JSON pointer (RFC 6901) of the answer, beginning with its group: /message/email. */
  pointer: Scalars['String']['output'];
};

/** A field of a form. */
export type FormField = {
  __typename?: 'FormField';
  /** What it is answered with, as schemas/form-ui.schema.json lists them: text, select, rich-text. */
  control: Scalars['String']['output'];
  /** Name of the answer. */
  name: Scalars['String']['output'];
  /** Room that it takes in its row: full, half or third. */
  width: Scalars['String']['output'];
};

/** A group of a form: fields that belong together. */
export type FormGroup = {
  __typename?: 'FormGroup';
  /** Its fields in the order shown. */
  fields: Array<FormField>;
  /** Name of the group, by which its answers are sent. */
  group: Scalars['String']['output'];
  /** JSON Schema (draft-07) of its answers, titles and descriptions in the language of the request. */
  schema: Scalars['JSON']['output'];
};

/** Something that people are asked to agree to, in its latest wording. */
export type GdprConsentInfo = {
  __typename?: 'GdprConsentInfo';
  /** Number of the info. */
  id: Scalars['Int']['output'];
  /** Whether the person must tick it; otherwise going on is agreement enough. */
  optIn: Scalars['Boolean']['output'];
  /** The wording: filtered HTML in the language asked for. */
  text: Scalars['String']['output'];
  /** What it is about, such as PRIVACY_POLICY. */
  type: Scalars['String']['output'];
};

/** An order of consent infos. */
export type GdprConsentSort = {
  /** id, type or position */
  field: Scalars['String']['input'];
  /** asc or desc */
  value: Scalars['String']['input'];
};

/** That somebody agreed, and to which wording. */
export type GdprUserConsent = {
  __typename?: 'GdprUserConsent';
  /** Number of the consent. */
  id: Scalars['Int']['output'];
  /** Info that was agreed to. */
  infoId: Scalars['Int']['output'];
  /** Its wording that was agreed to. */
  infoRevisionId: Scalars['Int']['output'];
  /** Address of the person. */
  mail: Scalars['String']['output'];
};

/** What became of a consent. */
export type GdprUserConsentResult = {
  __typename?: 'GdprUserConsentResult';
  /** The consent; the first one where the person had agreed to this wording before. */
  consent: Maybe<GdprUserConsent>;
  /** Why it was not kept, in the language of the request; empty when it was. */
  errors: Array<Scalars['String']['output']>;
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: Scalars['String']['output'];
  /** Pixels. */
  height: Maybe<Scalars['Int']['output']>;
  /** Address of a smaller form, where there is one. */
  small: Maybe<Scalars['String']['output']>;
  /** Caption. */
  title: Maybe<Scalars['String']['output']>;
  /** Address, absolute or from the root of the site. */
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Maybe<Scalars['Int']['output']>;
};

/** An invitation as its link shows it. */
export type InvitationLink = {
  __typename?: 'InvitationLink';
  /** Where it was sent: only a person with this address may accept. Null unless it is open. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the organization; null unless it is open. */
  organization: Maybe<Scalars['String']['output']>;
  /** What the person will be; null unless it is open. */
  role: Maybe<MemberRole>;
  /** How it stands. */
  state: InvitationState;
};

/** How an invitation stands. */
export type InvitationState =
  /** It was accepted. */
  | 'accepted'
  /** Its time is over. */
  | 'expired'
  /** It can be accepted. */
  | 'open'
  /** There is no such invitation. */
  | 'unknown'
  /** It was taken back, or a later one took its place. */
  | 'withdrawn';

/** Answer of inviting somebody. */
export type InvitedMember = {
  __typename?: 'InvitedMember';
  /** What is wrong with the address; nobody was invited while there is something. */
  faults: Array<FormFault>;
  /** The people as they are now. */
  people: OrganizationPeople;
};

/** A job as this brand shows it. */
export type Job = {
  __typename?: 'Job';
  /** Addresses that take applications, for the workflow email. */
  applicationEmails: Array<Scalars['String']['output']>;
  /** Address of the employer's own form, for the workflow external. */
  applicationLink: Maybe<Scalars['String']['output']>;
  /** internal, email, external or none */
  applicationWorkflow: Scalars['String']['output'];
  /** Brought in by a backfill importer. */
  backfill: Scalars['Boolean']['output'];
  /** Absolute address of the job on the brand that owns it. */
  canonicalUrl: Scalars['String']['output'];
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** Sanitised HTML. */
  description: Scalars['String']['output'];
  /** Full time, part time and the like. */
  employmentTypes: Array<Term>;
  /** Years of experience wanted. */
  experience: Maybe<Term>;
  /** End of publication; null without end. */
  expires: Maybe<Scalars['DateTime']['output']>;
  /** Paid highlight. */
  featured: Scalars['Boolean']['output'];
  /** Id of the brand that owns the job. */
  frontend: Scalars['String']['output'];
  /** Number of the job, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Industries of the job, else those of the employer's profile. */
  industries: Array<Term>;
  /** Language of the advertisement. */
  langcode: Scalars['String']['output'];
  /** First place of work; null when none is given. */
  location: Maybe<JobLocation>;
  /** Further places of work. */
  locations: Array<JobLocation>;
  /** Logo of the advertisement, else of the employer's profile. */
  logo: Maybe<Image>;
  /** Occupational fields. */
  occupations: Array<Term>;
  /** Null when the company has no published profile on this brand. */
  organization: Maybe<Organization>;
  /** Name of the employer as the advertisement gives it. */
  organizationName: Scalars['String']['output'];
  /** First publication; null for a job that was never published. */
  published: Maybe<Scalars['DateTime']['output']>;
  /** none, hybrid or remote */
  remote: Scalars['String']['output'];
  /** Null when the advertisement names none. */
  salary: Maybe<Salary>;
  /** Names of skills in the language of the request. */
  skills: Array<Scalars['String']['output']>;
  /** Last path segment before the id: `reporter-42` without the id. */
  slug: Scalars['String']['output'];
  /** draft, needs_review, scheduled, published or archived */
  state: Scalars['String']['output'];
  /** Plain text, at most 300 characters. */
  summary: Scalars['String']['output'];
  /** Title as the employer wrote it. */
  title: Scalars['String']['output'];
  /** Shown among the top jobs. */
  top: Scalars['Boolean']['output'];
  /** job_per_template, job_per_link or job_per_file */
  type: Scalars['String']['output'];
  /** Address of a video about the job. */
  videoUrl: Maybe<Scalars['String']['output']>;
};

/** A place as an address. */
export type JobLocation = {
  __typename?: 'JobLocation';
  /** Street and number. */
  addressLine1: Maybe<Scalars['String']['output']>;
  /** Floor, building or other details. */
  addressLine2: Maybe<Scalars['String']['output']>;
  /** Code of the region, or its name where no code is known. */
  administrativeArea: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1, two capital letters. */
  countryCode: Maybe<Scalars['String']['output']>;
  /** As shown: `Portland, Maine`. */
  label: Scalars['String']['output'];
  /** Degrees north. */
  lat: Maybe<Scalars['Float']['output']>;
  /** Town. */
  locality: Maybe<Scalars['String']['output']>;
  /** Degrees east. */
  lon: Maybe<Scalars['Float']['output']>;
  /** Postal code. */
  zip: Maybe<Scalars['String']['output']>;
};

/** A content page kept in the database. */
export type LandingPage = {
  __typename?: 'LandingPage';
  /** Sanitised HTML. */
  body: Scalars['String']['output'];
  /** For search engines; may be empty. */
  description: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** Leads into the session of another person. */
export type Masquerade = {
  __typename?: 'Masquerade';
  /** Given to the session update as `handover`, once, within two minutes. */
  token: Scalars['String']['output'];
};

/** What a person is to an organization. */
export type MemberRole =
  /** May change, publish and take back the profile. */
  | 'editor'
  /** May do everything, also with the people of the organization. */
  | 'owner';

/** A tag of the head. */
export type Metatag = {
  __typename?: 'Metatag';
  /** title, description, canonical_url, robots or a property of Open Graph */
  meta: Scalars['String']['output'];
  /** Its content. */
  value: Scalars['String']['output'];
};

/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation; the person acts for that organization from now on. */
  acceptInvitation: OwnOrganization;
  /** Acts for this organization from now on. */
  activateOrganization: OwnOrganization;
  /** Publishes a profile that waits. */
  approveOrganization: PublishedOrganization;
  /** Approves an account on a brand, or takes it back. */
  approveUser: AdminUser;
  /** Begins to set up a second factor. */
  beginSecondFactor: SecondFactorSetup;
  /** Shuts an account, which ends its sessions, or opens it again. */
  blockUser: AdminUser;
  /** Gives an organization of the network a profile on this brand. */
  bringOrganization: OwnOrganization;
  /** Sends a link to a new address; it takes the place of the old one when it is opened. */
  changeEmail: AccountResult;
  /** Makes an owner of an editor, or the other way round. One owner has to stay. */
  changeMemberRole: OrganizationPeople;
  /** Sets a new password; all other sessions end. */
  changePassword: SessionResult;
  /** Shows the second factor: a code of the app or a recovery code. The first code ends its setting up. */
  confirmSecondFactor: SecondFactorResult;
  /** Keeps that somebody agrees to the latest wording. Signed-in people agree for their own address only, and nobody in the name of another. */
  createGdprUserConsent: GdprUserConsentResult;
  /** Makes an organization with a profile on this brand; it becomes the active one. */
  createOrganization: CreatedOrganization;
  /** Deletes the account of the person who is signed in, with everything that is kept about them. */
  deleteAccount: DeletionResult;
  /** Forgets the draft of a form. Answers whether there was one. */
  dropDraft: Scalars['Boolean']['output'];
  /** Gives a role; by an administrator only. Ends the sessions of the person. */
  grantRole: AdminUser;
  /** Makes a member the owner and the owner who asks an editor. */
  handOverOrganization: OrganizationPeople;
  /** Asks somebody by mail to act for the organization. The link holds for seven days, once. */
  inviteMember: InvitedMember;
  /** Joins this brand: an account of another brand, or one that came by a network and says now what it is for. */
  joinSite: AccountResult;
  /** Ends that the person who asks acts for the organization. One owner has to stay. */
  leaveOrganization: Scalars['Boolean']['output'];
  /** Begins to act as another person. Nobody acts as an administrator. */
  masquerade: Masquerade;
  /** Shows the profile to everybody on this brand, or to an administrator first where the brand says so. */
  publishOrganization: PublishedOrganization;
  /** Brings back what was taken back last. */
  redoBrandPatch: BrandPatchResult;
  /** Gives a waiting profile back to its people. */
  refuseOrganization: OwnOrganization;
  /** Makes an account, or tells the owner of a known address by mail. The answer is the same. */
  register: AccountResult;
  /** Ends that somebody acts for the organization. */
  removeMember: OrganizationPeople;
  /** Sends a link for a new password. The answer is the same for every address. */
  requestPasswordReset: AccountResult;
  /** Sends a new link to an address that waits for confirmation. The answer is the same for every address. */
  resendVerification: AccountResult;
  /** Sets a new password by a mailed link; all sessions end, and all other links. */
  resetPassword: ResetResult;
  /** Takes the second factor of a person away, who then sets up another; by an administrator only. */
  resetSecondFactor: AdminUser;
  /** Switches as an older version did; 0 stands for the file alone. */
  restoreBrandPatch: BrandPatchResult;
  /** Puts a mail that failed into the queue again. */
  retryMail: AdminMail;
  /** Takes a role; by an administrator only. Ends the sessions of the person. */
  revokeRole: AdminUser;
  /** Changes the wording of a consent: from then on everybody is asked anew. */
  rewordConsent: AdminConsent;
  /** Switches: from now on the brand is its file with this patch. Refused as PATCH_CONFLICT when somebody switched since `expected`. */
  saveBrandPatch: BrandPatchResult;
  /** Keeps answers of a form that is not sent yet. Of what the brand asks in the form, any part may be missing. */
  saveDraft: DraftSaved;
  /** Saves one group of a profile. A version that is out of date is refused. */
  saveOrganizationGroup: SavedGroup;
  /** Sends a message to the publisher of the site, and a copy to a writer who wants one. */
  sendContactMessage: ContactResult;
  /** Ends all sessions of the person, this one too. */
  signOutEverywhere: Scalars['Boolean']['output'];
  /** Takes the newest change back. */
  undoBrandPatch: BrandPatchResult;
  /** Takes the profile out of sight on this brand. */
  unpublishOrganization: OwnOrganization;
  /** Changes names and language of the person who is signed in; what is left out stays. */
  updateAccount: AccountResult;
  /** Takes in one file, sent with this very request. Refusals tell in a sentence what is wrong with it. */
  upload: UploadedFile;
  /** Confirms an address by a mailed link. */
  verifyEmail: AccountLink;
  /** Takes the e-mail address of a person for confirmed. */
  verifyUser: AdminUser;
  /** Takes an invitation back. */
  withdrawInvitation: OrganizationPeople;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationActivateOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationApproveOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationApproveUserArgs = {
  approved: Scalars['Boolean']['input'];
  brand: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationBlockUserArgs = {
  blocked: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationBringOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationChangeMemberRoleArgs = {
  accountId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  role: MemberRole;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationCreateGdprUserConsentArgs = {
  infoId: Scalars['Int']['input'];
  mail: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationCreateOrganizationArgs = {
  name: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationDeleteAccountArgs = {
  password: InputMaybe<Scalars['String']['input']>;
  withOrganizations: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationDropDraftArgs = {
  form: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationGrantRoleArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  role: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationHandOverOrganizationArgs = {
  accountId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationInviteMemberArgs = {
  email: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  role: MemberRole;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationJoinSiteArgs = {
  answers: Scalars['JSON']['input'];
  role: SiteRole;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationLeaveOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationMasqueradeArgs = {
  userId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationPublishOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRedoBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRefuseOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRegisterArgs = {
  answers: Scalars['JSON']['input'];
  captcha: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRemoveMemberArgs = {
  accountId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationResendVerificationArgs = {
  email: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationResetSecondFactorArgs = {
  id: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRestoreBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRetryMailArgs = {
  id: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRevokeRoleArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  role: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationRewordConsentArgs = {
  after: Scalars['Int']['input'];
  brand: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  text: Scalars['JSON']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationSaveBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  patch: Scalars['JSON']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationSaveDraftArgs = {
  answers: Scalars['JSON']['input'];
  form: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  step: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationSaveOrganizationGroupArgs = {
  answers: Scalars['JSON']['input'];
  group: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationSendContactMessageArgs = {
  answers: Scalars['JSON']['input'];
  captcha: InputMaybe<Scalars['String']['input']>;
  key: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationUndoBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationUnpublishOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationUpdateAccountArgs = {
  displayName: InputMaybe<Scalars['String']['input']>;
  firstName: InputMaybe<Scalars['String']['input']>;
  lastName: InputMaybe<Scalars['String']['input']>;
  locale: InputMaybe<Scalars['String']['input']>;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationUploadArgs = {
  file: Scalars['Upload']['input'];
  purpose: UploadPurpose;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationVerifyUserArgs = {
  id: Scalars['Int']['input'];
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationWithdrawInvitationArgs = {
  invitationId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};

/** An organization as its profile on this brand shows it. */
export type Organization = {
  __typename?: 'Organization';
  /** Second name, for example a short one. */
  alternativeName: Maybe<Scalars['String']['output']>;
  /** Files for download. */
  attachments: Array<PublicFile>;
  /** Names of benefits in the language of the request. */
  benefits: Array<Scalars['String']['output']>;
  /** The same with the names of the branches. */
  branches: Array<Branch>;
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** Answers to the choice fields of this brand's own. */
  choices: Array<BrandChoice>;
  /** Address of the company. */
  companyAddress: Maybe<JobLocation>;
  /** Legal name of the company. */
  companyName: Maybe<Scalars['String']['output']>;
  /** People to ask. */
  contactPeople: Array<ContactPerson>;
  /** Large picture at the head of the profile. */
  cover: Maybe<Image>;
  /** Value of the company facet, to link to its jobs. */
  facet: Maybe<FacetAlias>;
  /** Questions and answers. */
  faq: Array<Question>;
  /** Paid highlight. */
  featured: Scalars['Boolean']['output'];
  /** Fields of study that it looks for. */
  fieldsOfStudy: Array<Term>;
  /** Pictures. */
  gallery: Array<Image>;
  /** Number of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Industries. */
  industries: Array<Term>;
  /** The newest of them, at most 20. */
  jobs: Array<Job>;
  /** Main address. */
  location: Maybe<JobLocation>;
  /** Further addresses. */
  locations: Array<JobLocation>;
  /** Logo. */
  logo: Maybe<Image>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Occupational fields that it hires in. */
  occupations: Array<Term>;
  /** Published jobs on this brand. */
  openJobs: Scalars['Int']['output'];
  /** Sanitised HTML. */
  presentation: Maybe<Scalars['String']['output']>;
  /** Profiles on social networks. */
  profiles: Array<SocialProfile>;
  /** Number of employees as a text: `50 to 199`. */
  size: Maybe<Scalars['String']['output']>;
  /** Last path segment of its page. */
  slug: Scalars['String']['output'];
  /** Plain text, at most 200 characters. */
  summary: Scalars['String']['output'];
  /** Offers vocational training. */
  training: Scalars['Boolean']['output'];
  /** Videos. */
  videos: Array<OrganizationVideo>;
  /** Absolute address. */
  website: Maybe<Scalars['String']['output']>;
};


/** An organization as its profile on this brand shows it. */
export type OrganizationJobsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** An organization of the person that this brand does not show yet. */
export type OrganizationElsewhere = {
  __typename?: 'OrganizationElsewhere';
  /** Number of the organization. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** An invitation that nobody has accepted yet. */
export type OrganizationInvitation = {
  __typename?: 'OrganizationInvitation';
  /** It was sent then. */
  created: Scalars['DateTime']['output'];
  /** Where it was sent. */
  email: Scalars['String']['output'];
  /** It holds until then. */
  expires: Scalars['DateTime']['output'];
  /** Number of the invitation. */
  id: Scalars['Int']['output'];
  /** What the person will be. */
  role: MemberRole;
};

/** Somebody who acts for an organization. */
export type OrganizationMember = {
  __typename?: 'OrganizationMember';
  /** Number of the account. */
  accountId: Scalars['Int']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** It is the person who asks. */
  isYou: Scalars['Boolean']['output'];
  /** Name as shown. */
  name: Scalars['String']['output'];
  /** What the person is to it. */
  role: MemberRole;
  /** Since then. */
  since: Scalars['DateTime']['output'];
};

/** The people of an organization. */
export type OrganizationPeople = {
  __typename?: 'OrganizationPeople';
  /** Invitations that are open. */
  invitations: Array<OrganizationInvitation>;
  /** Those who act for it, owners first. */
  members: Array<OrganizationMember>;
};

/** The organization behind a profile. */
export type OrganizationReference = {
  __typename?: 'OrganizationReference';
  /** Number of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
};

/** A video of an organization. */
export type OrganizationVideo = {
  __typename?: 'OrganizationVideo';
  /** Still picture. */
  cover: Maybe<Image>;
  /** Title on the cover. */
  coverTitle: Maybe<Scalars['String']['output']>;
  /** Address of the video. */
  source: Scalars['String']['output'];
};

/** The answers of one group of a profile. */
export type OwnGroup = {
  __typename?: 'OwnGroup';
  /** Something is answered. */
  answered: Scalars['Boolean']['output'];
  /** Answers by field, also those that are not public. Addresses of files hold for an hour while the profile is not public. */
  answers: Scalars['JSON']['output'];
  /** What is missing or wrong; a profile with such groups cannot be published. */
  faults: Array<FormFault>;
  /** Name of the group. */
  group: Scalars['String']['output'];
  /** How often it was saved. Saving asks for it. */
  version: Scalars['Int']['output'];
};

/** An organization as its own people see it. */
export type OwnOrganization = {
  __typename?: 'OwnOrganization';
  /** The groups in the order that the brand asks them. */
  groups: Array<OwnGroup>;
  /** Number of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
  /** May invite and remove people, and hand the organization over. */
  managesMembers: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of the public page, whether it is public yet or not. */
  path: Scalars['String']['output'];
  /** The public page as it would be now. */
  preview: Organization;
  /** Why an administrator did not publish it. */
  refusal: Maybe<Scalars['String']['output']>;
  /** Waits since then. */
  requested: Maybe<Scalars['DateTime']['output']>;
  /** What the person who asks is to it; null for administrators of the brand. */
  role: Maybe<MemberRole>;
  /** How its profile stands on this brand. */
  state: ProfileState;
};

/** A picture in a smaller size. */
export type PictureVariant = {
  __typename?: 'PictureVariant';
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** What the size is called: `small`, `medium`. */
  name: Scalars['String']['output'];
  /** Signed address, good for a quarter of an hour. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** A country, region or town of the gazetteer. */
export type Place = {
  __typename?: 'Place';
  /** Code of the region. */
  administrativeArea: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1, two capital letters. */
  country: Scalars['String']['output'];
  /** Stable id of the country, region, town or postal code. */
  id: Scalars['String']['output'];
  /** As shown in a list: `Portland, Maine, United States`. */
  label: Scalars['String']['output'];
  /** Degrees north; null for areas. */
  lat: Maybe<Scalars['Float']['output']>;
  /** locality, postal_code, administrative_area_level_1 or country */
  locationType: Scalars['String']['output'];
  /** Degrees east; null for areas. */
  lon: Maybe<Scalars['Float']['output']>;
  /** Name in the language asked for. */
  name: Scalars['String']['output'];
  /** Inhabitants of a town; 0 for areas. */
  population: Scalars['Int']['output'];
};

/** How a profile stands on this brand. */
export type ProfileState =
  /** Nobody but its people see it. */
  | 'draft'
  /** Everybody sees it. */
  | 'published'
  /** An administrator is to look at it. */
  | 'waiting';

/** A file that everybody may have. */
export type PublicFile = {
  __typename?: 'PublicFile';
  /** Name for showing and saving. */
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** Address from the root of the site. */
  url: Scalars['String']['output'];
};

/** Answer of publishing a profile. */
export type PublishedOrganization = {
  __typename?: 'PublishedOrganization';
  /** What is missing or wrong; nothing was published while there is something. */
  faults: Array<FormFault>;
  /** The organization as it is now. */
  organization: OwnOrganization;
};

/** What can be asked of a brand, which the header `frontend` names. */
export type Query = {
  __typename?: 'Query';
  /** How a mailed link stands. Looking does not use it. */
  accountLink: AccountLink;
  /** What the person may do in the administration. */
  adminAccess: AdminAccess;
  /** One of them with every setting. */
  adminBrand: AdminBrandSettings;
  /** Brands that the person may administer, by name. */
  adminBrands: Array<AdminBrand>;
  /** What a brand asks people to agree to, with the history of its wording. */
  adminConsents: Array<AdminConsent>;
  /** What happened to accounts. Sorted by created, kind or account. */
  adminEvents: AdminEvents;
  /** One mail with its text. */
  adminMail: AdminMailText;
  /** Mails. Sorted by created, to, subject or state. */
  adminMails: AdminMails;
  /** People. Sorted by email, name or created; filtered by brand, role, and state: unverified, blocked or waiting. */
  adminUsers: AdminUsers;
  /** What the checker would say of a brand with this patch, a JSON Merge Patch over its file; nothing is saved. */
  brandPatchFindings: Array<BrandFinding>;
  /** What was switched on a brand, the newest first. */
  brandPatchHistory: BrandPatchHistory;
  /** JSON Schema (draft-07) of brand documents. What only the file can say carries `x-file-only` with the reason. */
  brandSchema: Scalars['JSON']['output'];
  /** A challenge for one sending of a form; null where the brand does not ask for it. */
  captchaChallenge: Maybe<CaptchaChallenge>;
  /** The person's draft of a form, without what the form no longer asks; null when there is none. */
  draft: Maybe<Draft>;
  /** Everything that is kept about the person who is signed in. */
  exportAccount: Scalars['JSON']['output'];
  /** Resolves path segments in the given language; unknown ones are absent from the answer. */
  facetAliases: Array<FacetAlias>;
  /** Values of one facet whose label contains the text, with counts; for facets with many values. */
  facetValues: Array<SearchFacetValue>;
  /** A form; null for one that there is not. */
  form: Maybe<Form>;
  /** Everything that is wrong with the answers of a form; they are not kept. */
  formFaults: Array<FormFault>;
  /** Settings of this brand. */
  getAppConfig: Array<AppConfigEntry>;
  /** What this brand asks people to agree to; a brand that has never set it has one about its privacy policy. */
  getGdprConsentInfos: Array<GdprConsentInfo>;
  /** What a path leads to, in answers instead of errors. An unknown path answers error 404, a long-gone job 410. */
  getRoutInfo: RouteInfo;
  /** The person who is signed in; null for a visitor. */
  getUser: Maybe<User>;
  /** The signed-in person's consent to the latest wording; null while they have not agreed to it, and where nothing is asked. */
  hasTheLatestConsent: Maybe<GdprUserConsent>;
  /** How an invitation stands. Looking does not use it. */
  invitation: InvitationLink;
  /** Published, or archived at most 30 days ago; null otherwise. */
  job: Maybe<Job>;
  /** A profile published on this brand, by slug or id. */
  organization: Maybe<Organization>;
  /** The people of an organization. */
  organizationPeople: OrganizationPeople;
  /** Organizations of the person that this brand has no profile of. */
  organizationsElsewhere: Array<OrganizationElsewhere>;
  /** An organization to be changed: the one of this number, or the active one of the person, else the first. Null when there is none. */
  ownOrganization: Maybe<OwnOrganization>;
  /** Places that begin with or resemble the text, best first; at most 10. With `exact: true` the whole text is a place: the answer holds those that it names equally well. */
  places: Array<Place>;
  /** Searches this brand. */
  search: SearchResult;
  /** Similar jobs of this brand: shared occupation, words and place. */
  similarJobs: Array<Job>;
  /** Terms to choose from: a taxonomy, what lies under one of its terms, what a text finds in it, or what codes stand for. Conditions add up. Terms of a field that another brand made are not there. */
  terms: TermList;
  /** Profiles on this brand that the person who asks may change, by name. */
  updatableOrganizationProfiles: Array<UpdatableOrganizationProfile>;
  /** Version of the API, for health checks. */
  version: Scalars['String']['output'];
  /** Profiles that wait for an administrator of this brand, the longest waiting first. */
  waitingOrganizations: Array<WaitingOrganization>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAccountLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAdminBrandArgs = {
  id: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAdminConsentsArgs = {
  brand: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAdminEventsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  kind: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<AdminList>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAdminMailArgs = {
  id: Scalars['Int']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAdminMailsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<AdminList>;
  state: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryAdminUsersArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<AdminList>;
  role: InputMaybe<Scalars['String']['input']>;
  state: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryBrandPatchFindingsArgs = {
  brand: Scalars['String']['input'];
  patch: Scalars['JSON']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryBrandPatchHistoryArgs = {
  brand: Scalars['String']['input'];
  count?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryCaptchaChallengeArgs = {
  form: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryDraftArgs = {
  form: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryFacetAliasesArgs = {
  aliases: InputMaybe<Array<Scalars['String']['input']>>;
  filters: InputMaybe<Array<Scalars['String']['input']>>;
  index: SearchIndex;
  language: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryFacetValuesArgs = {
  field: Scalars['String']['input'];
  index: SearchIndex;
  language: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryFormArgs = {
  name: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryFormFaultsArgs = {
  answers: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryGetGdprConsentInfosArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  language: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  path: InputMaybe<Scalars['String']['input']>;
  placement: InputMaybe<Scalars['String']['input']>;
  sorting: InputMaybe<Array<GdprConsentSort>>;
  type: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryGetRoutInfoArgs = {
  language: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryHasTheLatestConsentArgs = {
  placement: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryJobArgs = {
  id: Scalars['Int']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryOrganizationArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  slug: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryOrganizationPeopleArgs = {
  organizationId: Scalars['Int']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryOwnOrganizationArgs = {
  organizationId: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryPlacesArgs = {
  countries: InputMaybe<Array<Scalars['String']['input']>>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  locale: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QuerySearchArgs = {
  index: SearchIndex;
  request: SearchRequest;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QuerySimilarJobsArgs = {
  id: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryTermsArgs = {
  codes: InputMaybe<Array<Scalars['String']['input']>>;
  language: InputMaybe<Scalars['String']['input']>;
  leaves?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  parent: InputMaybe<Scalars['String']['input']>;
  taxonomy: Scalars['String']['input'];
  text: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked of a brand, which the header `frontend` names. */
export type QueryWaitingOrganizationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A question with its answer. */
export type Question = {
  __typename?: 'Question';
  /** Sanitised HTML. */
  answer: Scalars['String']['output'];
  /** Plain text. */
  question: Scalars['String']['output'];
};

/** Answer of setting a password by a mailed link. */
export type ResetResult = {
  __typename?: 'ResetResult';
  /** Empty unless the new password is refused. */
  faults: Array<FormFault>;
  /** How the link stands; the password is set when it is good and nothing is wrong. */
  state: AccountLinkState;
};

/** Exactly one of the three is set. */
export type Route = {
  __typename?: 'Route';
  /** The path leads to content. */
  content: Maybe<RouteContent>;
  /** The path leads nowhere. */
  error: Maybe<RouteError>;
  /** The path leads elsewhere. */
  redirect: Maybe<RouteRedirect>;
};

/** What stands at a path. */
export type RouteContent = {
  __typename?: 'RouteContent';
  /** Number of the job, organization or stored page; 0 for a page of the brand document. */
  id: Scalars['Int']['output'];
  /** Set for landing pages kept in the database. */
  landingPage: Maybe<LandingPage>;
  /** Head of the page. */
  metatags: Array<Metatag>;
  /** job, landing_page or organization_profile */
  type: Scalars['String']['output'];
};

/** Why a path leads nowhere. */
export type RouteError = {
  __typename?: 'RouteError';
  /** HTTP status: 400, 404, 405 or 410. */
  code: Scalars['Int']['output'];
  /** Code of the reason: `JOB_GONE`. */
  reason: Scalars['String']['output'];
};

/** The answer of `getRoutInfo`. */
export type RouteInfo = {
  __typename?: 'RouteInfo';
  /** Where the path leads. */
  route: Route;
};

/** Another address of the same content. */
export type RouteRedirect = {
  __typename?: 'RouteRedirect';
  /** HTTP status: 301, 302, 307 or 308. */
  code: Scalars['Int']['output'];
  /** Path with query. */
  target: Scalars['String']['output'];
};

/** Money per unit of time as the employer wrote it. */
export type Salary = {
  __typename?: 'Salary';
  /** ISO 4217. */
  currencyCode: Scalars['String']['output'];
  /** Upper end. */
  max: Maybe<Scalars['Float']['output']>;
  /** Lower end. */
  min: Maybe<Scalars['Float']['output']>;
  /** hour, day, week, month or year */
  unit: Scalars['String']['output'];
  /** Minimum a year, for comparison. */
  yearly: Maybe<Scalars['Float']['output']>;
};

/** Answer of saving a group. */
export type SavedGroup = {
  __typename?: 'SavedGroup';
  /** The answers as they are stored now; null when nothing was saved. */
  answers: Maybe<Scalars['JSON']['output']>;
  /** What is wrong; nothing was saved while there is something. */
  faults: Array<FormFault>;
  /** Version of the group as it is stored now. */
  version: Scalars['Int']['output'];
};

/** A comparison. */
export type SearchCondition = {
  /** A facet, or one of the other fields. */
  field: Scalars['String']['input'];
  /** `=` or `<>` */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** Filter value of the facet, `1` or `0` for a switch, else text; several numbers with commas. */
  value: Scalars['String']['input'];
};

/** Conditions and groups under one conjunction; nested up to four deep. */
export type SearchConditionGroup = {
  /** Single conditions. */
  conditions?: InputMaybe<Array<SearchCondition>>;
  /** How they combine. */
  conjunction: SearchConjunction;
  /** Groups within. */
  groups?: InputMaybe<Array<SearchConditionGroup>>;
};

/** How conditions combine. */
export type SearchConjunction =
  /** All must hold. */
  | 'AND'
  /** One must hold. */
  | 'OR';

/** A word that found nothing. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  /** What was searched instead. */
  replacement: Scalars['String']['output'];
  /** As typed. */
  word: Scalars['String']['output'];
};

/** The values of a facet. */
export type SearchFacet = {
  __typename?: 'SearchFacet';
  /** Name of the facet. */
  field: Scalars['String']['output'];
  /** Values at the top of the tree; in their natural order where they have one (salary, experience, date posted), else most frequent first. */
  values: Array<SearchFacetValue>;
};

/** A facet to count. */
export type SearchFacetRequest = {
  /** Name of the facet. */
  field: Scalars['String']['input'];
  /** Most values answered. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Fewest hits of a value answered. */
  min_count?: InputMaybe<Scalars['Int']['input']>;
  /** Whether hits without any value are counted. */
  missing?: InputMaybe<Scalars['Boolean']['input']>;
  /** `or`: counted as if the facet itself were not filtered; `and`: counted over the hits. */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** Only values without a parent, so that limit counts what stands at the top. */
  top_only?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A value of a facet with its hits. */
export type SearchFacetValue = {
  __typename?: 'SearchFacetValue';
  /** Word that stands for it in addresses. */
  alias: Scalars['String']['output'];
  /** Values below it. */
  children: Array<SearchFacetValue>;
  /** Hits with this value or one below it. */
  count: Scalars['Int']['output'];
  /** Value to send back as a condition. */
  filter: Scalars['String']['output'];
  /** Name in the language asked for. */
  label: Scalars['String']['output'];
  /** Aliases in the brand's other languages. */
  translatedAliases: Array<TranslatedAlias>;
};

/** Words to look for. */
export type SearchFulltext = {
  /** As typed. */
  keys: Scalars['String']['input'];
};

/** A point with a radius in kilometres, or a country or region by code. */
export type SearchGeoLocation = {
  /** Code of the region. */
  administrativeArea?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1, two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Degrees north. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** locality, postal_code, administrative_area_level_1 or country */
  locationType?: InputMaybe<Scalars['String']['input']>;
  /** Degrees east. */
  lon?: InputMaybe<Scalars['Float']['input']>;
  /** Kilometres around the point. */
  radius?: InputMaybe<Scalars['Float']['input']>;
};

/** One hit; of job and organization the one of the index is set. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Number of the job or organization. */
  id: Scalars['Int']['output'];
  /** Set in a search for jobs. */
  job: Maybe<Job>;
  /** Set in a search for organizations. */
  organization: Maybe<Organization>;
};

/** What is searched. */
export type SearchIndex =
  /** Published jobs of this brand. */
  | 'JOBS'
  /** Profiles published on this brand. */
  | 'ORGANIZATIONS'
  /** Not searched by this server: answers an error. */
  | 'RESUMES';

/** Which hits are answered, counted from 0. */
export type SearchRange = {
  /** First hit, inclusive. */
  first: Scalars['Int']['input'];
  /** Last hit, exclusive. */
  last: Scalars['Int']['input'];
};

/** A filter that is in the way. */
export type SearchRelaxation = {
  __typename?: 'SearchRelaxation';
  /** A facet field, fulltext, geoLocation or organization_name. */
  field: Scalars['String']['output'];
  /** Hits without it. */
  total: Scalars['Int']['output'];
};

/** A search: filters, facets to count, page and order. */
export type SearchRequest = {
  /** AND group that holds one OR group per facet; further conditions by field: organization_name, featured, top, backfill, video, training, id. */
  conditionGroup?: InputMaybe<SearchConditionGroup>;
  /** Facets to count; none counts none. */
  facets?: InputMaybe<Array<SearchFacetRequest>>;
  /** Words; quotation marks, `or` and a leading minus are understood. */
  fulltext?: InputMaybe<SearchFulltext>;
  /** Place; fully remote jobs are near every place of their country. */
  geoLocation?: InputMaybe<SearchGeoLocation>;
  /** Language of the page; texts and aliases of facets come in it. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** first inclusive, last exclusive; at most 100 hits. */
  range: SearchRange;
  /** None sorts by relevancy (or by recency without text). */
  sorts?: InputMaybe<Array<SearchSort>>;
};

/** What a search found. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Words that found nothing and what was searched instead. */
  corrections: Array<SearchCorrection>;
  /** False when the total is a lower bound. */
  exact: Scalars['Boolean']['output'];
  /** Counts, in the order of the request. */
  facets: Array<SearchFacet>;
  /** The hits of the range, in order. */
  hits: Array<SearchHit>;
  /** For an empty result: the single filters whose removal brings hits back, best first. */
  relaxations: Array<SearchRelaxation>;
  /** True when no word of the text can be searched for, so that it narrows nothing. */
  textIgnored: Scalars['Boolean']['output'];
  /** Number of all hits. */
  total: Scalars['Int']['output'];
};

/** An order. */
export type SearchSort = {
  /** search_api_relevance, field_job_publishing_date, salary or title */
  field: Scalars['String']['input'];
  /** asc or desc */
  value: Scalars['String']['input'];
};

/** State of a person's second factor. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** It was shown in this session. */
  confirmed: Scalars['Boolean']['output'];
  /** It is set up. */
  enrolled: Scalars['Boolean']['output'];
  /** Recovery codes that are left. */
  recoveryCodes: Scalars['Int']['output'];
  /** The administration asks for it on this server. */
  required: Scalars['Boolean']['output'];
};

/** What came of a code. */
export type SecondFactorResult = {
  __typename?: 'SecondFactorResult';
  /** The session counts as confirmed now. */
  confirmed: Scalars['Boolean']['output'];
  /** Recovery codes, each good once; told when the second factor is set up, and never again. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
};

/** A second factor that is being set up: what an authenticator app needs. Shown once. */
export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** The address as a QR code: one text of 0 and 1 per row. */
  qr: Array<Scalars['String']['output']>;
  /** The same to type in, base32. */
  secret: Scalars['String']['output'];
  /** Address that apps understand: otpauth://totp/... */
  uri: Scalars['String']['output'];
};

/** Answer of a change that other sessions end with. */
export type SessionResult = {
  __typename?: 'SessionResult';
  /** Empty when it is done. */
  faults: Array<FormFault>;
  /** Bearer that this session goes on with; null when nothing was done. */
  jwt: Maybe<Scalars['String']['output']>;
};

/** An address on this site. */
export type SitePath = {
  __typename?: 'SitePath';
  /** Path with the prefix of the language of the request. */
  path: Scalars['String']['output'];
};

/** What a person uses a site for. */
export type SiteRole =
  /** Finds a job. */
  | 'applicant'
  /** Finds people. */
  | 'recruiter';

/** A profile on a social network. */
export type SocialProfile = {
  __typename?: 'SocialProfile';
  /** facebook, twitter, linkedin, youtube, xing, instagram, tiktok or bluesky */
  network: Scalars['String']['output'];
  /** Absolute address. */
  url: Scalars['String']['output'];
};

/** A term that a person chose, by its number. */
export type TaxonomyTag = {
  __typename?: 'TaxonomyTag';
  /** Name in the language of the request. */
  label: Scalars['String']['output'];
  /** Number of the term. */
  tid: Scalars['Int']['output'];
};

/** A term of a taxonomy. */
export type Term = {
  __typename?: 'Term';
  /** Word that stands for it in addresses. */
  alias: Scalars['String']['output'];
  /** Stable name, the same in all languages. */
  code: Scalars['String']['output'];
  /** Number of the term. */
  id: Scalars['Int']['output'];
  /** Name in the language of the request. */
  label: Scalars['String']['output'];
  /** The broader term, where the taxonomy has levels. */
  parent: Maybe<Term>;
};

/** Terms of a taxonomy, and how many there are. */
export type TermList = {
  __typename?: 'TermList';
  /** The terms: those found by text from the best on, else in the order of the taxonomy. */
  terms: Array<Term>;
  /** How many terms fit, without the limit. */
  total: Scalars['Int']['output'];
};

/** The word for a value in another language. */
export type TranslatedAlias = {
  __typename?: 'TranslatedAlias';
  /** Word that stands for it in addresses. */
  alias: Scalars['String']['output'];
  /** Language of the word. */
  langcode: Scalars['String']['output'];
};

/** A profile that the person who asks may change. */
export type UpdatableOrganizationProfile = {
  __typename?: 'UpdatableOrganizationProfile';
  /** Benefits. */
  benefits: Array<TaxonomyTag>;
  /** Number of the profile on this brand. */
  id: Scalars['Int']['output'];
  /** Industries. */
  industry: Array<TaxonomyTag>;
  /** Logo. */
  logo: Maybe<Image>;
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** The organization itself. */
  organization: OrganizationReference;
  /** Sanitised HTML. */
  presentation: Maybe<Scalars['String']['output']>;
  /** Address of the public page. */
  url: SitePath;
  /** The same path without a prefix of a language. */
  urlNoPrefix: Scalars['String']['output'];
};

/** What a file is sent for. It decides which kinds are taken, who may send them and in which sizes pictures are kept. */
export type UploadPurpose =
  /** Goes with a message: pdf, jpg, png or webp. Guests may send it, too. */
  | 'ATTACHMENT'
  /** The wide picture at the top of a profile. */
  | 'COVER'
  /** Offered for download, or an advertisement as a file: pdf, jpg, png or webp. */
  | 'DOCUMENT'
  /** A picture of a gallery. */
  | 'GALLERY'
  /** The logo of an organization. */
  | 'LOGO'
  /** A person's picture. */
  | 'PHOTO';

/** A file that was taken in and checked. Unless a form uses it within 24 hours, it is removed. */
export type UploadedFile = {
  __typename?: 'UploadedFile';
  /** In pixels; null for what is no picture. */
  height: Maybe<Scalars['Int']['output']>;
  /** What a form sends to use the file. For a guest it also proves whose file it is: keep it to yourself. */
  id: Scalars['ID']['output'];
  /** Name for showing and saving, with the extension of what is in the file. */
  name: Scalars['String']['output'];
  /** In bytes, as kept. */
  size: Scalars['Int']['output'];
  /** Media type, told from the content. */
  type: Scalars['String']['output'];
  /** Signed address of the file, good for a quarter of an hour. */
  url: Scalars['String']['output'];
  /** The picture in smaller sizes, the largest first. */
  variants: Array<PictureVariant>;
  /** In pixels; null for what is no picture. */
  width: Maybe<Scalars['Int']['output']>;
};

/** The person who is signed in. */
export type User = {
  __typename?: 'User';
  /** The organization chosen among those that the person acts for. */
  activeOrganization: Maybe<ActiveOrganization>;
  /** Name shown to others, as the person chose it. */
  displayName: Scalars['String']['output'];
  /** Address with which the person signs in. */
  email: Scalars['String']['output'];
  /** The address was confirmed. */
  emailVerified: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Has a password; without one, the person signs in by a network. */
  hasPassword: Scalars['Boolean']['output'];
  /** Number of the account. */
  id: Scalars['Int']['output'];
  /** May apply for jobs: an applicant with a confirmed address, where the brand has applicants. */
  isEligibleForJobApply: Scalars['Boolean']['output'];
  /** Address confirmed, not blocked, and approved where the brand approves accounts. */
  isUserApprovedAndVerified: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Language of mails to the person. */
  locale: Scalars['String']['output'];
  /** Full name, or what stands in its place. */
  name: Scalars['String']['output'];
  /** Networks by which the person signs in: linkedin, google, facebook. */
  networks: Array<Scalars['String']['output']>;
  /** The organization that the person acts for; null for nobody's. */
  organization: Maybe<UserOrganization>;
  /** Roles on this brand; empty for an account that has not joined it. */
  roles: Array<UserRole>;
};

/** An organization that a person acts for. */
export type UserOrganization = {
  __typename?: 'UserOrganization';
  /** Number of the organization. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Number of the account that owns it. */
  ownerId: Maybe<Scalars['Int']['output']>;
};

/** A role that a person has on this brand. */
export type UserRole = {
  __typename?: 'UserRole';
  /** Machine name: applicant, recruiter, job_editor, site_admin or administrator. */
  targetId: Scalars['String']['output'];
};

/** A profile that waits for an administrator. */
export type WaitingOrganization = {
  __typename?: 'WaitingOrganization';
  /** Number of the organization. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Waits since then. */
  requested: Maybe<Scalars['DateTime']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountLink: ResolverTypeWrapper<AccountLink>;
  AccountLinkKind: AccountLinkKind;
  AccountLinkState: AccountLinkState;
  AccountResult: ResolverTypeWrapper<AccountResult>;
  ActiveOrganization: ResolverTypeWrapper<ActiveOrganization>;
  AdminAccess: ResolverTypeWrapper<AdminAccess>;
  AdminBrand: ResolverTypeWrapper<AdminBrand>;
  AdminBrandSettings: ResolverTypeWrapper<AdminBrandSettings>;
  AdminConsent: ResolverTypeWrapper<AdminConsent>;
  AdminConsentRevision: ResolverTypeWrapper<AdminConsentRevision>;
  AdminEvent: ResolverTypeWrapper<AdminEvent>;
  AdminEvents: ResolverTypeWrapper<AdminEvents>;
  AdminList: AdminList;
  AdminMail: ResolverTypeWrapper<AdminMail>;
  AdminMailText: ResolverTypeWrapper<AdminMailText>;
  AdminMails: ResolverTypeWrapper<AdminMails>;
  AdminMembership: ResolverTypeWrapper<AdminMembership>;
  AdminRole: ResolverTypeWrapper<AdminRole>;
  AdminTextChange: ResolverTypeWrapper<AdminTextChange>;
  AdminTextPiece: ResolverTypeWrapper<AdminTextPiece>;
  AdminUser: ResolverTypeWrapper<AdminUser>;
  AdminUsers: ResolverTypeWrapper<AdminUsers>;
  AppConfigEntry: ResolverTypeWrapper<AppConfigEntry>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Branch: ResolverTypeWrapper<Omit<Branch, 'place'> & { place: ResolversTypes['JobLocation'] }>;
  BrandChoice: ResolverTypeWrapper<BrandChoice>;
  BrandDifference: ResolverTypeWrapper<BrandDifference>;
  BrandFinding: ResolverTypeWrapper<BrandFinding>;
  BrandOrigin: ResolverTypeWrapper<BrandOrigin>;
  BrandPatchEntry: ResolverTypeWrapper<BrandPatchEntry>;
  BrandPatchHistory: ResolverTypeWrapper<BrandPatchHistory>;
  BrandPatchResult: ResolverTypeWrapper<BrandPatchResult>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  ContactPerson: ResolverTypeWrapper<ContactPerson>;
  ContactResult: ResolverTypeWrapper<ContactResult>;
  CreatedOrganization: ResolverTypeWrapper<Omit<CreatedOrganization, 'organization'> & { organization?: Maybe<ResolversTypes['OwnOrganization']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletionResult: ResolverTypeWrapper<DeletionResult>;
  Draft: ResolverTypeWrapper<Draft>;
  DraftSaved: ResolverTypeWrapper<DraftSaved>;
  FacetAlias: ResolverTypeWrapper<FacetAlias>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: ResolverTypeWrapper<AskedForm>;
  FormFault: ResolverTypeWrapper<FormFault>;
  FormField: ResolverTypeWrapper<FormField>;
  FormGroup: ResolverTypeWrapper<AskedGroup>;
  GdprConsentInfo: ResolverTypeWrapper<GdprConsentInfo>;
  GdprConsentSort: GdprConsentSort;
  GdprUserConsent: ResolverTypeWrapper<GdprUserConsent>;
  GdprUserConsentResult: ResolverTypeWrapper<GdprUserConsentResult>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  InvitationState: InvitationState;
  InvitedMember: ResolverTypeWrapper<InvitedMember>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobRecord>;
  JobLocation: ResolverTypeWrapper<Address>;
  LandingPage: ResolverTypeWrapper<LandingPage>;
  Masquerade: ResolverTypeWrapper<Masquerade>;
  MemberRole: MemberRole;
  Metatag: ResolverTypeWrapper<Metatag>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Organization: ResolverTypeWrapper<OrganizationRecord>;
  OrganizationElsewhere: ResolverTypeWrapper<OrganizationElsewhere>;
  OrganizationInvitation: ResolverTypeWrapper<OrganizationInvitation>;
  OrganizationMember: ResolverTypeWrapper<OrganizationMember>;
  OrganizationPeople: ResolverTypeWrapper<OrganizationPeople>;
  OrganizationReference: ResolverTypeWrapper<OrganizationReference>;
  OrganizationVideo: ResolverTypeWrapper<OrganizationVideo>;
  OwnGroup: ResolverTypeWrapper<OwnGroupRecord>;
  OwnOrganization: ResolverTypeWrapper<OwnOrganizationRow>;
  PictureVariant: ResolverTypeWrapper<PictureVariant>;
  Place: ResolverTypeWrapper<Place>;
  ProfileState: ProfileState;
  PublicFile: ResolverTypeWrapper<PublicFile>;
  PublishedOrganization: ResolverTypeWrapper<Omit<PublishedOrganization, 'organization'> & { organization: ResolversTypes['OwnOrganization'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  ResetResult: ResolverTypeWrapper<ResetResult>;
  Route: ResolverTypeWrapper<Route>;
  RouteContent: ResolverTypeWrapper<RouteContent>;
  RouteError: ResolverTypeWrapper<RouteError>;
  RouteInfo: ResolverTypeWrapper<RouteInfo>;
  RouteRedirect: ResolverTypeWrapper<RouteRedirect>;
  Salary: ResolverTypeWrapper<StoredSalary>;
  SavedGroup: ResolverTypeWrapper<SavedGroup>;
  SearchCondition: SearchCondition;
  SearchConditionGroup: SearchConditionGroup;
  SearchConjunction: SearchConjunction;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchFacet: ResolverTypeWrapper<SearchFacet>;
  SearchFacetRequest: SearchFacetRequest;
  SearchFacetValue: ResolverTypeWrapper<SearchFacetValue>;
  SearchFulltext: SearchFulltext;
  SearchGeoLocation: SearchGeoLocation;
  SearchHit: ResolverTypeWrapper<HitRecord>;
  SearchIndex: SearchIndex;
  SearchRange: SearchRange;
  SearchRelaxation: ResolverTypeWrapper<SearchRelaxation>;
  SearchRequest: SearchRequest;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'hits'> & { hits: Array<ResolversTypes['SearchHit']> }>;
  SearchSort: SearchSort;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorResult: ResolverTypeWrapper<SecondFactorResult>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  SessionResult: ResolverTypeWrapper<SessionResult>;
  SitePath: ResolverTypeWrapper<SitePath>;
  SiteRole: SiteRole;
  SocialProfile: ResolverTypeWrapper<SocialProfile>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxonomyTag: ResolverTypeWrapper<TaxonomyTag>;
  Term: ResolverTypeWrapper<TermRecord>;
  TermList: ResolverTypeWrapper<Omit<TermList, 'terms'> & { terms: Array<ResolversTypes['Term']> }>;
  TranslatedAlias: ResolverTypeWrapper<TranslatedAlias>;
  UpdatableOrganizationProfile: ResolverTypeWrapper<OwnOrganizationRow>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadPurpose: UploadPurpose;
  UploadedFile: ResolverTypeWrapper<TakenUpload>;
  User: ResolverTypeWrapper<User>;
  UserOrganization: ResolverTypeWrapper<UserOrganization>;
  UserRole: ResolverTypeWrapper<UserRole>;
  WaitingOrganization: ResolverTypeWrapper<WaitingOrganization>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountLink: AccountLink;
  AccountResult: AccountResult;
  ActiveOrganization: ActiveOrganization;
  AdminAccess: AdminAccess;
  AdminBrand: AdminBrand;
  AdminBrandSettings: AdminBrandSettings;
  AdminConsent: AdminConsent;
  AdminConsentRevision: AdminConsentRevision;
  AdminEvent: AdminEvent;
  AdminEvents: AdminEvents;
  AdminList: AdminList;
  AdminMail: AdminMail;
  AdminMailText: AdminMailText;
  AdminMails: AdminMails;
  AdminMembership: AdminMembership;
  AdminRole: AdminRole;
  AdminTextChange: AdminTextChange;
  AdminTextPiece: AdminTextPiece;
  AdminUser: AdminUser;
  AdminUsers: AdminUsers;
  AppConfigEntry: AppConfigEntry;
  Boolean: Scalars['Boolean']['output'];
  Branch: Omit<Branch, 'place'> & { place: ResolversParentTypes['JobLocation'] };
  BrandChoice: BrandChoice;
  BrandDifference: BrandDifference;
  BrandFinding: BrandFinding;
  BrandOrigin: BrandOrigin;
  BrandPatchEntry: BrandPatchEntry;
  BrandPatchHistory: BrandPatchHistory;
  BrandPatchResult: BrandPatchResult;
  CaptchaChallenge: CaptchaChallenge;
  ContactPerson: ContactPerson;
  ContactResult: ContactResult;
  CreatedOrganization: Omit<CreatedOrganization, 'organization'> & { organization?: Maybe<ResolversParentTypes['OwnOrganization']> };
  DateTime: Scalars['DateTime']['output'];
  DeletionResult: DeletionResult;
  Draft: Draft;
  DraftSaved: DraftSaved;
  FacetAlias: FacetAlias;
  Float: Scalars['Float']['output'];
  Form: AskedForm;
  FormFault: FormFault;
  FormField: FormField;
  FormGroup: AskedGroup;
  GdprConsentInfo: GdprConsentInfo;
  GdprConsentSort: GdprConsentSort;
  GdprUserConsent: GdprUserConsent;
  GdprUserConsentResult: GdprUserConsentResult;
  ID: Scalars['ID']['output'];
  Image: Image;
  Int: Scalars['Int']['output'];
  InvitationLink: InvitationLink;
  InvitedMember: InvitedMember;
  JSON: Scalars['JSON']['output'];
  Job: JobRecord;
  JobLocation: Address;
  LandingPage: LandingPage;
  Masquerade: Masquerade;
  Metatag: Metatag;
  Mutation: Record<PropertyKey, never>;
  Organization: OrganizationRecord;
  OrganizationElsewhere: OrganizationElsewhere;
  OrganizationInvitation: OrganizationInvitation;
  OrganizationMember: OrganizationMember;
  OrganizationPeople: OrganizationPeople;
  OrganizationReference: OrganizationReference;
  OrganizationVideo: OrganizationVideo;
  OwnGroup: OwnGroupRecord;
  OwnOrganization: OwnOrganizationRow;
  PictureVariant: PictureVariant;
  Place: Place;
  PublicFile: PublicFile;
  PublishedOrganization: Omit<PublishedOrganization, 'organization'> & { organization: ResolversParentTypes['OwnOrganization'] };
  Query: Record<PropertyKey, never>;
  Question: Question;
  ResetResult: ResetResult;
  Route: Route;
  RouteContent: RouteContent;
  RouteError: RouteError;
  RouteInfo: RouteInfo;
  RouteRedirect: RouteRedirect;
  Salary: StoredSalary;
  SavedGroup: SavedGroup;
  SearchCondition: SearchCondition;
  SearchConditionGroup: SearchConditionGroup;
  SearchCorrection: SearchCorrection;
  SearchFacet: SearchFacet;
  SearchFacetRequest: SearchFacetRequest;
  SearchFacetValue: SearchFacetValue;
  SearchFulltext: SearchFulltext;
  SearchGeoLocation: SearchGeoLocation;
  SearchHit: HitRecord;
  SearchRange: SearchRange;
  SearchRelaxation: SearchRelaxation;
  SearchRequest: SearchRequest;
  SearchResult: Omit<SearchResult, 'hits'> & { hits: Array<ResolversParentTypes['SearchHit']> };
  SearchSort: SearchSort;
  SecondFactor: SecondFactor;
  SecondFactorResult: SecondFactorResult;
  SecondFactorSetup: SecondFactorSetup;
  SessionResult: SessionResult;
  SitePath: SitePath;
  SocialProfile: SocialProfile;
  String: Scalars['String']['output'];
  TaxonomyTag: TaxonomyTag;
  Term: TermRecord;
  TermList: Omit<TermList, 'terms'> & { terms: Array<ResolversParentTypes['Term']> };
  TranslatedAlias: TranslatedAlias;
  UpdatableOrganizationProfile: OwnOrganizationRow;
  Upload: Scalars['Upload']['output'];
  UploadedFile: TakenUpload;
  User: User;
  UserOrganization: UserOrganization;
  UserRole: UserRole;
  WaitingOrganization: WaitingOrganization;
};

export type AccountLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountLink'] = ResolversParentTypes['AccountLink']> = {
  kind?: Resolver<Maybe<ResolversTypes['AccountLinkKind']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountLinkState'], ParentType, ContextType>;
};

export type AccountResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountResult'] = ResolversParentTypes['AccountResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
};

export type ActiveOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActiveOrganization'] = ResolversParentTypes['ActiveOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminAccessResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminAccess'] = ResolversParentTypes['AdminAccess']> = {
  isAdministrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
};

export type AdminBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminBrand'] = ResolversParentTypes['AdminBrand']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSwitched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminBrandSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminBrandSettings'] = ResolversParentTypes['AdminBrandSettings']> = {
  brand?: Resolver<ResolversTypes['AdminBrand'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['BrandOrigin']>, ParentType, ContextType>;
  patch?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  redo?: Resolver<Maybe<ResolversTypes['BrandPatchEntry']>, ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['BrandPatchEntry']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminConsentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminConsent'] = ResolversParentTypes['AdminConsent']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  optIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisions?: Resolver<Array<ResolversTypes['AdminConsentRevision']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminConsentRevisionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminConsentRevision'] = ResolversParentTypes['AdminConsentRevision']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AdminTextChange']>, ParentType, ContextType>;
  consents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type AdminEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEvent'] = ResolversParentTypes['AdminEvent']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminEventsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEvents'] = ResolversParentTypes['AdminEvents']> = {
  events?: Resolver<Array<ResolversTypes['AdminEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminMail'] = ResolversParentTypes['AdminMail']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMailTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminMailText'] = ResolversParentTypes['AdminMailText']> = {
  mail?: Resolver<ResolversTypes['AdminMail'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminMailsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminMails'] = ResolversParentTypes['AdminMails']> = {
  mails?: Resolver<Array<ResolversTypes['AdminMail']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMembershipResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminMembership'] = ResolversParentTypes['AdminMembership']> = {
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminRoleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminRole'] = ResolversParentTypes['AdminRole']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminTextChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminTextChange'] = ResolversParentTypes['AdminTextChange']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['AdminTextPiece']>, ParentType, ContextType>;
};

export type AdminTextPieceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminTextPiece'] = ResolversParentTypes['AdminTextPiece']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['AdminMembership']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isManageable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['AdminRole']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminUsersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminUsers'] = ResolversParentTypes['AdminUsers']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type AppConfigEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AppConfigEntry'] = ResolversParentTypes['AppConfigEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BranchResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['JobLocation'], ParentType, ContextType>;
};

export type BrandChoiceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandChoice'] = ResolversParentTypes['BrandChoice']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandDifferenceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandDifference'] = ResolversParentTypes['BrandDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandFindingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandFinding'] = ResolversParentTypes['BrandFinding']> = {
  allowed?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandOriginResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandOrigin'] = ResolversParentTypes['BrandOrigin']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandPatchEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandPatchEntry'] = ResolversParentTypes['BrandPatchEntry']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['BrandDifference']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restores?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandPatchHistoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandPatchHistory'] = ResolversParentTypes['BrandPatchHistory']> = {
  entries?: Resolver<Array<ResolversTypes['BrandPatchEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandPatchResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandPatchResult'] = ResolversParentTypes['BrandPatchResult']> = {
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  challenge?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContactPersonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ContactPerson'] = ResolversParentTypes['ContactPerson']> = {
  contactInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedinProfile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ContactResult'] = ResolversParentTypes['ContactResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  next?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreatedOrganization'] = ResolversParentTypes['CreatedOrganization']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['OwnOrganization']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletionResult'] = ResolversParentTypes['DeletionResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  organizations?: Resolver<Array<ResolversTypes['UserOrganization']>, ParentType, ContextType>;
};

export type DraftResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  answers?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftSavedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DraftSaved'] = ResolversParentTypes['DraftSaved']> = {
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FacetAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FacetAlias'] = ResolversParentTypes['FacetAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedAliases?: Resolver<Array<ResolversTypes['TranslatedAlias']>, ParentType, ContextType>;
};

export type FormResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  captcha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['FormGroup']>, ParentType, ContextType>;
};

export type FormFaultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormFault'] = ResolversParentTypes['FormFault']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  control?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FormGroup'] = ResolversParentTypes['FormGroup']> = {
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type GdprConsentInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GdprConsentInfo'] = ResolversParentTypes['GdprConsentInfo']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GdprUserConsentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GdprUserConsent'] = ResolversParentTypes['GdprUserConsent']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  infoId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  infoRevisionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GdprUserConsentResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GdprUserConsentResult'] = ResolversParentTypes['GdprUserConsentResult']> = {
  consent?: Resolver<Maybe<ResolversTypes['GdprUserConsent']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  small?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MemberRole']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
};

export type InvitedMemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['InvitedMember'] = ResolversParentTypes['InvitedMember']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  applicationEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  applicationLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationWorkflow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backfill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employmentTypes?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  experience?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frontend?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  langcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  occupations?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salary?: Resolver<Maybe<ResolversTypes['Salary']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobLocationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobLocation'] = ResolversParentTypes['JobLocation']> = {
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrativeArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MasqueradeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Masquerade'] = ResolversParentTypes['Masquerade']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetatagResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Metatag'] = ResolversParentTypes['Metatag']> = {
  meta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'token'>>;
  activateOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationActivateOrganizationArgs, 'organizationId'>>;
  approveOrganization?: Resolver<ResolversTypes['PublishedOrganization'], ParentType, ContextType, RequireFields<MutationApproveOrganizationArgs, 'organizationId'>>;
  approveUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationApproveUserArgs, 'approved' | 'brand' | 'id'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSetup'], ParentType, ContextType>;
  blockUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'blocked' | 'id'>>;
  bringOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationBringOrganizationArgs, 'organizationId'>>;
  changeEmail?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changeMemberRole?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'accountId' | 'organizationId' | 'role'>>;
  changePassword?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'newPassword'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  createGdprUserConsent?: Resolver<ResolversTypes['GdprUserConsentResult'], ParentType, ContextType, RequireFields<MutationCreateGdprUserConsentArgs, 'infoId' | 'mail'>>;
  createOrganization?: Resolver<ResolversTypes['CreatedOrganization'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'name'>>;
  deleteAccount?: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  dropDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDropDraftArgs, 'form' | 'key'>>;
  grantRole?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'id' | 'role'>>;
  handOverOrganization?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationHandOverOrganizationArgs, 'accountId' | 'organizationId'>>;
  inviteMember?: Resolver<ResolversTypes['InvitedMember'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'email' | 'organizationId' | 'role'>>;
  joinSite?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationJoinSiteArgs, 'answers' | 'role'>>;
  leaveOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveOrganizationArgs, 'organizationId'>>;
  masquerade?: Resolver<ResolversTypes['Masquerade'], ParentType, ContextType, RequireFields<MutationMasqueradeArgs, 'userId'>>;
  publishOrganization?: Resolver<ResolversTypes['PublishedOrganization'], ParentType, ContextType, RequireFields<MutationPublishOrganizationArgs, 'organizationId'>>;
  redoBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationRedoBrandPatchArgs, 'brand' | 'expected' | 'note'>>;
  refuseOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationRefuseOrganizationArgs, 'organizationId' | 'reason'>>;
  register?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'answers'>>;
  removeMember?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'accountId' | 'organizationId'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resendVerification?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, Partial<MutationResendVerificationArgs>>;
  resetPassword?: Resolver<ResolversTypes['ResetResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  resetSecondFactor?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'id'>>;
  restoreBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationRestoreBrandPatchArgs, 'brand' | 'expected' | 'note' | 'version'>>;
  retryMail?: Resolver<ResolversTypes['AdminMail'], ParentType, ContextType, RequireFields<MutationRetryMailArgs, 'id'>>;
  revokeRole?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'id' | 'role'>>;
  rewordConsent?: Resolver<ResolversTypes['AdminConsent'], ParentType, ContextType, RequireFields<MutationRewordConsentArgs, 'after' | 'brand' | 'id' | 'note' | 'text'>>;
  saveBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationSaveBrandPatchArgs, 'brand' | 'expected' | 'note' | 'patch'>>;
  saveDraft?: Resolver<ResolversTypes['DraftSaved'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'answers' | 'form' | 'key' | 'version'>>;
  saveOrganizationGroup?: Resolver<ResolversTypes['SavedGroup'], ParentType, ContextType, RequireFields<MutationSaveOrganizationGroupArgs, 'answers' | 'group' | 'organizationId' | 'version'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'answers'>>;
  signOutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationUndoBrandPatchArgs, 'brand' | 'expected' | 'note'>>;
  unpublishOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationUnpublishOrganizationArgs, 'organizationId'>>;
  updateAccount?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, Partial<MutationUpdateAccountArgs>>;
  upload?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<MutationUploadArgs, 'file' | 'purpose'>>;
  verifyEmail?: Resolver<ResolversTypes['AccountLink'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  verifyUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'id'>>;
  withdrawInvitation?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'invitationId' | 'organizationId'>>;
};

export type OrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  alternativeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['PublicFile']>, ParentType, ContextType>;
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  branches?: Resolver<Array<ResolversTypes['Branch']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['BrandChoice']>, ParentType, ContextType>;
  companyAddress?: Resolver<Maybe<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPeople?: Resolver<Array<ResolversTypes['ContactPerson']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  facet?: Resolver<Maybe<ResolversTypes['FacetAlias']>, ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldsOfStudy?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<OrganizationJobsArgs, 'limit'>>;
  location?: Resolver<Maybe<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occupations?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  openJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['SocialProfile']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  training?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['OrganizationVideo']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationElsewhereResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationElsewhere'] = ResolversParentTypes['OrganizationElsewhere']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationInvitationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationInvitation'] = ResolversParentTypes['OrganizationInvitation']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
};

export type OrganizationMemberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  accountId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrganizationPeopleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationPeople'] = ResolversParentTypes['OrganizationPeople']> = {
  invitations?: Resolver<Array<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['OrganizationMember']>, ParentType, ContextType>;
};

export type OrganizationReferenceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationReference'] = ResolversParentTypes['OrganizationReference']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationVideoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationVideo'] = ResolversParentTypes['OrganizationVideo']> = {
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  coverTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnGroup'] = ResolversParentTypes['OwnGroup']> = {
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnOrganization'] = ResolversParentTypes['OwnOrganization']> = {
  groups?: Resolver<Array<ResolversTypes['OwnGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  managesMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MemberRole']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProfileState'], ParentType, ContextType>;
};

export type PictureVariantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PictureVariant'] = ResolversParentTypes['PictureVariant']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  administrativeArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  population?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicFileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PublicFile'] = ResolversParentTypes['PublicFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishedOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PublishedOrganization'] = ResolversParentTypes['PublishedOrganization']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountLink?: Resolver<ResolversTypes['AccountLink'], ParentType, ContextType, RequireFields<QueryAccountLinkArgs, 'token'>>;
  adminAccess?: Resolver<ResolversTypes['AdminAccess'], ParentType, ContextType>;
  adminBrand?: Resolver<ResolversTypes['AdminBrandSettings'], ParentType, ContextType, RequireFields<QueryAdminBrandArgs, 'id'>>;
  adminBrands?: Resolver<Array<ResolversTypes['AdminBrand']>, ParentType, ContextType>;
  adminConsents?: Resolver<Array<ResolversTypes['AdminConsent']>, ParentType, ContextType, RequireFields<QueryAdminConsentsArgs, 'brand'>>;
  adminEvents?: Resolver<ResolversTypes['AdminEvents'], ParentType, ContextType, RequireFields<QueryAdminEventsArgs, 'list'>>;
  adminMail?: Resolver<ResolversTypes['AdminMailText'], ParentType, ContextType, RequireFields<QueryAdminMailArgs, 'id'>>;
  adminMails?: Resolver<ResolversTypes['AdminMails'], ParentType, ContextType, RequireFields<QueryAdminMailsArgs, 'list'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUsers'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'list'>>;
  brandPatchFindings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType, RequireFields<QueryBrandPatchFindingsArgs, 'brand' | 'patch'>>;
  brandPatchHistory?: Resolver<ResolversTypes['BrandPatchHistory'], ParentType, ContextType, RequireFields<QueryBrandPatchHistoryArgs, 'brand' | 'count' | 'from'>>;
  brandSchema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  captchaChallenge?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType, RequireFields<QueryCaptchaChallengeArgs, 'form'>>;
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType, RequireFields<QueryDraftArgs, 'form' | 'key'>>;
  exportAccount?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  facetAliases?: Resolver<Array<ResolversTypes['FacetAlias']>, ParentType, ContextType, RequireFields<QueryFacetAliasesArgs, 'index'>>;
  facetValues?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType, RequireFields<QueryFacetValuesArgs, 'field' | 'index' | 'limit' | 'text'>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'name'>>;
  formFaults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType, RequireFields<QueryFormFaultsArgs, 'answers' | 'name'>>;
  getAppConfig?: Resolver<Array<ResolversTypes['AppConfigEntry']>, ParentType, ContextType>;
  getGdprConsentInfos?: Resolver<Array<ResolversTypes['GdprConsentInfo']>, ParentType, ContextType, RequireFields<QueryGetGdprConsentInfosArgs, 'limit' | 'offset'>>;
  getRoutInfo?: Resolver<ResolversTypes['RouteInfo'], ParentType, ContextType, RequireFields<QueryGetRoutInfoArgs, 'slug'>>;
  getUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  hasTheLatestConsent?: Resolver<Maybe<ResolversTypes['GdprUserConsent']>, ParentType, ContextType, RequireFields<QueryHasTheLatestConsentArgs, 'placement' | 'type'>>;
  invitation?: Resolver<ResolversTypes['InvitationLink'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, Partial<QueryOrganizationArgs>>;
  organizationPeople?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<QueryOrganizationPeopleArgs, 'organizationId'>>;
  organizationsElsewhere?: Resolver<Array<ResolversTypes['OrganizationElsewhere']>, ParentType, ContextType>;
  ownOrganization?: Resolver<Maybe<ResolversTypes['OwnOrganization']>, ParentType, ContextType, Partial<QueryOwnOrganizationArgs>>;
  places?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'exact' | 'limit' | 'text'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'index' | 'request'>>;
  similarJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QuerySimilarJobsArgs, 'id' | 'limit'>>;
  terms?: Resolver<ResolversTypes['TermList'], ParentType, ContextType, RequireFields<QueryTermsArgs, 'leaves' | 'limit' | 'taxonomy'>>;
  updatableOrganizationProfiles?: Resolver<Array<ResolversTypes['UpdatableOrganizationProfile']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingOrganizations?: Resolver<Array<ResolversTypes['WaitingOrganization']>, ParentType, ContextType, RequireFields<QueryWaitingOrganizationsArgs, 'limit' | 'offset'>>;
};

export type QuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResetResult'] = ResolversParentTypes['ResetResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountLinkState'], ParentType, ContextType>;
};

export type RouteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  content?: Resolver<Maybe<ResolversTypes['RouteContent']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['RouteError']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['RouteRedirect']>, ParentType, ContextType>;
};

export type RouteContentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RouteContent'] = ResolversParentTypes['RouteContent']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  landingPage?: Resolver<Maybe<ResolversTypes['LandingPage']>, ParentType, ContextType>;
  metatags?: Resolver<Array<ResolversTypes['Metatag']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RouteErrorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RouteError'] = ResolversParentTypes['RouteError']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RouteInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RouteInfo'] = ResolversParentTypes['RouteInfo']> = {
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType>;
};

export type RouteRedirectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RouteRedirect'] = ResolversParentTypes['RouteRedirect']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Salary'] = ResolversParentTypes['Salary']> = {
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearly?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SavedGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedGroup'] = ResolversParentTypes['SavedGroup']> = {
  answers?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchCorrectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchCorrection'] = ResolversParentTypes['SearchCorrection']> = {
  replacement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchFacetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchFacet'] = ResolversParentTypes['SearchFacet']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
};

export type SearchFacetValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchFacetValue'] = ResolversParentTypes['SearchFacetValue']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedAliases?: Resolver<Array<ResolversTypes['TranslatedAlias']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
};

export type SearchRelaxationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchRelaxation'] = ResolversParentTypes['SearchRelaxation']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  corrections?: Resolver<Array<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['SearchFacet']>, ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  relaxations?: Resolver<Array<ResolversTypes['SearchRelaxation']>, ParentType, ContextType>;
  textIgnored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecondFactorResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SecondFactorResult'] = ResolversParentTypes['SecondFactorResult']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  qr?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionResult'] = ResolversParentTypes['SessionResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  jwt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SitePathResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SitePath'] = ResolversParentTypes['SitePath']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialProfileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SocialProfile'] = ResolversParentTypes['SocialProfile']> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxonomyTagResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TaxonomyTag'] = ResolversParentTypes['TaxonomyTag']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
};

export type TermListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermList'] = ResolversParentTypes['TermList']> = {
  terms?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslatedAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TranslatedAlias'] = ResolversParentTypes['TranslatedAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  langcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdatableOrganizationProfileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UpdatableOrganizationProfile'] = ResolversParentTypes['UpdatableOrganizationProfile']> = {
  benefits?: Resolver<Array<ResolversTypes['TaxonomyTag']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  industry?: Resolver<Array<ResolversTypes['TaxonomyTag']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['OrganizationReference'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['SitePath'], ParentType, ContextType>;
  urlNoPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadedFileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UploadedFile'] = ResolversParentTypes['UploadedFile']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['PictureVariant']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  activeOrganization?: Resolver<Maybe<ResolversTypes['ActiveOrganization']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEligibleForJobApply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUserApprovedAndVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['UserOrganization']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
};

export type UserOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserOrganization'] = ResolversParentTypes['UserOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  targetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WaitingOrganization'] = ResolversParentTypes['WaitingOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  AccountLink?: AccountLinkResolvers<ContextType>;
  AccountResult?: AccountResultResolvers<ContextType>;
  ActiveOrganization?: ActiveOrganizationResolvers<ContextType>;
  AdminAccess?: AdminAccessResolvers<ContextType>;
  AdminBrand?: AdminBrandResolvers<ContextType>;
  AdminBrandSettings?: AdminBrandSettingsResolvers<ContextType>;
  AdminConsent?: AdminConsentResolvers<ContextType>;
  AdminConsentRevision?: AdminConsentRevisionResolvers<ContextType>;
  AdminEvent?: AdminEventResolvers<ContextType>;
  AdminEvents?: AdminEventsResolvers<ContextType>;
  AdminMail?: AdminMailResolvers<ContextType>;
  AdminMailText?: AdminMailTextResolvers<ContextType>;
  AdminMails?: AdminMailsResolvers<ContextType>;
  AdminMembership?: AdminMembershipResolvers<ContextType>;
  AdminRole?: AdminRoleResolvers<ContextType>;
  AdminTextChange?: AdminTextChangeResolvers<ContextType>;
  AdminTextPiece?: AdminTextPieceResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUsers?: AdminUsersResolvers<ContextType>;
  AppConfigEntry?: AppConfigEntryResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BrandChoice?: BrandChoiceResolvers<ContextType>;
  BrandDifference?: BrandDifferenceResolvers<ContextType>;
  BrandFinding?: BrandFindingResolvers<ContextType>;
  BrandOrigin?: BrandOriginResolvers<ContextType>;
  BrandPatchEntry?: BrandPatchEntryResolvers<ContextType>;
  BrandPatchHistory?: BrandPatchHistoryResolvers<ContextType>;
  BrandPatchResult?: BrandPatchResultResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  ContactPerson?: ContactPersonResolvers<ContextType>;
  ContactResult?: ContactResultResolvers<ContextType>;
  CreatedOrganization?: CreatedOrganizationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletionResult?: DeletionResultResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  DraftSaved?: DraftSavedResolvers<ContextType>;
  FacetAlias?: FacetAliasResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormFault?: FormFaultResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormGroup?: FormGroupResolvers<ContextType>;
  GdprConsentInfo?: GdprConsentInfoResolvers<ContextType>;
  GdprUserConsent?: GdprUserConsentResolvers<ContextType>;
  GdprUserConsentResult?: GdprUserConsentResultResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  InvitedMember?: InvitedMemberResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobLocation?: JobLocationResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  Masquerade?: MasqueradeResolvers<ContextType>;
  Metatag?: MetatagResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationElsewhere?: OrganizationElsewhereResolvers<ContextType>;
  OrganizationInvitation?: OrganizationInvitationResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationPeople?: OrganizationPeopleResolvers<ContextType>;
  OrganizationReference?: OrganizationReferenceResolvers<ContextType>;
  OrganizationVideo?: OrganizationVideoResolvers<ContextType>;
  OwnGroup?: OwnGroupResolvers<ContextType>;
  OwnOrganization?: OwnOrganizationResolvers<ContextType>;
  PictureVariant?: PictureVariantResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PublicFile?: PublicFileResolvers<ContextType>;
  PublishedOrganization?: PublishedOrganizationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  ResetResult?: ResetResultResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  RouteContent?: RouteContentResolvers<ContextType>;
  RouteError?: RouteErrorResolvers<ContextType>;
  RouteInfo?: RouteInfoResolvers<ContextType>;
  RouteRedirect?: RouteRedirectResolvers<ContextType>;
  Salary?: SalaryResolvers<ContextType>;
  SavedGroup?: SavedGroupResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchFacet?: SearchFacetResolvers<ContextType>;
  SearchFacetValue?: SearchFacetValueResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchRelaxation?: SearchRelaxationResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorResult?: SecondFactorResultResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  SitePath?: SitePathResolvers<ContextType>;
  SocialProfile?: SocialProfileResolvers<ContextType>;
  TaxonomyTag?: TaxonomyTagResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  TermList?: TermListResolvers<ContextType>;
  TranslatedAlias?: TranslatedAliasResolvers<ContextType>;
  UpdatableOrganizationProfile?: UpdatableOrganizationProfileResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserOrganization?: UserOrganizationResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  WaitingOrganization?: WaitingOrganizationResolvers<ContextType>;
};

