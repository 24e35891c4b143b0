import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { KeyRow } from './modules/partners/key-store.ts';
import type { WebhookRow, DeliveryRow } from './modules/partners/webhooks/webhook-store.ts';
import type { EventRow } from './modules/admin/event-store.ts';
import type { ApplicationRow } from './modules/applications/store.ts';
import type { ApplicantListRecord } from './modules/applications/inbox.ts';
import type { ShownContent } from './modules/applications/shown.ts';
import type { LinkRecord } from './modules/applications/guests.ts';
import type { OfferRecord } from './modules/applications/offer.ts';
import type { SentRecord } from './modules/applications/apply.ts';
import type { FindingRecord } from './modules/admin/brands.ts';
import type { PostRow } from './modules/blog/store.ts';
import type { EditedRow } from './modules/blog/edit-store.ts';
import type { PageRow } from './modules/pages/edit-store.ts';
import type { BookmarkRecord } from './modules/bookmarks/service.ts';
import type { FoundResumeRecord } from './modules/resumes/found.ts';
import type { AskedForm, AskedGroup } from '../runtime/core/forms/ask.ts';
import type { JobRecord } from './modules/jobs/show/job.ts';
import type { ShownSite } from './modules/cv-sites/store.ts';
import type { AddressedAlert } from './modules/alerts/store.ts';
import type { ReportRow } from './modules/jobs/reports/report-store.ts';
import type { ImporterRecord } from './modules/importers/service.ts';
import type { RefusalRow, AskedRefusals, RunRow } from './modules/importers/run-store.ts';
import type { Sample, Trial, TriedItem } from './modules/importers/try-out.ts';
import type { RuleRecord } from './modules/syndication/service.ts';
import type { Conditions } from './modules/syndication/conditions.ts';
import type { LogRow } from './modules/syndication/rule-store.ts';
import type { TrialRecord, TriedJob } from './modules/syndication/trial.ts';
import type { PlacedRow } from './modules/syndication/placement-store.ts';
import type { Elsewhere } from './modules/syndication/on-jobs.ts';
import type { UnknownValueRow } from './modules/importers/value-store.ts';
import type { ClaimRow } from './modules/claims/claim-store.ts';
import type { OrganizationRecord } from './modules/organizations/organization.ts';
import type { StageRow } from './modules/applications/stage-store.ts';
import type { OwnGroupRecord } from './answers/stored.ts';
import type { OwnJobRow, OwnJobListRecord } from './modules/jobs/own/own-store.ts';
import type { OwnOrganizationRow } from './modules/organizations/own-store.ts';
import type { OwnResumeRecord } from './modules/resumes/own-resume.ts';
import type { Address } from './modules/places/address.ts';
import type { TermRecord } from './modules/taxonomies/terms.ts';
import type { Party } from './modules/conversations/party.ts';
import type { ContactRow } from './modules/resume-contacts/store.ts';
import type { ResumePageRecord } from './modules/resume-contacts/page.ts';
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
  /** A JSON object with any values. */
  JSONObject: { input: unknown; output: unknown; }
  /** A file in a multipart request, as defined by the GraphQL multipart request specification. */
  Upload: { input: string; output: never; }
};

/** A mailed link. */
export type AccountLink = {
  __typename?: 'AccountLink';
  /** Its purpose; null for an unknown link. */
  kind: Maybe<AccountLinkKind>;
  /** For whoever confirms an address in the browser that registered with it: a token that signs in once within two minutes (`link` of the credentials). */
  signIn: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: AccountLinkState;
};

/** Purpose of a mailed link. */
export type AccountLinkKind =
  /** Confirms a new address. */
  | 'change_email'
  /** Sets a new password. */
  | 'reset_password'
  /** Confirms the address of a new account. */
  | 'verify_email';

/** State of a mailed link. */
export type AccountLinkState =
  /** It has expired. */
  | 'expired'
  /** It is valid, or was just used successfully. */
  | 'good'
  /** No such link exists. */
  | 'unknown'
  /** It was already used, or replaced by a later one. */
  | 'used';

/** Faults in answers; while there are any, nothing is saved. */
export type AccountResult = {
  __typename?: 'AccountResult';
  /** Empty on success. */
  faults: Array<FormFault>;
};

/** The organization that a person is currently acting for. */
export type ActiveOrganization = {
  __typename?: 'ActiveOrganization';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
};

/** An address that answers differently after a change. */
export type AddressEffect = {
  __typename?: 'AddressEffect';
  /** Its path; `*` and `{id}` stand for what the addresses of records have there. */
  address: Scalars['String']['output'];
  /** appears, goes, leads (it redirects, or elsewhere than before) or changes (another page answers). */
  change: EffectChange;
  /** Its language; null for a feed. */
  locale: Maybe<Scalars['String']['output']>;
  /** Title of the page that answers, or answered until now; null for a page without one. */
  page: Maybe<Scalars['String']['output']>;
  /** Where it leads from then on. */
  to: Maybe<Scalars['String']['output']>;
};

/** What a person can do in the administration, and what they must do first. */
export type AdminAccess = {
  __typename?: 'AdminAccess';
  /** Whether they may grant roles and act on all brands. */
  isAdministrator: Scalars['Boolean']['output'];
  /** Sections that they may use: brands, users, profiles, orders, outbox, consents, audit. None for a job_editor. */
  parts: Array<Scalars['String']['output']>;
  /** Their second factor. */
  secondFactor: SecondFactor;
};

/** An alert in the list of administrators. */
export type AdminAlert = {
  __typename?: 'AdminAlert';
  /** Id of its account; null for a guest's. */
  accountId: Maybe<Scalars['Int']['output']>;
  /** The alert. */
  alert: Alert;
  /** What it searches. */
  kind: AdminAlertKind;
};

/** What an alert searches. */
export type AdminAlertKind =
  /** Jobs. */
  | 'JOBS'
  /** Resumes. */
  | 'RESUMES';

/** A page of alerts. */
export type AdminAlertList = {
  __typename?: 'AdminAlertList';
  /** The alerts on this page. */
  alerts: Array<AdminAlert>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** Entries of another list that belong to an entry. */
export type AdminBelongings = {
  __typename?: 'AdminBelongings';
  /** Filter of that list, which takes the id of the entry. */
  filter: Scalars['String']['output'];
  /** Name of the list. */
  list: Scalars['String']['output'];
  /** Number of entries. */
  total: Scalars['Int']['output'];
};

/** A brand that a person may administer. */
export type AdminBrand = {
  __typename?: 'AdminBrand';
  /** Errors and warnings of its file; those of what it extends only as far as they keep it from going live. */
  findings: Array<BrandFinding>;
  /** Sites that may show its jobs in frames; empty where embedding is off. */
  frameAncestors: Array<Scalars['String']['output']>;
  /** Name of its file. */
  id: Scalars['String']['output'];
  /** Whether its file has errors, so that an older version is live. */
  isOutdated: Scalars['Boolean']['output'];
  /** Whether the changed settings no longer fit the file and are ignored. */
  isSuspended: Scalars['Boolean']['output'];
  /** Whether settings were changed. */
  isSwitched: Scalars['Boolean']['output'];
  /** When the version that is live was first stored; null if it is not known. */
  liveSince: Maybe<Scalars['DateTime']['output']>;
  /** Name of the site. */
  name: Scalars['String']['output'];
  /** Its canonical URL. */
  origin: Scalars['String']['output'];
  /** Primary color. */
  primary: Scalars['String']['output'];
  /** live or draft. */
  status: Scalars['String']['output'];
};

/** A brand with its file and its changed settings. */
export type AdminBrandSettings = {
  __typename?: 'AdminBrandSettings';
  /** Its name, URL and state. */
  brand: AdminBrand;
  /** The document including changed settings, as served unless suspended. */
  document: Scalars['JSONObject']['output'];
  /** The document from the file and its parents. */
  file: Scalars['JSONObject']['output'];
  /** Current findings of the brand check. */
  findings: Array<BrandFinding>;
  /** Name of its file. */
  id: Scalars['String']['output'];
  /** Origin of every value of `document`. */
  origins: Array<BrandOrigin>;
  /** The changed settings: a JSON Merge Patch (RFC 7396) over `file`. */
  patch: Scalars['JSONObject']['output'];
  /** The change that redo would reapply. */
  redo: Maybe<BrandPatchEntry>;
  /** The change that undo would revert. */
  undo: Maybe<BrandPatchEntry>;
  /** Newest change; 0 where no settings were ever changed. Required for saving. */
  version: Scalars['Int']['output'];
};

/** A column of a list of the administration. */
export type AdminColumn = {
  __typename?: 'AdminColumn';
  /** Whether it is shown on the page of an entry only. */
  isDetail: Scalars['Boolean']['output'];
  /** Whether the list can be sorted by it. */
  isSortable: Scalars['Boolean']['output'];
  /** text, number, money (in the currency that is the value with `Currency` added), moment, date, flag, language (its code), state, event, role, products (names of some), taxonomy (its name, or the label of a brand's choice field), brands, entry (the title of another entry, whose id is the value of the column with `Id` added), mail (an address), template (name of one), letter (text of an email, without its links), details (of an event, in words) or link. */
  kind: Scalars['String']['output'];
  /** The list that its entries are in. */
  list: Maybe<Scalars['String']['output']>;
  /** Name: key of its values, and of its texts. */
  name: Scalars['String']['output'];
};

/** Something that a brand asks people to agree to, for its administrators. */
export type AdminConsent = {
  __typename?: 'AdminConsent';
  /** Id of the info. */
  id: Scalars['Int']['output'];
  /** Languages of the wording; the first one is required. */
  languages: Array<Scalars['String']['output']>;
  /** Whether the person must tick it; otherwise continuing counts as agreement. */
  optIn: Scalars['Boolean']['output'];
  /** Where it is asked, such as REGISTRATION. */
  placement: Scalars['String']['output'];
  /** Whether it is required to continue. */
  required: Scalars['Boolean']['output'];
  /** All wordings, latest first; never empty. */
  revisions: Array<AdminConsentRevision>;
  /** Its subject, such as PRIVACY_POLICY. */
  type: Scalars['String']['output'];
};

/** A wording of a consent. */
export type AdminConsentRevision = {
  __typename?: 'AdminConsentRevision';
  /** Who changed it; null for the first one, and for a deleted account. */
  author: Maybe<Scalars['String']['output']>;
  /** Differences from the previous wording, by language; empty for the first one. */
  changes: Array<AdminTextChange>;
  /** How many people have agreed to it. */
  consents: Scalars['Int']['output'];
  /** When it came into use. */
  created: Scalars['DateTime']['output'];
  /** Id of the wording. */
  id: Scalars['Int']['output'];
  /** Why it was changed. */
  note: Scalars['String']['output'];
  /** Sanitized HTML by language. */
  text: Scalars['JSONObject']['output'];
};

/** A page of a list of the administration. */
export type AdminEntries = {
  __typename?: 'AdminEntries';
  /** Its columns, in order. */
  columns: Array<AdminColumn>;
  /** Whether it is sorted from the last to the first. */
  descending: Scalars['Boolean']['output'];
  /** The entries on this page. */
  entries: Array<AdminEntry>;
  /** Its filters. */
  filters: Array<AdminFilter>;
  /** Column that it is sorted by; the newest come first unless the query says otherwise, and what has no date is sorted by title. */
  sort: Scalars['String']['output'];
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** An entry of a list of the administration. */
export type AdminEntry = {
  __typename?: 'AdminEntry';
  /** The brand that it belongs to; null for what belongs to several or to the network. */
  brand: Maybe<Scalars['String']['output']>;
  /** Id, unique in its list. */
  id: Scalars['Int']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Values by column. */
  values: Scalars['JSONObject']['output'];
};

/** An entry with everything known about it. */
export type AdminEntryPage = {
  __typename?: 'AdminEntryPage';
  /** What belongs to it. */
  belongings: Array<AdminBelongings>;
  /** The columns of its list, with those that only its page shows. */
  columns: Array<AdminColumn>;
  /** The entry. */
  entry: AdminEntry;
  /** What the activity log says about it, newest first; at most 50 events. */
  events: Array<AdminEvent>;
  /** Notes about it, newest first. */
  notes: Array<AdminNote>;
};

/** An event in the account log. */
export type AdminEvent = {
  __typename?: 'AdminEvent';
  /** The person; null for an attempt that matches no account. */
  account: Maybe<Scalars['String']['output']>;
  /** The administrator who did it or acted as the person. */
  actor: Maybe<Scalars['String']['output']>;
  /** Brand where it happened. */
  brand: Scalars['String']['output'];
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Details, depending on the kind, as they were recorded: ids and keys. */
  detail: Scalars['JSONObject']['output'];
  /** The same for people, in the order of the log. Entries have their titles as far as they exist on brands that the person administers. */
  details: Array<AdminEventDetail>;
  /** Id of the entry. */
  id: Scalars['Int']['output'];
  /** What: sign_in, sign_in_failed, role_granted, masquerade_began ... */
  kind: Scalars['String']['output'];
  /** Network it came from. */
  network: Scalars['String']['output'];
};

/** What an event of the activity log was about, in the language of the request. */
export type AdminEventDetail = {
  __typename?: 'AdminEventDetail';
  /** Key of the detail. */
  key: Scalars['String']['output'];
  /** What the detail is called. */
  label: Scalars['String']['output'];
  /** Its page in the administration: the steps after `/admin`; empty if it has none. */
  steps: Array<Scalars['String']['output']>;
  /** What it is: the title of an entry, a name, a word, or what somebody wrote. */
  text: Scalars['String']['output'];
};

/** A page of events. */
export type AdminEvents = {
  __typename?: 'AdminEvents';
  /** The events on this page, newest first by default. */
  events: Array<AdminEvent>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** Work that failed after all retries. */
export type AdminFailure = {
  __typename?: 'AdminFailure';
  /** When it was queued. */
  created: Scalars['DateTime']['output'];
  /** The last error. */
  error: Maybe<Scalars['String']['output']>;
  /** When it last failed. */
  failed: Maybe<Scalars['DateTime']['output']>;
  /** Id of the run. */
  id: Scalars['String']['output'];
  /** Name of the task. */
  queue: Scalars['String']['output'];
  /** Number of attempts. */
  tries: Scalars['Int']['output'];
};

/** A filter of a list of the administration. */
export type AdminFilter = {
  __typename?: 'AdminFilter';
  /** Its name. */
  name: Scalars['String']['output'];
  /** What it can be set to; empty for an id. */
  values: Array<Scalars['String']['output']>;
};

/** A filter with its value. */
export type AdminFilterValue = {
  /** Name of the filter. */
  name: Scalars['String']['input'];
  /** One of its values, or an id. */
  value: Scalars['String']['input'];
};

/** Selects a part of a list. */
export type AdminList = {
  /** Page size, at most 100. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Largest or newest first. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** Entries to skip. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Column to sort by; each list has its own. */
  sort?: InputMaybe<Scalars['String']['input']>;
  /** Words that must occur. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A mail of the outbox without its body. */
export type AdminMail = {
  __typename?: 'AdminMail';
  /** Brand that sent it. */
  brand: Scalars['String']['output'];
  /** When it was queued. */
  created: Scalars['DateTime']['output'];
  /** Id of the mail. */
  id: Scalars['Int']['output'];
  /** The mail server's last error. */
  lastError: Maybe<Scalars['String']['output']>;
  /** When the mail server accepted it. */
  sent: Maybe<Scalars['DateTime']['output']>;
  /** queued, sending, sent, failed or kept (there is no mail server). */
  state: Scalars['String']['output'];
  /** Subject line. */
  subject: Scalars['String']['output'];
  /** Kind of mail. */
  template: Scalars['String']['output'];
  /** Recipient. */
  to: Scalars['String']['output'];
  /** Number of attempts. */
  tries: Scalars['Int']['output'];
};

/** A mail with its body. */
export type AdminMailText = {
  __typename?: 'AdminMailText';
  /** The mail. */
  mail: AdminMail;
  /** The body. URLs in it are redacted unless the mail was kept: a sign-in link belongs to its recipient. */
  text: Scalars['String']['output'];
};

/** A page of mails. */
export type AdminMails = {
  __typename?: 'AdminMails';
  /** The mails on this page. */
  mails: Array<AdminMail>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** An account on a brand. */
export type AdminMembership = {
  __typename?: 'AdminMembership';
  /** Whether it is approved there; only relevant on brands that approve accounts. */
  approved: Scalars['Boolean']['output'];
  /** Whether a site administrator blocked the person on this brand. */
  blocked: Scalars['Boolean']['output'];
  /** The brand. */
  brand: Scalars['String']['output'];
  /** Whether a site administrator has verified the address for this brand. */
  vouched: Scalars['Boolean']['output'];
};

/** A note of an administrator about an entry. */
export type AdminNote = {
  __typename?: 'AdminNote';
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** The brand whose administrators see it. */
  brand: Scalars['String']['output'];
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Id of the note. */
  id: Scalars['Int']['output'];
  /** Whether the current person wrote it, and can remove it. */
  isOwn: Scalars['Boolean']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** A page of orders, for administrators. */
export type AdminOrderList = {
  __typename?: 'AdminOrderList';
  /** Those on this page. */
  orders: Array<Order>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** A product of a brand, as administrators see it. */
export type AdminProduct = {
  __typename?: 'AdminProduct';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** Number of credits. */
  credits: Maybe<Scalars['Int']['output']>;
  /** Currency of the brand; null while it sells nothing. */
  currency: Maybe<Scalars['String']['output']>;
  /** Duration in days. */
  days: Maybe<Scalars['Int']['output']>;
  /** Whether it is on sale: not set inactive, and with all features that it needs. */
  isOnSale: Scalars['Boolean']['output'];
  /** Whether it runs for a time. */
  isSubscription: Scalars['Boolean']['output'];
  /** Its key in the document of the brand. */
  key: Scalars['String']['output'];
  /** Its name in the default language of the brand. */
  name: Scalars['String']['output'];
  /** Its name in each language of the brand: `{ "en": "One job" }`. */
  names: Scalars['JSONObject']['output'];
  /** Without tax, in units of the currency. */
  price: Scalars['Float']['output'];
  /** The same with the currency, as the brand writes it. */
  priceText: Scalars['String']['output'];
  /** Number of subscriptions that have not ended, those that have yet to start included. */
  running: Scalars['Int']['output'];
  /** How many may be used at once. */
  slots: Maybe<Scalars['Int']['output']>;
  /** How many were sold in the last 90 days: in paid orders, without what was refunded. */
  sold: Scalars['Int']['output'];
  /** Percentage of tax added for customers in the country of the site. */
  taxRate: Scalars['Float']['output'];
  /** Its type, as of `Product`. */
  type: Scalars['String']['output'];
};

/** A queue of background work. */
export type AdminQueue = {
  __typename?: 'AdminQueue';
  /** Number of runs in progress. */
  active: Scalars['Int']['output'];
  /** Number of runs that failed for good. */
  failed: Scalars['Int']['output'];
  /** When a run last succeeded; null if that is more than a day ago. */
  lastDone: Maybe<Scalars['DateTime']['output']>;
  /** Name of the task. */
  name: Scalars['String']['output'];
  /** When it runs: a cron expression in UTC; null if it is started by what happens. */
  schedule: Maybe<Scalars['String']['output']>;
  /** Number of runs that wait. */
  waiting: Scalars['Int']['output'];
};

/** A resume in the list of administrators. */
export type AdminResume = {
  __typename?: 'AdminResume';
  /** Account id of its owner. */
  accountId: Scalars['Int']['output'];
  /** The last change. */
  changed: Scalars['DateTime']['output'];
  /** Address of the account. */
  email: Scalars['String']['output'];
  /** Id of the resume. */
  id: Scalars['Int']['output'];
  /** Whether employers of this brand can actually find it. */
  listed: Scalars['Boolean']['output'];
  /** Display name of the account. */
  name: Scalars['String']['output'];
  /** Whether its owner lets employers of this brand find it. */
  visible: Scalars['Boolean']['output'];
};

/** A contact request in the list of administrators. */
export type AdminResumeContact = {
  __typename?: 'AdminResumeContact';
  /** When the owner answered. */
  answered: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  created: Scalars['DateTime']['output'];
  /** When it was withdrawn or revoked. */
  ended: Maybe<Scalars['DateTime']['output']>;
  /** Id of the request. */
  id: Scalars['Int']['output'];
  /** Why the organization would like to talk. */
  message: Scalars['String']['output'];
  /** Since when the organization has access; null while it has none. */
  opened: Maybe<Scalars['DateTime']['output']>;
  /** The organization that asks. */
  organizationId: Scalars['Int']['output'];
  /** Its name. */
  organizationName: Scalars['String']['output'];
  /** Email address of that account. */
  ownerEmail: Scalars['String']['output'];
  /** Account id of its owner. */
  ownerId: Scalars['Int']['output'];
  /** The resume. */
  resumeId: Scalars['Int']['output'];
  /** Its state. */
  status: ResumeContactStatus;
};

/** A page of requests. */
export type AdminResumeContactList = {
  __typename?: 'AdminResumeContactList';
  /** The requests on this page. */
  contacts: Array<AdminResumeContact>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** A page of resumes. */
export type AdminResumeList = {
  __typename?: 'AdminResumeList';
  /** The resumes on this page. */
  resumes: Array<AdminResume>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** A role and its scope. */
export type AdminRole = {
  __typename?: 'AdminRole';
  /** The brand; null for all brands. */
  brand: Maybe<Scalars['String']['output']>;
  /** applicant, recruiter, job_editor, site_admin or administrator. */
  role: Scalars['String']['output'];
};

/** Differences between two wordings in one language. */
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
  /** Whether the account is blocked everywhere. */
  blocked: Scalars['Boolean']['output'];
  /** Brands that the account has joined, limited to those the viewer administers. */
  brands: Array<AdminMembership>;
  /** When the account was created. */
  created: Scalars['DateTime']['output'];
  /** Email address. */
  email: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['Int']['output'];
  /** Whether the current administrator may verify and block this person. */
  isManageable: Scalars['Boolean']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** Its roles. */
  roles: Array<AdminRole>;
  /** Whether a second factor is set up. */
  secondFactor: Scalars['Boolean']['output'];
  /** Whether the address is confirmed everywhere, by its owner or an administrator. */
  verified: Scalars['Boolean']['output'];
};

/** A page of people. */
export type AdminUsers = {
  __typename?: 'AdminUsers';
  /** Total number of matches. */
  total: Scalars['Int']['output'];
  /** The people on this page. */
  users: Array<AdminUser>;
};

/** Background work of the server. */
export type AdminWork = {
  __typename?: 'AdminWork';
  /** The latest failures, at most 100. */
  failures: Array<AdminFailure>;
  /** All queues, by name. */
  queues: Array<AdminQueue>;
};

/** A search whose new jobs, or new resumes, are mailed. */
export type Alert = {
  __typename?: 'Alert';
  /** Whether the address is confirmed; until then nothing is sent. */
  confirmed: Scalars['Boolean']['output'];
  /** When it was saved. */
  created: Scalars['DateTime']['output'];
  /** Address of its mails. */
  email: Scalars['String']['output'];
  /** Path of the search. */
  href: Scalars['String']['output'];
  /** Id of the alert. */
  id: Scalars['Int']['output'];
  /** Seconds between two mails: 86400 daily, 604800 weekly, 2628000 monthly, -1 none. */
  interval: Scalars['Int']['output'];
  /** When the last mail was sent; null if none was. */
  lastSent: Maybe<Scalars['DateTime']['output']>;
  /** Name given by the person; null to use the title. */
  name: Maybe<Scalars['String']['output']>;
  /** Results published since the person last opened them by this alert, or since it was saved. 100 stands for more than 99; null for an alert of resumes. */
  news: Maybe<Scalars['Int']['output']>;
  /** Whether mails are paused. */
  paused: Scalars['Boolean']['output'];
  /** The search in words when it was saved. */
  title: Scalars['String']['output'];
};

/** Result of creating an alert. */
export type AlertResult = {
  __typename?: 'AlertResult';
  /** The alert; null if there are faults, and for a guest, who must confirm the address first. */
  alert: Maybe<Alert>;
  /** Whether a confirmation mail was sent: the alert starts when its link is opened. */
  confirm: Scalars['Boolean']['output'];
  /** What is wrong with the answers; empty when it was saved. */
  faults: Array<FormFault>;
};

/** A question with its answer. */
export type AnsweredQuestion = {
  __typename?: 'AnsweredQuestion';
  /** The question as worded at the time. */
  text: Scalars['String']['output'];
  /** How it is answered. */
  type: QuestionType;
  /** The answer: yes or no, options, or free text. */
  values: Array<Scalars['String']['output']>;
};

/** A key with which the systems of an organization use the API of this brand. Its secret is not kept. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** Who made it; null once that account is deleted. */
  author: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  created: Scalars['DateTime']['output'];
  /** When it expires; null if it does not. */
  expires: Maybe<Scalars['DateTime']['output']>;
  /** How the secret begins. */
  hint: Scalars['String']['output'];
  /** Id of the key. */
  id: Scalars['Int']['output'];
  /** When it was last used, to the minute; null if it never was. */
  lastUsed: Maybe<Scalars['DateTime']['output']>;
  /** Name that its owner gave it. */
  name: Scalars['String']['output'];
  /** Requests that it may make in a minute. */
  perMinute: Scalars['Int']['output'];
  /** When it was revoked; null while it can be used. */
  revoked: Maybe<Scalars['DateTime']['output']>;
  /** What it may do. */
  scopes: Array<ApiKeyScope>;
};

/** What an API key may do. */
export type ApiKeyScope =
  /** Read their views and applications as numbers. */
  | 'figures_read'
  /** Read the jobs of the organization. */
  | 'jobs_read'
  /** Create, change, publish and archive them. */
  | 'jobs_write'
  /** Tell other systems when jobs are published or expire, and when applications come in. */
  | 'webhooks';

/** A request that was made with a key: nothing of what it sent. */
export type ApiRequest = {
  __typename?: 'ApiRequest';
  /** Why it was refused: the code of the problem; null if it was not. */
  code: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  created: Scalars['DateTime']['output'];
  /** Id of the line. */
  id: Scalars['Int']['output'];
  /** Its HTTP method. */
  method: Scalars['String']['output'];
  /** What it asked for, below /api/v1, such as /jobs/{id}. */
  path: Scalars['String']['output'];
  /** The header X-Request-Id of the answer, which is in our log as well. */
  requestId: Scalars['String']['output'];
  /** HTTP status of the answer. */
  status: Scalars['Int']['output'];
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

/** An application as the employer sees it. */
export type Applicant = {
  __typename?: 'Applicant';
  /** When it was last changed. */
  changed: Scalars['DateTime']['output'];
  /** What was sent. */
  content: ApplicationContent;
  /** When it was sent. */
  created: Scalars['DateTime']['output'];
  /** Its history, oldest first. */
  events: Array<ApplicantEvent>;
  /** Id of the application. */
  id: Scalars['Int']['output'];
  /** It was withdrawn or its retention period has ended: its content has been deleted. */
  isEmpty: Scalars['Boolean']['output'];
  /** Id of the job. */
  jobId: Scalars['Int']['output'];
  /** Title of the job at the time of the application. */
  jobTitle: Scalars['String']['output'];
  /** Texts of the questions whose knockout answers rule the applicant out. */
  knockOuts: Array<Scalars['String']['output']>;
  /** Whether a knockout answer rules the applicant out. The applicant is not told. */
  knockedOut: Scalars['Boolean']['output'];
  /** Stages that it may be moved to. */
  moves: Array<ApplicationStage>;
  /** Name of the applicant; empty once withdrawn or deleted. */
  name: Scalars['String']['output'];
  /** Notes, oldest first. */
  notes: Array<ApplicantNote>;
  /** Organization of the job; null for a job without one. */
  organizationId: Maybe<Scalars['Int']['output']>;
  /** Name of the employer at the time of the application. */
  organizationName: Scalars['String']['output'];
  /** The same person's other applications to jobs of this organization, the latest first, at most 20; none of or for one that was withdrawn. */
  others: Array<Applicant>;
  /** The organization's own name of its stage; null if it has none for it. */
  ownStage: Maybe<OwnStage>;
  /** 1 to 5; 0 for none. */
  rating: Scalars['Int']['output'];
  /** What the employer has saved; null if the applicant was never in a list. */
  saved: Maybe<SavedCandidate>;
  /** Its stage. */
  stage: ApplicationStage;
  /** Tags of the employer, in alphabetical order. The applicant is not told. */
  tags: Array<Scalars['String']['output']>;
  /** When the brand's term for applications ends: later, it is kept only with the applicant's yes. */
  term: Scalars['DateTime']['output'];
  /** Messages of the applicant that no member has seen. */
  unread: Scalars['Int']['output'];
};

/** Applications of a job by stage. */
export type ApplicantCount = {
  __typename?: 'ApplicantCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The stage. */
  stage: ApplicationStage;
};

/** An event in the history of an application, as its employer sees it. */
export type ApplicantEvent = {
  __typename?: 'ApplicantEvent';
  /** Who moved it; null for the applicant, and once the account is deleted. */
  actor: Maybe<Scalars['String']['output']>;
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Whether the applicant was mailed. */
  mailed: Scalars['Boolean']['output'];
  /** The message in that mail; empty for none, and once the personal data is deleted. */
  note: Scalars['String']['output'];
  /** The stage from then on. */
  stage: ApplicationStage;
};

/** Which applicants to list. */
export type ApplicantFilter = {
  /** Only those saved in this list, case-insensitive. */
  list?: InputMaybe<Scalars['String']['input']>;
  /** Only those of jobs of this organization. */
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  /** Only those at this stage of the organization's own. */
  ownStage?: InputMaybe<Scalars['Int']['input']>;
  /** Only those with at least this rating, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Only those saved in any list. */
  saved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of at most 100 characters, all of which are in the name, the application, the messages or the notes. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those with this tag, case-insensitive. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only those with something that nobody at the employer has seen: the application itself, or a message. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those whose applicant wrote last, and waits for an answer. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A job with applications, to choose from. */
export type ApplicantJob = {
  __typename?: 'ApplicantJob';
  /** Number of applications. */
  count: Scalars['Int']['output'];
  /** Id of the job. */
  id: Scalars['Int']['output'];
  /** Its organization; null for a job without one. */
  organizationId: Maybe<Scalars['Int']['output']>;
  /** Name of the employer. */
  organizationName: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Applicants of a job, or of all jobs that a person manages. */
export type ApplicantList = {
  __typename?: 'ApplicantList';
  /** Number of applications per stage, of those that match the filter. */
  counts: Array<ApplicantCount>;
  /** The applications on this page. */
  items: Array<Applicant>;
  /** Id of the job; null for a list over all jobs, which has none of its data. */
  jobId: Maybe<Scalars['Int']['output']>;
  /** Organization whose notification settings apply; null for a job without an organization. */
  organizationId: Maybe<Scalars['Int']['output']>;
  /** Path of the job page. */
  path: Maybe<Scalars['String']['output']>;
  /** State of the job. */
  state: Maybe<Scalars['String']['output']>;
  /** Title of the job. */
  title: Maybe<Scalars['String']['output']>;
  /** Total number in this list. */
  total: Scalars['Int']['output'];
};

/** The applications before and after one, in the order of a list. */
export type ApplicantNeighbours = {
  __typename?: 'ApplicantNeighbours';
  /** Job and id of the one after; null at the end. */
  next: Maybe<ApplicantPlace>;
  /** Job and id of the one before; null at the beginning. */
  previous: Maybe<ApplicantPlace>;
};

/** An internal note of the employer about an application. */
export type ApplicantNote = {
  __typename?: 'ApplicantNote';
  /** Author; empty once the account is deleted. */
  author: Scalars['String']['output'];
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Id of the note. */
  id: Scalars['Int']['output'];
  /** Whether the current person may delete it. */
  isYours: Scalars['Boolean']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** Where to find an application. */
export type ApplicantPlace = {
  __typename?: 'ApplicantPlace';
  /** Id of the application. */
  id: Scalars['Int']['output'];
  /** Id of its job. */
  jobId: Scalars['Int']['output'];
};

/** Order of a list of applicants. */
export type ApplicantSort =
  /** By last and first name. */
  | 'name'
  /** Newest first. */
  | 'newest'
  /** Oldest first. */
  | 'oldest'
  /** Best rated first. */
  | 'rating';

/** The content of an application. */
export type ApplicationContent = {
  __typename?: 'ApplicationContent';
  /** Plain text, written by the applicant. */
  coverLetter: Maybe<Scalars['String']['output']>;
  /** Address for replies of the employer. */
  emailAddress: Maybe<Scalars['String']['output']>;
  /** Files. */
  files: Array<ApplicationFile>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Answered questions, in the job's order. */
  questions: Array<AnsweredQuestion>;
};

/** An event in the history of an application. */
export type ApplicationEvent = {
  __typename?: 'ApplicationEvent';
  /** When. */
  created: Scalars['DateTime']['output'];
  /** The employer's message with it; empty for none, and once the personal data is deleted. */
  note: Scalars['String']['output'];
  /** The stage from then on. */
  stage: ApplicationStage;
};

/** A file that came with an application. */
export type ApplicationFile = {
  __typename?: 'ApplicationFile';
  /** Id of the upload. */
  id: Scalars['Int']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** URL that is valid for 15 minutes; null once the file is deleted. */
  url: Maybe<Scalars['String']['output']>;
};

/** A guest's application, accessed through a mailed link. */
export type ApplicationLink = {
  __typename?: 'ApplicationLink';
  /** The application; null if there is none to show. */
  application: Maybe<OwnApplication>;
  /** The confirmed address, for registering with it; null without an application. */
  email: Maybe<Scalars['String']['output']>;
  /** For a guest who has just confirmed the address of an account for applicants alone: a token that signs in once within two minutes (`link` of the credentials). */
  signIn: Maybe<Scalars['String']['output']>;
  /** State of the link. */
  state: ApplicationLinkState;
};

/** State of a guest's link. */
export type ApplicationLinkState =
  /** The job closed before the address was confirmed. */
  | 'closed'
  /** The employer has received the application. */
  | 'confirmed'
  /** The link expired before it was opened. */
  | 'expired'
  /** The application belongs to an account now: the applicant must sign in. */
  | 'joined'
  /** The address is not confirmed yet. */
  | 'unconfirmed'
  /** The application does not exist, or was deleted. */
  | 'unknown';

/** How a member is notified of new applications. */
export type ApplicationNoticeMode =
  /** One mail per application. */
  | 'at_once'
  /** One mail a day, if there are any. */
  | 'daily'
  /** No mail. */
  | 'none';

/** Stage of an application. */
export type ApplicationStage =
  /** The employer chose this person. */
  | 'hired'
  /** The employer rejected the application. */
  | 'rejected'
  /** The employer has not opened it. */
  | 'sent'
  /** On the shortlist. */
  | 'shortlisted'
  /** The employer has opened it. */
  | 'viewed'
  /** The applicant withdrew it. */
  | 'withdrawn';

/** What a job asks of the viewer for an application here. */
export type ApplyOffer = {
  __typename?: 'ApplyOffer';
  /** The viewer's existing application. */
  application: Maybe<OwnApplication>;
  /** Files that the viewer has here already and can attach with `attachOwnFile`; empty for a guest. */
  files: Array<OwnFile>;
  /** Values from the person's resume for the group `basic_info`, by field; null if it has none, and for a guest. */
  fromResume: Maybe<Scalars['JSONObject']['output']>;
  /** Whether the viewer has a resume that can be attached as a PDF, with `attachResume`. */
  hasResume: Scalars['Boolean']['output'];
  /** Id of the importer that the job follows; null for other jobs. */
  importerId: Maybe<Scalars['Int']['output']>;
  /** Id of the job. */
  jobId: Scalars['Int']['output'];
  /** Name of the employer. */
  organizationName: Scalars['String']['output'];
  /** Path of the job page. */
  path: Scalars['String']['output'];
  /** Initial answers of the group `basic_info`; null for a guest. */
  prefill: Maybe<Scalars['JSONObject']['output']>;
  /** Questions of the job, in order. */
  questions: Array<ApplyQuestion>;
  /** Whether a cover letter is required. */
  requiresCoverLetter: Scalars['Boolean']['output'];
  /** Whether a file is required. */
  requiresFile: Scalars['Boolean']['output'];
  /** Whether the viewer may apply here. */
  state: ApplyState;
  /** Title of the job. */
  title: Scalars['String']['output'];
};

/** A question of a job for applicants. */
export type ApplyQuestion = {
  __typename?: 'ApplyQuestion';
  /** Id of the question in its job. */
  id: Scalars['Int']['output'];
  /** The options to choose from. */
  options: Array<Scalars['String']['output']>;
  /** Whether an answer is required. */
  required: Scalars['Boolean']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** How it is answered. */
  type: QuestionType;
};

/** Result of submitting an application. */
export type ApplyResult = {
  __typename?: 'ApplyResult';
  /** The application; null for guests and if there are faults. */
  application: Maybe<OwnApplication>;
  /** Address to which a confirmation link was mailed; the employer sees nothing before it is opened. */
  confirmAt: Maybe<Scalars['String']['output']>;
  /** Faults in the answers; while there are any, nothing is sent. */
  faults: Array<FormFault>;
  /** Whether the person had applied before: the earlier application is returned. */
  isRepeat: Scalars['Boolean']['output'];
};

/** Whether the viewer may apply to a job here. */
export type ApplyState =
  /** The viewer has applied already. */
  | 'applied'
  /** The job no longer accepts applications. */
  | 'closed'
  /** The job accepts applications elsewhere: by email, at a link, or not at all. */
  | 'elsewhere'
  /** The account does not have the applicant role. */
  | 'ineligible'
  /** The viewer may apply. */
  | 'open'
  /** An account is required. */
  | 'register'
  /** The account's address is not confirmed. */
  | 'unverified';

/** Result of sending a contact request. */
export type AskedContact = {
  __typename?: 'AskedContact';
  /** The request; an existing pending or approved one is returned, and not sent again. */
  contact: Maybe<ResumeContact>;
  /** Faults; while there are any, nothing is sent. */
  faults: Array<FormFault>;
};

/**
 * What employers reach on this brand, counted from its own rows and at most a minute old. A number below 10 is null: it
 * would say more about single people than about the brand.
 */
export type Audience = {
  __typename?: 'Audience';
  /** People who have new jobs sent to them by email. */
  alerts: Maybe<Scalars['Int']['output']>;
  /** Applications of the last 30 days, without withdrawn ones. */
  applications: Maybe<Scalars['Int']['output']>;
  /** Employers of these jobs. */
  employers: Maybe<Scalars['Int']['output']>;
  /** Jobs online now, without examples. */
  jobs: Maybe<Scalars['Int']['output']>;
  /** Resumes that employers can find. */
  resumes: Maybe<Scalars['Int']['output']>;
  /** Page views of those of these jobs that belong to this brand. */
  views: Maybe<Scalars['Int']['output']>;
};

/** A category of the blog. */
export type BlogCategory = {
  __typename?: 'BlogCategory';
  /** Number of its posts. */
  count: Scalars['Int']['output'];
  /** Name, in the language of the request. */
  name: Scalars['String']['output'];
};

/** The picture of a post: an upload, or the URL and size of a file of this site. */
export type BlogPictureInput = {
  /** Alternative text; empty if it is decorative. */
  alt: Scalars['String']['input'];
  /** Pixels. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Id of an uploaded file with the purpose COVER. It becomes public, and belongs to the post from then on. */
  upload?: InputMaybe<Scalars['ID']['input']>;
  /** Path of a file of this site, below /files/public/ or /brands/. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Pixels. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A post of the blog. */
export type BlogPost = {
  __typename?: 'BlogPost';
  /** Names of the authors. */
  authors: Array<Scalars['String']['output']>;
  /** Sanitized HTML. */
  body: Scalars['String']['output'];
  /** Absolute URL on the brand that owns the post. */
  canonicalUrl: Scalars['String']['output'];
  /** Category, in the post's language; null without one. */
  category: Maybe<Scalars['String']['output']>;
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** Id of the post. */
  id: Scalars['Int']['output'];
  /** Language of its text. */
  language: Scalars['String']['output'];
  /** Path on this brand, in the language of the request. */
  path: Scalars['String']['output'];
  /** Picture, for lists and above the text. */
  picture: Maybe<Image>;
  /** When it was published. */
  published: Scalars['DateTime']['output'];
  /** Other posts: the closest by words and category first, then the newest. */
  related: Array<BlogPost>;
  /** Last segment of its URL. */
  slug: Scalars['String']['output'];
  /** What it is about, in a sentence or two, without markup. */
  summary: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};


/** A post of the blog. */
export type BlogPostRelatedArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** The content of a post. */
export type BlogPostInput = {
  /** Names of the authors. */
  authors?: Array<Scalars['String']['input']>;
  /** HTML; tags that posts may not have are removed. */
  body: Scalars['String']['input'];
  /** Further brands that show it; their blog must be on, and they must have its language. */
  brands?: Array<Scalars['String']['input']>;
  /** Category, in the post's language. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** A language of the brand. */
  language: Scalars['String']['input'];
  /** Picture. */
  picture?: InputMaybe<BlogPictureInput>;
  /** Last segment of the URL: lowercase letters, digits and hyphens. Without it, the one it has, or one made from the title. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in a sentence or two, without markup. */
  summary: Scalars['String']['input'];
  /** Heading. */
  title: Scalars['String']['input'];
  /** Id of a post of this brand that says the same in another language. */
  translationOf?: InputMaybe<Scalars['Int']['input']>;
};

/** Posts of the blog in the language of the request. */
export type BlogPosts = {
  __typename?: 'BlogPosts';
  /** All categories of the blog, by name, whatever was searched for. */
  categories: Array<BlogCategory>;
  /** The requested ones, newest first; for a search, the best matches first. */
  posts: Array<BlogPost>;
  /** Number of posts that match. */
  total: Scalars['Int']['output'];
};

/** A job that a person bookmarked. */
export type Bookmark = {
  __typename?: 'Bookmark';
  /** Whether applications are closed. */
  archived: Scalars['Boolean']['output'];
  /** When it was bookmarked; null for a visitor, whose bookmarks are kept in the browser. */
  created: Maybe<Scalars['DateTime']['output']>;
  /** Id of the job. */
  id: Scalars['Int']['output'];
  /** The job while its page exists, including archived ones; null once it is deleted. */
  job: Maybe<Job>;
  /** Name of the employer in the job. */
  organizationName: Scalars['String']['output'];
  /** Title of the job. */
  title: Scalars['String']['output'];
};

/** A branch of an organization. */
export type Branch = {
  __typename?: 'Branch';
  /** What it is called. */
  name: Maybe<Scalars['String']['output']>;
  /** Where it is. */
  place: JobLocation;
};

/** Answer to a brand's custom choice field. */
export type BrandChoice = {
  __typename?: 'BrandChoice';
  /** Name of the field: `x_beat`. */
  field: Scalars['String']['output'];
  /** Its label in the language of the request. */
  label: Scalars['String']['output'];
  /** The chosen values in that language. */
  values: Array<Scalars['String']['output']>;
};

/** A value that a change affected. */
export type BrandDifference = {
  __typename?: 'BrandDifference';
  /** The new value; null if it was removed. */
  after: Maybe<Scalars['JSON']['output']>;
  /** The value before; also null if it was unset. */
  before: Maybe<Scalars['JSON']['output']>;
  /** JSON pointer of the value. */
  pointer: Scalars['String']['output'];
};

/** What a change of settings does to a site, compared with how it is served now. */
export type BrandEffects = {
  __typename?: 'BrandEffects';
  /** Addresses, in every language. */
  addresses: Array<AddressEffect>;
  /** Features that depend on others. */
  features: Array<FeatureEffect>;
  /** Forms and their fields, titles in the language of the request. */
  fields: Array<FieldEffect>;
  /** Filters of searches. */
  filters: Array<FilterEffect>;
  /** Languages. */
  languages: Array<LanguageEffect>;
  /** Menu entries, in the languages that stay. */
  menus: Array<MenuEffect>;
  /** Ways of paying. */
  payments: Array<PaymentEffect>;
  /** Products. */
  products: Array<ProductEffect>;
  /** Alerts, jobs, purchases and people. */
  reach: Array<ReachEffect>;
};

/** Settings as files to commit. */
export type BrandExport = {
  __typename?: 'BrandExport';
  /** The brand's files that the settings change, with the change in them; formatting and order of everything else are kept. */
  files: Array<BrandFile>;
  /** The settings alone: a JSON Merge Patch (RFC 7396), as text. */
  patch: Scalars['String']['output'];
};

/** A file of a brand. */
export type BrandFile = {
  __typename?: 'BrandFile';
  /** Path of the file, such as brands/acme.json. */
  name: Scalars['String']['output'];
  /** Its whole text. */
  text: Scalars['String']['output'];
};

/** A finding of the brand check. */
export type BrandFinding = {
  __typename?: 'BrandFinding';
  /** Values that would be accepted. */
  allowed: Maybe<Array<Scalars['String']['output']>>;
  /** Stable code, listed in docs/brand-check.md. */
  code: Scalars['String']['output'];
  /** Column, counted from 1. */
  column: Scalars['Int']['output'];
  /** What such a finding means and what to do, in the language of the request; null in English. */
  explanation: Maybe<Scalars['String']['output']>;
  /** Path of the file, or `runtime patch`. */
  file: Scalars['String']['output'];
  /** What would fix it. */
  fix: Maybe<Scalars['String']['output']>;
  /** Line, counted from 1. */
  line: Scalars['Int']['output'];
  /** What is wrong and what is allowed, in a sentence. In English. */
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

/** One change of settings. */
export type BrandPatchEntry = {
  __typename?: 'BrandPatchEntry';
  /** The person who made it. */
  author: Scalars['String']['output'];
  /** When. */
  created: Scalars['DateTime']['output'];
  /** The settings it changed. */
  differences: Array<BrandDifference>;
  /** set, undo, redo or restore. */
  kind: Scalars['String']['output'];
  /** The reason given. */
  note: Scalars['String']['output'];
  /** The version that was restored; 0 is the file alone. */
  restores: Maybe<Scalars['Int']['output']>;
  /** Number of the change, in ascending order. */
  version: Scalars['Int']['output'];
};

/** A page of changes, newest first. */
export type BrandPatchHistory = {
  __typename?: 'BrandPatchHistory';
  /** The changes on this page. */
  entries: Array<BrandPatchEntry>;
  /** Total number of changes. */
  total: Scalars['Int']['output'];
};

/** Result of a change. */
export type BrandPatchResult = {
  __typename?: 'BrandPatchResult';
  /** Findings of the brand check with the change. If any is an error, nothing was saved. */
  findings: Array<BrandFinding>;
  /** The new version; null when it was not saved. */
  version: Maybe<Scalars['Int']['output']>;
};

/** A link under which a brand is shown with settings that are not saved. */
export type BrandPreview = {
  __typename?: 'BrandPreview';
  /** Who created it. */
  author: Scalars['String']['output'];
  /** When it was created. */
  created: Scalars['DateTime']['output'];
  /** The day for which it shows the site first, as 2026-12-01; null for today. */
  day: Maybe<Scalars['String']['output']>;
  /** When the link stops working. */
  expires: Scalars['DateTime']['output'];
  /** Host name of the preview, signed. It is served on the same scheme and port as the site. */
  host: Scalars['String']['output'];
  /** Id of the preview. */
  id: Scalars['Int']['output'];
  /** As whom it shows the site first: visitor, applicant, recruiter, administrator. All of them are made up. */
  role: Scalars['String']['output'];
};

/** Result of creating a preview. */
export type BrandPreviewResult = {
  __typename?: 'BrandPreviewResult';
  /** What the brand check finds. */
  findings: Array<BrandFinding>;
  /** The preview; null if the brand has errors with these settings. */
  preview: Maybe<BrandPreview>;
};

/** A brand file with errors of which nothing is live. */
export type BrokenBrand = {
  __typename?: 'BrokenBrand';
  /** Errors and warnings. */
  findings: Array<BrandFinding>;
  /** Name of the file. */
  id: Scalars['String']['output'];
  /** Name of the site, as far as it can be read. */
  name: Scalars['String']['output'];
};

/** A list of saved candidates. */
export type CandidateList = {
  __typename?: 'CandidateList';
  /** Number of candidates in it. */
  count: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A proof-of-work puzzle: about a second of work for one browser, but expensive for whoever submits thousands of forms. */
export type CaptchaChallenge = {
  __typename?: 'CaptchaChallenge';
  /** The challenge in the format of altcha-lib (version 2, PBKDF2/SHA-256). */
  challenge: Scalars['JSONObject']['output'];
  /** When its solution expires. */
  expires: Scalars['DateTime']['output'];
};

/** An organization that the current person may ask to own. */
export type ClaimOffer = {
  __typename?: 'ClaimOffer';
  /** The person's latest claim on this brand; null if there is none. */
  claim: Maybe<OrganizationClaim>;
  /** Whether nobody owns it: an administrator decides about a claim, and the person becomes an owner. */
  isClaimable: Scalars['Boolean']['output'];
  /** Whether the person belongs to it. */
  isMember: Scalars['Boolean']['output'];
  /** Whether somebody owns it: the owners decide, and the person becomes an editor. */
  isOwned: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** URL path of its page. */
  path: Scalars['String']['output'];
};

/** How a claim stands. */
export type ClaimState =
  /** The person owns the organization. */
  | 'approved'
  /** An administrator has yet to decide about it. */
  | 'open'
  /** An administrator rejected it. */
  | 'rejected';

/** Result of claiming an organization. */
export type ClaimedOrganization = {
  __typename?: 'ClaimedOrganization';
  /** The claim; null if there are faults. */
  claim: Maybe<OrganizationClaim>;
  /** Faults in the answers; while there are any, nothing is stored. */
  faults: Array<FormFault>;
};

/** A contact person. */
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
  /** Absolute URL of a LinkedIn profile. */
  linkedinProfile: Maybe<Scalars['String']['output']>;
  /** Telephone number as entered. */
  phone: Maybe<Scalars['String']['output']>;
  /** Portrait. */
  photo: Maybe<Image>;
  /** Position in the organization. */
  position: Maybe<Scalars['String']['output']>;
  /** Form of address: none, mr or ms. */
  salutation: Maybe<Scalars['String']['output']>;
};

/** Result of sending a message to the site. */
export type ContactResult = {
  __typename?: 'ContactResult';
  /** Faults in the answers; empty when the message was sent. */
  faults: Array<FormFault>;
  /** Id of the message; null if there are faults. */
  id: Maybe<Scalars['Int']['output']>;
  /** Canonical path to continue on. */
  next: Scalars['String']['output'];
};

/** Whether visitors see a post or page. */
export type ContentState =
  /** Put away: neither published nor waiting to be. */
  | 'ARCHIVED'
  /** Not published. */
  | 'DRAFT'
  /** Published. */
  | 'PUBLISHED'
  /** Published at a later time. */
  | 'SCHEDULED';

/** A post or page as it was saved once. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** Name of who saved it; null for what nobody saved in the administration. */
  author: Maybe<Scalars['String']['output']>;
  /** Its content, with the names of the input. */
  content: Scalars['JSON']['output'];
  /** When it was saved. */
  created: Scalars['DateTime']['output'];
  /** Whether visitors saw it then. */
  state: ContentState;
  /** Its number, counted from 1. */
  version: Scalars['Int']['output'];
};

/** A conversation, as one of its sides sees it. */
export type Conversation = {
  __typename?: 'Conversation';
  /** What it is about. */
  about: ConversationAbout;
  /** Name of the employer. */
  employer: Scalars['String']['output'];
  /** Id of the application or the contact request. */
  id: Scalars['Int']['output'];
  /** What was written, oldest first; the latest 200 messages. Empty for a side that has no access. */
  messages: Array<ConversationMessage>;
  /** Name of the seeker; empty if it is hidden or gone. */
  seeker: Scalars['String']['output'];
  /** The side that sees it. */
  side: ConversationSide;
  /** Whether messages can be written. */
  state: ConversationState;
};

/** What a conversation is about. */
export type ConversationAbout =
  /** An application. */
  | 'application'
  /** A contact request whose owner allowed messages. */
  | 'contact';

/** What somebody wrote in a conversation. */
export type ConversationMessage = {
  __typename?: 'ConversationMessage';
  /** When it was written. */
  created: Scalars['DateTime']['output'];
  /** Files that came with it. */
  files: Array<ApplicationFile>;
  /** Whether the seeker wrote it, rather than a member of the employer. */
  fromSeeker: Scalars['Boolean']['output'];
  /** Id of the message; null for words that came with a new stage. */
  id: Maybe<Scalars['Int']['output']>;
  /** The interview that it suggests; usually null. */
  interview: Maybe<Interview>;
  /** Whether the other side has seen it; null for words that came with a new stage. */
  isRead: Maybe<Scalars['Boolean']['output']>;
  /** The stage with which it came; null for a message. */
  stage: Maybe<ApplicationStage>;
  /** Plain text. */
  text: Scalars['String']['output'];
  /** Whether its mail bounced, so that it was not delivered. */
  undelivered: Scalars['Boolean']['output'];
};

/** A side of a conversation. */
export type ConversationSide =
  /** The members of the employer. */
  | 'employer'
  /** The applicant, or the owner of the resume. */
  | 'seeker';

/** Whether messages can be written. */
export type ConversationState =
  /** The current side accepts no messages; it can unblock the other side. */
  | 'blocked'
  /** The matter is over: withdrawn, revoked, or the job is gone. */
  | 'closed'
  /** Both sides can write. */
  | 'open'
  /** The other side accepts no messages. */
  | 'refused'
  /** Emails to the other side bounce. */
  | 'unreachable';

/** Result of creating an organization. */
export type CreatedOrganization = {
  __typename?: 'CreatedOrganization';
  /** Faults in the name; while there are any, nothing is created. */
  faults: Array<FormFault>;
  /** The new organization. */
  organization: Maybe<OwnOrganization>;
};

/** A voucher that was created. */
export type CreatedVoucher = {
  __typename?: 'CreatedVoucher';
  /** Its code, as it is stored. */
  code: Scalars['String']['output'];
  /** Id of the voucher. */
  id: Scalars['Int']['output'];
};

/** Remaining credits of an organization. */
export type CreditBalance = {
  __typename?: 'CreditBalance';
  /** Number of credits. */
  amount: Scalars['Int']['output'];
  /** The brand on which they are valid. */
  frontend: Scalars['String']['output'];
  /** Display name, in the language of the request. */
  label: Scalars['String']['output'];
  /** Name of the organization. */
  organizationName: Scalars['String']['output'];
  /** job, contact, featured_job or top_job. */
  type: Scalars['String']['output'];
};

/** URLs of the calls to action about credits, in the language of the request; null where the brand has no such page. */
export type CreditLinks = {
  __typename?: 'CreditLinks';
  /** The page with the organization's products. */
  buy: Maybe<Scalars['String']['output']>;
  /** The page for requesting more credits. */
  organizationCredits: Maybe<Scalars['String']['output']>;
  /** The page for requesting subscriptions. */
  organizationSubscriptions: Maybe<Scalars['String']['output']>;
  /** The page that sells credits for contacting. */
  resumeContactCredits: Maybe<Scalars['String']['output']>;
  /** The page on which credits are spent. */
  use: Maybe<Scalars['String']['output']>;
};

/** Billing profile of an organization. */
export type CustomerProfile = {
  __typename?: 'CustomerProfile';
  /** By field of the form `customer`; before it was saved, what is known of the person and the organization. */
  answers: Scalars['JSONObject']['output'];
  /** Whether it has everything that this brand requires. */
  isComplete: Scalars['Boolean']['output'];
};

/** Result of saving a billing profile. */
export type CustomerResult = {
  __typename?: 'CustomerResult';
  /** The profile as it is now. */
  customer: CustomerProfile;
  /** Faults in the answers; empty when they were stored. */
  faults: Array<FormFault>;
};

/** A resume as its owner publishes it: without email address, photo and files. */
export type CvSite = {
  __typename?: 'CvSite';
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** Current or desired position, in one line. */
  headline: Scalars['String']['output'];
  /** Id of the page. */
  id: Scalars['Int']['output'];
  /** Whether search engines may index it. */
  indexable: Scalars['Boolean']['output'];
  /** Full name; null if its owner does not show it. */
  name: Maybe<Scalars['String']['output']>;
  /** The complete resume as shown. */
  view: ResumeView;
  /** Labels of its groups and fields, and of their values: the form without controls and validation. */
  words: Array<FormGroup>;
};

/** What a public resume page may show beyond what every employer can see without approved contact. */
export type CvSitePart =
  /** Date of birth. */
  | 'BIRTHDAY'
  /** Desired salary and current situation. */
  | 'EXPECTATIONS'
  /** Home town, without street. */
  | 'HOME'
  /** First and last name. */
  | 'NAME'
  /** Telephone number. */
  | 'PHONE';

/** Result of deleting an account. */
export type DeletionResult = {
  __typename?: 'DeletionResult';
  /** Empty unless the password is wrong. */
  faults: Array<FormFault>;
  /** Organizations that nobody else owns: they must be transferred or deleted first. The account is deleted when both lists are empty. */
  organizations: Array<UserOrganization>;
};

/** An unfinished form of the signed-in person. */
export type Draft = {
  __typename?: 'Draft';
  /** The answers by group and field as typed: not validated for completeness, and not sanitized. */
  answers: Scalars['JSONObject']['output'];
  /** When it was last saved. */
  changed: Scalars['DateTime']['output'];
  /** Name of the form. */
  form: Scalars['String']['output'];
  /** What the form is about, such as the id of an organization; empty for something new. */
  key: Scalars['String']['output'];
  /** The current step, in a form with several steps. */
  step: Maybe<Scalars['String']['output']>;
  /** Incremented with each save. */
  version: Scalars['Int']['output'];
};

/** Result of saving a draft. */
export type DraftSaved = {
  __typename?: 'DraftSaved';
  /** The current draft; null if another tab has submitted or discarded it. */
  draft: Maybe<Draft>;
  /** Whether it was saved. It is not if the draft has a newer version than the one that was changed. */
  saved: Scalars['Boolean']['output'];
};

/** A post, for those who edit it. */
export type EditedBlogPost = {
  __typename?: 'EditedBlogPost';
  /** Names of the authors. */
  authors: Array<Scalars['String']['output']>;
  /** Sanitized HTML. */
  body: Scalars['String']['output'];
  /** The brand that owns it, where it is edited. */
  brand: Scalars['String']['output'];
  /** The brands that show it, the owner first. */
  brands: Array<Scalars['String']['output']>;
  /** Category; null without one. */
  category: Maybe<Scalars['String']['output']>;
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** Name of who made it; null if nobody did in the administration. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** What it was before, the latest version first. */
  history: Array<ContentVersion>;
  /** Id of the post. */
  id: Scalars['Int']['output'];
  /** Language of its text. */
  language: Scalars['String']['output'];
  /** Picture. */
  picture: Maybe<Image>;
  /** When it is or was published; null for a draft and in the archive. */
  publishAt: Maybe<Scalars['DateTime']['output']>;
  /** Last segment of its URL. */
  slug: Scalars['String']['output'];
  /** Whether visitors see it. */
  state: ContentState;
  /** What it is about. */
  summary: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
  /** Its versions in other languages: language code to id of the post. */
  translations: Scalars['JSON']['output'];
  /** Absolute URL on the brand that owns it, for visitors once it is published. */
  url: Scalars['String']['output'];
  /** Incremented with every change; changes must pass it. */
  version: Scalars['Int']['output'];
};


/** A post, for those who edit it. */
export type EditedBlogPostHistoryArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};

/** Posts, for those who edit them. */
export type EditedBlogPosts = {
  __typename?: 'EditedBlogPosts';
  /** The requested ones. */
  posts: Array<EditedBlogPost>;
  /** Number of posts that match. */
  total: Scalars['Int']['output'];
};

/** A text or landing page kept in the database, for those who edit it. */
export type EditedPage = {
  __typename?: 'EditedPage';
  /** Sanitized HTML; of a landing page its introduction. */
  body: Scalars['String']['output'];
  /** The brand that it belongs to, where it is edited. */
  brand: Scalars['String']['output'];
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** Name of who made it; null if nobody did in the administration. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** For search engines and lists; may be empty. */
  description: Scalars['String']['output'];
  /** Key of the page in the brand document that visitors see at this address instead; `routes` if rules of the document lead elsewhere; null if they see this one. */
  hiddenBy: Maybe<Scalars['String']['output']>;
  /** What it was before, the latest version first. */
  history: Array<ContentVersion>;
  /** Id of the page. */
  id: Scalars['Int']['output'];
  /** Language of its text. */
  language: Scalars['String']['output'];
  /** Path without the prefix of its language. */
  path: Scalars['String']['output'];
  /** When it is or was published; null for a draft and in the archive. */
  publishAt: Maybe<Scalars['DateTime']['output']>;
  /** Of a landing page: address of the job search that it shows; null for a page of text. */
  search: Maybe<Scalars['String']['output']>;
  /** That search in words; null for a page of text, and for a search that the brand no longer offers. */
  searchTitle: Maybe<Scalars['String']['output']>;
  /** Whether visitors see it. */
  state: ContentState;
  /** Heading. */
  title: Scalars['String']['output'];
  /** Its versions in other languages: language code to id of the page. */
  translations: Scalars['JSON']['output'];
  /** Absolute URL, for visitors once it is published. */
  url: Scalars['String']['output'];
  /** Incremented with every change; changes must pass it. */
  version: Scalars['Int']['output'];
};


/** A text or landing page kept in the database, for those who edit it. */
export type EditedPageHistoryArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};

/** Pages, for those who edit them. */
export type EditedPages = {
  __typename?: 'EditedPages';
  /** The requested ones. */
  pages: Array<EditedPage>;
  /** Number of pages that match. */
  total: Scalars['Int']['output'];
};

/** What a change of settings does to a thing. */
export type EffectChange =
  /** It is there from now on. */
  | 'appears'
  /** It is different. */
  | 'changes'
  /** Other values can be chosen. */
  | 'choices'
  /** It is no longer there. */
  | 'goes'
  /** It is on, but does nothing. */
  | 'idle'
  /** It leads to another address. */
  | 'leads'
  /** It may be left empty. */
  | 'optional'
  /** It has another name. */
  | 'renamed'
  /** It must be answered. */
  | 'required'
  /** The same, in another order. */
  | 'sorted'
  /** It does something again. */
  | 'works';

/** Rows of the database that a change reaches. */
export type EffectThing =
  /** Job alerts in a language. */
  | 'alerts_of_language'
  /** Applications whose personal data is deleted. */
  | 'applications'
  /** Published jobs that take applications on the site. */
  | 'applied_jobs'
  /** Jobs that have ended and whose pages are still shown. */
  | 'archived_jobs'
  /** Saved jobs. */
  | 'bookmarks'
  /** Credits that were not spent. */
  | 'credits'
  /** Public resume pages. */
  | 'cv_sites'
  /** Job alerts that send mails. */
  | 'job_alerts'
  /** Published and scheduled jobs, which their employers manage. */
  | 'managed_jobs'
  /** People who use the site in a language. */
  | 'members_of_language'
  /** Readers of the newsletter. */
  | 'newsletter_readers'
  /** Orders that are not paid yet. */
  | 'open_orders'
  /** Pages of the database in a language. */
  | 'pages_of_language'
  /** Published articles of the blog. */
  | 'posts'
  /** Articles of the blog in a language. */
  | 'posts_of_language'
  /** Resume alerts that send mails. */
  | 'resume_alerts'
  /** Resumes that employers can find. */
  | 'resumes'
  /** Subscriptions that have not ended. */
  | 'subscriptions'
  /** Jobs waiting for review. */
  | 'waiting_jobs';

/** Words that were searched as a facet value. */
export type ExplainedFacet = {
  __typename?: 'ExplainedFacet';
  /** Label of the value. */
  label: Scalars['String']['output'];
  /** What they add to the score. */
  points: Scalars['Int']['output'];
  /** Normalized. */
  words: Scalars['String']['output'];
};

/** Where a word was found best. */
export type ExplainedWord = {
  __typename?: 'ExplainedWord';
  /** How it was found there. */
  form: FoundForm;
  /** What it adds to the score, besides the points of any word in the head. */
  points: Scalars['Int']['output'];
  /** The part of the job. */
  section: FoundSection;
  /** Normalized. */
  words: Scalars['String']['output'];
};

/** A facet value found by its alias or its filter value. */
export type FacetAlias = {
  __typename?: 'FacetAlias';
  /** Its URL path segment. */
  alias: Scalars['String']['output'];
  /** Name of the facet. */
  field: Scalars['String']['output'];
  /** Value to use in a condition. */
  filter: Scalars['String']['output'];
  /** Label in the requested language. */
  label: Scalars['String']['output'];
  /** Aliases in the brand's other languages. */
  translatedAliases: Array<TranslatedAlias>;
};

/** A feature whose effect depends on others. */
export type FeatureEffect = {
  __typename?: 'FeatureEffect';
  /** idle or works. */
  change: EffectChange;
  /** Name of the feature, as below `features`. */
  feature: Scalars['String']['output'];
  /** Features that are off, without which it does nothing. */
  needs: Maybe<Array<Scalars['String']['output']>>;
};

/** A form, or a part of it, that changes. */
export type FieldEffect = {
  __typename?: 'FieldEffect';
  /** Choices that are new. */
  added: Array<Scalars['String']['output']>;
  /** appears, goes, changes, required, optional, choices or sorted. */
  change: EffectChange;
  /** Title of the field; null when it is about the group as a whole. */
  field: Maybe<Scalars['String']['output']>;
  /** Name of the form. */
  form: Scalars['String']['output'];
  /** Title of the group; null when it is about the form as a whole. */
  group: Maybe<Scalars['String']['output']>;
  /** Choices that are gone. */
  removed: Array<Scalars['String']['output']>;
};

/** A filter of a search that changes. */
export type FilterEffect = {
  __typename?: 'FilterEffect';
  /** appears, goes, changes or sorted. */
  change: EffectChange;
  /** Its name; null when it is about the order of all. */
  field: Maybe<Scalars['String']['output']>;
  /** jobs, organizations or resumes. */
  search: Scalars['String']['output'];
};

/** A brand in a change of several brands. */
export type FleetBrand = {
  __typename?: 'FleetBrand';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** The settings that would change; none if they are so already. */
  differences: Array<BrandDifference>;
  /** Errors, and what the brand check reports only with the change. */
  findings: Array<BrandFinding>;
  /** Name of the site. */
  name: Scalars['String']['output'];
  /** Newest change of its settings. Required for saving. */
  version: Scalars['Int']['output'];
};

/** A change of several brands. */
export type FleetEdit = {
  __typename?: 'FleetEdit';
  /** The person who made it. */
  author: Scalars['String']['output'];
  /** The brands it changed, limited to those the viewer administers. */
  brands: Array<FleetEditBrand>;
  /** When. */
  created: Scalars['DateTime']['output'];
  /** The settings with their new values. */
  differences: Array<BrandDifference>;
  /** Id of the change. */
  id: Scalars['Int']['output'];
  /** The reason given. */
  note: Scalars['String']['output'];
};

/** A brand that a change of several brands was made on. */
export type FleetEditBrand = {
  __typename?: 'FleetEditBrand';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** Whether it was undone there. */
  undone: Scalars['Boolean']['output'];
};

/** A page of changes of several brands, newest first. */
export type FleetEdits = {
  __typename?: 'FleetEdits';
  /** The changes on this page. */
  entries: Array<FleetEdit>;
  /** Total number of changes. */
  total: Scalars['Int']['output'];
};

/** A brand on which a change was not undone. */
export type FleetRefusal = {
  __typename?: 'FleetRefusal';
  /** Who changed its settings last. */
  author: Scalars['String']['output'];
  /** The brand. */
  brand: Scalars['String']['output'];
  /** The errors. */
  findings: Array<BrandFinding>;
  /** changed: somebody has changed the same settings since; errors: the brand would have errors. */
  reason: Scalars['String']['output'];
};

/** Result of changing several brands. */
export type FleetResult = {
  __typename?: 'FleetResult';
  /** The brands, in the order given. If any has an error, nothing was saved. */
  brands: Array<FleetBrand>;
  /** Id of the change; null when nothing was saved. */
  id: Maybe<Scalars['Int']['output']>;
};

/** A brand to change, as the person has seen it. */
export type FleetTarget = {
  /** The brand. */
  brand: Scalars['String']['input'];
  /** The version that the person has seen. */
  expected: Scalars['Int']['input'];
};

/** Result of undoing a change of several brands. */
export type FleetUndo = {
  __typename?: 'FleetUndo';
  /** The brands on which it stays. */
  refused: Array<FleetRefusal>;
  /** The brands on which it was undone. */
  undone: Array<Scalars['String']['output']>;
};

/** A form with the fields of this brand. */
export type Form = {
  __typename?: 'Form';
  /** Whether it requires the solution of a `captchaChallenge`. */
  captcha: Scalars['Boolean']['output'];
  /** Path of the validation script for the browser, on the brand's site. */
  check: Scalars['String']['output'];
  /** Name of the form. */
  form: Scalars['String']['output'];
  /** Its groups in order. */
  groups: Array<FormGroup>;
};

/** A fault in an answer. */
export type FormFault = {
  __typename?: 'FormFault';
  /** JSON Schema keyword that was violated. */
  code: Scalars['String']['output'];
  /** What is wrong, in the language of the request. */
  message: Scalars['String']['output'];
  /** JSON pointer (RFC 6901) of the answer, starting with its group: /message/email. */
  pointer: Scalars['String']['output'];
};

/** A field of a form. */
export type FormField = {
  __typename?: 'FormField';
  /** Input control, one of those in schemas/form-ui.schema.json: text, select, rich-text. */
  control: Scalars['String']['output'];
  /** Name of the answer. */
  name: Scalars['String']['output'];
  /** Width in its row: full, half or third. */
  width: Scalars['String']['output'];
};

/** A group of a form: fields that belong together. */
export type FormGroup = {
  __typename?: 'FormGroup';
  /** Its fields in the order shown. */
  fields: Array<FormField>;
  /** Name of the group, under which its answers are sent. */
  group: Scalars['String']['output'];
  /** JSON Schema (draft-07) of its answers, titles and descriptions in the language of the request. */
  schema: Scalars['JSONObject']['output'];
};

/** What the search of the workspace found: at most six of each. */
export type FoundAnything = {
  __typename?: 'FoundAnything';
  /** Jobs, by title, the last changed first. */
  jobs: Array<FoundJob>;
  /** Orders, by organization and number, the newest first. */
  orders: Array<FoundOrder>;
  /** Organizations, by name. */
  organizations: Array<FoundOrganization>;
  /** Accounts, by name and address. */
  people: Array<FoundPerson>;
};

/** How a word was found. */
export type FoundForm =
  /** The word itself, in any form. */
  | 'EXACT'
  /** Parts of a compound. */
  | 'PARTS'
  /** A name of something close to it. */
  | 'RELATED'
  /** Another name of the same thing. */
  | 'SYNONYM';

/** A job in the search of the workspace. */
export type FoundJob = {
  __typename?: 'FoundJob';
  /** Id of the brand that owns it. */
  brand: Scalars['String']['output'];
  /** Id of the job. */
  id: Scalars['Int']['output'];
  /** Name of the employer. */
  organization: Scalars['String']['output'];
  /** draft, needs_review, scheduled, published or archived. */
  state: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** An order in the search of the workspace. */
export type FoundOrder = {
  __typename?: 'FoundOrder';
  /** Id of the brand. */
  brand: Scalars['String']['output'];
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Name of the organization that ordered. */
  organization: Scalars['String']['output'];
  /** open, paid, cancelled or refunded. */
  state: Scalars['String']['output'];
};

/** An organization in the search of the workspace. */
export type FoundOrganization = {
  __typename?: 'FoundOrganization';
  /** Id of the brand that shows it. */
  brand: Scalars['String']['output'];
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A person in the search of the workspace. */
export type FoundPerson = {
  __typename?: 'FoundPerson';
  /** Their email address. */
  email: Scalars['String']['output'];
  /** Id of the account. */
  id: Scalars['Int']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
};

/** A resume as employers find it, without private fields. */
export type FoundResume = {
  __typename?: 'FoundResume';
  /** Current situation. */
  careerStatus: Maybe<Term>;
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** The latest request of the current person's active organization, in any state; null if there is none. */
  contact: Maybe<ResumeContact>;
  /** Full time, part time and so on. */
  employmentTypes: Array<Term>;
  /** Current or desired position, in one line. */
  headline: Scalars['String']['output'];
  /** Id of the resume, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Languages that they speak. */
  languages: Array<Scalars['String']['output']>;
  /** Latest position as the person entered it; null if none is given. */
  lastPosition: Maybe<Scalars['String']['output']>;
  /** Desired occupations. */
  occupations: Array<Term>;
  /** Desired places of work. */
  places: Array<JobLocation>;
  /** Names of skills in the language of the request. */
  skills: Array<Scalars['String']['output']>;
};

/** Part of a job in which a word was found. */
export type FoundSection =
  /** Names of its occupations, or its skills. */
  | 'OCCUPATION'
  /** Its organization. */
  | 'ORGANIZATION'
  /** Its places. */
  | 'PLACE'
  /** The text below. */
  | 'TEXT'
  /** Its title. */
  | 'TITLE';

/** Something that people are asked to agree to, in its latest wording. */
export type GdprConsentInfo = {
  __typename?: 'GdprConsentInfo';
  /** Id of the info. */
  id: Scalars['Int']['output'];
  /** Whether the person must tick it; otherwise continuing counts as agreement. */
  optIn: Scalars['Boolean']['output'];
  /** The wording: sanitized HTML in the requested language. */
  text: Scalars['String']['output'];
  /** Its subject, such as PRIVACY_POLICY. */
  type: Scalars['String']['output'];
};

/** A sort order of consent infos. */
export type GdprConsentSort = {
  /** id, type or position */
  field: Scalars['String']['input'];
  /** asc or desc */
  value: Scalars['String']['input'];
};

/** A consent, and the wording agreed to. */
export type GdprUserConsent = {
  __typename?: 'GdprUserConsent';
  /** Id of the consent. */
  id: Scalars['Int']['output'];
  /** Id of the consent info. */
  infoId: Scalars['Int']['output'];
  /** Id of the wording agreed to. */
  infoRevisionId: Scalars['Int']['output'];
  /** Address of the person. */
  mail: Scalars['String']['output'];
};

/** Result of giving a consent. */
export type GdprUserConsentResult = {
  __typename?: 'GdprUserConsentResult';
  /** The consent; the existing one if the person had agreed to this wording before. */
  consent: Maybe<GdprUserConsent>;
  /** Why it was not stored, in the language of the request; empty on success. */
  errors: Array<Scalars['String']['output']>;
};

/** A rectangle of latitudes and longitudes. */
export type GeoBox = {
  /** Degrees east. */
  east: Scalars['Float']['input'];
  /** Degrees north. */
  north: Scalars['Float']['input'];
  /** Degrees north. */
  south: Scalars['Float']['input'];
  /** Degrees east. */
  west: Scalars['Float']['input'];
};

/** A point on the globe. */
export type GeoPoint = {
  /** Degrees north. */
  lat: Scalars['Float']['input'];
  /** Degrees east. */
  lon: Scalars['Float']['input'];
};

/** Credits that an administrator granted. */
export type GrantedCredits = {
  __typename?: 'GrantedCredits';
  /** The new balance of the organization. */
  balance: Scalars['Int']['output'];
  /** Id of their entry in the list of credits. */
  id: Scalars['Int']['output'];
};

/** A subscription that an administrator granted. */
export type GrantedSubscription = {
  __typename?: 'GrantedSubscription';
  /** When it ends. */
  ends: Scalars['DateTime']['output'];
  /** Id of the subscription. */
  id: Scalars['Int']['output'];
};

/** An image. */
export type Image = {
  __typename?: 'Image';
  /** Alternative text; empty for decorative images. */
  alt: Scalars['String']['output'];
  /** Pixels. */
  height: Maybe<Scalars['Int']['output']>;
  /** URL of a smaller variant, if there is one. */
  small: Maybe<Scalars['String']['output']>;
  /** Caption. */
  title: Maybe<Scalars['String']['output']>;
  /** URL, absolute or root-relative. */
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Maybe<Scalars['Int']['output']>;
};

/** A source of jobs of a brand. */
export type Importer = {
  __typename?: 'Importer';
  /** False while it is paused. */
  active: Scalars['Boolean']['output'];
  /** Hour of the day, in the time zone of the brand, from which the runs are counted. */
  atHour: Scalars['Int']['output'];
  /** Whether its jobs fill up lists: they come after the brand's own, and are never featured. */
  backfill: Scalars['Boolean']['output'];
  /** Id of the brand. */
  brand: Scalars['String']['output'];
  /** Further brands that show its jobs. */
  brands: Array<Scalars['String']['output']>;
  /** When it was last changed. */
  changed: Scalars['DateTime']['output'];
  /** When it was created. */
  created: Scalars['DateTime']['output'];
  /** True until somebody has saved its fields (`mapping`): nothing is imported before. */
  draft: Scalars['Boolean']['output'];
  /** Hours between two runs; null runs only by hand. */
  everyHours: Maybe<Scalars['Int']['output']>;
  /** Whether credentials for the address are stored. They cannot be read again. */
  hasCredentials: Scalars['Boolean']['output'];
  /** Id of the importer. */
  id: Scalars['Int']['output'];
  /** Jobs of it that are online. */
  jobs: Scalars['Int']['output'];
  /** Whether people apply on the page that the item names. */
  keepLink: Scalars['Boolean']['output'];
  /** When a run last ended well. */
  lastGood: Maybe<Scalars['DateTime']['output']>;
  /** The newest run. */
  lastRun: Maybe<ImporterRun>;
  /** Which field of the source becomes which field of a job; null for a draft. */
  mapping: Maybe<Scalars['JSON']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether new jobs wait for an administrator. */
  needsReview: Scalars['Boolean']['output'];
  /** When the next run is due; null without a schedule, and for a draft. */
  nextRun: Maybe<Scalars['DateTime']['output']>;
  /** The organization of all jobs, for `one`. */
  organization: Maybe<ImporterOrganization>;
  /** How its jobs find their organization. */
  organizations: ImporterOrganizations;
  /** Its runs, newest first. */
  runs: Array<ImporterRun>;
  /** How the source is read: format, path of the items; null until it was set. */
  shape: Maybe<Scalars['JSON']['output']>;
  /** Items whose job another importer brought first: they take over when its source drops them. */
  shared: Scalars['Int']['output'];
  /** What needs somebody: `failed`, `asks`, or `late` if no run ended well for two intervals; null if nothing does. */
  trouble: Maybe<Scalars['String']['output']>;
  /** Where the source is fetched; null if files are uploaded. */
  url: Maybe<Scalars['String']['output']>;
};


/** A source of jobs of a brand. */
export type ImporterRunsArgs = {
  count?: Scalars['Int']['input'];
  from?: Scalars['Int']['input'];
};

/** Credentials for the address of a source. They are stored encrypted. */
export type ImporterCredentialsInput = {
  /** Kind of credentials. */
  kind: ImporterCredentialsKind;
  /** User name, or name of the header. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Password, token, or value of the header. */
  secret: Scalars['String']['input'];
};

/** Kinds of credentials. */
export type ImporterCredentialsKind =
  /** User name and password (Basic authentication). */
  | 'basic'
  /** A token (Bearer authentication). */
  | 'bearer'
  /** A header with a secret value. */
  | 'header';

/** What is wrong with a source or an item: a code, with the values of its text. */
export type ImporterFault = {
  __typename?: 'ImporterFault';
  /** Code of the fault; its text is in the catalogue `importers`, key `fault.<code>`. */
  code: Scalars['String']['output'];
  /** Line of the source, from 1; null if it concerns no line. */
  line: Maybe<Scalars['Int']['output']>;
  /** Values for its text. */
  params: Scalars['JSON']['output'];
};

/** What the jobs of an importer bring. */
export type ImporterFigures = {
  __typename?: 'ImporterFigures';
  /** Its brand. */
  brand: Scalars['String']['output'];
  /** Id of the importer. */
  id: Scalars['Int']['output'];
  /** Items that the runs of the period read. */
  items: Scalars['Float']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Jobs that are online now. */
  online: Scalars['Int']['output'];
  /** Items that they could not use. */
  refused: Scalars['Float']['output'];
  /** Reports of visitors about its jobs in the period. */
  reports: Scalars['Int']['output'];
  /** Applications begun. */
  starts: Scalars['Float']['output'];
  /** Views of its jobs in the period. */
  views: Scalars['Float']['output'];
  /** Those without an occupation, in percent. */
  withoutOccupation: Maybe<Scalars['Float']['output']>;
  /** Those without a place, in percent. */
  withoutPlace: Maybe<Scalars['Float']['output']>;
  /** Those of them without a salary, without an occupation, without a place, in percent. */
  withoutSalary: Maybe<Scalars['Float']['output']>;
};

/** Settings of an importer. What is not given stays as it is. */
export type ImporterInput = {
  /** Hour of the day, 0 to 23. */
  atHour?: InputMaybe<Scalars['Int']['input']>;
  /** Whether its jobs fill up lists. */
  backfill?: InputMaybe<Scalars['Boolean']['input']>;
  /** Further brands that show its jobs, among those that the brand allows (`forms.job.brands`). */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Credentials for the address; null removes them. */
  credentials?: InputMaybe<ImporterCredentialsInput>;
  /** Hours between two runs, 1 to 168; null runs only by hand. */
  everyHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether people apply on the page that the item names. */
  keepLink?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which field of the source becomes which field of a job, as `sampleImporter` gives it. */
  mapping?: InputMaybe<Scalars['JSON']['input']>;
  /** Its name, up to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether new jobs wait for an administrator. */
  needsReview?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the organization of all jobs, with a profile on the brand; required for `one`. */
  organizationId?: InputMaybe<Scalars['Int']['input']>;
  /** How its jobs find their organization. */
  organizations?: InputMaybe<ImporterOrganizations>;
  /** How the source is read, as `sampleImporter` gives it. */
  shape?: InputMaybe<Scalars['JSON']['input']>;
  /** Where the source is fetched, http or https; null if files are uploaded. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What happens to the jobs of a deleted importer. */
export type ImporterJobs =
  /** They are archived. */
  | 'archive'
  /** They stay online until their end, as jobs that nobody updates. */
  | 'keep';

/** The organization of all jobs of an importer. */
export type ImporterOrganization = {
  __typename?: 'ImporterOrganization';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** How the jobs of an importer find their organization. */
export type ImporterOrganizations =
  /** The same, and an organization that is missing is created, with an unpublished profile. */
  | 'create'
  /** The organization with the same name on the brand; without one, the job only names the company. */
  | 'match'
  /** All jobs belong to one organization. */
  | 'one';

/** An item that a run could not use. */
export type ImporterRefusal = {
  __typename?: 'ImporterRefusal';
  /** Why. */
  fault: ImporterFault;
  /** Id of the refusal. */
  id: Scalars['Int']['output'];
  /** The beginning of the item as it stands in the source. */
  raw: Scalars['String']['output'];
};

/** Refusals of a run. */
export type ImporterRefusals = {
  __typename?: 'ImporterRefusals';
  /** A page of them, in the order of the source. */
  refusals: Array<ImporterRefusal>;
  /** How many are kept: the first thousand of a run. */
  total: Scalars['Int']['output'];
};

/** One reading of a source. */
export type ImporterRun = {
  __typename?: 'ImporterRun';
  /** Jobs that it added. */
  added: Scalars['Int']['output'];
  /** Items that were there before it; a run that finds fewer than half asks. */
  before: Scalars['Int']['output'];
  /** Id of the brand. */
  brand: Scalars['String']['output'];
  /** Who started it; null for the schedule, and for people who are gone. */
  by: Maybe<Scalars['String']['output']>;
  /** What caused it. */
  cause: ImporterRunCause;
  /** Jobs that it changed. */
  changed: Scalars['Int']['output'];
  /** When it was requested. */
  created: Scalars['DateTime']['output'];
  /** When it ended. */
  ended: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed; null unless it did. */
  fault: Maybe<ImporterFault>;
  /** Id of the run. */
  id: Scalars['Int']['output'];
  /** Id of its importer. */
  importerId: Scalars['Int']['output'];
  /** Name of its importer. */
  importerName: Scalars['String']['output'];
  /** Items of the source. */
  items: Scalars['Int']['output'];
  /** The items that it could not use. */
  refusals: ImporterRefusals;
  /** Items that it could not use. */
  refused: Scalars['Int']['output'];
  /** Jobs that it archived because the source no longer has them. */
  removed: Scalars['Int']['output'];
  /** New items whose job another importer of the brand had brought already. */
  shared: Scalars['Int']['output'];
  /** When it began. */
  started: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: ImporterRunState;
  /** Items that were as before. */
  unchanged: Scalars['Int']['output'];
  /** Values that nobody has mapped, in added and changed items. */
  unknown: Scalars['Int']['output'];
};


/** One reading of a source. */
export type ImporterRunRefusalsArgs = {
  count?: Scalars['Int']['input'];
  from?: Scalars['Int']['input'];
};

/** What caused a run. */
export type ImporterRunCause =
  /** Somebody started it. */
  | 'person'
  /** Its time had come. */
  | 'schedule'
  /** Somebody uploaded a file. */
  | 'upload';

/** The state of a run. */
export type ImporterRunState =
  /** Jobs are being written. */
  | 'applying'
  /** The source has fewer than half of its items left: somebody decides whether it goes on. */
  | 'asks'
  /** It ended well. */
  | 'done'
  /** The source could not be used; jobs stayed as they were. */
  | 'failed'
  /** The source is fetched and counted; nothing is changed yet. */
  | 'reading'
  /** Somebody discarded it. */
  | 'stopped'
  /** It begins within a minute; for a draft, once its fields are saved. */
  | 'waiting';

/** What a source has. */
export type ImporterSample = {
  __typename?: 'ImporterSample';
  /** Why the source could not be read; null if it could. */
  fault: Maybe<ImporterFault>;
  /** Fields of the first items, in their order. */
  fields: Array<ImporterSampleField>;
  /** Items in the sample, at most 50. */
  items: Scalars['Int']['output'];
  /** The mapping that its fields suggest. */
  mapping: Maybe<Scalars['JSON']['output']>;
  /** Pages of a sitemap that the sample was taken from, 30 at most and for 30 seconds; null for other sources. */
  pages: Maybe<Scalars['Int']['output']>;
  /** How it is read: format, path of the items. */
  shape: Maybe<Scalars['JSON']['output']>;
};

/** A field of a source, with examples. */
export type ImporterSampleField = {
  __typename?: 'ImporterSampleField';
  /** Items of the sample that have it. */
  filled: Scalars['Int']['output'];
  /** Its path in an item, as mappings name it: `job/title`, `@id`, the header of a column. */
  path: Scalars['String']['output'];
  /** Up to five different values. */
  values: Array<Scalars['String']['output']>;
};

/** A text that nobody has mapped. */
export type ImporterText = {
  __typename?: 'ImporterText';
  /** What it is: employment_type, occupation, ... */
  kind: Scalars['String']['output'];
  /** As written in the source. */
  text: Scalars['String']['output'];
};

/** What the first items of a source would become. */
export type ImporterTrial = {
  __typename?: 'ImporterTrial';
  /** Why the source could not be read; null if it could. */
  fault: Maybe<ImporterFault>;
  /** At most 20 items. */
  items: Array<ImporterTrialItem>;
};

/** What an item would become. */
export type ImporterTrialItem = {
  __typename?: 'ImporterTrialItem';
  /** Its values by path. */
  fields: Scalars['JSON']['output'];
  /** The job as visitors would see it; null if the item is refused. */
  job: Maybe<Job>;
  /** Line of the source where it begins. */
  line: Scalars['Int']['output'];
  /** What was left out of the job. */
  notes: Array<ImporterFault>;
  /** As it stands in the source. */
  raw: Scalars['String']['output'];
  /** Why it is no job; empty if it is one. */
  refusals: Array<ImporterFault>;
  /** Values that nobody has mapped. */
  unknown: Array<ImporterText>;
};

/** What a text of feeds means. */
export type ImporterValue = {
  __typename?: 'ImporterValue';
  /** Id of the brand; null for every brand. */
  brand: Maybe<Scalars['String']['output']>;
  /** Who said so. */
  by: Maybe<Scalars['String']['output']>;
  /** Code of the term; null where it is left out. */
  code: Maybe<Scalars['String']['output']>;
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Id of the value. */
  id: Scalars['Int']['output'];
  /** What it is: employment_type, occupation, ... */
  kind: Scalars['String']['output'];
  /** As written in the source. */
  text: Scalars['String']['output'];
};

/** A term that a text may mean. */
export type ImporterValueSuggestion = {
  __typename?: 'ImporterValueSuggestion';
  /** Code of the term. */
  code: Scalars['String']['output'];
  /** Its name in the language of the request. */
  label: Scalars['String']['output'];
  /** How alike they are, from 0 to 1. */
  likeness: Scalars['Float']['output'];
};

/** Times for an interview that the employer suggests with a message. */
export type Interview = {
  __typename?: 'Interview';
  /** The time that was chosen. */
  accepted: Maybe<Scalars['DateTime']['output']>;
  /** The accepted interview as a calendar file (iCalendar, RFC 5545), for the side that asks; otherwise null. */
  calendar: Maybe<Scalars['String']['output']>;
  /** How long it takes, in minutes. */
  minutes: Scalars['Int']['output'];
  /** Where it takes place: an address, a link to a call, a telephone number. */
  place: Scalars['String']['output'];
  /** How it stands. */
  state: InterviewState;
  /** Suggested times, earliest first. */
  times: Array<Scalars['DateTime']['output']>;
};

/** How suggested times for an interview stand. */
export type InterviewState =
  /** The seeker has chosen a time. */
  | 'accepted'
  /** The seeker has declined. */
  | 'declined'
  /** The seeker can choose one of the times. */
  | 'open'
  /** All times have passed without an answer. */
  | 'over'
  /** The employer has withdrawn the times. */
  | 'withdrawn';

/** An invitation, as accessed through its link. */
export type InvitationLink = {
  __typename?: 'InvitationLink';
  /** Invited address: only a person with this address may accept. Null unless it is open. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the organization; null unless it is open. */
  organization: Maybe<Scalars['String']['output']>;
  /** Role that the person will have; null unless it is open. */
  role: Maybe<MemberRole>;
  /** Its state. */
  state: InvitationState;
};

/** State of an invitation. */
export type InvitationState =
  /** It was accepted. */
  | 'accepted'
  /** It has expired. */
  | 'expired'
  /** It can be accepted. */
  | 'open'
  /** There is no such invitation. */
  | 'unknown'
  /** It was withdrawn, or replaced by a later one. */
  | 'withdrawn';

/** Result of inviting somebody. */
export type InvitedMember = {
  __typename?: 'InvitedMember';
  /** Faults in the address; while there are any, nobody is invited. */
  faults: Array<FormFault>;
  /** The current members and invitations. */
  people: OrganizationPeople;
};

/** An invoice, or a credit note for all or part of one, as issued. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Bank details for the payment. */
  bank: Maybe<Scalars['String']['output']>;
  /** Due date. */
  due: Maybe<Scalars['DateTime']['output']>;
  /** When it was issued. */
  issued: Scalars['DateTime']['output'];
  /** invoice or credit_note. */
  kind: Scalars['String']['output'];
  /** Its lines; empty for an amount without lines. */
  lines: Array<OrderLine>;
  /** Its number. */
  number: Scalars['String']['output'];
  /** URL of the PDF, valid for an hour on this site. */
  pdf: Scalars['String']['output'];
  /** Who issued it. */
  seller: Scalars['String']['output'];
  /** Address of the issuer. */
  sellerAddress: Maybe<Scalars['String']['output']>;
  /** Email address of the issuer. */
  sellerEmail: Maybe<Scalars['String']['output']>;
  /** VAT number of the issuer. */
  sellerVatNumber: Maybe<Scalars['String']['output']>;
  /** The amounts; for a credit note, those refunded. */
  sum: OrderSum;
};

/** A job as this brand shows it. */
export type Job = {
  __typename?: 'Job';
  /** Addresses that receive applications, for the workflow email. */
  applicationEmails: Array<Scalars['String']['output']>;
  /** URL of the employer's own form, for the workflow external. */
  applicationLink: Maybe<Scalars['String']['output']>;
  /** internal, email, external or none */
  applicationWorkflow: Scalars['String']['output'];
  /** When the work starts: immediately, by_agreement or date; null if not given. */
  availabilityPeriod: Maybe<Scalars['String']['output']>;
  /** Whether it was imported by a backfill importer. */
  backfill: Scalars['Boolean']['output'];
  /** Absolute URL of the job on the brand that owns it. */
  canonicalUrl: Scalars['String']['output'];
  /** Whether it is highlighted (paid). */
  changed: Scalars['DateTime']['output'];
  /** Minimum degree. */
  degreeLevel: Maybe<Term>;
  /** Sanitized HTML. */
  description: Scalars['String']['output'];
  /** Full time, part time and so on. */
  employmentTypes: Array<Term>;
  /** Required years of experience. */
  experience: Maybe<Term>;
  /** End of publication; null without end. */
  expires: Maybe<Scalars['DateTime']['output']>;
  /** Paid highlight. */
  featured: Scalars['Boolean']['output'];
  /** Required fields of study, where the brand asks for them. */
  fieldsOfStudy: Array<Term>;
  /** File with the complete description, for job_per_file. */
  file: Maybe<PublicFile>;
  /** Id of the brand that owns the job. */
  frontend: Scalars['String']['output'];
  /** Id of the job, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Id of the importer that the job follows; null for other jobs. */
  importerId: Maybe<Scalars['Int']['output']>;
  /** Industries of the job, or of the employer's profile. */
  industries: Array<Term>;
  /** Language of the job description. */
  langcode: Scalars['String']['output'];
  /** Required languages, in the language of the request. */
  languages: Array<Scalars['String']['output']>;
  /** Page with the complete description, for job_per_link. */
  linkUrl: Maybe<Scalars['String']['output']>;
  /** First place of work; null if none is given. */
  location: Maybe<JobLocation>;
  /** Further places of work. */
  locations: Array<JobLocation>;
  /** Logo of the job, or of the employer's profile. */
  logo: Maybe<Image>;
  /** Occupational fields. */
  occupations: Array<Term>;
  /** Null when the company has no published profile on this brand. */
  organization: Maybe<Organization>;
  /** Name of the employer in the job. */
  organizationName: Scalars['String']['output'];
  /** First publication; null for a job that was never published. */
  published: Maybe<Scalars['DateTime']['output']>;
  /** none, hybrid or remote */
  remote: Scalars['String']['output'];
  /** The amounts given, otherwise those of the chosen range, per year in the currency of the brand that owns the job. Null if none is given. */
  salary: Maybe<Salary>;
  /** Salary range that was chosen, if no amounts are given. */
  salaryRange: Maybe<Term>;
  /** Whether it is an example on a draft brand. Feeds leave it out, and it is removed before the brand goes live. */
  sample: Scalars['Boolean']['output'];
  /** Names of skills in the language of the request. */
  skills: Array<Scalars['String']['output']>;
  /** Path segment before the id: `reporter` in `reporter-42`. */
  slug: Scalars['String']['output'];
  /** draft, needs_review, scheduled, published or archived */
  state: Scalars['String']['output'];
  /** Plain text, at most 300 characters. */
  summary: Scalars['String']['output'];
  /** Title as the employer wrote it. */
  title: Scalars['String']['output'];
  /** Whether it is shown among the top jobs. */
  top: Scalars['Boolean']['output'];
  /** job_per_template, job_per_link or job_per_file */
  type: Scalars['String']['output'];
  /** URL of a video about the job. */
  videoUrl: Maybe<Scalars['String']['output']>;
};

/** An action on a job. The API offers those that the state of the job and the person's rights allow. */
export type JobAction =
  /** Publish a waiting job: `approveJob`. */
  | 'approve'
  /** Archive it: `archiveJob`. */
  | 'archive'
  /** Delete a draft permanently: `deleteJob`. */
  | 'delete'
  /** Copy it: `duplicateJob`. */
  | 'duplicate'
  /** Edit its answers: `saveJob`. */
  | 'edit'
  /** Move its end, which is near: `extendJob`. */
  | 'extend'
  /** Post a draft, or repost an archived job: `publishJob`, or `saveJob` with `submit`. */
  | 'publish'
  /** Reject a waiting job with a reason: `rejectJob`. */
  | 'reject'
  /** Move it to any state: `setJobState`. */
  | 'set_state'
  /** Turn it back into a draft: `withdrawJob`. */
  | 'withdraw';

/** A brand that can show a job. */
export type JobBrand = {
  __typename?: 'JobBrand';
  /** Id of the brand. */
  id: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An action on several jobs at once. */
export type JobBulkAction =
  /** As `approveJob`. */
  | 'approve'
  /** As `archiveJob`. */
  | 'archive'
  /** As `deleteJob`. */
  | 'delete'
  /** As `duplicateJob`. */
  | 'duplicate'
  /** As `publishJob`. */
  | 'publish'
  /** As `rejectJob`; needs a reason. */
  | 'reject'
  /** As `withdrawJob`. */
  | 'withdraw';

/** Result for one job among several. */
export type JobChange = {
  __typename?: 'JobChange';
  /** Error code from docs/errors.md; `FAULTS` if its answers have faults. Null on success. */
  code: Maybe<Scalars['String']['output']>;
  /** Whether it succeeded. */
  done: Scalars['Boolean']['output'];
  /** Id that was passed. */
  id: Scalars['Int']['output'];
  /** The current job, or the copy after `duplicate`; null if it was deleted or never existed. */
  job: Maybe<OwnJob>;
  /** The error message. */
  message: Maybe<Scalars['String']['output']>;
};

/** Another brand on which a job appears because of a rule. */
export type JobElsewhere = {
  __typename?: 'JobElsewhere';
  /** Id of the brand. */
  brand: Scalars['String']['output'];
  /** Name of the brand. */
  name: Scalars['String']['output'];
  /** What became of it there. */
  state: SyndicatedState;
  /** Absolute URL of its page there; null unless it is shown. */
  url: Maybe<Scalars['String']['output']>;
};

/** An organization that a job can be posted for. */
export type JobEmployer = {
  __typename?: 'JobEmployer';
  /** Id of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What extending a job costs, and how long it then runs. */
export type JobExtension = {
  __typename?: 'JobExtension';
  /** Remaining job credits of its organization. */
  credits: Scalars['Int']['output'];
  /** Number of days added to its end. */
  days: Scalars['Int']['output'];
  /** The price: free, paid (the slot of a flat rate that the job has covers it), a slot, a credit, or none if nothing is left to pay with. */
  price: PostingPrice;
  /** The end that it then has. */
  until: Scalars['DateTime']['output'];
};

/** A field that an edit changed. */
export type JobFieldChange = {
  __typename?: 'JobFieldChange';
  /** Name of the field, as in the form. */
  label: Scalars['String']['output'];
  /** The text in pieces, in order. */
  pieces: Array<AdminTextPiece>;
};

/** How a job did on this brand in the last 30 days, today included. */
export type JobFigures = {
  __typename?: 'JobFigures';
  /** Applications sent here. */
  applications: Scalars['Int']['output'];
  /** First day. */
  from: Scalars['String']['output'];
  /** How often a list of results had it. */
  listed: Scalars['Int']['output'];
  /** Its average place there, counted from 1; null if no list had it. */
  place: Maybe<Scalars['Float']['output']>;
  /** What similar jobs reach; null if there are too few to say anything without telling of single ones. */
  similar: Maybe<SimilarJobFigures>;
  /** Views by source, most first. */
  sources: Array<JobSource>;
  /** Started applications, in whatever way. */
  starts: Scalars['Int']['output'];
  /** Started applications per 100 views. */
  startsPerView: Scalars['Float']['output'];
  /** Views of each day. */
  views: Array<Scalars['Int']['output']>;
  /** Views per day online. */
  viewsPerDay: Scalars['Float']['output'];
};

/** Settings for the job form. */
export type JobFormSettings = {
  __typename?: 'JobFormSettings';
  /** Where to continue after posting: a path or the URL of another site. */
  afterPosting: Scalars['String']['output'];
  /** The secondary link, to the person's jobs. */
  afterPostingSecondary: Scalars['String']['output'];
  /** Languages in which the assistant writes descriptions; empty where it is not offered. */
  assistantLanguages: Array<Scalars['String']['output']>;
  /** Brands that a job can be shown on, starting with this one. */
  brands: Array<JobBrand>;
  /** Default duration in days: as paid for, for the active organization. */
  defaultDuration: Scalars['Int']['output'];
  /** Whether this person's changes to a published job must be approved again. */
  editsWait: Scalars['Boolean']['output'];
  /** Whether other sites can show jobs of this brand in frames. */
  embedding: Scalars['Boolean']['output'];
  /** Organizations for which the person may post on this brand, the active one first. */
  employers: Array<JobEmployer>;
  /** Languages of job descriptions, the default first. */
  languages: Array<Scalars['String']['output']>;
  /** Maximum duration in days. */
  maximumDuration: Scalars['Int']['output'];
  /** Time zone of all dates of this brand, such as `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  /** Address of the latest job of the active organization, otherwise its own, as an answer of the form; null if neither is known. */
  usualAddress: Maybe<Scalars['JSONObject']['output']>;
  /** Employment types of the latest job of the active organization that is a link or a file, as an answer of the form; empty if there is none. */
  usualEmploymentTypes: Array<Scalars['String']['output']>;
  /** Whether jobs that the person posts await approval by an administrator. */
  waits: Scalars['Boolean']['output'];
};

/** The importer that brought a job. */
export type JobImporter = {
  __typename?: 'JobImporter';
  /** Id of the importer. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A postal address. */
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
  /** As displayed: `Portland, Maine`. */
  label: Scalars['String']['output'];
  /** Degrees north. */
  lat: Maybe<Scalars['Float']['output']>;
  /** Code of the region, or its name if no code is known. */
  locality: Maybe<Scalars['String']['output']>;
  /** Degrees east. */
  lon: Maybe<Scalars['Float']['output']>;
  /** Postal code. */
  zip: Maybe<Scalars['String']['output']>;
};

/** A map of the jobs: outlines, the visible part of them and towns. */
export type JobMap = {
  __typename?: 'JobMap';
  /** Its height. */
  height: Scalars['Float']['output'];
  /** Path of an SVG file. It holds the shapes `land`, `others` (the land around) and `borders`, to be used with `<use>`. */
  outlines: Scalars['String']['output'];
  /** The towns inside, most jobs first; hubs in their order. */
  towns: Array<MapTown>;
  /** Width of the visible part. */
  width: Scalars['Float']['output'];
  /** Left edge of the visible part, in units of the outlines. */
  x: Scalars['Float']['output'];
  /** Upper edge. */
  y: Scalars['Float']['output'];
};

/** A time-limited promotion of a job, which costs a credit of its kind. */
export type JobPromotion =
  /** Highlighted in lists and shown among the featured jobs: a credit `featured_job`. */
  | 'featured'
  /** Shown among the top jobs: a credit `top_job`. */
  | 'top';

/** A visitor's report about a job. */
export type JobReport = {
  __typename?: 'JobReport';
  /** When it was received. */
  created: Scalars['DateTime']['output'];
  /** Address for questions, if given. */
  email: Maybe<Scalars['String']['output']>;
  /** Id of the report. */
  id: Scalars['Int']['output'];
  /** The job. */
  job: OwnJob;
  /** Internal note of the administrator. */
  note: Maybe<Scalars['String']['output']>;
  /** Number of open reports of the same job, including this one while open. */
  openForJob: Scalars['Int']['output'];
  /** Its outcome; null while open. */
  outcome: Maybe<JobReportOutcome>;
  /** Reason for the report. */
  reason: JobReportReason;
  /** When it was resolved; null while open. */
  resolved: Maybe<Scalars['DateTime']['output']>;
  /** Description by the reporter; may be empty. */
  text: Scalars['String']['output'];
};

/** A page of reports. */
export type JobReportList = {
  __typename?: 'JobReportList';
  /** The reports on this page: oldest open first, or latest resolved first. */
  reports: Array<JobReport>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** Outcome of a report. */
export type JobReportOutcome =
  /** The job was archived. */
  | 'archived'
  /** No action was needed. */
  | 'dismissed';

/** Reason for reporting a job. */
export type JobReportReason =
  /** Excludes groups of people. */
  | 'discrimination'
  /** Already filled, or no longer available. */
  | 'expired'
  /** Asks for money, data or work under false pretenses. */
  | 'fraud'
  /** Something else. */
  | 'other'
  /** Text, location, pay or employer is false. */
  | 'wrong';

/** Views of a job by where the visitors came from. */
export type JobSource = {
  __typename?: 'JobSource';
  /** Views. */
  count: Scalars['Int']['output'];
  /** search, job, employer, site, engine, elsewhere, mail, feed or direct; docs/statistics.md explains them. */
  source: Scalars['String']['output'];
};

/** State of a job. */
export type JobState =
  /** Expired, or archived manually. */
  | 'archived'
  /** Saved but not submitted; only visible to its people. */
  | 'draft'
  /** Awaits approval by an administrator of the brand. */
  | 'needs_review'
  /** Publicly visible. */
  | 'published'
  /** Will be published automatically at its start. */
  | 'scheduled';

/** Number of jobs in a state. */
export type JobStateCount = {
  __typename?: 'JobStateCount';
  /** Jobs in it. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: JobState;
};

/** What several jobs bring together. */
export type JobTotals = {
  __typename?: 'JobTotals';
  /** How often somebody began to apply. */
  applicationStarts: Scalars['Int']['output'];
  /** Applications received. */
  applications: Scalars['Int']['output'];
  /** Applications that nobody has opened. */
  newApplications: Scalars['Int']['output'];
  /** Page views. */
  views: Scalars['Int']['output'];
};

/** A town with the jobs in and around it. */
export type JobTown = {
  __typename?: 'JobTown';
  /** Number of published jobs of this brand. */
  count: Scalars['Int']['output'];
  /** The town, at its coordinates in the gazetteer; with `hubs`, the town nearest to the hub, at the coordinates of the hub. */
  place: Place;
  /** Name of its region in the language of the request; null if it is in none. */
  region: Maybe<Scalars['String']['output']>;
};

/** The jobs of one week. */
export type JobWeek = {
  __typename?: 'JobWeek';
  /** Its Monday, in the time zone of the brand: `2026-11-23`. */
  begins: Scalars['String']['output'];
  /** Number of jobs published, including those that have ended since. */
  count: Scalars['Int']['output'];
};

/** Somebody who asks the owners of an organization to let them join. */
export type JoinRequest = {
  __typename?: 'JoinRequest';
  /** When they asked. */
  created: Scalars['DateTime']['output'];
  /** Their address at work, as they state it. */
  email: Scalars['String']['output'];
  /** Id of the claim. */
  id: Scalars['Int']['output'];
  /** Whether that address is the one of their account, which they have confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** What they write; may be empty. */
  message: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** What they do there. */
  position: Scalars['String']['output'];
};

/** Whether an employer may keep an application beyond the term. */
export type Keeping = {
  __typename?: 'Keeping';
  /** Title of the job. */
  jobTitle: Scalars['String']['output'];
  /** Name of the employer. */
  organizationName: Scalars['String']['output'];
  /** State of the question. */
  state: KeepingState;
  /** When the personal data will be deleted as things stand. */
  until: Scalars['DateTime']['output'];
};

/** An answer to the question whether an application may be kept beyond the term. */
export type KeepingAnswer =
  /** It may not. */
  | 'no'
  /** It may, for a year. */
  | 'yes';

/** State of a question whether an application may be kept. */
export type KeepingState =
  /** The person agreed, and the year ends soon: it awaits an answer again. */
  | 'again'
  /** It awaits an answer. */
  | 'asked'
  /** The person declined, or withdrew the consent. */
  | 'no'
  /** The employer no longer keeps the application in a list. */
  | 'over'
  /** The person agreed. */
  | 'yes';

/** A landing page with what its saved search finds now. */
export type LandingLink = {
  __typename?: 'LandingLink';
  /** Number of jobs or organizations. */
  count: Scalars['Int']['output'];
  /** What the search is for. */
  index: SearchIndex;
  /** Path in the language asked for. */
  path: Scalars['String']['output'];
  /** Title in that language. */
  title: Scalars['String']['output'];
};

/** A content page stored in the database. */
export type LandingPage = {
  __typename?: 'LandingPage';
  /** Sanitized HTML; of a landing page its introduction, which may be empty. */
  body: Scalars['String']['output'];
  /** For search engines; may be empty. */
  description: Scalars['String']['output'];
  /** Of a landing page: address of the job search that it shows; null for a page of text. */
  search: Maybe<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A language that a change adds or removes. */
export type LanguageEffect = {
  __typename?: 'LanguageEffect';
  /** appears or goes. */
  change: EffectChange;
  /** The language. */
  locale: Scalars['String']['output'];
};

/** An email with made-up values, as it would be sent. */
export type MailSample = {
  __typename?: 'MailSample';
  /** Name of the sender. */
  from: Scalars['String']['output'];
  /** The HTML version. */
  html: Scalars['String']['output'];
  /** Subject line. */
  subject: Scalars['String']['output'];
  /** The text version. */
  text: Scalars['String']['output'];
};

/** Which made-up values the sample of an email has. */
export type MailSampleKind =
  /** Everything is six times as long. */
  | 'LONG'
  /** The recipient has an account with a name. */
  | 'NAMED'
  /** The recipient is unknown. */
  | 'UNNAMED';

/** A template of emails. */
export type MailTemplate = {
  __typename?: 'MailTemplate';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Subject of its sample. */
  subject: Scalars['String']['output'];
};

/** The templates of emails on a brand, in a language. */
export type MailTemplates = {
  __typename?: 'MailTemplates';
  /** Languages of the brand. */
  languages: Array<Scalars['String']['output']>;
  /** The language. */
  locale: Scalars['String']['output'];
  /** Every template. */
  templates: Array<MailTemplate>;
};

/** Result of a message to many applicants. */
export type ManyResult = {
  __typename?: 'ManyResult';
  /** How many were left out, because they withdrew or messages are blocked. */
  leftOut: Scalars['Int']['output'];
  /** How many have received it. */
  sent: Scalars['Int']['output'];
};

/** A town on a map. */
export type MapTown = {
  __typename?: 'MapTown';
  /** The town. */
  town: JobTown;
  /** Distance from the left edge of the outlines. */
  x: Scalars['Float']['output'];
  /** Distance from their upper edge. */
  y: Scalars['Float']['output'];
};

/** Starts a session as another person. */
export type Masquerade = {
  __typename?: 'Masquerade';
  /** Passed to the session update as `handover`; works once, within two minutes. */
  token: Scalars['String']['output'];
};

/** Role of a person in an organization. */
export type MemberRole =
  /** May read applicants, post and spend what was bought, and change the organization. May not buy or manage members. */
  | 'editor'
  /** May do everything: read applicants, post, spend, change the organization, and manage its members. */
  | 'owner'
  /** May read applicants and work with them, and nothing else. */
  | 'screener';

/** An organization that a person is a member of. */
export type Membership = {
  __typename?: 'Membership';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Role of the person. */
  role: MemberRole;
};

/** A menu entry that changes. */
export type MenuEffect = {
  __typename?: 'MenuEffect';
  /** The label before, of one that was renamed. */
  before: Maybe<Scalars['String']['output']>;
  /** appears, goes, changes (it leads elsewhere), renamed, or sorted (the whole menu). */
  change: EffectChange;
  /** Where it leads. */
  href: Maybe<Scalars['String']['output']>;
  /** Its label; null for a menu that is sorted. */
  label: Maybe<Scalars['String']['output']>;
  /** Language of the menu. */
  locale: Scalars['String']['output'];
  /** main, sidebar, footer, legal or personal. */
  menu: Scalars['String']['output'];
  /** In whose menu of personal pages; null for menus that everybody has. */
  roles: Maybe<Array<Scalars['String']['output']>>;
};

/** A merge that took place. */
export type Merge = {
  __typename?: 'Merge';
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Number of the merge. */
  id: Scalars['Int']['output'];
  /** Name of the entry that was kept. */
  kept: Scalars['String']['output'];
  /** Id of the entry that was kept. */
  keptId: Scalars['Int']['output'];
  /** What was merged. */
  kind: MergeKind;
  /** Name of the entry that was merged into it. */
  merged: Scalars['String']['output'];
  /** Id of the entry that was merged into it. */
  mergedId: Scalars['Int']['output'];
  /** Until when it can be undone; null if it no longer can. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone; null if it was not. */
  undone: Maybe<Scalars['DateTime']['output']>;
};

/** How much of one kind both sides have. */
export type MergeAmount = {
  __typename?: 'MergeAmount';
  /** How many the entry has that is kept. */
  kept: Scalars['Int']['output'];
  /** How many the other one has: they move. */
  merged: Scalars['Int']['output'];
  /** How many of these stay behind, because the kept entry has the same already. They are kept, but no longer shown. */
  stays: Scalars['Int']['output'];
  /** Kind: jobs, applications, credits, ... */
  what: Scalars['String']['output'];
};

/** An account or an organization, as one side of a merge. */
export type MergeEntry = {
  __typename?: 'MergeEntry';
  /** Brands on which it has anything. */
  brands: Array<Scalars['String']['output']>;
  /** When it was created. */
  created: Scalars['DateTime']['output'];
  /** Email address of the account, or of the owner of the organization. */
  detail: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Roles of the account on any brand; empty for an organization. */
  roles: Array<Scalars['String']['output']>;
  /** Name of the person or organization. */
  title: Scalars['String']['output'];
};

/** What is merged. */
export type MergeKind =
  /** Two accounts of one person. */
  | 'account'
  /** Two entries of one organization. */
  | 'organization';

/** What stands in the way of a merge. */
export type MergeObstacle =
  /** One of both is blocked. It has to be unblocked first. */
  | 'blocked'
  /** One of both has been merged before. */
  | 'merged'
  /** Both are the same entry. */
  | 'same'
  /** Nobody can merge away their own account. */
  | 'yourself';

/** Two entries side by side, and what a merge would do. */
export type MergePlan = {
  __typename?: 'MergePlan';
  /** What both have. */
  amounts: Array<MergeAmount>;
  /** The entry that would be kept. */
  kept: MergeEntry;
  /** The entry that would be merged into it. */
  merged: MergeEntry;
  /** What stands in the way; null if nothing does. */
  obstacle: Maybe<MergeObstacle>;
};

/** How a person is notified of messages. */
export type MessageNoticeMode =
  /** One mail per message. */
  | 'at_once'
  /** One mail a day, if there are any. */
  | 'daily';

/** A template for messages to applicants, shared by the members of an organization. */
export type MessageTemplate = {
  __typename?: 'MessageTemplate';
  /** Id of the template. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Plain text with placeholders: {{firstName}}, {{name}}, {{job}}, {{organization}}. */
  text: Scalars['String']['output'];
};

/** A meta tag. */
export type Metatag = {
  __typename?: 'Metatag';
  /** title, description, canonical_url, robots or an Open Graph property */
  meta: Scalars['String']['output'];
  /** Its content. */
  value: Scalars['String']['output'];
};

/** The choice to get what awaits somebody as an email every morning. */
export type MorningMail = {
  __typename?: 'MorningMail';
  /** Its language. */
  locale: Scalars['String']['output'];
  /** IANA name of the time zone; the mail is sent at seven o'clock there. */
  timeZone: Scalars['String']['output'];
};

/** Mutations on a brand. They run one after the other, in the order of the document. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation, for the role that it names. */
  acceptInvitation: Membership;
  /** Makes this organization the active one. */
  activateOrganization: OwnOrganization;
  /** Adds a note about an entry, for those who administer the brand. Null if the entry does not exist on the brands that the person administers. */
  addAdminNote: Maybe<AdminNote>;
  /** Adds a note that only members of the employer see. */
  addApplicationNote: Applicant;
  /** Adds the other role for a member of this brand. A new employer awaits approval where the brand approves accounts. */
  addRole: AccountResult;
  /** Adds a term to a taxonomy that exists. */
  addTerm: VocabularyTerm;
  /** Adds a setting to a brand; returns its id. */
  adminAddAppConfig: Scalars['Int']['output'];
  /** Cancels an open order that will not be paid. */
  adminCancelOrder: Order;
  /** Ends a subscription at once; false if it has ended, or belongs to a brand that the person does not administer. */
  adminCancelSubscription: Scalars['Boolean']['output'];
  /** Changes a setting; false if it does not exist on the brands that the person administers. */
  adminChangeAppConfig: Scalars['Boolean']['output'];
  /** Marks an invoice as paid and delivers the order. */
  adminConfirmOrder: Order;
  /** Creates a voucher of a brand. Fails with VOUCHER_CODE_TAKEN if the brand has one of this code. */
  adminCreateVoucher: CreatedVoucher;
  /** Deletes a voucher that was never used, otherwise fails with VOUCHER_USED; false if it belongs to a brand that the person does not administer. */
  adminDeleteVoucher: Scalars['Boolean']['output'];
  /** Ends a voucher at once; false if it has ended, or belongs to a brand that the person does not administer. */
  adminEndVoucher: Scalars['Boolean']['output'];
  /** Moves the end of a subscription; returns its new end. Null if it has ended or would end before today, or belongs to a brand that the person does not administer. */
  adminExtendSubscription: Maybe<Scalars['DateTime']['output']>;
  /** Gives an organization credits without an order. */
  adminGrantCredits: GrantedCredits;
  /** Gives an organization a time-limited product of the brand without an order. */
  adminGrantSubscription: GrantedSubscription;
  /** Marks the problem of an order as reviewed. */
  adminOrderSeen: Order;
  /** Refunds a paid order, the remaining amount or a part, and takes back what remains of its products. */
  adminRefundOrder: Order;
  /** Removes a setting; false if it does not exist on the brands that the person administers. */
  adminRemoveAppConfig: Scalars['Boolean']['output'];
  /** Saves some groups of a resume on behalf of its owner, all or none; for administrators of every brand that the owner has joined. */
  adminSaveResume: SavedResume;
  /** Makes a resume visible to employers of this brand or hides it, as an administrator. Returns whether they can find it now. */
  adminShowResume: Scalars['Boolean']['output'];
  /** Takes back what is unspent of credits that were granted without an order; returns how many. Null if there are none, or if they belong to a brand that the person does not administer. */
  adminTakeCreditsBack: Maybe<Scalars['Int']['output']>;
  /** Answers a run that asks because its source shrank: it goes on, or is discarded. Nothing happens if it does not ask. */
  answerImporterRun: ImporterRun;
  /** Accepts one of the suggested times, another one than before, or declines. Both sides hear of it by mail, with a calendar file. */
  answerInterview: Conversation;
  /** Answers whether the employer may keep an application, or withdraws the consent. */
  answerKeeping: OwnApplication;
  /** The same through the link of a mail; null for an invalid link, and once the data is deleted. */
  answerKeepingLink: Maybe<Keeping>;
  /** Approves or declines a request as the owner; an administrator can decline. Approval discloses name, home, files and the chosen contact options, and uses a slot or a credit of the organization. */
  answerResumeContact: ResumeContact;
  /** Applies for a job. Each person can apply for a job once. */
  apply: ApplyResult;
  /** Approves a waiting job. Days lost by waiting are added to its end, unless dates are given here. */
  approveJob: OwnJob;
  /** Approves a waiting profile, which publishes it. */
  approveOrganization: PublishedOrganization;
  /** Makes the person who asked an owner, on all brands of the organization, and mails them. */
  approveOrganizationClaim: OrganizationClaim;
  /** Shows a job of another brand that waits or was rejected. Throws JOB_CHANGED if it is not the version that was reviewed. */
  approveSyndicatedJob: Scalars['Boolean']['output'];
  /** Approves an account on a brand, or withdraws the approval. */
  approveUser: AdminUser;
  /** Archives a published job. */
  archiveJob: OwnJob;
  /** Copies one of the person's own files to a new upload, for an application. */
  attachOwnFile: UploadedFile;
  /** Makes a PDF of the person's resume, as a new upload for an application. */
  attachResume: UploadedFile;
  /** Starts to set up a second factor. */
  beginSecondFactor: SecondFactorSetup;
  /** Accepts no more messages in a conversation, or accepts them again. */
  blockConversation: Conversation;
  /** Blocks an account, which ends its sessions and pauses its jobs, or unblocks it: an administrator everywhere, a site administrator on their brands only. */
  blockUser: AdminUser;
  /** Gives an existing organization a profile on this brand. */
  bringOrganization: OwnOrganization;
  /** Cancels a change that is planned or was refused. One that is active ends at once. */
  cancelScheduledPatch: ScheduledPatchResult;
  /** Sends a link to a new address, which replaces the old one when the link is opened. */
  changeEmail: AccountResult;
  /** Changes an importer. A new mapping applies to all items with the next run; the first one begins the run of a file that waits for it. */
  changeImporter: Importer;
  /** Performs an action on several jobs, one after the other; a refusal for one does not stop the others. */
  changeJobs: Array<JobChange>;
  /** Gives a member another role. At least one owner must remain. */
  changeMemberRole: OrganizationPeople;
  /** Sets a new password; ends all other sessions. */
  changePassword: SessionResult;
  /** Changes a rule. One that is on is applied anew to the jobs of today. */
  changeSyndicationRule: SyndicationRule;
  /** Changes a term. It acts in forms, pages and searches of all brands at once. */
  changeTerm: VocabularyTerm;
  /** Changes a webhook, pauses it or turns it on again; what was not delivered until then is sent. Only owners can. */
  changeWebhook: Webhook;
  /** Asks for an organization. If nobody owns it, an administrator decides, and the person becomes an owner; otherwise its owners decide, and the person becomes an editor. While a claim of the person is open, it returns that one. */
  claimOrganization: ClaimedOrganization;
  /** Confirms the address of a guest's application, which the employer then receives. */
  confirmApplication: ApplicationLink;
  /** Confirms the address of a guest. Null for an invalid token. */
  confirmJobAlert: Maybe<Alert>;
  /** Confirms the address of a mailed link, or subscribes it again. Null for an invalid token. */
  confirmNewsletter: Maybe<NewsletterReader>;
  /** Confirms the session with a code from the app or a recovery code. The first code completes the setup. */
  confirmSecondFactor: SecondFactorResult;
  /** Makes an API key and tells all owners by email. Only owners can. */
  createApiKey: NewApiKey;
  /** Creates a preview of a brand with settings that are not saved. Its link works for 48 hours, also for people without an account. */
  createBrandPreview: BrandPreviewResult;
  /** Stores a consent to the latest wording. Signed-in people agree for their own address only; nobody can agree while masquerading. */
  createGdprUserConsent: GdprUserConsentResult;
  /** Creates an importer. */
  createImporter: Importer;
  /** Saves a search. With a confirmed account it starts at once; a guest confirms the address first. */
  createJobAlert: AlertResult;
  /** Creates an organization with a profile on this brand, and makes it the active one. */
  createOrganization: CreatedOrganization;
  /** Saves a resume search. Its mails go to the address of the account for as long as the person may search resumes. */
  createResumeAlert: AlertResult;
  /** Creates a rule, which is off. */
  createSyndicationRule: SyndicationRule;
  /** Adds a webhook. Only owners can. */
  createWebhook: NewWebhook;
  /** Accepts or declines somebody who asks to join; the person is mailed. Returns the remaining requests. */
  decideJoinRequest: Array<JoinRequest>;
  /** Takes a job of one's own off a brand to which a syndication rule brought it, or allows it there again. */
  declineSyndication: OwnJob;
  /** Deletes the account of the signed-in person, with all personal data. */
  deleteAccount: DeletionResult;
  /** Deletes a post for good, with its history. Fails with BLOG_POST_CHANGED as `saveBlogPost` does. */
  deleteBlogPost: Scalars['Boolean']['output'];
  /** Deletes an importer, with its runs. */
  deleteImporter: Scalars['Boolean']['output'];
  /** Permanently deletes a draft that was never published. */
  deleteJob: Scalars['Boolean']['output'];
  /** Deletes the alert. */
  deleteJobAlert: Scalars['Boolean']['output'];
  /** Deletes a template of the job's organization; false if there is none. */
  deleteMessageTemplate: Scalars['Boolean']['output'];
  /** Deletes a page for good, with its history. Fails with PAGE_CHANGED as `savePage` does. */
  deletePage: Scalars['Boolean']['output'];
  /** Deletes the alert. */
  deleteResumeAlert: Scalars['Boolean']['output'];
  /** Deletes a rule; its jobs are no longer shown. */
  deleteSyndicationRule: Scalars['Boolean']['output'];
  /** Deletes a webhook with its log. Returns all webhooks of the organization. */
  deleteWebhook: Array<Webhook>;
  /** Discards the draft of a form. Returns whether there was one. */
  dropDraft: Scalars['Boolean']['output'];
  /** Copies a job as a new draft. */
  duplicateJob: OwnJob;
  /** Ends a preview: its link stops working at once. */
  endBrandPreview: Scalars['Boolean']['output'];
  /** Withdraws the consent. Null for an invalid token. */
  endNewsletter: Maybe<NewsletterReader>;
  /** Shows the resume again to an organization that its owner named. One that is not named does no harm. */
  endResumeHiding: OwnResume;
  /** Ends them for whoever has the link. False for an invalid token. */
  endWeeklyFigures: Scalars['Boolean']['output'];
  /**
   * Moves the end of a published job that ends within two weeks, by as many days as another posting would give it. Costs what a
   * posting costs, unless its flat rate is still running. Fails with JOB_STATE if it cannot be extended, with NOT_ENOUGH_CREDITS if
   * nothing is left to pay with.
   */
  extendJob: OwnJob;
  /** Grants a role; administrators only. Ends the person's sessions. */
  grantRole: AdminUser;
  /** Makes a member the owner and the current owner an editor. */
  handOverOrganization: OrganizationPeople;
  /** Marks a contact message as handled, or opens it again; false if it does not exist on the brands that the person administers, or is so already. */
  handleContactMessage: Scalars['Boolean']['output'];
  /** Unpublishes a page of this brand; its owner can publish it again. False if it was not published. For administrators of the brand. */
  hideCvSite: Scalars['Boolean']['output'];
  /** Hides the resume from an organization and from every one of the same name, on all brands: one of the two is needed. At most 50. */
  hideResumeFrom: OwnResume;
  /** Invites somebody by mail to become a member. The link is valid for seven days, once. */
  inviteMember: InvitedMember;
  /** Invites an owner of an organization that nobody owns, for its administrators. Where it has no profile on this brand, it gets one. */
  inviteOwner: InvitedMember;
  /** Adds a visitor's bookmarks from the browser. Returns the ids of all bookmarked jobs, latest first. */
  joinBookmarks: Array<Scalars['Int']['output']>;
  /** Joins this brand: for an account of another brand, or one from a sign-in provider that now chooses its role. */
  joinSite: AccountResult;
  /** Ends the current person's membership. At least one owner must remain. */
  leaveOrganization: Scalars['Boolean']['output'];
  /** Marks messages as seen by the current side. Returns whether there were any that it had not seen. */
  markConversationRead: Scalars['Boolean']['output'];
  /** Bookmarks a job, or removes the bookmark. Returns the ids of all bookmarked jobs, latest first. */
  markJob: Array<Scalars['Int']['output']>;
  /** Starts to act as another person. Nobody can act as an administrator. */
  masquerade: Masquerade;
  /** Merges an entry into another one: everything moves, and the entry is closed. It can be undone within a day. */
  mergeEntries: Merge;
  /** Merges a term into another one: jobs, resumes, organizations, alerts and landing pages get that one, and addresses lead to it. It can be undone within a day. Returns the term that was kept. */
  mergeTerms: VocabularyTerm;
  /** Moves applications to a stage; those that cannot be moved there are left unchanged. */
  moveApplications: Array<Applicant>;
  /** Moves a change, or plans a refused one again. Of an active one only the end can be moved. */
  moveScheduledPatch: ScheduledPatch;
  /** Counts that somebody started to apply to a job. Returns whether it was counted. */
  noteApplyStart: Scalars['Boolean']['output'];
  /** Replaces the note on a saved candidate. */
  noteCandidate: Applicant;
  /** Opens an application; its stage changes from sent to viewed. Null for one of another organization. */
  openApplication: Maybe<Applicant>;
  /** Pays for an approved request that could not be paid for on approval. */
  openResumeContact: ResumeContact;
  /**
   * Orders a product that pays for a draft or archived job, which is posted once the order is paid, or before that if the brand
   * allows it. While an order for the job is open, that one is returned. Fails with JOB_STATE if the job cannot be posted, with
   * JOB_INCOMPLETE if it has faults, and like `placeOrder`.
   */
  orderForJob: PlacedOrder;
  /** Pauses an importer, or resumes it. Its jobs stay. */
  pauseImporter: Importer;
  /** Pauses the mails, or resumes them with jobs that are published from then on. */
  pauseJobAlert: Alert;
  /** Pauses the mails, or resumes them with resumes that become visible from then on. */
  pauseResumeAlert: Alert;
  /** URL of the payment page of an open order. */
  payOrder: PlacedOrder;
  /** Places an order at the prices that the customer has seen. Requires a complete billing profile and a confirmed address. */
  placeOrder: PlacedOrder;
  /**
   * Promotes a published job for the duration of the credit, from now on or from the end of a current promotion. Fails with
   * NOT_ENOUGH_CREDITS if the organization has none, and with JOB_STATE if the job is not published or the promotion has no end.
   */
  promoteJob: OwnJob;
  /** Sends the seeker a message that suggests times for an interview. Refused with INTERVIEW_PAST if one of them has passed. */
  proposeInterview: Conversation;
  /** Posts a draft, or reposts an archived job. */
  publishJob: SavedJob;
  /** Publishes the profile on this brand, or submits it for approval if the brand requires it. */
  publishOrganization: PublishedOrganization;
  /** Rates an application. */
  rateApplication: Applicant;
  /** Parses a CV: PDF, DOCX, ODT, plain text or JSON Resume, at most 10 MB and 30 pages. The file is not stored, and nothing is saved. */
  readResumeFile: ReadResume;
  /** Redoes the last undone change. */
  redoBrandPatch: BrandPatchResult;
  /** Rejects a waiting profile. */
  refuseOrganization: OwnOrganization;
  /** Creates an account, or notifies the owner of a known address by mail. The response is the same. */
  register: AccountResult;
  /** Rejects a waiting job, which becomes a draft; the reason is mailed. */
  rejectJob: OwnJob;
  /** Rejects a claim; the person gets the reason by mail. */
  rejectOrganizationClaim: OrganizationClaim;
  /** Decides against a job of another brand: it is no longer shown there, and does not come back by itself. */
  rejectSyndicatedJob: Scalars['Boolean']['output'];
  /** Removes an own note; false if there is none. */
  removeAdminNote: Scalars['Boolean']['output'];
  /** Deletes a note of one's own. */
  removeApplicationNote: Applicant;
  /** Forgets what a text of feeds means. False if there is no such value. */
  removeImporterValue: Scalars['Boolean']['output'];
  /** Removes a member. */
  removeMember: OrganizationPeople;
  /** Makes a new secret; the former one is valid as well for 24 hours. Only owners can. */
  renewWebhookSecret: NewWebhook;
  /** Reports a job to the administrators of the brand. */
  reportJob: ReportedJob;
  /** Reports a message of the other side to the people who run the site, once. They get its text. */
  reportMessage: Scalars['Boolean']['output'];
  /** Sends a password reset link. The response is the same for every address. */
  requestPasswordReset: AccountResult;
  /** Sends a contact request to the owner of a resume. It is free until they approve. */
  requestResumeContact: AskedContact;
  /** Sends a new link to an address that awaits confirmation. The response is the same for every address. */
  resendVerification: AccountResult;
  /** Sends a delivery again, with the same message id. Only owners can. */
  resendWebhookDelivery: WebhookDelivery;
  /** Sets a new password through a mailed link; ends all sessions and invalidates all other links. */
  resetPassword: ResetResult;
  /** Resets the second factor of a person, who then sets up a new one; administrators only. */
  resetSecondFactor: AdminUser;
  /** Resolves a report; with `archived`, all open ones of the same job. */
  resolveJobReport: JobReport;
  /** Restores an older version; 0 is the file alone. */
  restoreBrandPatch: BrandPatchResult;
  /** Ends that; its owner is told. False if it was not taken down. For administrators of the brand. */
  restoreCvSite: Scalars['Boolean']['output'];
  /** Queues a failed mail again. */
  retryMail: AdminMail;
  /** Runs failed work again; false if it did not fail, or is gone. For administrators of the network. */
  retryWork: Scalars['Boolean']['output'];
  /** Revokes an API key at once. Returns all keys of the organization. */
  revokeApiKey: Array<ApiKey>;
  /** Revokes the approval, as the owner or as an administrator: access ends immediately. */
  revokeResumeContact: ResumeContact;
  /** Revokes a role; administrators only. Ends the person's sessions. */
  revokeRole: AdminUser;
  /** Changes the wording of a consent: from then on everybody is asked again. */
  rewordConsent: AdminConsent;
  /** Starts a run of an importer: of its address, or of the file that was uploaded last. If there is an open run, that one is returned. `IMPORTER_DRAFT` until its fields are saved. */
  runImporter: ImporterRun;
  /** Creates a draft, or changes a post. Fails with BLOG_POST_CHANGED if somebody else changed it since `version`. */
  saveBlogPost: EditedBlogPost;
  /** Changes settings: from now on the brand is its file with this patch. Fails with PATCH_CONFLICT if somebody else changed them since `expected`. */
  saveBrandPatch: BrandPatchResult;
  /** Saves applicants to a list. Those who were not asked yet get a mail that asks whether they may be kept beyond the term. Who withdrew or declined is left out. */
  saveCandidates: Array<Applicant>;
  /** Saves the billing profile of an organization here. */
  saveCustomer: CustomerResult;
  /** Publishes the person's resume, changes the settings, or unpublishes it. The former URL of a published page redirects. */
  saveCvSite: OwnCvSite;
  /** Saves answers of a form before it is submitted. They may be incomplete. */
  saveDraft: DraftSaved;
  /** Changes several brands at once: all of them, or none if one would have an error. Fails with FLEET_CONFLICT if somebody else changed one of them. */
  saveFleetEdit: FleetResult;
  /**
   * Creates or changes a job. A draft may be incomplete, and is posted with `submit`; a posted job is validated completely, keeps
   * the state that the brand's review rules give it, and is reposted with `submit` if it was archived.
   */
  saveJob: SavedJob;
  /** Saves a template of the job's organization; one with the same name is replaced. */
  saveMessageTemplate: MessageTemplate;
  /** Saves one group of a profile. An outdated version is refused. */
  saveOrganizationGroup: SavedGroup;
  /** Replaces the stages that an organization names on this brand, at most 12, in the order of its board. */
  saveOwnStages: Array<OwnStage>;
  /** Creates a draft, or changes a page. Fails with PAGE_CHANGED if somebody else changed it since `version`. */
  savePage: EditedPage;
  /** Saves some groups of the resume, all or none. An outdated version is refused. */
  saveResume: SavedResume;
  /** Publishes a post now or later, makes it a draft again, or archives it. Fails with BLOG_POST_CHANGED as `saveBlogPost` does. */
  scheduleBlogPost: EditedBlogPost;
  /** Changes settings later. The change is checked now, and again when its time comes: with an error it is not made, and its author and the administrators get an email. */
  scheduleBrandPatch: ScheduledPatchResult;
  /** Publishes a page now or later, makes it a draft again, or archives it. Fails with PAGE_CHANGED as `savePage` does. */
  schedulePage: EditedPage;
  /** Mails the confirmation link of an application again, identified by its send key, three times an hour at most. Always true. */
  sendApplicationLinkAgain: Scalars['Boolean']['output'];
  /** Sends a message to the publisher of the site, and a copy to the sender if requested. */
  sendContactMessage: ContactResult;
  /** Sends emails to the signed-in person again, after they bounced. Returns whether they had. */
  sendMailAgain: Scalars['Boolean']['output'];
  /** Sends the sample of an email to the address of the current person, marked as a test, and returns that address. */
  sendMailSample: Scalars['String']['output'];
  /** Sends a message to the other side, which is notified by mail; neither sees an address of the other. */
  sendMessage: Conversation;
  /** Sends each of these applicants a message of their own, with placeholders filled in. */
  sendToApplicants: ManyResult;
  /** Sets how the signed-in member is notified of new applications to jobs of the organization. */
  setApplicationNotices: ApplicationNoticeMode;
  /** Says what a text of feeds means. Jobs with it follow with the next run of their importer. */
  setImporterValue: ImporterValue;
  /** Moves a job to any state, as an administrator. */
  setJobState: SavedJob;
  /** Sets how the signed-in person is notified of messages on this brand. */
  setMessageNotices: MessageNoticeMode;
  /** Sends the current person what awaits them as an email every morning, in the language of the request, on days when anything does; null ends it. */
  setMorningMail: Maybe<MorningMail>;
  /** Subscribes to the newsletter in its latest wording, or withdraws the consent. */
  setNewsletter: Newsletter;
  /** Sets whether the organization offers vocational training, and so is listed among the training organizations of this brand. */
  setOrganizationTraining: OwnOrganization;
  /** Begins these emails with the next Monday, or ends them. */
  setWeeklyFigures: Maybe<Scalars['DateTime']['output']>;
  /** Makes the resume visible to employers of this brand, or hides it. */
  showResume: OwnResume;
  /** Ends all sessions of the person, including this one. */
  signOutEverywhere: Scalars['Boolean']['output'];
  /** Subscribes an address, once its owner has confirmed it; people signed in with it need not. */
  subscribeToNewsletter: NewsletterStart;
  /** Switches a rule on or off, or pauses it. Those who administer one of the two brands may pause it or switch it off. */
  switchSyndicationRule: SyndicationRule;
  /** Adds a tag to applications, removes one, or both; they have at most 20 each, and an organization has at most 200 on a brand. */
  tagApplications: Array<Applicant>;
  /** Takes a page of this brand offline until it is restored. Its owner receives the reason by email. False if it was taken down already. For administrators of the brand. */
  takeCvSiteDown: Scalars['Boolean']['output'];
  /** Sends a test event once, also while the webhook is paused. Only owners can. */
  testWebhook: WebhookDelivery;
  /** Lets the jobs of an organization go online on this brand without review, or ends that. Jobs that were rejected are still reviewed. */
  trustOrganization: OwnOrganization;
  /** Reverts the newest change. */
  undoBrandPatch: BrandPatchResult;
  /** Undoes a change on all of its brands. It stays on those where somebody has changed the same settings since; other changes stay. */
  undoFleetEdit: FleetUndo;
  /** Moves back what a merge moved. What both entries got since stays where it is. */
  undoMerge: Merge;
  /** Opens a claim again that was decided at most a day ago. If it was approved, the person no longer owns the organization. */
  undoOrganizationClaim: OrganizationClaim;
  /** Undoes the last change of a term, within a day. */
  undoTermChange: VocabularyTerm;
  /** Unpublishes the profile on this brand. */
  unpublishOrganization: OwnOrganization;
  /** Removes applicants from a list, or from all. */
  unsaveCandidates: Array<Applicant>;
  /** Changes names and language of the signed-in person; omitted fields are left unchanged. */
  updateAccount: AccountResult;
  /** Changes name and interval. Without an account the token identifies the alert. */
  updateJobAlert: AlertResult;
  /** Changes name and interval. Without an account the token identifies the alert. */
  updateResumeAlert: AlertResult;
  /** Uploads one file, sent with the same request. Errors say what is wrong with it. */
  upload: UploadedFile;
  /** Takes a feed as a file, sent with the same request, and starts a run of it; that of a draft waits for its fields. Packed files (gzip, zip) are unpacked. */
  uploadImporterFile: ImporterRun;
  /** Confirms an address through a mailed link. */
  verifyEmail: AccountLink;
  /** Verifies the email address of a person: an administrator everywhere, a site administrator on their brands only. */
  verifyUser: AdminUser;
  /** Notes that the person opens the results: its `news` begin anew. */
  visitJobAlert: Alert;
  /** Withdraws an application: the employer sees that it was withdrawn, but no longer its content. */
  withdrawApplication: OwnApplication;
  /** Withdraws suggested times, or cancels an interview that was agreed. The seeker hears of it by mail. */
  withdrawInterview: Conversation;
  /** Withdraws an invitation. */
  withdrawInvitation: OrganizationPeople;
  /** Turns a waiting or scheduled job back into a draft. */
  withdrawJob: OwnJob;
  /** Cancels an open order. */
  withdrawOrder: Order;
  /** Withdraws a pending request, as the organization or as an administrator. */
  withdrawResumeContact: ResumeContact;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationActivateOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAddAdminNoteArgs = {
  id: Scalars['Int']['input'];
  of: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAddApplicationNoteArgs = {
  id: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAddRoleArgs = {
  answers: InputMaybe<Scalars['JSON']['input']>;
  role: SiteRole;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAddTermArgs = {
  edit: TermEdit;
  taxonomy: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminAddAppConfigArgs = {
  brand: Scalars['String']['input'];
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminCancelOrderArgs = {
  orderId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminCancelSubscriptionArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminChangeAppConfigArgs = {
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminConfirmOrderArgs = {
  orderId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminCreateVoucherArgs = {
  brand: Scalars['String']['input'];
  voucher: VoucherInput;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminDeleteVoucherArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminEndVoucherArgs = {
  id: Scalars['Int']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminExtendSubscriptionArgs = {
  days: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminGrantCreditsArgs = {
  amount: Scalars['Int']['input'];
  brand: Scalars['String']['input'];
  days: InputMaybe<Scalars['Int']['input']>;
  organizationId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminGrantSubscriptionArgs = {
  brand: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  product: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminOrderSeenArgs = {
  orderId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminRefundOrderArgs = {
  orderId: Scalars['Int']['input'];
  part: InputMaybe<RefundPart>;
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminRemoveAppConfigArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminSaveResumeArgs = {
  groups: Array<ResumeGroupInput>;
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminShowResumeArgs = {
  id: Scalars['Int']['input'];
  visible: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAdminTakeCreditsBackArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAnswerImporterRunArgs = {
  goOn: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAnswerInterviewArgs = {
  about: ConversationAbout;
  id: Scalars['Int']['input'];
  messageId: Scalars['Int']['input'];
  time: InputMaybe<Scalars['DateTime']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAnswerKeepingArgs = {
  id: Scalars['Int']['input'];
  keep: Scalars['Boolean']['input'];
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAnswerKeepingLinkArgs = {
  keep: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAnswerResumeContactArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  ways?: Array<ResumeContactWay>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationApplyArgs = {
  answers: Scalars['JSON']['input'];
  captcha: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['Int']['input'];
  key: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationApproveJobArgs = {
  expires: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['Int']['input'];
  publishAt: InputMaybe<Scalars['DateTime']['input']>;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationApproveOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationApproveOrganizationClaimArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationApproveSyndicatedJobArgs = {
  brand: Scalars['String']['input'];
  jobId: Scalars['Int']['input'];
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationApproveUserArgs = {
  approved: Scalars['Boolean']['input'];
  brand: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationArchiveJobArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationAttachOwnFileArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationBlockConversationArgs = {
  about: ConversationAbout;
  blocked: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  side: ConversationSide;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationBlockUserArgs = {
  blocked: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationBringOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCancelScheduledPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeImporterArgs = {
  id: Scalars['Int']['input'];
  input: ImporterInput;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeJobsArgs = {
  action: JobBulkAction;
  ids: Array<Scalars['Int']['input']>;
  key: InputMaybe<Scalars['String']['input']>;
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeMemberRoleArgs = {
  accountId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  role: MemberRole;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeSyndicationRuleArgs = {
  id: Scalars['Int']['input'];
  input: SyndicationRuleInput;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeTermArgs = {
  edit: TermEdit;
  expected: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationChangeWebhookArgs = {
  events: InputMaybe<Array<WebhookEvent>>;
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  paused: InputMaybe<Scalars['Boolean']['input']>;
  url: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationClaimOrganizationArgs = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  position: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationConfirmApplicationArgs = {
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationConfirmJobAlertArgs = {
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateApiKeyArgs = {
  expires: InputMaybe<Scalars['DateTime']['input']>;
  name: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  perMinute?: InputMaybe<Scalars['Int']['input']>;
  scopes: Array<ApiKeyScope>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateBrandPreviewArgs = {
  brand: Scalars['String']['input'];
  day: InputMaybe<Scalars['String']['input']>;
  patch: Scalars['JSON']['input'];
  role?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateGdprUserConsentArgs = {
  infoId: Scalars['Int']['input'];
  mail: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateImporterArgs = {
  brand: Scalars['String']['input'];
  input: ImporterInput;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateJobAlertArgs = {
  answers: Scalars['JSON']['input'];
  search: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateOrganizationArgs = {
  name: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateResumeAlertArgs = {
  answers: Scalars['JSON']['input'];
  search: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateSyndicationRuleArgs = {
  brand: Scalars['String']['input'];
  input: SyndicationRuleInput;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationCreateWebhookArgs = {
  events: Array<WebhookEvent>;
  organizationId: Scalars['Int']['input'];
  url: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDecideJoinRequestArgs = {
  accept: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeclineSyndicationArgs = {
  brand: Scalars['String']['input'];
  declined?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteAccountArgs = {
  password: InputMaybe<Scalars['String']['input']>;
  withOrganizations: InputMaybe<Scalars['Boolean']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteBlogPostArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteImporterArgs = {
  id: Scalars['Int']['input'];
  jobs: ImporterJobs;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteJobArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteJobAlertArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteMessageTemplateArgs = {
  id: Scalars['Int']['input'];
  jobId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeletePageArgs = {
  id: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteResumeAlertArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteSyndicationRuleArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDropDraftArgs = {
  form: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationDuplicateJobArgs = {
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationEndBrandPreviewArgs = {
  brand: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationEndNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationEndResumeHidingArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationEndWeeklyFiguresArgs = {
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationExtendJobArgs = {
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationGrantRoleArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  role: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationHandOverOrganizationArgs = {
  accountId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationHandleContactMessageArgs = {
  handled: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationHideCvSiteArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationHideResumeFromArgs = {
  name: InputMaybe<Scalars['String']['input']>;
  organizationId: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationInviteMemberArgs = {
  email: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  role: MemberRole;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationInviteOwnerArgs = {
  email: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationJoinBookmarksArgs = {
  jobs: Array<Scalars['Int']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationJoinSiteArgs = {
  answers: Scalars['JSON']['input'];
  captcha: InputMaybe<Scalars['String']['input']>;
  role: SiteRole;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationLeaveOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMarkConversationReadArgs = {
  about: ConversationAbout;
  id: Scalars['Int']['input'];
  side: ConversationSide;
  token: InputMaybe<Scalars['String']['input']>;
  until: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMarkJobArgs = {
  job: Scalars['Int']['input'];
  marked: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMasqueradeArgs = {
  userId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMergeEntriesArgs = {
  keep: Scalars['Int']['input'];
  kind: MergeKind;
  merge: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMergeTermsArgs = {
  expected: Scalars['Int']['input'];
  keep: Scalars['Int']['input'];
  merge: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMoveApplicationsArgs = {
  ids: Array<Scalars['Int']['input']>;
  mail?: InputMaybe<Scalars['Boolean']['input']>;
  ownStage: InputMaybe<Scalars['Int']['input']>;
  text: InputMaybe<Scalars['String']['input']>;
  to: ApplicationStage;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationMoveScheduledPatchArgs = {
  brand: Scalars['String']['input'];
  ends: InputMaybe<Scalars['DateTime']['input']>;
  expected: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  starts: Scalars['DateTime']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationNoteApplyStartArgs = {
  jobId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationNoteCandidateArgs = {
  id: Scalars['Int']['input'];
  note: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationOpenApplicationArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationOpenResumeContactArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationOrderForJobArgs = {
  hash: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  product: Scalars['String']['input'];
  reference: InputMaybe<Scalars['String']['input']>;
  voucher: InputMaybe<Scalars['String']['input']>;
  way: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPauseImporterArgs = {
  id: Scalars['Int']['input'];
  paused?: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPauseJobAlertArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  paused: Scalars['Boolean']['input'];
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPauseResumeAlertArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  paused: Scalars['Boolean']['input'];
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPayOrderArgs = {
  orderId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPlaceOrderArgs = {
  again?: InputMaybe<Scalars['Boolean']['input']>;
  hash: Scalars['String']['input'];
  items: Array<OrderItem>;
  key: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  reference: InputMaybe<Scalars['String']['input']>;
  voucher: InputMaybe<Scalars['String']['input']>;
  way: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPromoteJobArgs = {
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  kind: JobPromotion;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationProposeInterviewArgs = {
  about: ConversationAbout;
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  minutes: Scalars['Int']['input'];
  place: Scalars['String']['input'];
  text: Scalars['String']['input'];
  times: Array<Scalars['DateTime']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPublishJobArgs = {
  durationDays: InputMaybe<Scalars['Int']['input']>;
  expires: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['Int']['input'];
  publishAt: InputMaybe<Scalars['DateTime']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationPublishOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRateApplicationArgs = {
  id: Scalars['Int']['input'];
  rating: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationReadResumeFileArgs = {
  file: Scalars['Upload']['input'];
  purpose?: SourcePurpose;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRedoBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRefuseOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRegisterArgs = {
  answers: Scalars['JSON']['input'];
  browser: InputMaybe<Scalars['String']['input']>;
  captcha: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRejectJobArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRejectOrganizationClaimArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRejectSyndicatedJobArgs = {
  brand: Scalars['String']['input'];
  jobId: Scalars['Int']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRemoveAdminNoteArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRemoveApplicationNoteArgs = {
  id: Scalars['Int']['input'];
  noteId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRemoveImporterValueArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRemoveMemberArgs = {
  accountId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRenewWebhookSecretArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationReportJobArgs = {
  email: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  key: InputMaybe<Scalars['String']['input']>;
  reason: JobReportReason;
  text: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationReportMessageArgs = {
  about: ConversationAbout;
  id: Scalars['Int']['input'];
  messageId: Scalars['Int']['input'];
  side: ConversationSide;
  text: Scalars['String']['input'];
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRequestResumeContactArgs = {
  answers: Scalars['JSON']['input'];
  resumeId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationResendVerificationArgs = {
  email: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationResetSecondFactorArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationResolveJobReportArgs = {
  id: Scalars['Int']['input'];
  note: InputMaybe<Scalars['String']['input']>;
  outcome: JobReportOutcome;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRestoreBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRestoreCvSiteArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRetryMailArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRetryWorkArgs = {
  id: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRevokeResumeContactArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRevokeRoleArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  role: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRewordConsentArgs = {
  after: Scalars['Int']['input'];
  brand: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  text: Scalars['JSON']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationRunImporterArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveBlogPostArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  input: BlogPostInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note: Scalars['String']['input'];
  patch: Scalars['JSON']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveCandidatesArgs = {
  ids: Array<Scalars['Int']['input']>;
  list: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveCustomerArgs = {
  answers: Scalars['JSON']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveCvSiteArgs = {
  indexable: Scalars['Boolean']['input'];
  published: Scalars['Boolean']['input'];
  shows: Array<CvSitePart>;
  slug: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveDraftArgs = {
  answers: Scalars['JSON']['input'];
  form: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  step: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveFleetEditArgs = {
  brands: Array<FleetTarget>;
  changes: Scalars['JSON']['input'];
  note: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveJobArgs = {
  answers: Scalars['JSON']['input'];
  frontends: InputMaybe<Array<Scalars['String']['input']>>;
  id: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['String']['input'];
  langcode: InputMaybe<Scalars['String']['input']>;
  submit: Scalars['Boolean']['input'];
  version: InputMaybe<Scalars['Int']['input']>;
  whenPaid?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveMessageTemplateArgs = {
  jobId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveOrganizationGroupArgs = {
  answers: Scalars['JSON']['input'];
  group: Scalars['String']['input'];
  organizationId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveOwnStagesArgs = {
  organizationId: Scalars['Int']['input'];
  stages: Array<OwnStageInput>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSavePageArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  input: PageInput;
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSaveResumeArgs = {
  groups: Array<ResumeGroupInput>;
  visible: InputMaybe<Scalars['Boolean']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationScheduleBlogPostArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['Int']['input'];
  publishAt: InputMaybe<Scalars['DateTime']['input']>;
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationScheduleBrandPatchArgs = {
  brand: Scalars['String']['input'];
  changes: Scalars['JSON']['input'];
  ends: InputMaybe<Scalars['DateTime']['input']>;
  note: Scalars['String']['input'];
  starts: Scalars['DateTime']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSchedulePageArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['Int']['input'];
  publishAt: InputMaybe<Scalars['DateTime']['input']>;
  version: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSendApplicationLinkAgainArgs = {
  key: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSendContactMessageArgs = {
  answers: Scalars['JSON']['input'];
  captcha: InputMaybe<Scalars['String']['input']>;
  key: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSendMailSampleArgs = {
  brand: Scalars['String']['input'];
  kind?: MailSampleKind;
  locale: Scalars['String']['input'];
  template: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSendMessageArgs = {
  about: ConversationAbout;
  files?: Array<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  side: ConversationSide;
  text: Scalars['String']['input'];
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSendToApplicantsArgs = {
  ids: Array<Scalars['Int']['input']>;
  key: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetApplicationNoticesArgs = {
  mode: ApplicationNoticeMode;
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetImporterValueArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  code: InputMaybe<Scalars['String']['input']>;
  kind: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetJobStateArgs = {
  expires: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['Int']['input'];
  publishAt: InputMaybe<Scalars['DateTime']['input']>;
  reason: InputMaybe<Scalars['String']['input']>;
  state: JobState;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetMessageNoticesArgs = {
  mode: MessageNoticeMode;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetMorningMailArgs = {
  timeZone: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetNewsletterArgs = {
  wanted: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetOrganizationTrainingArgs = {
  organizationId: Scalars['Int']['input'];
  training: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSetWeeklyFiguresArgs = {
  wanted: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationShowResumeArgs = {
  visible: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationSwitchSyndicationRuleArgs = {
  id: Scalars['Int']['input'];
  state: SyndicationState;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationTagApplicationsArgs = {
  add: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['Int']['input']>;
  remove: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationTakeCvSiteDownArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationTestWebhookArgs = {
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationTrustOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
  trusted: Scalars['Boolean']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUndoBrandPatchArgs = {
  brand: Scalars['String']['input'];
  expected: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUndoFleetEditArgs = {
  id: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUndoMergeArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUndoOrganizationClaimArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUndoTermChangeArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUnpublishOrganizationArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUnsaveCandidatesArgs = {
  ids: Array<Scalars['Int']['input']>;
  list: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUpdateAccountArgs = {
  displayName: InputMaybe<Scalars['String']['input']>;
  firstName: InputMaybe<Scalars['String']['input']>;
  lastName: InputMaybe<Scalars['String']['input']>;
  locale: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUpdateJobAlertArgs = {
  answers: Scalars['JSON']['input'];
  id: InputMaybe<Scalars['Int']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUpdateResumeAlertArgs = {
  answers: Scalars['JSON']['input'];
  id: InputMaybe<Scalars['Int']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUploadArgs = {
  file: Scalars['Upload']['input'];
  purpose: UploadPurpose;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationUploadImporterFileArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['Int']['input'];
  purpose?: SourcePurpose;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationVerifyEmailArgs = {
  browser: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationVerifyUserArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationVisitJobAlertArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationWithdrawApplicationArgs = {
  id: Scalars['Int']['input'];
  token: InputMaybe<Scalars['String']['input']>;
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationWithdrawInterviewArgs = {
  about: ConversationAbout;
  id: Scalars['Int']['input'];
  messageId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationWithdrawInvitationArgs = {
  invitationId: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationWithdrawJobArgs = {
  id: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationWithdrawOrderArgs = {
  orderId: Scalars['Int']['input'];
};


/** Mutations on a brand. They run one after the other, in the order of the document. */
export type MutationWithdrawResumeContactArgs = {
  id: Scalars['Int']['input'];
};

/** An organization of this brand with a name that somebody is about to use. */
export type NamedOrganization = {
  __typename?: 'NamedOrganization';
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** URL path of its page. */
  path: Scalars['String']['output'];
};

/** A new API key. */
export type NewApiKey = {
  __typename?: 'NewApiKey';
  /** The key. */
  key: ApiKey;
  /** Its secret: shown now, and never again. */
  secret: Scalars['String']['output'];
};

/** A webhook with a new secret. */
export type NewWebhook = {
  __typename?: 'NewWebhook';
  /** It signs deliveries: shown now, and never again. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** Whether the signed-in person subscribes to the newsletter of this brand. */
export type Newsletter = {
  __typename?: 'Newsletter';
  /** Since when they are subscribed; null if they are not. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** The wording: sanitized HTML in the language of the request. */
  text: Scalars['String']['output'];
};

/** The subscription of a link in a mail. */
export type NewsletterReader = {
  __typename?: 'NewsletterReader';
  /** Whether the address is confirmed; until then nothing is sent. */
  confirmed: Scalars['Boolean']['output'];
  /** Address of the mails. */
  email: Scalars['String']['output'];
  /** Whether its owner has unsubscribed. */
  ended: Scalars['Boolean']['output'];
  /** What its owner agrees to: sanitized HTML in the language of the request. */
  text: Scalars['String']['output'];
};

/** Result of subscribing an address. */
export type NewsletterStart = {
  __typename?: 'NewsletterStart';
  /** Whether a mail was sent to the address, whose owner confirms with its link; it says no more about who subscribes. */
  confirm: Scalars['Boolean']['output'];
  /** What is wrong with the address; empty on success. */
  faults: Array<FormFault>;
};

/** An order with the data copied at the time. */
export type Order = {
  __typename?: 'Order';
  /** Why an administrator must review it: organization_gone (paid after its organization was deleted), other_amount or partly_refunded (reported by the payment provider); null for none. */
  attention: Maybe<Scalars['String']['output']>;
  /** When it was cancelled. */
  cancelled: Maybe<Scalars['DateTime']['output']>;
  /** When it was placed. */
  created: Scalars['DateTime']['output'];
  /** Answers of the form `customer` at the time of the order. */
  customer: Scalars['JSONObject']['output'];
  /** The brand on which it was placed. */
  frontend: Scalars['String']['output'];
  /** Id of the order. */
  id: Scalars['Int']['output'];
  /** Its invoice and any credit notes. */
  invoices: Array<Invoice>;
  /** What was ordered. */
  lines: Array<OrderLine>;
  /** Name of the organization. */
  organizationName: Scalars['String']['output'];
  /** When it was paid. */
  paid: Maybe<Scalars['DateTime']['output']>;
  /** Why it was cancelled or refunded. */
  reason: Maybe<Scalars['String']['output']>;
  /** The customer's own reference. */
  reference: Maybe<Scalars['String']['output']>;
  /** When it was refunded. */
  refunded: Maybe<Scalars['DateTime']['output']>;
  /** The amount refunded in part; 0 once the order is refunded in full. */
  sentBack: Price;
  /** open, paid, cancelled or refunded. */
  state: Scalars['String']['output'];
  /** The amounts. */
  sum: OrderSum;
  /** invoice, stripe, or none if nothing was due. */
  way: Scalars['String']['output'];
};

/** A product and its quantity. */
export type OrderItem = {
  /** Key of the product. */
  product: Scalars['String']['input'];
  /** Quantity; 1 for time-limited products. */
  quantity?: Scalars['Int']['input'];
  /** When a flat rate is to start; default: when it is paid, or after an active one of the same product. */
  start?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A line of an order or quote. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Its name when it was ordered. */
  name: Scalars['String']['output'];
  /** Price of all of them, without tax and discount. */
  price: Price;
  /** Key of the product. */
  product: Scalars['String']['output'];
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** The same less its share of the discount. */
  reducedPrice: Price;
  /** Whether it was refunded. */
  refunded: Scalars['Boolean']['output'];
  /** When a flat rate is to start; null for when it is paid. */
  start: Maybe<Scalars['DateTime']['output']>;
  /** Kind of the product. */
  type: Scalars['String']['output'];
  /** Price of one, without tax. */
  unitPrice: Price;
};

/** A page of orders, newest first. */
export type OrderList = {
  __typename?: 'OrderList';
  /** Those on this page. */
  orders: Array<Order>;
  /** Total number. */
  total: Scalars['Int']['output'];
};

/** A quote for an order. */
export type OrderQuote = {
  __typename?: 'OrderQuote';
  /** What happens before an invoice is paid: nothing, review of the ad that is ordered, or publish, that is: what is ordered can be used at once. */
  beforePayment: Scalars['String']['output'];
  /** Changes with every name, price, tax and voucher; `placeOrder` asks for it. */
  hash: Scalars['String']['output'];
  /** The lines. */
  lines: Array<OrderLine>;
  /** The amounts. */
  sum: OrderSum;
  /** The voucher that was asked for; null without one. */
  voucher: Maybe<QuoteVoucher>;
  /** Payment methods: invoice, stripe. */
  ways: Array<Scalars['String']['output']>;
};

/** Amounts of an order. */
export type OrderSum = {
  __typename?: 'OrderSum';
  /** What a voucher takes off the lines, without tax; null for nothing. */
  discount: Maybe<Price>;
  /** Without tax, after the discount. */
  net: Price;
  /** The tax. */
  tax: Price;
  /** Name of the tax. */
  taxName: Scalars['String']['output'];
  /** Percent. */
  taxRate: Scalars['Float']['output'];
  /** none, domestic, reverse_charge or abroad. */
  taxRule: Scalars['String']['output'];
  /** Total including tax. */
  total: Price;
  /** Code of the voucher. */
  voucherCode: Maybe<Scalars['String']['output']>;
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
  /** Answers to the brand's custom choice fields. */
  choices: Array<BrandChoice>;
  /** Address of the company. */
  companyAddress: Maybe<JobLocation>;
  /** Legal name of the company. */
  companyName: Maybe<Scalars['String']['output']>;
  /** Contact people. */
  contactPeople: Array<ContactPerson>;
  /** Large image at the top of the profile. */
  cover: Maybe<Image>;
  /** Value of the company facet, to link to its jobs. */
  facet: Maybe<FacetAlias>;
  /** Questions and answers. */
  faq: Array<Question>;
  /** Whether it is featured (paid). */
  featured: Scalars['Boolean']['output'];
  /** Fields of study in demand. */
  fieldsOfStudy: Array<Term>;
  /** Images. */
  gallery: Array<Image>;
  /** Id of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Industries. */
  industries: Array<Term>;
  /** Whether nobody owns it, so that people can ask to. */
  isClaimable: Scalars['Boolean']['output'];
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
  /** Occupational fields in which it hires. */
  occupations: Array<Term>;
  /** Number of published jobs on this brand. */
  openJobs: Scalars['Int']['output'];
  /** Sanitized HTML. */
  presentation: Maybe<Scalars['String']['output']>;
  /** Profiles on social networks. */
  profiles: Array<SocialProfile>;
  /** Number of employees as a text: `50 to 199`. */
  size: Maybe<Scalars['String']['output']>;
  /** Last path segment of its page. */
  slug: Scalars['String']['output'];
  /** Plain text, at most 200 characters. */
  summary: Scalars['String']['output'];
  /** Whether it offers vocational training. */
  training: Scalars['Boolean']['output'];
  /** Videos. */
  videos: Array<OrganizationVideo>;
  /** Absolute URL. */
  website: Maybe<Scalars['String']['output']>;
};


/** An organization as its profile on this brand shows it. */
export type OrganizationJobsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** What a person asked who wants to own an organization that nobody owns. */
export type OrganizationClaim = {
  __typename?: 'OrganizationClaim';
  /** When it was made. */
  created: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Why it was rejected. */
  reason: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  state: ClaimState;
};

/** An organization of the person that has no profile on this brand yet. */
export type OrganizationElsewhere = {
  __typename?: 'OrganizationElsewhere';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** An open invitation. */
export type OrganizationInvitation = {
  __typename?: 'OrganizationInvitation';
  /** When it was sent. */
  created: Scalars['DateTime']['output'];
  /** Invited address. */
  email: Scalars['String']['output'];
  /** When it expires. */
  expires: Scalars['DateTime']['output'];
  /** Id of the invitation. */
  id: Scalars['Int']['output'];
  /** Role that the person will have. */
  role: MemberRole;
};

/** A member of an organization. */
export type OrganizationMember = {
  __typename?: 'OrganizationMember';
  /** Id of the account. */
  accountId: Scalars['Int']['output'];
  /** Email address. */
  email: Scalars['String']['output'];
  /** Whether it is the current person. */
  isYou: Scalars['Boolean']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** Role of the member. */
  role: MemberRole;
  /** When they became a member. */
  since: Scalars['DateTime']['output'];
};

/** Members and invitations of an organization. */
export type OrganizationPeople = {
  __typename?: 'OrganizationPeople';
  /** Open invitations. */
  invitations: Array<OrganizationInvitation>;
  /** Members, owners first. */
  members: Array<OrganizationMember>;
};

/** The organization behind a profile. */
export type OrganizationReference = {
  __typename?: 'OrganizationReference';
  /** Id of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
};

/** A video of an organization. */
export type OrganizationVideo = {
  __typename?: 'OrganizationVideo';
  /** Cover image. */
  cover: Maybe<Image>;
  /** Title on the cover. */
  coverTitle: Maybe<Scalars['String']['output']>;
  /** URL of the video. */
  source: Scalars['String']['output'];
};

/** An application as its applicant sees it. */
export type OwnApplication = {
  __typename?: 'OwnApplication';
  /** Whether the applicant withdrew it and may send it again. */
  canReopen: Scalars['Boolean']['output'];
  /** Whether the applicant may withdraw it. */
  canWithdraw: Scalars['Boolean']['output'];
  /** When its stage last changed. */
  changed: Scalars['DateTime']['output'];
  /** When its personal data will be deleted. */
  clears: Scalars['DateTime']['output'];
  /** Exactly what was sent. */
  content: ApplicationContent;
  /** When it was sent. */
  created: Scalars['DateTime']['output'];
  /** Its history, oldest first. */
  events: Array<ApplicationEvent>;
  /** Id of the application. */
  id: Scalars['Int']['output'];
  /** Id of the job; null once it is deleted. */
  jobId: Maybe<Scalars['Int']['output']>;
  /** Path of the job page, while it exists. */
  jobPath: Maybe<Scalars['String']['output']>;
  /** Title of the job at the time. */
  jobTitle: Scalars['String']['output'];
  /** Whether the employer may keep it; null if nobody wants to. */
  keeping: Maybe<Keeping>;
  /** Name of the employer at the time. */
  organizationName: Scalars['String']['output'];
  /** Its stage. */
  stage: ApplicationStage;
  /** Messages of the employer that the applicant has not seen. */
  unread: Scalars['Int']['output'];
};

/** A page of the person's own applications. */
export type OwnApplications = {
  __typename?: 'OwnApplications';
  /** Newest first. */
  items: Array<OwnApplication>;
  /** Total number. */
  total: Scalars['Int']['output'];
};

/** The person's own public page on this brand. */
export type OwnCvSite = {
  __typename?: 'OwnCvSite';
  /** Why it is not visible although its owner wants it. */
  hindrances: Array<ResumeHindrance>;
  /** Whether search engines may index it. */
  indexable: Scalars['Boolean']['output'];
  /** Whether it is publicly visible. */
  online: Scalars['Boolean']['output'];
  /** Path of the page. */
  path: Scalars['String']['output'];
  /** Whether its owner wants it published. */
  published: Scalars['Boolean']['output'];
  /** Why an administrator took it down: it cannot be published until it is restored. Null otherwise. */
  refusal: Maybe<Scalars['String']['output']>;
  /** What it shows. */
  shows: Array<CvSitePart>;
  /** Last segment of its URL; for a page that does not exist yet, a suggestion that is free. */
  slug: Scalars['String']['output'];
};

/** A file of the person's resume, or of an earlier application. */
export type OwnFile = {
  __typename?: 'OwnFile';
  /** Id of the upload. */
  id: Scalars['Int']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

/** The answers of one group of a profile. */
export type OwnGroup = {
  __typename?: 'OwnGroup';
  /** Whether it has any answers. */
  answered: Scalars['Boolean']['output'];
  /** Answers by field, including private ones. URLs of files are valid for an hour while the profile is not public. */
  answers: Scalars['JSONObject']['output'];
  /** What is missing or invalid; a profile with faults cannot be published. */
  faults: Array<FormFault>;
  /** Name of the group. */
  group: Scalars['String']['output'];
  /** Number of saves; required for saving. */
  version: Scalars['Int']['output'];
};

/** A job for its own people and administrators of its brand. */
export type OwnJob = {
  __typename?: 'OwnJob';
  /** Allowed actions for the current person. */
  actions: Array<JobAction>;
  /** Answers by group and field. URLs of private files are valid for an hour. */
  answers: Scalars['JSONObject']['output'];
  /** Number of applications started. */
  applicationStarts: Scalars['Int']['output'];
  /** Number of applications in all stages on this brand, without unconfirmed ones of guests. */
  applications: Scalars['Int']['output'];
  /** Whether an administrator has approved it as it is, and it only waits for its payment. */
  approved: Scalars['Boolean']['output'];
  /** When it was archived. */
  archived: Maybe<Scalars['DateTime']['output']>;
  /** Absolute URL of its page on the brand that owns it. */
  canonicalUrl: Scalars['String']['output'];
  /** Last change. */
  changed: Scalars['DateTime']['output'];
  /** What an edit that awaits review changed, field by field; empty for a job that was not online before. */
  changes: Array<JobFieldChange>;
  /** When it was created. */
  created: Scalars['DateTime']['output'];
  /** Id of the job it was copied from, which may be deleted. */
  duplicateOf: Maybe<Scalars['Int']['output']>;
  /** Duration in days, if no end date was chosen. */
  durationDays: Maybe<Scalars['Int']['output']>;
  /** Further brands on which it appears because of syndication rules, or would. */
  elsewhere: Array<JobElsewhere>;
  /** The organization that manages it; null if it was deleted or none was chosen yet. */
  employer: Maybe<JobEmployer>;
  /** End of publication; null without end, or before it is up. */
  expires: Maybe<Scalars['DateTime']['output']>;
  /** What extending it costs; null while it cannot be extended: it is not online, has no end, does not end within two weeks, or came by feed. */
  extension: Maybe<JobExtension>;
  /** Whether it was imported. */
  external: Scalars['Boolean']['output'];
  /** What is missing or invalid; a job with faults cannot be posted. */
  faults: Array<FormFault>;
  /** Whether it is highlighted (paid). */
  featured: Scalars['Boolean']['output'];
  /** End of the paid highlight; null without end. */
  featuredUntil: Maybe<Scalars['DateTime']['output']>;
  /** How it did on this brand lately, for those who look after it. */
  figures: JobFigures;
  /** Id of the brand that owns it. */
  frontend: Scalars['String']['output'];
  /** Ids of the brands that show it. */
  frontends: Array<Scalars['String']['output']>;
  /** Id of the job, the same on all brands. */
  id: Scalars['Int']['output'];
  /** The importer that the job follows; null if it did not come by feed, or the importer was deleted. */
  importer: Maybe<JobImporter>;
  /** Whether visitors can currently open its page. */
  isPublic: Scalars['Boolean']['output'];
  /** Language of the job description. */
  langcode: Scalars['String']['output'];
  /** Number of applications that nobody has opened yet. */
  newApplications: Scalars['Int']['output'];
  /** Whether it is posted on behalf of the named company rather than for the organization itself. */
  onBehalf: Scalars['Boolean']['output'];
  /** The open order after which it is posted; null if there is none. */
  openOrder: Maybe<Scalars['Int']['output']>;
  /** Name of the employer in the job; empty in a draft without one. */
  organizationName: Scalars['String']['output'];
  /** Its author; null once that account is deleted. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** Path of its page on this brand, whether or not it is published. */
  path: Scalars['String']['output'];
  /** A preview of the page. */
  preview: Job;
  /** When it will be published, while that is in the future. */
  publishAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the form offers to publish: false once it is waiting, scheduled, published or archived. */
  publishOption: Scalars['Boolean']['output'];
  /** When it was published; null if it never was. */
  published: Maybe<Scalars['DateTime']['output']>;
  /** Why an administrator rejected or archived it; null after resubmission. */
  refusal: Maybe<Scalars['String']['output']>;
  /** Its current state: an expired job is archived. */
  state: JobState;
  /** When it was last submitted for approval. */
  submitted: Maybe<Scalars['DateTime']['output']>;
  /** Title; empty in a draft without one. */
  title: Scalars['String']['output'];
  /** Whether the title cannot be changed, and the form leaves it out. */
  titleFixed: Scalars['Boolean']['output'];
  /** Shown among the top jobs. */
  top: Scalars['Boolean']['output'];
  /** Until when; null without end. */
  topUntil: Maybe<Scalars['DateTime']['output']>;
  /** Whether jobs of its organization go online on this brand without review. */
  trusted: Scalars['Boolean']['output'];
  /** Incremented with every change by a person; required for saving. */
  version: Scalars['Int']['output'];
  /** Page views. */
  views: Scalars['Int']['output'];
};

/** A page of jobs. */
export type OwnJobList = {
  __typename?: 'OwnJobList';
  /** Number of matches in each of the five states, ignoring the state filter. */
  counts: Array<JobStateCount>;
  /** What all matches bring together, beyond this page. */
  figures: JobTotals;
  /** The jobs on this page. */
  jobs: Array<OwnJob>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** Sort order of a list of jobs. */
export type OwnJobSort =
  /** Applications started. */
  | 'applicationStarts'
  /** Last change. */
  | 'changed'
  /** Creation. */
  | 'created'
  /** Expiry; jobs without one come last. */
  | 'expires'
  /** Publication; jobs that were never published come last. */
  | 'published'
  /** Title, case-insensitive. */
  | 'title'
  /** Page views. */
  | 'views';

/** An organization, for its own members. */
export type OwnOrganization = {
  __typename?: 'OwnOrganization';
  /** The groups, in the brand's order. */
  groups: Array<OwnGroup>;
  /** Id of the organization, the same on all brands. */
  id: Scalars['Int']['output'];
  /** Whether the person may invite and remove members, and transfer the organization. */
  managesMembers: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of the public page, whether or not it is published. */
  path: Scalars['String']['output'];
  /** A preview of the public page. */
  preview: Organization;
  /** Why an administrator rejected it. */
  refusal: Maybe<Scalars['String']['output']>;
  /** When it was submitted for approval. */
  requested: Maybe<Scalars['DateTime']['output']>;
  /** Role of the current person; null for administrators of the brand. */
  role: Maybe<MemberRole>;
  /** State of its profile on this brand. */
  state: ProfileState;
  /** Whether it is listed among the training organizations of this brand; set by administrators. */
  training: Scalars['Boolean']['output'];
};

/** A resume for its owner, or for an administrator. A person has one for all brands. */
export type OwnResume = {
  __typename?: 'OwnResume';
  /** The last change; null if it was not started. */
  changed: Maybe<Scalars['DateTime']['output']>;
  /** How complete it is. */
  completeness: ResumeCompleteness;
  /** The groups, in the brand's order. */
  groups: Array<OwnGroup>;
  /** Who never finds it: present employers first, then those that its owner named. */
  hidings: Array<ResumeHiding>;
  /** Why they cannot. */
  hindrances: Array<ResumeHindrance>;
  /** Whether employers of this brand can actually find it. */
  listed: Scalars['Boolean']['output'];
  /** Whether anything was saved yet. */
  started: Scalars['Boolean']['output'];
  /** A preview: for employers before approval, for an approved employer with every contact option, or for its owner. */
  view: ResumeView;
  /** Whether its owner lets employers of this brand find it. */
  visible: Scalars['Boolean']['output'];
};


/** A resume for its owner, or for an administrator. A person has one for all brands. */
export type OwnResumeViewArgs = {
  opened: InputMaybe<Scalars['Boolean']['input']>;
};

/** A stage as an organization names it. */
export type OwnStage = {
  __typename?: 'OwnStage';
  /** Id of the stage. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What the applicant sees. */
  standsFor: ApplicationStage;
};

/** A stage to save. */
export type OwnStageInput = {
  /** Id of an existing stage, whose applications stay in it; null for a new one. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 40 characters, unique in the organization. */
  name: Scalars['String']['input'];
  /** What the applicant sees: anything but `withdrawn`. */
  standsFor: ApplicationStage;
};

/** The content of a page. */
export type PageInput = {
  /** HTML; tags that pages may not have are removed. Required without a search. */
  body: Scalars['String']['input'];
  /** For search engines and lists, without markup. */
  description?: Scalars['String']['input'];
  /** A language of the brand. */
  language: Scalars['String']['input'];
  /** Path without the prefix of its language: up to six segments of lowercase letters, digits and hyphens. */
  path: Scalars['String']['input'];
  /** Address of a job search on this brand, which makes it a landing page. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Heading. */
  title: Scalars['String']['input'];
  /** Id of a page of this brand that says the same in another language. */
  translationOf?: InputMaybe<Scalars['Int']['input']>;
};

/** A page as visitors would see it. */
export type PagePreview = {
  __typename?: 'PagePreview';
  /** As `EditedPage.hiddenBy`. */
  hiddenBy: Maybe<Scalars['String']['output']>;
  /** Its title and text. */
  page: LandingPage;
  /** The search of a landing page in words. */
  searchTitle: Maybe<Scalars['String']['output']>;
};

/** A way of paying that a change adds or removes. */
export type PaymentEffect = {
  __typename?: 'PaymentEffect';
  /** appears or goes. */
  change: EffectChange;
  /** Name of the provider. */
  provider: Scalars['String']['output'];
};

/** A smaller variant of an image. */
export type PictureVariant = {
  __typename?: 'PictureVariant';
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** Name of the size: `small`, `medium`. */
  name: Scalars['String']['output'];
  /** Signed URL, valid for 15 minutes. */
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
  /** As displayed in a list: `Portland, Maine, United States`. */
  label: Scalars['String']['output'];
  /** Degrees north; null for areas. */
  lat: Maybe<Scalars['Float']['output']>;
  /** locality, postal_code, administrative_area_level_1 or country */
  locationType: Scalars['String']['output'];
  /** Degrees east; null for areas. */
  lon: Maybe<Scalars['Float']['output']>;
  /** Name in the requested language. */
  name: Scalars['String']['output'];
  /** Population of a town; 0 for areas. */
  population: Scalars['Int']['output'];
};

/** Result of placing an order. */
export type PlacedOrder = {
  __typename?: 'PlacedOrder';
  /** The order; null if prices have changed and nothing was ordered. */
  order: Maybe<Order>;
  /** URL of the payment page; null if no payment is needed now. */
  payAt: Maybe<Scalars['String']['output']>;
  /** The current quote, if it differs from what the customer has seen. */
  quote: Maybe<OrderQuote>;
  /** An order for the same, placed minutes ago, because of which nothing was ordered; `again` orders all the same. */
  same: Maybe<Order>;
};

/** A widget on a page, and where the brand's document says so. */
export type PlacedWidget = {
  __typename?: 'PlacedWidget';
  /** Unique on the page: `main-2`. */
  id: Scalars['String']['output'];
  /** JSON pointer in the document of the brand: `/pages/jobs/main/1`. */
  pointer: Scalars['String']['output'];
  /** Region of the page: header, hero, sidebar, main, aside, detail, footer, bottom. */
  region: Scalars['String']['output'];
  /** Name of the widget. */
  widget: Scalars['String']['output'];
};

/** Means of payment of a job. */
export type PostingMeans =
  /** A credit. */
  | 'credit'
  /** A slot of a flat rate. */
  | 'slot';

/** The price of posting for an organization. */
export type PostingPrice =
  /** A credit. */
  | 'credit'
  /** Free: this brand does not sell it. */
  | 'free'
  /** Not affordable: the organization has no slot or credit left. */
  | 'none'
  /** Free: this job is already paid for. */
  | 'paid'
  /** A slot of a flat rate. */
  | 'slot';

/** The price of posting for an organization, and its means of payment. */
export type PostingTerms = {
  __typename?: 'PostingTerms';
  /** Remaining job credits. */
  credits: Scalars['Int']['output'];
  /** Maximum duration in days given by the payment; null for no limit. */
  days: Maybe<Scalars['Int']['output']>;
  /** Default duration in days. */
  duration: Scalars['Int']['output'];
  /** Whether the current person may order them for the organization. */
  mayOrder: Scalars['Boolean']['output'];
  /** What this job was paid with; null if it was not paid for. */
  paidWith: Maybe<PostingMeans>;
  /** The current price. */
  price: PostingPrice;
  /** Products for posting jobs; empty where posting is free. */
  products: Array<Product>;
  /** Free slots of flat rates; null for no limit. */
  slots: Maybe<Scalars['Int']['output']>;
};

/** A problem in a job posting for one of its consumers. */
export type PreflightFinding = {
  __typename?: 'PreflightFinding';
  /** Stable name of the rule. */
  code: Scalars['String']['output'];
  /** What to do, in a sentence. */
  fix: Scalars['String']['output'];
  /** The problem, in a sentence. */
  message: Scalars['String']['output'];
  /** JSON pointer of the field to change, starting with the group: `/job_info/title`. */
  pointer: Scalars['String']['output'];
  /** The consumer it concerns. */
  reader: PreflightReader;
  /** Its severity. */
  severity: PreflightSeverity;
};

/** Consumers of a job posting besides people. */
export type PreflightReader =
  /** Job boards that import an XML feed, such as Indeed. */
  | 'feed'
  /** Google, through the JobPosting markup of the page. */
  | 'google'
  /** This site: the requirements of its form. */
  | 'site';

/** Severity of a finding. */
export type PreflightSeverity =
  /** It could be improved. */
  | 'advice'
  /** The consumer will reject the job. */
  | 'error'
  /** The consumer will accept the job, but show it to fewer people or not as intended. */
  | 'warning';

/** An amount of money. */
export type Price = {
  __typename?: 'Price';
  /** In the smallest unit of the currency: 14900 is 149 dollars. */
  amount: Scalars['Int']['output'];
  /** Three-letter code. */
  currency: Scalars['String']['output'];
  /** Formatted for the site, in the language of the request. */
  text: Scalars['String']['output'];
};

/** Something that employers can buy here. */
export type Product = {
  __typename?: 'Product';
  /** Number of credits; null for time-limited products. */
  credits: Maybe<Scalars['Int']['output']>;
  /** Duration in days; null if it does not expire. */
  days: Maybe<Scalars['Int']['output']>;
  /** What the buyer gets; null without a description. */
  description: Maybe<Scalars['String']['output']>;
  /** Its key in the document of the brand. */
  key: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Without tax. */
  price: Price;
  /** Whether the brand recommends it. */
  recommended: Scalars['Boolean']['output'];
  /** How many may be used at once; null for no limit. */
  slots: Maybe<Scalars['Int']['output']>;
  /** job_credits, contact_credits, job_flat_rate, contact_flat_rate, premium_profile, promoted_profile, featured_job or top_job. */
  type: Scalars['String']['output'];
};

/** A product that changes. */
export type ProductEffect = {
  __typename?: 'ProductEffect';
  /** appears (on sale), goes (off sale) or changes (its price or content). */
  change: EffectChange;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** State of a profile on this brand. */
export type ProfileState =
  /** Only visible to its members. */
  | 'draft'
  /** Publicly visible. */
  | 'published'
  /** Awaits approval by an administrator. */
  | 'waiting';

/** A public file. */
export type PublicFile = {
  __typename?: 'PublicFile';
  /** Display and download name. */
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** Root-relative URL. */
  url: Scalars['String']['output'];
};

/** Result of publishing a profile. */
export type PublishedOrganization = {
  __typename?: 'PublishedOrganization';
  /** What is missing or invalid; while there is anything, nothing is published. */
  faults: Array<FormFault>;
  /** The current organization. */
  organization: OwnOrganization;
};

/** Queries on the brand that the header `frontend` names. */
export type Query = {
  __typename?: 'Query';
  /** State of a mailed link. Querying it does not use it. */
  accountLink: AccountLink;
  /** What the current person may do in the administration. */
  adminAccess: AdminAccess;
  /** Alerts on this brand, for its administrators, who change, pause and delete them by id. */
  adminAlerts: AdminAlertList;
  /** One brand with all its settings. */
  adminBrand: AdminBrandSettings;
  /** Brands that the person may administer, by name. */
  adminBrands: Array<AdminBrand>;
  /** The same as CSV, in the language of the request. */
  adminBrandsCsv: Scalars['String']['output'];
  /** Brand files with errors of which nothing is live, by id. Empty for everybody but administrators of the network. */
  adminBrokenBrands: Array<BrokenBrand>;
  /** What a brand asks people to agree to, with the history of its wording. */
  adminConsents: Array<AdminConsent>;
  /** A list of the administration: users, organizations, jobs, applications and so on, of one brand or of all that the person administers. */
  adminEntries: AdminEntries;
  /** The same as CSV, in the language of the request: the first 10,000 entries. */
  adminEntriesCsv: Scalars['String']['output'];
  /** One entry; null if it does not exist on the brands that the person administers. */
  adminEntry: Maybe<AdminEntryPage>;
  /** Events of accounts. Sorted by created, kind or account. */
  adminEvents: AdminEvents;
  /** What the jobs of importers bring, and how complete they are. */
  adminImporterFigures: Array<ImporterFigures>;
  /** One mail with its body. */
  adminMail: AdminMailText;
  /** Mails. Sorted by created, to, subject or state. */
  adminMails: AdminMails;
  /** Orders of the brands that the person manages. */
  adminOrders: AdminOrderList;
  /** Products of the brands that the person administers, on sale or not. */
  adminProducts: Array<AdminProduct>;
  /** The same for spreadsheets, as CSV in the language of the request. */
  adminProductsCsv: Scalars['String']['output'];
  /** A complete resume, for administrators of every brand that its owner has joined. */
  adminResume: OwnResume;
  /** Requests on this brand, for its administrators. */
  adminResumeContacts: AdminResumeContactList;
  /** Resumes on this brand, for its administrators. */
  adminResumes: AdminResumeList;
  /** What visitors look for, and what they do not find. */
  adminSearchedTexts: SearchedTexts;
  /** How a brand is used, or all brands that the person administers. */
  adminStatistics: StatisticReport;
  /** All counts of the period as CSV: brand, day or month, measure, subject, count. */
  adminStatisticsCsv: Scalars['String']['output'];
  /** People. Sorted by email, name or created; filtered by brand, role, and state: unverified, blocked or waiting. */
  adminUsers: AdminUsers;
  /** Queues of background work and what failed; for administrators of the network. */
  adminWork: AdminWork;
  /** API keys of an organization on this brand, for its owners and administrators. */
  apiKeys: Array<ApiKey>;
  /** The newest requests that were made with an API key, newest first: 20. The last 1000 of 30 days are kept. */
  apiRequests: Array<ApiRequest>;
  /** Jobs with applications of the organizations that the person acts for on this brand, the latest 500 to get one. */
  applicantJobs: Array<ApplicantJob>;
  /** The applications before and after one in the order of a list of applicants; none of another organization. */
  applicantNeighbours: ApplicantNeighbours;
  /** Tags on applications to such jobs, in alphabetical order. */
  applicantTags: Array<Scalars['String']['output']>;
  /** Applicants of a job of the person's organization on this brand, or of all such jobs; null for any other job. */
  applicants: Maybe<ApplicantList>;
  /** Applicants as CSV (RFC 4180, UTF-8), safe to open in a spreadsheet, at most 10,000; null for a job of another organization. */
  applicantsCsv: Maybe<Scalars['String']['output']>;
  /** An application of the signed-in person; null for any other. */
  application: Maybe<OwnApplication>;
  /** The application behind a guest's link; changes nothing. */
  applicationLink: ApplicationLink;
  /** How the signed-in member is notified of new applications to jobs of the organization; null for the default: immediately for one's own jobs, and for owners also for jobs without an author. */
  applicationNotices: Maybe<ApplicationNoticeMode>;
  /** Applications of the signed-in person on this brand. */
  applications: OwnApplications;
  /** What a job asks of the viewer for an application; null if this brand does not show it. */
  applyOffer: Maybe<ApplyOffer>;
  /** What employers reach on this brand. */
  audience: Audience;
  /** A published post; null if this brand shows none with this id. */
  blogPost: Maybe<BlogPost>;
  /** A post as visitors would see it, for those who write it. Nothing is stored. */
  blogPostPreview: BlogPost;
  /** Published posts of this brand's blog. */
  blogPosts: BlogPosts;
  /** Bookmarked jobs of the person on this site, latest first. A visitor passes those kept in the browser, at most 200. */
  bookmarks: Array<Bookmark>;
  /** The changed settings of a brand, written into its files. Committed, they make the changes in the database superfluous. */
  brandExport: BrandExport;
  /** What would be different on the site with this patch, a JSON Merge Patch over the file; nothing is saved. Null when the brand would have an error. */
  brandPatchEffects: Maybe<BrandEffects>;
  /** What the brand check would report with this patch, a JSON Merge Patch over the file; nothing is saved. */
  brandPatchFindings: Array<BrandFinding>;
  /** Changes to the settings of a brand, newest first. */
  brandPatchHistory: BrandPatchHistory;
  /** Previews of a brand whose links still work, newest first. */
  brandPreviews: Array<BrandPreview>;
  /** JSON Schema (draft-07) of brand documents. What can only be set in the file carries `x-file-only` with the reason. */
  brandSchema: Scalars['JSONObject']['output'];
  /** Lists of saved candidates with applicants to jobs of the organizations that the person acts for, in alphabetical order. */
  candidateLists: Array<CandidateList>;
  /** A challenge for one submission of a form; null where the brand does not require it. */
  captchaChallenge: Maybe<CaptchaChallenge>;
  /** An organization with a profile published on this brand, for a person who may want to own it; null if there is none. */
  claimOffer: Maybe<ClaimOffer>;
  /** A conversation of the current person, or of a guest's link. */
  conversation: Conversation;
  /** Targets of the calls to action about credits. */
  creditLinks: CreditLinks;
  /** The billing profile of an organization here. */
  customerProfile: CustomerProfile;
  /** A public resume page; null if it is not online. */
  cvSite: Maybe<CvSite>;
  /** The person's draft of a form, without removed fields; null if there is none. */
  draft: Maybe<Draft>;
  /** A post that this brand owns, for those who administer it; null if there is none with this id. */
  editedBlogPost: Maybe<EditedBlogPost>;
  /** Posts of the brands that the person administers. Sorted by `published` (drafts first), `changed` or `title`. */
  editedBlogPosts: EditedBlogPosts;
  /** A page of this brand, for those who administer it; null if there is none with this id. */
  editedPage: Maybe<EditedPage>;
  /** Pages of the brands that the person administers. Sorted by `changed`, `path` or `title`. */
  editedPages: EditedPages;
  /** All personal data of the signed-in person. */
  exportAccount: Scalars['JSONObject']['output'];
  /** Resolves URL path segments in the given language; unknown ones are left out. */
  facetAliases: Array<FacetAlias>;
  /** Values of one facet whose label contains the text, with counts; for facets with many values. */
  facetValues: Array<SearchFacetValue>;
  /** Featured organizations of this brand in rotation: each turn shows the next ones, and starts over after the last. */
  featuredOrganizations: Array<Organization>;
  /** People, organizations, jobs and orders on these brands that contain the text. */
  findAnything: FoundAnything;
  /** Changes of several brands that the person administers any of. */
  fleetEdits: FleetEdits;
  /** What a change would do to several brands; nothing is saved. */
  fleetPreview: Array<FleetBrand>;
  /** A form; null if it does not exist, such as registration where it is closed. */
  form: Maybe<Form>;
  /** Validates the answers of a form without storing them. */
  formFaults: Array<FormFault>;
  /** A resume that employers of this brand can find; null if it does not exist. */
  foundResume: Maybe<ResumePage>;
  /** Settings of this brand. */
  getAppConfig: Array<AppConfigEntry>;
  /** Remaining credits of one organization, or of all that the person belongs to. */
  getCredits: Array<CreditBalance>;
  /** What this brand asks people to agree to; default: one info about its privacy policy. */
  getGdprConsentInfos: Array<GdprConsentInfo>;
  /** Resolves a path; errors are part of the result. An unknown path results in error 404, a job removed long ago in 410. */
  getRoutInfo: RouteInfo;
  /** Time-limited purchases of one organization, or of all that the person belongs to. Empty where the brand has no subscriptions. */
  getSubscriptions: SubscriptionList;
  /** The signed-in person; null for a visitor. */
  getUser: Maybe<User>;
  /** The signed-in person's consent to the latest wording; null if they have not agreed to it, and where nothing is asked. */
  hasTheLatestConsent: Maybe<GdprUserConsent>;
  /** An importer; null if there is none on brands that the person administers. */
  importer: Maybe<Importer>;
  /** A run of an importer; null if there is none on brands that the person administers. */
  importerRun: Maybe<ImporterRun>;
  /** What texts of feeds mean on a brand, newest first; at most 500. */
  importerValues: Array<ImporterValue>;
  /** Importers of a brand, or of all brands that the person administers, by name. */
  importers: Array<Importer>;
  /** The same as CSV for spreadsheets, in the language of the request. */
  importersCsv: Scalars['String']['output'];
  /** State of an invitation. Reading it does not use it. */
  invitation: InvitationLink;
  /** Published, or archived at most 30 days ago; null otherwise. */
  job: Maybe<Job>;
  /** The alert of a mailed link; null for an invalid token. */
  jobAlert: Maybe<Alert>;
  /** Alerts of the person on this site, including those made as a guest with the person's address; latest first. */
  jobAlerts: Array<Alert>;
  /** Settings for the job form. */
  jobFormSettings: JobFormSettings;
  /** The same towns on a map. */
  jobMap: JobMap;
  /** Problems that Google, XML feeds and this site will have with these answers, most severe first. They may be incomplete; nothing is stored. */
  jobPreflight: Array<PreflightFinding>;
  /** Preview of a job with these answers, which are not stored and may be incomplete. */
  jobPreview: Job;
  /** Visitors' reports about jobs of this brand. */
  jobReports: JobReportList;
  /** Where the published jobs of this brand are, most jobs first. Each counts once: at the town with the most jobs within `km`, or at the nearest of the `hubs`. */
  jobTowns: Array<JobTown>;
  /** How many jobs were published on this brand in each of the last complete weeks, oldest first. */
  jobWeeks: Array<JobWeek>;
  /** Jobs that await an administrator of this brand, longest waiting first. */
  jobsToReview: OwnJobList;
  /** People who ask to join an organization, longest waiting first; for its owners. */
  joinRequests: Array<JoinRequest>;
  /** What the link of a mail asks; null for an invalid link, and once the data is deleted. Changes nothing. */
  keepingLink: Maybe<Keeping>;
  /**
   * Landing pages of the site that find anything: those that share facet values, words or a place with the page at `near`
   * first, which is left out itself, then the others in the order of the brand document.
   */
  landingPages: Array<LandingLink>;
  /** Since when emails to the signed-in person bounce, so that none are sent; null if they arrive. */
  mailBounced: Maybe<Scalars['DateTime']['output']>;
  /** An email with made-up values. */
  mailSample: MailSample;
  /** The templates of emails. */
  mailTemplates: MailTemplates;
  /** Organizations on this brand that the person is a member of, by name. */
  memberships: Array<Membership>;
  /** Accounts or organizations on the brands of the administrator, by name or email address. */
  mergeCandidates: Array<MergeEntry>;
  /** What a merge of two entries would do. */
  mergePlan: MergePlan;
  /** Merges of an entry, latest first. */
  merges: Array<Merge>;
  /** How the signed-in person is notified of messages on this brand. */
  messageNotices: MessageNoticeMode;
  /** Templates of the organization that a job belongs to, by name. */
  messageTemplates: Array<MessageTemplate>;
  /** Whether the current person gets the same as an email every morning; null if they do not. */
  morningMail: Maybe<MorningMail>;
  /** The nearest town with at least 1,000 inhabitants within 100 kilometers; null where there is none. */
  nearestPlace: Maybe<Place>;
  /** Number of applications to such jobs that nobody has opened. */
  newApplicants: Scalars['Int']['output'];
  /** The newsletter of this brand and the consent of the signed-in person. */
  newsletter: Newsletter;
  /** The subscription of a mailed link; null for an invalid token. */
  newsletterReader: Maybe<NewsletterReader>;
  /** A quote for an order at current prices. With a voucher that cannot be used, it says why. */
  orderQuote: OrderQuote;
  /** A profile published on this brand, by slug or id. */
  organization: Maybe<Organization>;
  /** Members and invitations of an organization. */
  organizationPeople: OrganizationPeople;
  /** Organizations that the person acts for without a profile on this brand. */
  organizationsElsewhere: Array<OrganizationElsewhere>;
  /** Organizations with a published profile on this brand whose name is the same apart from case, accents and legal form; at most 5. */
  organizationsNamed: Array<NamedOrganization>;
  /** The person's own public page, whether or not it exists. */
  ownCvSite: OwnCvSite;
  /** One of these jobs; null if the person has none with this id. */
  ownJob: Maybe<OwnJob>;
  /** Jobs of this brand that the person may edit, searchable. */
  ownJobs: OwnJobList;
  /** An order of the person's organization. */
  ownOrder: Order;
  /** Orders of an organization here, newest first. */
  ownOrders: OrderList;
  /** An organization to edit: the one with this id, or the person's active one, or the first. Null if there is none. */
  ownOrganization: Maybe<OwnOrganization>;
  /** The current person's resume. */
  ownResume: OwnResume;
  /** Requests to the current person as the owner of a resume on this brand. */
  ownResumeContacts: Array<ResumeContact>;
  /** Stages of an organization in the order of its board; empty if it has not named any. */
  ownStages: Array<OwnStage>;
  /** A page as visitors would see it, for those who write it. Nothing is stored. */
  pagePreview: PagePreview;
  /** The widgets of a page of this brand, for the visual editor of its administrators: needs the header `visual-editor`. None for a page that does not exist. */
  placedWidgets: Array<PlacedWidget>;
  /** Places that start with or resemble the text, best first; at most 10. With `exact: true` the whole text must be a place: returns those that match equally well. */
  places: Array<Place>;
  /** Terms of posting for an organization of the current person. */
  postingTerms: PostingTerms;
  /** Products on sale here, in the order of the brand document. */
  products: Array<Product>;
  /** Published jobs similar to those that the person bookmarked or applied to, and in the occupation of the resume; at most 20. As many employers as possible. */
  recommendedJobs: Array<Job>;
  /** Ready-made reasons for rejecting a job of this brand, in the language of the request. */
  rejectionReasons: Array<RejectionReason>;
  /** One resume alert; null if it does not exist or belongs to somebody else. */
  resumeAlert: Maybe<Alert>;
  /** Resume alerts of the person on this site, the latest first. */
  resumeAlerts: Array<Alert>;
  /** One request, from the person's active organization or to the person. */
  resumeContact: ResumeContact;
  /** Terms of a contact request for a resume. */
  resumeContactTerms: ResumeContactTerms;
  /** Requests of the current person's active organization. */
  resumeContacts: ResumeContactList;
  /** The short form for starting a resume. */
  resumeWizard: Form;
  /** Fetches the source of an importer, and shows what its first items have. Nothing is saved. */
  sampleImporter: ImporterSample;
  /** Title of the resume search at a URL; null for a URL that is not one. */
  savedResumeSearchTitle: Maybe<Scalars['String']['output']>;
  /** Title of the search at a URL, as an alert for it would be named; null for a URL that is not a job search. */
  savedSearchTitle: Maybe<Scalars['String']['output']>;
  /** Changes with a time to come; those that are open first by their start, the others newest first. */
  scheduledPatches: ScheduledPatches;
  /** Searches this brand. */
  search: SearchResult;
  /** Why a job is a result of a search on this brand; null for a search without words, or if it is none. For administrators of the brand. */
  searchExplanation: Maybe<SearchExplanation>;
  /** Titles, occupations, skills and employers that exist on this brand, for the start of a search text; none for resumes. New ones appear within seconds, on large boards within minutes. */
  searchSuggestions: Array<SearchSuggestion>;
  /** Similar jobs of this brand, by occupation, title and place. */
  similarJobs: Array<Job>;
  /** Jobs of other brands on a brand, or on all brands on which the person moderates jobs. */
  syndicatedJobs: SyndicatedJobs;
  /** A rule; null if there is none that concerns brands that the person administers. */
  syndicationRule: Maybe<SyndicationRule>;
  /** Rules that bring jobs to a brand or take its jobs elsewhere, or all that concern brands that the person administers, by name. */
  syndicationRules: Array<SyndicationRule>;
  /** The same as CSV for spreadsheets, in the language of the request. */
  syndicationRulesCsv: Scalars['String']['output'];
  /** Tries conditions on the jobs of today. Nothing is saved. */
  syndicationTrial: SyndicationTrial;
  /** What a change or a merge of a term would do. Fails as the change itself would. */
  termEffects: TermEffects;
  /** Terms to choose from: of a taxonomy, below one of its terms, matching a text, or with given codes. Conditions are combined. Terms of other brands' custom fields are excluded. */
  terms: TermList;
  /** Organizations whose jobs go online on this brand without review, the latest first. */
  trustedOrganizations: Array<TrustedOrganization>;
  /** Fetches the source, and shows what its first items would become. Nothing is saved. */
  tryImporter: ImporterTrial;
  /** Texts of feeds that nobody has mapped, the most frequent first; at most 200. */
  unknownImporterValues: Array<UnknownImporterValue>;
  /** Profiles on this brand that the current person may edit, by name. */
  updatableOrganizationProfiles: Array<UpdatableOrganizationProfile>;
  /** Version of the API, for health checks. */
  version: Scalars['String']['output'];
  /** A term; null if there is none. */
  vocabularyTerm: Maybe<VocabularyTerm>;
  /** Profiles that await an administrator of this brand, longest waiting first. */
  waitingOrganizations: Array<WaitingOrganization>;
  /** What awaits somebody today, on all brands on which the current person has an administrative role. */
  waitingToday: Array<WaitingToday>;
  /** The log of a webhook, newest first: 20 deliveries. */
  webhookDeliveries: Array<WebhookDelivery>;
  /** Webhooks of an organization on this brand, for its owners and administrators. */
  webhooks: Array<Webhook>;
  /** Since when the signed-in person gets the figures of the week about their jobs on this brand by email; null if they do not. */
  weeklyFigures: Maybe<Scalars['DateTime']['output']>;
  /** Brands on which the current person has an administrative role, by name. */
  workspaceBrands: Array<WorkspaceBrand>;
  /** The brand of the request, for screens in the workspace. */
  workspaceSite: WorkspaceSite;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAccountLinkArgs = {
  token: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminAlertsArgs = {
  accountId: InputMaybe<Scalars['Int']['input']>;
  kind: InputMaybe<AdminAlertKind>;
  list: InputMaybe<AdminList>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminBrandArgs = {
  id: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminBrandsCsvArgs = {
  only: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminConsentsArgs = {
  brand: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminEntriesArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<AdminFilterValue>>;
  list?: InputMaybe<AdminList>;
  of: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminEntriesCsvArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<AdminFilterValue>>;
  list?: InputMaybe<AdminList>;
  of: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminEntryArgs = {
  id: Scalars['Int']['input'];
  of: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminEventsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  kind: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<AdminList>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminImporterFiguresArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  from: Scalars['String']['input'];
  until: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminMailArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminMailsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<AdminList>;
  state: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminOrdersArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  list: InputMaybe<AdminList>;
  state: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminProductsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminProductsCsvArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminResumeArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminResumeContactsArgs = {
  list: InputMaybe<AdminList>;
  organizationId: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<ResumeContactStatus>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminResumesArgs = {
  list: InputMaybe<AdminList>;
  visible: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminSearchedTextsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  from: Scalars['String']['input'];
  isEmpty?: Scalars['Boolean']['input'];
  kind: SearchedKind;
  limit?: Scalars['Int']['input'];
  until: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminStatisticsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  compare?: StatisticComparison;
  from: Scalars['String']['input'];
  step?: StatisticStep;
  until: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminStatisticsCsvArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  from: Scalars['String']['input'];
  until: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryAdminUsersArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<AdminList>;
  role: InputMaybe<Scalars['String']['input']>;
  state: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApiKeysArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApiRequestsArgs = {
  before: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicantNeighboursArgs = {
  filter: InputMaybe<ApplicantFilter>;
  id: Scalars['Int']['input'];
  jobId: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ApplicantSort>;
  stage: InputMaybe<ApplicationStage>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicantTagsArgs = {
  organizationId: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicantsArgs = {
  filter: InputMaybe<ApplicantFilter>;
  jobId: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ApplicantSort>;
  stage: InputMaybe<ApplicationStage>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicantsCsvArgs = {
  filter: InputMaybe<ApplicantFilter>;
  jobId: InputMaybe<Scalars['Int']['input']>;
  stage: InputMaybe<ApplicationStage>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicationArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicationLinkArgs = {
  token: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicationNoticesArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplicationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryApplyOfferArgs = {
  jobId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBlogPostArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBlogPostPreviewArgs = {
  input: BlogPostInput;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBlogPostsArgs = {
  category: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  text: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBookmarksArgs = {
  jobs: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBrandExportArgs = {
  brand: Scalars['String']['input'];
  patch: InputMaybe<Scalars['JSON']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBrandPatchEffectsArgs = {
  brand: Scalars['String']['input'];
  patch: Scalars['JSON']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBrandPatchFindingsArgs = {
  brand: Scalars['String']['input'];
  patch: Scalars['JSON']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBrandPatchHistoryArgs = {
  brand: Scalars['String']['input'];
  count?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryBrandPreviewsArgs = {
  brand: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryCandidateListsArgs = {
  organizationId: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryCaptchaChallengeArgs = {
  form: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryClaimOfferArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryConversationArgs = {
  about: ConversationAbout;
  id: Scalars['Int']['input'];
  side: ConversationSide;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryCustomerProfileArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryCvSiteArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryDraftArgs = {
  form: Scalars['String']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryEditedBlogPostArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryEditedBlogPostsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  language: InputMaybe<Scalars['String']['input']>;
  list: InputMaybe<AdminList>;
  state: InputMaybe<ContentState>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryEditedPageArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryEditedPagesArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  language: InputMaybe<Scalars['String']['input']>;
  list: InputMaybe<AdminList>;
  state: InputMaybe<ContentState>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFacetAliasesArgs = {
  aliases: InputMaybe<Array<Scalars['String']['input']>>;
  filters: InputMaybe<Array<Scalars['String']['input']>>;
  index: SearchIndex;
  language: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFacetValuesArgs = {
  field: Scalars['String']['input'];
  index: SearchIndex;
  language: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFeaturedOrganizationsArgs = {
  limit: Scalars['Int']['input'];
  turn?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFindAnythingArgs = {
  text: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFleetEditsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFleetPreviewArgs = {
  brands: InputMaybe<Array<Scalars['String']['input']>>;
  changes: Scalars['JSON']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFormArgs = {
  name: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFormFaultsArgs = {
  answers: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryFoundResumeArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryGetCreditsArgs = {
  organizationId: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
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


/** Queries on the brand that the header `frontend` names. */
export type QueryGetRoutInfoArgs = {
  language: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryGetSubscriptionsArgs = {
  filters: InputMaybe<Array<SubscriptionFilter>>;
  limit?: Scalars['Int']['input'];
  offset?: InputMaybe<Scalars['Int']['input']>;
  organizationId: InputMaybe<Scalars['Int']['input']>;
  showSubscriptionsFromAllFrontends?: InputMaybe<Scalars['Boolean']['input']>;
  sorting: InputMaybe<Array<SubscriptionSort>>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryHasTheLatestConsentArgs = {
  placement: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryImporterArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryImporterRunArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryImporterValuesArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  kind: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryImportersArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryImportersCsvArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobAlertArgs = {
  token: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobMapArgs = {
  area: Scalars['String']['input'];
  box: InputMaybe<GeoBox>;
  hubs: InputMaybe<Array<GeoPoint>>;
  km?: InputMaybe<Scalars['Float']['input']>;
  language: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobPreflightArgs = {
  answers: Scalars['JSON']['input'];
  id: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobPreviewArgs = {
  answers: Scalars['JSON']['input'];
  id: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobReportsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobTownsArgs = {
  box: InputMaybe<GeoBox>;
  hubs: InputMaybe<Array<GeoPoint>>;
  km?: InputMaybe<Scalars['Float']['input']>;
  language: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobWeeksArgs = {
  weeks?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJobsToReviewArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryJoinRequestsArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryKeepingLinkArgs = {
  token: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryLandingPagesArgs = {
  language: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  near: InputMaybe<Scalars['String']['input']>;
  pages: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryMailSampleArgs = {
  brand: Scalars['String']['input'];
  kind?: MailSampleKind;
  locale: Scalars['String']['input'];
  template: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryMailTemplatesArgs = {
  brand: Scalars['String']['input'];
  locale: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryMergeCandidatesArgs = {
  kind: MergeKind;
  text: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryMergePlanArgs = {
  keep: Scalars['Int']['input'];
  kind: MergeKind;
  merge: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryMergesArgs = {
  id: Scalars['Int']['input'];
  kind: MergeKind;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryMessageTemplatesArgs = {
  jobId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryNearestPlaceArgs = {
  lat: Scalars['Float']['input'];
  locale: InputMaybe<Scalars['String']['input']>;
  lon: Scalars['Float']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryNewsletterReaderArgs = {
  token: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOrderQuoteArgs = {
  items: Array<OrderItem>;
  organizationId: Scalars['Int']['input'];
  voucher: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOrganizationArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  slug: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOrganizationPeopleArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOrganizationsNamedArgs = {
  name: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOwnJobArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOwnJobsArgs = {
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  everybody?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  organizationId: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OwnJobSort>;
  states: InputMaybe<Array<JobState>>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOwnOrderArgs = {
  orderId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOwnOrdersArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOwnOrganizationArgs = {
  organizationId: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryOwnStagesArgs = {
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryPagePreviewArgs = {
  input: PageInput;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryPlacedWidgetsArgs = {
  page: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryPlacesArgs = {
  countries: InputMaybe<Array<Scalars['String']['input']>>;
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  locale: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryPostingTermsArgs = {
  jobId: InputMaybe<Scalars['Int']['input']>;
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryRecommendedJobsArgs = {
  limit?: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryResumeAlertArgs = {
  id: InputMaybe<Scalars['Int']['input']>;
  token: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryResumeContactArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryResumeContactTermsArgs = {
  resumeId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryResumeContactsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  status: InputMaybe<ResumeContactStatus>;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySampleImporterArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySavedResumeSearchTitleArgs = {
  search: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySavedSearchTitleArgs = {
  search: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryScheduledPatchesArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySearchArgs = {
  index: SearchIndex;
  request: SearchRequest;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySearchExplanationArgs = {
  jobId: Scalars['Int']['input'];
  request: SearchRequest;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySearchSuggestionsArgs = {
  index: SearchIndex;
  language: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySimilarJobsArgs = {
  id: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySyndicatedJobsArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  count?: Scalars['Int']['input'];
  from?: Scalars['Int']['input'];
  jobId: InputMaybe<Scalars['Int']['input']>;
  ruleId: InputMaybe<Scalars['Int']['input']>;
  state: InputMaybe<SyndicatedState>;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySyndicationRuleArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySyndicationRulesArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySyndicationRulesCsvArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QuerySyndicationTrialArgs = {
  brand: Scalars['String']['input'];
  conditions: SyndicationConditionsInput;
  count?: Scalars['Int']['input'];
  from?: Scalars['Int']['input'];
  source: InputMaybe<Scalars['String']['input']>;
  verdict: InputMaybe<SyndicationVerdict>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryTermEffectsArgs = {
  edit: InputMaybe<TermEdit>;
  id: Scalars['Int']['input'];
  mergeInto: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryTermsArgs = {
  codes: InputMaybe<Array<Scalars['String']['input']>>;
  language: InputMaybe<Scalars['String']['input']>;
  leaves?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  parent: InputMaybe<Scalars['String']['input']>;
  taxonomy: Scalars['String']['input'];
  text: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryTryImporterArgs = {
  id: Scalars['Int']['input'];
  mapping: InputMaybe<Scalars['JSON']['input']>;
  shape: InputMaybe<Scalars['JSON']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryUnknownImporterValuesArgs = {
  brand: InputMaybe<Scalars['String']['input']>;
  kind: InputMaybe<Scalars['String']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryVocabularyTermArgs = {
  id: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryWaitingOrganizationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries on the brand that the header `frontend` names. */
export type QueryWebhookDeliveriesArgs = {
  before: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  organizationId: Scalars['Int']['input'];
};


/** Queries on the brand that the header `frontend` names. */
export type QueryWebhooksArgs = {
  organizationId: Scalars['Int']['input'];
};

/** A question with its answer. */
export type Question = {
  __typename?: 'Question';
  /** Sanitized HTML. */
  answer: Scalars['String']['output'];
  /** Plain text. */
  question: Scalars['String']['output'];
};

/** How a question is answered. */
export type QuestionType =
  /** Several of the options. */
  | 'many'
  /** A number. */
  | 'number'
  /** One of the options. */
  | 'one'
  /** Free text. */
  | 'text'
  /** Yes or no. */
  | 'yes_no';

/** A voucher in a quote. */
export type QuoteVoucher = {
  __typename?: 'QuoteVoucher';
  /** Its code, in capitals and without spaces. */
  code: Scalars['String']['output'];
  /** The least value of an order without tax, if this one is below it. */
  minimum: Maybe<Price>;
  /** Why it cannot be used; null if it is. */
  refusal: Maybe<VoucherRefusal>;
  /** When it can be used from, if it cannot be used yet. */
  starts: Maybe<Scalars['DateTime']['output']>;
};

/** How many of a thing a change reaches. */
export type ReachEffect = {
  __typename?: 'ReachEffect';
  /** goes: they stop working or are no longer shown. appears: they work or are shown again. */
  change: EffectChange;
  /** How many; at least one. */
  count: Scalars['Int']['output'];
  /** The language that it is about. */
  locale: Maybe<Scalars['String']['output']>;
  /** What they are. */
  thing: EffectThing;
};

/** What was recognized in a file, for the person to review. Nothing is stored. */
export type ReadResume = {
  __typename?: 'ReadResume';
  /** Email address in the file. A resume shows that of the account. */
  email: Maybe<Scalars['String']['output']>;
  /** Answers by group; only groups with recognized answers. */
  parts: Array<ResumePart>;
  /** Lines that were not recognized. */
  rest: Array<Scalars['String']['output']>;
  /** Labels of all codes in the answers. */
  terms: Array<ResumeTerm>;
};

/** A partial refund of a paid order: lines, or an amount without lines; less than the remaining amount. */
export type RefundPart = {
  /** Including tax, in the smallest unit of the currency. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** Idempotency key made by the client, 8 to 64 letters, digits, - and _. */
  key: Scalars['String']['input'];
  /** Keys of the products whose lines are refunded. */
  products?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A ready-made reason for rejecting a job. */
export type RejectionReason = {
  __typename?: 'RejectionReason';
  /** Its key in the settings. */
  key: Scalars['String']['output'];
  /** What the employer reads. */
  text: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** Result of reporting a job. */
export type ReportedJob = {
  __typename?: 'ReportedJob';
  /** Faults in the report; while there are any, nothing is sent. */
  faults: Array<FormFault>;
  /** Whether it was received, now or with an earlier identical request. */
  sent: Scalars['Boolean']['output'];
};

/** Result of setting a password through a mailed link. */
export type ResetResult = {
  __typename?: 'ResetResult';
  /** Empty unless the new password is rejected. */
  faults: Array<FormFault>;
  /** With a new password: a token that signs in once within two minutes (`link` of the credentials), regardless of rate limits on sign-in. */
  signIn: Maybe<Scalars['String']['output']>;
  /** State of the link; the password is set when it is `good` and there are no faults. */
  state: AccountLinkState;
};

/** Completeness of a resume. */
export type ResumeCompleteness = {
  __typename?: 'ResumeCompleteness';
  /** Missing fields, required ones first. */
  gaps: Array<ResumeGap>;
  /** From 0 to 100. */
  percent: Scalars['Int']['output'];
};

/** An organization's contact request to the owner of a resume. */
export type ResumeContact = {
  __typename?: 'ResumeContact';
  /** When the owner answered. */
  answered: Maybe<Scalars['DateTime']['output']>;
  /** When the organization may ask again; null while the request is pending or approved, and if it may ask now. */
  askAgain: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  created: Scalars['DateTime']['output'];
  /** Id of the request. */
  id: Scalars['Int']['output'];
  /** The job that it concerns; null if there is none or it is no longer shown. */
  job: Maybe<Job>;
  /** Why the organization would like to talk. */
  message: Scalars['String']['output'];
  /** Whether what the owner chose to disclose is accessible: approved, and paid where the brand sells contacts. */
  opened: Scalars['Boolean']['output'];
  /** For the organization, what it can see; for the owner, what approval would disclose with every contact option. */
  opens: Array<ResumeContactOpened>;
  /** Its profile; null if that is not public. */
  organization: Maybe<Organization>;
  /** Public name of the organization that asks. */
  organizationName: Scalars['String']['output'];
  /** The resume; null if it is no longer listed. */
  resume: Maybe<FoundResume>;
  /** Its state. */
  status: ResumeContactStatus;
  /** Since when the owner cannot be reached: mail bounced, or their number was removed. The payment was returned then. */
  unreachable: Maybe<Scalars['DateTime']['output']>;
  /** Messages of the other side that the current person's side has not seen. */
  unread: Scalars['Int']['output'];
  /** The ways to reach the owner, as they chose; empty before approval. */
  ways: Array<ResumeContactWay>;
};

/** What approval of a request discloses. */
export type ResumeContactField =
  /** Email address of the account, if the owner chose it. */
  | 'email'
  /** Files that came with the resume. */
  | 'files'
  /** Where the person lives. */
  | 'home'
  /** Messages through this site, if the owner chose them. */
  | 'messages'
  /** First and last name. */
  | 'name'
  /** Telephone number in the resume, if the owner chose it. */
  | 'phone';

/** A published job of an organization. */
export type ResumeContactJob = {
  __typename?: 'ResumeContactJob';
  /** Id of the job. */
  id: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of requests. */
export type ResumeContactList = {
  __typename?: 'ResumeContactList';
  /** The requests on this page, latest first. */
  contacts: Array<ResumeContact>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** One item that approval discloses. */
export type ResumeContactOpened = {
  __typename?: 'ResumeContactOpened';
  /** The item. */
  field: ResumeContactField;
  /** The value in the resume; null without one, and for messages. */
  value: Maybe<Scalars['String']['output']>;
};

/** The price of an approval for an organization. */
export type ResumeContactPrice =
  /** A credit. */
  | 'credit'
  /** Free: the brand sells no contacts. */
  | 'free'
  /** Not affordable: the organization must buy credits before it can ask. */
  | 'missing'
  /** Free: a credit was spent on this resume before. */
  | 'paid'
  /** A free slot of a flat rate. */
  | 'slot';

/** State of a contact request. */
export type ResumeContactStatus =
  /** The owner approved. */
  | 'approved'
  /** The owner declined. */
  | 'declined'
  /** The owner has not answered yet. */
  | 'pending'
  /** The owner has withdrawn the approval. */
  | 'revoked'
  /** The organization withdrew it before it was answered. */
  | 'withdrawn';

/** What a contact request means for the person's active organization. */
export type ResumeContactTerms = {
  __typename?: 'ResumeContactTerms';
  /** Jobs of the organization that a request can be about, by title; at most 100. */
  jobs: Array<ResumeContactJob>;
  /** Remaining slots or credits of that kind; null for no limit, and if none is used. */
  left: Maybe<Scalars['Int']['output']>;
  /** Name of the organization that asks. */
  organizationName: Scalars['String']['output'];
  /** Whether the resume is the person's own, which cannot be contacted. */
  own: Scalars['Boolean']['output'];
  /** Price of an approval. */
  price: ResumeContactPrice;
};

/** How the organization may reach the owner of a resume. */
export type ResumeContactWay =
  /** By email, at the address of the account. */
  | 'email'
  /** By messages that this site forwards by mail; neither side sees an address. */
  | 'messages'
  /** By telephone, at the number in the resume. */
  | 'phone';

/** A field that employers look for and that is missing in a resume. */
export type ResumeGap = {
  __typename?: 'ResumeGap';
  /** Field of the group. */
  field: Scalars['String']['output'];
  /** Group of the form. */
  group: Scalars['String']['output'];
  /** Label of the field. */
  label: Scalars['String']['output'];
  /** Whether employers cannot find the resume without it. */
  required: Scalars['Boolean']['output'];
};

/** The answers of one group. */
export type ResumeGroupInput = {
  /** Answers by field. */
  answers: Scalars['JSON']['input'];
  /** Name of the group. */
  group: Scalars['String']['input'];
  /** Version of the group that the answers are based on; 0 if it was never saved. */
  version: Scalars['Int']['input'];
};

/** An organization for whose members a resume does not exist, on all brands. */
export type ResumeHiding = {
  __typename?: 'ResumeHiding';
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Name of the company. Other spellings and legal forms of it count as well. */
  name: Scalars['String']['output'];
  /** Whether it is the present employer, as the work experience says: it ends with that position. */
  present: Scalars['Boolean']['output'];
};

/** Why employers of this brand cannot find a resume. */
export type ResumeHindrance =
  /** The email address is not confirmed. */
  | 'EMAIL_NOT_VERIFIED'
  /** Its owner has not made it visible. */
  | 'HIDDEN'
  /** Something that the brand requires is missing or invalid. */
  | 'INCOMPLETE'
  /** An administrator has not approved the account yet. */
  | 'NOT_APPROVED';

/** Somebody else's resume. */
export type ResumePage = {
  __typename?: 'ResumePage';
  /** Whether it includes the private fields. */
  opened: Scalars['Boolean']['output'];
  /** What every searching employer can read. */
  resume: FoundResume;
  /** Similar resumes: shared skills, occupation and place. Empty if the brand does not recommend resumes. */
  similar: Array<FoundResume>;
  /** All that the current person may read, including private fields once the owner has approved. */
  view: ResumeView;
};


/** Somebody else's resume. */
export type ResumePageSimilarArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** The readable answers of one group. */
export type ResumePart = {
  __typename?: 'ResumePart';
  /** Answers by field. URLs of files are valid for an hour. */
  answers: Scalars['JSONObject']['output'];
  /** Name of the group. */
  group: Scalars['String']['output'];
};

/** The label of a code in answers. */
export type ResumeTerm = {
  __typename?: 'ResumeTerm';
  /** The code. */
  code: Scalars['String']['output'];
  /** In the language of the request. */
  label: Scalars['String']['output'];
  /** Its taxonomy. */
  taxonomy: Scalars['String']['output'];
};

/** A resume as a reader sees it. */
export type ResumeView = {
  __typename?: 'ResumeView';
  /** Email address; null while it is private. */
  email: Maybe<Scalars['String']['output']>;
  /** Full name; null while it is private. */
  name: Maybe<Scalars['String']['output']>;
  /** The groups with readable answers, in the order of the form. */
  parts: Array<ResumePart>;
  /** Labels of all codes in the answers. */
  terms: Array<ResumeTerm>;
};

/** A route. Exactly one of the three fields is set. */
export type Route = {
  __typename?: 'Route';
  /** The path has content. */
  content: Maybe<RouteContent>;
  /** The path does not exist. */
  error: Maybe<RouteError>;
  /** The path redirects. */
  redirect: Maybe<RouteRedirect>;
};

/** The content at a path. */
export type RouteContent = {
  __typename?: 'RouteContent';
  /** Id of the job, organization, public resume, post or stored page; 0 for a page of the brand document. */
  id: Scalars['Int']['output'];
  /** Set for landing pages stored in the database. */
  landingPage: Maybe<LandingPage>;
  /** Meta tags of the page. */
  metatags: Array<Metatag>;
  /** Where each language has the same content, if the path does not say so by itself; null if it does. */
  translations: Maybe<Array<RouteTranslation>>;
  /** job, landing_page, organization_profile, cv_site or blog_post */
  type: Scalars['String']['output'];
};

/** Why a path does not exist. */
export type RouteError = {
  __typename?: 'RouteError';
  /** HTTP status: 400, 404, 405 or 410. */
  code: Scalars['Int']['output'];
  /** Reason code: `JOB_GONE`. */
  reason: Scalars['String']['output'];
};

/** The result of `getRoutInfo`. */
export type RouteInfo = {
  __typename?: 'RouteInfo';
  /** The route of the path. */
  route: Route;
};

/** A redirect to another URL. */
export type RouteRedirect = {
  __typename?: 'RouteRedirect';
  /** HTTP status: 301, 302, 307 or 308. */
  code: Scalars['Int']['output'];
  /** Path with query. */
  target: Scalars['String']['output'];
};

/** Content in one language. */
export type RouteTranslation = {
  __typename?: 'RouteTranslation';
  /** A language of the brand. */
  locale: Scalars['String']['output'];
  /** Path in that language. */
  path: Scalars['String']['output'];
};

/** A salary per unit of time. */
export type Salary = {
  __typename?: 'Salary';
  /** ISO 4217; empty for a range on a brand without a currency. */
  currencyCode: Scalars['String']['output'];
  /** Upper end. */
  max: Maybe<Scalars['Float']['output']>;
  /** Lower end. */
  min: Maybe<Scalars['Float']['output']>;
  /** hour, day, week, month or year */
  unit: Scalars['String']['output'];
  /** Minimum per year, for comparison. */
  yearly: Maybe<Scalars['Float']['output']>;
};

/** What an employer has saved of an applicant. */
export type SavedCandidate = {
  __typename?: 'SavedCandidate';
  /** The answer; null without one. */
  answer: Maybe<KeepingAnswer>;
  /** When it was given. */
  answered: Maybe<Scalars['DateTime']['output']>;
  /** When the applicant was last asked by mail; null if that was not possible. */
  asked: Maybe<Scalars['DateTime']['output']>;
  /** Lists that the applicant is in, by name; none if the applicant does not want to be kept, or was removed. */
  lists: Array<Scalars['String']['output']>;
  /** Note of the employer; empty for none. */
  note: Scalars['String']['output'];
  /** After a yes: until when the application is kept. The applicant is asked again a month before. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** Result of saving a group. */
export type SavedGroup = {
  __typename?: 'SavedGroup';
  /** The stored answers; null if nothing was saved. */
  answers: Maybe<Scalars['JSONObject']['output']>;
  /** Faults; while there are any, nothing is saved. */
  faults: Array<FormFault>;
  /** The group's current version. */
  version: Scalars['Int']['output'];
};

/** Result of saving or posting a job. */
export type SavedJob = {
  __typename?: 'SavedJob';
  /** Faults; while there are any, nothing is saved. */
  faults: Array<FormFault>;
  /** The current job; null if a new one was not created. */
  job: Maybe<OwnJob>;
};

/** Result of saving a resume. */
export type SavedResume = {
  __typename?: 'SavedResume';
  /** Faults; while there are any, nothing is saved. */
  faults: Array<FormFault>;
  /** The current resume. */
  resume: OwnResume;
};

/** A change of settings with a time to come. */
export type ScheduledPatch = {
  __typename?: 'ScheduledPatch';
  /** The person who planned or last moved it. */
  author: Scalars['String']['output'];
  /** The brand. */
  brand: Scalars['String']['output'];
  /** When it was planned. */
  created: Scalars['DateTime']['output'];
  /** The settings it changes, and what they are now; once it has begun, what they were. */
  differences: Array<BrandDifference>;
  /** When the settings return to what they were; null if they stay. */
  ends: Maybe<Scalars['DateTime']['output']>;
  /** Errors that it was refused for. */
  findings: Array<BrandFinding>;
  /** When it ended, was cancelled or refused. */
  finished: Maybe<Scalars['DateTime']['output']>;
  /** Id of the change. */
  id: Scalars['Int']['output'];
  /** The reason given. */
  note: Scalars['String']['output'];
  /** Why it was refused: errors (of the brand check), author (may no longer administer the brand), or missed (its end had passed as well). */
  reason: Maybe<Scalars['String']['output']>;
  /** When it took effect. */
  started: Maybe<Scalars['DateTime']['output']>;
  /** When it takes effect. */
  starts: Scalars['DateTime']['output'];
  /** planned; active: in force, with an end to come; done; cancelled; or refused: it could not begin, or could not end. */
  state: Scalars['String']['output'];
  /** Time zone of the brand, in which its times are shown. */
  timeZone: Scalars['String']['output'];
  /** Increases whenever it is moved, cancelled, begins or ends. Required for changing it. */
  version: Scalars['Int']['output'];
};

/** Result of scheduling a change. */
export type ScheduledPatchResult = {
  __typename?: 'ScheduledPatchResult';
  /** Findings of the brand check if it began now. If any is an error, nothing was saved. */
  findings: Array<BrandFinding>;
  /** The change; null when it was not saved. */
  scheduled: Maybe<ScheduledPatch>;
};

/** A page of scheduled changes. */
export type ScheduledPatches = {
  __typename?: 'ScheduledPatches';
  /** The changes on this page. */
  entries: Array<ScheduledPatch>;
  /** Total number of changes. */
  total: Scalars['Int']['output'];
};

/** A comparison. */
export type SearchCondition = {
  /** A facet, or one of the other fields. */
  field: Scalars['String']['input'];
  /** `=` or `<>` */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** Filter value of the facet, `1` or `0` for booleans, otherwise text; several numbers separated by commas. */
  value: Scalars['String']['input'];
};

/** Conditions and groups joined by a conjunction; nested up to four levels. */
export type SearchConditionGroup = {
  /** Individual conditions. */
  conditions?: InputMaybe<Array<SearchCondition>>;
  /** How they are combined. */
  conjunction: SearchConjunction;
  /** Nested groups. */
  groups?: InputMaybe<Array<SearchConditionGroup>>;
};

/** How conditions are combined. */
export type SearchConjunction =
  /** All must match. */
  | 'AND'
  /** At least one must match. */
  | 'OR';

/** A word without matches. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  /** What was searched instead. */
  replacement: Scalars['String']['output'];
  /** As typed. */
  word: Scalars['String']['output'];
};

/** Why a job is a result, and where it stands. */
export type SearchExplanation = {
  __typename?: 'SearchExplanation';
  /** Words with another meaning. */
  facets: Array<ExplainedFacet>;
  /** Results are sorted by it. */
  score: Scalars['Int']['output'];
  /** Words of the text. */
  words: Array<ExplainedWord>;
};

/** The values of a facet. */
export type SearchFacet = {
  __typename?: 'SearchFacet';
  /** Name of the facet. */
  field: Scalars['String']['output'];
  /** Top-level values; in their natural order if they have one (salary, experience, date posted), otherwise most frequent first. */
  values: Array<SearchFacetValue>;
};

/** A facet to count. */
export type SearchFacetRequest = {
  /** Name of the facet. */
  field: Scalars['String']['input'];
  /** Maximum number of values. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of hits per value. */
  min_count?: InputMaybe<Scalars['Int']['input']>;
  /** Whether hits without any value are counted. */
  missing?: InputMaybe<Scalars['Boolean']['input']>;
  /** `or`: counted as if the facet itself were not filtered; `and`: counted over the hits. */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** Only values without a parent, so that limit applies to top-level values. */
  top_only?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A facet value with its hits. */
export type SearchFacetValue = {
  __typename?: 'SearchFacetValue';
  /** Its URL path segment. */
  alias: Scalars['String']['output'];
  /** Child values. */
  children: Array<SearchFacetValue>;
  /** Number of hits with this value or one of its descendants. */
  count: Scalars['Int']['output'];
  /** Value to use in a condition. */
  filter: Scalars['String']['output'];
  /** Label in the requested language. */
  label: Scalars['String']['output'];
  /** Aliases in the brand's other languages. */
  translatedAliases: Array<TranslatedAlias>;
};

/** A search text. */
export type SearchFulltext = {
  /** As typed. */
  keys: Scalars['String']['input'];
  /** Searches for exactly these words: none is corrected, or understood as a place or facet value. */
  literal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A point with a radius in kilometers, or a country or region by code. */
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
  /** Kilometers around the point. */
  radius?: InputMaybe<Scalars['Float']['input']>;
  /** Larger radiuses in kilometers that may be advised; at most 12. */
  wider?: InputMaybe<Array<Scalars['Float']['input']>>;
};

/** One hit; depending on the index, job, organization or resume is set. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** Id of the job, organization or resume. */
  id: Scalars['Int']['output'];
  /** Set in a search for jobs. */
  job: Maybe<Job>;
  /** Set in a search for organizations. */
  organization: Maybe<Organization>;
  /** Set in a search for resumes. */
  resume: Maybe<FoundResume>;
};

/** A search index. */
export type SearchIndex =
  /** Published jobs of this brand. */
  | 'JOBS'
  /** Profiles published on this brand. */
  | 'ORGANIZATIONS'
  /** Resumes that employers of this brand can find; employers only. */
  | 'RESUMES';

/** What words of a text may mean. */
export type SearchMeaning =
  /** A facet value: results have it, or the words in their head. */
  | 'FACET'
  /** A place: the search is limited to it. */
  | 'PLACE';

/** The range of hits to return, counted from 0. */
export type SearchRange = {
  /** First hit, inclusive. */
  first: Scalars['Int']['input'];
  /** Last hit, exclusive. */
  last: Scalars['Int']['input'];
};

/** A change that gives more hits. */
export type SearchRelaxation = {
  __typename?: 'SearchRelaxation';
  /** What changes: a facet field, fulltext, geoLocation or organization_name. Without text and radius it is removed. */
  field: Scalars['String']['output'];
  /** The place around which the radius is larger, if it stood among the words. */
  place: Maybe<Place>;
  /** The larger radius, in kilometers. */
  radius: Maybe<Scalars['Float']['output']>;
  /** The text with a word less, or without the words of the place. */
  text: Maybe<Scalars['String']['output']>;
  /** Number of hits then. */
  total: Scalars['Int']['output'];
};

/** A search: filters, facets to count, page and sort order. */
export type SearchRequest = {
  /** With fewer hits than this, the result has advice: relaxations by word and radius, and related occupations; without any hits, the facets of everything. 1 to 5; with 1 it only has the filters that exclude all hits. */
  adviseBelow?: InputMaybe<Scalars['Int']['input']>;
  /** AND group that holds one OR group per facet; further conditions by field: organization_name, featured, top, backfill, video, training, id. */
  conditionGroup?: InputMaybe<SearchConditionGroup>;
  /** Facets to count; none by default. */
  facets?: InputMaybe<Array<SearchFacetRequest>>;
  /** Search text; supports quotation marks, `or` and a leading minus. */
  fulltext?: InputMaybe<SearchFulltext>;
  /** Place; fully remote jobs are near every place of their country. */
  geoLocation?: InputMaybe<SearchGeoLocation>;
  /** Language of the page, for texts and aliases of facets. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** first is inclusive, last exclusive; at most 100 hits. */
  range: SearchRange;
  /** Default: by relevance (or by date without a search text). */
  sorts?: InputMaybe<Array<SearchSort>>;
};

/** A search result. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Words without matches, and what was searched instead. */
  corrections: Array<SearchCorrection>;
  /** False if the total is a lower bound. */
  exact: Scalars['Boolean']['output'];
  /** Facet counts, in the order of the request. */
  facets: Array<SearchFacet>;
  /** Whether the facets are those of a search without any criteria: as advice, where this one has no values left. */
  facetsOfAll: Scalars['Boolean']['output'];
  /** The hits of the range, in order. */
  hits: Array<SearchHit>;
  /** Whether no hit has every word in its title, occupation, skills, organization or place: they only mention them. */
  mentionsOnly: Scalars['Boolean']['output'];
  /** As advice for few hits: occupations like those of the hits or of the text, with all their jobs. */
  related: Array<SearchFacetValue>;
  /** For an empty result, or as advice: changes that would give more hits, best first. */
  relaxations: Array<SearchRelaxation>;
  /** Whether the search text contains no searchable word, so that it was ignored. */
  textIgnored: Scalars['Boolean']['output'];
  /** Total number of hits. */
  total: Scalars['Int']['output'];
  /** Words that were searched as a place or a facet value; `literal` searches for the words instead. */
  understood: Array<SearchUnderstanding>;
};

/** A sort order. */
export type SearchSort = {
  /** search_api_relevance, field_job_publishing_date, salary or title */
  field: Scalars['String']['input'];
  /** asc or desc */
  value: Scalars['String']['input'];
};

/** Words that somebody may be typing. */
export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** The facet value that stands for it, if the brand shows that facet. */
  choice: Maybe<FacetAlias>;
  /** Number of jobs with it, or of organizations. */
  count: Scalars['Int']['output'];
  /** What it is. */
  kind: SuggestionKind;
  /** The words. */
  text: Scalars['String']['output'];
};

/** Words of the text with another meaning. */
export type SearchUnderstanding = {
  __typename?: 'SearchUnderstanding';
  /** Facet of the value. */
  field: Maybe<Scalars['String']['output']>;
  /** Value to use in a condition. */
  filter: Maybe<Scalars['String']['output']>;
  /** Name of the place or label of the value. */
  label: Scalars['String']['output'];
  /** What they were taken for. */
  meaning: SearchMeaning;
  /** The place. */
  place: Maybe<Place>;
  /** Kilometers around the place, if they are more than the radius of the brand, within which only the text of ads mentions the words. */
  radius: Maybe<Scalars['Float']['output']>;
  /** Normalized. */
  words: Scalars['String']['output'];
};

/** What visitors ask for in a search. */
export type SearchedKind =
  /** A value of a facet. */
  | 'FACET'
  /** A place. */
  | 'PLACE'
  /** Words. */
  | 'WORDS';

/** What visitors asked for. */
export type SearchedText = {
  __typename?: 'SearchedText';
  /** Searches for it in the period that it is compared with. */
  before: Scalars['Float']['output'];
  /** Those of them that found nothing. */
  empty: Scalars['Float']['output'];
  /** Lowercase. Of a facet, its field and value: `occupations=nursing`. */
  text: Scalars['String']['output'];
  /** The text; of a facet the names of field and value, in the language of the reader. */
  title: Scalars['String']['output'];
  /** Searches for it. */
  total: Scalars['Float']['output'];
};

/** What visitors ask for, as far as at least five networks asked for it on one day. */
export type SearchedTexts = {
  __typename?: 'SearchedTexts';
  /** Those of them that found nothing. */
  empty: Scalars['Float']['output'];
  /** Most first. */
  texts: Array<SearchedText>;
  /** Searches of that kind. */
  total: Scalars['Float']['output'];
};

/** State of a person's second factor. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether it was confirmed in this session. */
  confirmed: Scalars['Boolean']['output'];
  /** Whether it is set up. */
  enrolled: Scalars['Boolean']['output'];
  /** Number of unused recovery codes. */
  recoveryCodes: Scalars['Int']['output'];
  /** Whether this server requires it for the administration. */
  required: Scalars['Boolean']['output'];
};

/** Result of entering a code. */
export type SecondFactorResult = {
  __typename?: 'SecondFactorResult';
  /** Whether the session is confirmed. */
  confirmed: Scalars['Boolean']['output'];
  /** Recovery codes; each works once. Returned when the second factor is set up, and never again. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
};

/** A second factor being set up: what an authenticator app needs. Shown once. */
export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** The URI as a QR code: one text of 0 and 1 per row. */
  qr: Array<Scalars['String']['output']>;
  /** The same in base32, for manual entry. */
  secret: Scalars['String']['output'];
  /** URI for authenticator apps: otpauth://totp/... */
  uri: Scalars['String']['output'];
};

/** Result of a change that ends all other sessions. */
export type SessionResult = {
  __typename?: 'SessionResult';
  /** Empty on success. */
  faults: Array<FormFault>;
  /** New bearer token for this session; null when nothing was changed. */
  jwt: Maybe<Scalars['String']['output']>;
};

/** What other jobs of the same occupations on the brand reach: the median of at least five jobs of at least three other employers. */
export type SimilarJobFigures = {
  __typename?: 'SimilarJobFigures';
  /** How many jobs. */
  jobs: Scalars['Int']['output'];
  /** Started applications per 100 views. */
  startsPerView: Scalars['Float']['output'];
  /** Views per day online. */
  viewsPerDay: Scalars['Float']['output'];
};

/** A URL on this site. */
export type SitePath = {
  __typename?: 'SitePath';
  /** Path with the prefix of the language of the request. */
  path: Scalars['String']['output'];
};

/** What a person uses a site for. */
export type SiteRole =
  /** Looks for a job. */
  | 'applicant'
  /** Looks for candidates. */
  | 'recruiter';

/** Slots of a flat rate. */
export type SlotUsage = {
  __typename?: 'SlotUsage';
  /** In use now. */
  active: Scalars['Int']['output'];
  /** Free now; null for no limit. */
  available: Maybe<Scalars['Int']['output']>;
  /** All of them; null for no limit. */
  total: Maybe<Scalars['Int']['output']>;
};

/** A profile on a social network. */
export type SocialProfile = {
  __typename?: 'SocialProfile';
  /** facebook, twitter, linkedin, youtube, xing, instagram, tiktok or bluesky */
  network: Scalars['String']['output'];
  /** Absolute URL. */
  url: Scalars['String']['output'];
};

/** Purpose of a file that its operation reads. */
export type SourcePurpose =
  /** A feed of jobs, packed or not. */
  | 'FEED'
  /** A CV to fill a form from. */
  | 'RESUME_SOURCE';

/** The counts of a brand. */
export type StatisticBrand = {
  __typename?: 'StatisticBrand';
  /** Its id. */
  brand: Scalars['String']['output'];
  /** Sums by measure. */
  parts: Array<StatisticPart>;
};

/** The period that a report is compared with. */
export type StatisticComparison =
  /** As many days, just before. */
  | 'PREVIOUS'
  /** The same days, a year before. */
  | 'YEAR';

/** How often something was counted within a measure. */
export type StatisticPart = {
  __typename?: 'StatisticPart';
  /** In the period that it is compared with. */
  before: Scalars['Float']['output'];
  /** What was counted. */
  measure: Scalars['String']['output'];
  /** What within it: kind of page, source of a view, way to apply. */
  subject: Scalars['String']['output'];
  /** The name of a product in the language of the reader: the one on most of the brands; null for everything else. */
  title: Maybe<Scalars['String']['output']>;
  /** In the period. */
  total: Scalars['Float']['output'];
};

/** How brands are used. */
export type StatisticReport = {
  __typename?: 'StatisticReport';
  /** First day of the period that it is compared with. */
  before: Scalars['String']['output'];
  /** By brand, most visits first; brands without counts are left out. */
  brands: Array<StatisticBrand>;
  /** By what is counted within a measure, most first. */
  parts: Array<StatisticPart>;
  /** By step; all measures, in a fixed order. */
  series: Array<StatisticSeries>;
  /** First days of the steps, in order; the last may not be over. */
  steps: Array<Scalars['String']['output']>;
};

/** How often something was counted, by step of time. */
export type StatisticSeries = {
  __typename?: 'StatisticSeries';
  /** Sum of the period that it is compared with. */
  before: Scalars['Float']['output'];
  /** Counts of the steps of the period that it is compared with, the last as many. */
  earlier: Array<Scalars['Float']['output']>;
  /** What was counted: page, search, search-empty, job-view, apply-start, apply-end, registration, alert, posting, sale, sale-amount or feed. */
  measure: Scalars['String']['output'];
  /** The currency of an amount, which is in cents; empty otherwise. */
  subject: Scalars['String']['output'];
  /** Sum of the period. */
  total: Scalars['Float']['output'];
  /** Counts of the steps, in order. */
  values: Array<Scalars['Float']['output']>;
};

/** A step of time that a report is divided into. */
export type StatisticStep =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** From Monday. */
  | 'WEEK';

/** A time-limited purchase. */
export type Subscription = {
  __typename?: 'Subscription';
  /** URL of the page that shows it. */
  absoluteUrl: Scalars['String']['output'];
  /** Jobs that can still be posted with it; null for no limit, and for other types. */
  availableJobSlots: Maybe<Scalars['Int']['output']>;
  /** When it ends. */
  endDate: Scalars['DateTime']['output'];
  /** The brand on which it is valid. */
  frontend: Scalars['String']['output'];
  /** Id of the subscription. */
  id: Scalars['Int']['output'];
  /** Name of the product when it was bought. */
  label: Scalars['String']['output'];
  /** Name of the organization. */
  organizationName: Scalars['String']['output'];
  /** What was bought. */
  product: SubscriptionProduct;
  /** When it begins. */
  startDate: Scalars['DateTime']['output'];
  /** Its state. */
  status: SubscriptionStatus;
  /** job_flat_rate, contact_flat_rate, premium_profile or promoted_profile. */
  type: Scalars['String']['output'];
  /** Slots of a flat rate for jobs; null for other types. */
  usageJobSlots: Maybe<SlotUsage>;
  /** Slots of a flat rate for contacts; null for other types. */
  usageResumeContactSlots: Maybe<SlotUsage>;
};

/** A filter on subscriptions. All filters must match. */
export type SubscriptionFilter = {
  /** status, type, frontend, or label: a part of the name. */
  field: Scalars['String']['input'];
  /** Any of these values; for label, part of the name. */
  value: Array<Scalars['String']['input']>;
};

/** A page of subscriptions. */
export type SubscriptionList = {
  __typename?: 'SubscriptionList';
  /** Errors in the filters or the sorting, as text. */
  errors: Array<Scalars['String']['output']>;
  /** Those on this page; empty where the brand has no subscriptions. */
  subscriptions: Array<Subscription>;
  /** Total number of matches. */
  total: Scalars['Int']['output'];
};

/** The product that a subscription was bought as. */
export type SubscriptionProduct = {
  __typename?: 'SubscriptionProduct';
  /** Its key in the document of the brand. */
  id: Scalars['String']['output'];
  /** Its name when it was bought. */
  name: Scalars['String']['output'];
};

/** A sort order of subscriptions. */
export type SubscriptionSort = {
  /** startDate, endDate, label or id */
  field: Scalars['String']['input'];
  /** asc or desc */
  value: Scalars['String']['input'];
};

/** Status of a subscription. */
export type SubscriptionStatus = {
  __typename?: 'SubscriptionStatus';
  /** In the language of the request. */
  label: Scalars['String']['output'];
  /** active, scheduled, expired or cancelled. */
  value: Scalars['String']['output'];
};

/** What a suggestion is. */
export type SuggestionKind =
  /** Employer with jobs, or an organization with a profile. */
  | 'EMPLOYER'
  /** Term of the occupations. */
  | 'OCCUPATION'
  /** Skill that jobs ask for. */
  | 'SKILL'
  /** Title of jobs. */
  | 'TITLE';

/** A job of another brand. */
export type SyndicatedJob = {
  __typename?: 'SyndicatedJob';
  /** Id of the brand on which it is shown or waits. */
  brand: Scalars['String']['output'];
  /** Name of that brand. */
  brandName: Scalars['String']['output'];
  /** Id of the job. */
  jobId: Scalars['Int']['output'];
  /** Name of its employer. */
  organizationName: Scalars['String']['output'];
  /** As visitors of the brand would read it; null once it is deleted. */
  preview: Maybe<Job>;
  /** Why it was rejected. */
  reason: Maybe<Scalars['String']['output']>;
  /** Id of the rule that brought it. */
  ruleId: Maybe<Scalars['Int']['output']>;
  /** Name of that rule. */
  ruleName: Maybe<Scalars['String']['output']>;
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** Id of the brand that owns it. */
  source: Scalars['String']['output'];
  /** Name of that brand. */
  sourceName: Scalars['String']['output'];
  /** What became of it. */
  state: SyndicatedState;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Absolute URL of its page on the brand that owns it. */
  url: Scalars['String']['output'];
  /** The version of the job, for approving it. */
  version: Scalars['Int']['output'];
};

/** A page of jobs of other brands. */
export type SyndicatedJobs = {
  __typename?: 'SyndicatedJobs';
  /** A page of them: the longest waiting first, otherwise the newest. */
  jobs: Array<SyndicatedJob>;
  /** Total number. */
  total: Scalars['Int']['output'];
};

/** What became of a job on another brand. */
export type SyndicatedState =
  /** Its employer does not want it there. */
  | 'declined'
  /** Somebody of that brand decided against it. */
  | 'rejected'
  /** It is shown. */
  | 'shown'
  /** Somebody of that brand decides whether it is shown. */
  | 'waiting';

/** Which jobs a rule means: those that meet all conditions. An empty list is no condition. */
export type SyndicationConditions = {
  __typename?: 'SyndicationConditions';
  /** Whether jobs of backfill importers go, too. They stay backfill. */
  backfill: Scalars['Boolean']['output'];
  /** Codes of employment types. */
  employmentTypes: Array<Scalars['String']['output']>;
  /** Codes of industries. */
  industries: Array<Scalars['String']['output']>;
  /** Languages of the job description. */
  languages: Array<Scalars['String']['output']>;
  /** Codes of occupations; their subordinate terms count, too. */
  occupations: Array<Scalars['String']['output']>;
  /** Only jobs of these organizations. */
  organizations: Array<SyndicationOrganization>;
  /** Who brought them. */
  origin: SyndicationOrigin;
  /** Where the work is; jobs that can be done from anywhere in the country count, too. */
  place: Maybe<SyndicationPlace>;
  /** Words that the search for jobs of the source finds. */
  words: Scalars['String']['output'];
};

/** Which jobs a rule means. */
export type SyndicationConditionsInput = {
  /** Whether jobs of backfill importers go, too. */
  backfill?: InputMaybe<Scalars['Boolean']['input']>;
  /** Codes of employment types. */
  employmentTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of industries. */
  industries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Languages of the job description. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of occupations. */
  occupations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of organizations. */
  organizations?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Who brought them. */
  origin?: InputMaybe<SyndicationOrigin>;
  /** Where the work is. */
  place?: InputMaybe<SyndicationPlaceInput>;
  /** Words, up to 500 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** How many jobs have a verdict. */
export type SyndicationCount = {
  __typename?: 'SyndicationCount';
  /** Jobs with it. */
  count: Scalars['Int']['output'];
  /** The verdict. */
  verdict: SyndicationVerdict;
};

/** An entry of the log of a rule. */
export type SyndicationEvent = {
  __typename?: 'SyndicationEvent';
  /** When. */
  created: Scalars['DateTime']['output'];
  /** Id of the entry. */
  id: Scalars['Int']['output'];
  /** Id of the job; null once it is deleted. */
  jobId: Maybe<Scalars['Int']['output']>;
  /** shown, waits, approved, rejected, declined, allowed or left */
  kind: Scalars['String']['output'];
  /** Why it left (`no_match`, `rule`, `ended`, or a verdict), or why it was rejected. */
  reason: Maybe<Scalars['String']['output']>;
  /** Its title at that time. */
  title: Scalars['String']['output'];
};

/** An organization of a rule. */
export type SyndicationOrganization = {
  __typename?: 'SyndicationOrganization';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Which jobs a rule means. */
export type SyndicationOrigin =
  /** All. */
  | 'all'
  /** Those that importers brought. */
  | 'imported'
  /** Those that people posted. */
  | 'own';

/** A place of a rule, as the search takes it. */
export type SyndicationPlace = {
  __typename?: 'SyndicationPlace';
  /** Code of the region. */
  administrativeArea: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1, two letters. */
  country: Maybe<Scalars['String']['output']>;
  /** Its name. */
  label: Scalars['String']['output'];
  /** Degrees north. */
  lat: Maybe<Scalars['Float']['output']>;
  /** locality, postal_code, administrative_area_level_1 or country */
  locationType: Scalars['String']['output'];
  /** Degrees east. */
  lon: Maybe<Scalars['Float']['output']>;
  /** In kilometers. */
  radius: Maybe<Scalars['Float']['output']>;
};

/** A place of a rule, as the search takes it. */
export type SyndicationPlaceInput = {
  /** Code of the region. */
  administrativeArea?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1, two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Its name, up to 100 characters. */
  label: Scalars['String']['input'];
  /** Degrees north. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** locality, postal_code, administrative_area_level_1 or country */
  locationType: Scalars['String']['input'];
  /** Degrees east. */
  lon?: InputMaybe<Scalars['Float']['input']>;
  /** In kilometers. */
  radius?: InputMaybe<Scalars['Float']['input']>;
};

/** A rule that shows jobs of one brand on another. */
export type SyndicationRule = {
  __typename?: 'SyndicationRule';
  /** Id of the brand on which the jobs appear. */
  brand: Scalars['String']['output'];
  /** Name of that brand. */
  brandName: Scalars['String']['output'];
  /** When it was last changed. */
  changed: Scalars['DateTime']['output'];
  /** Which jobs go. */
  conditions: SyndicationConditions;
  /** When it was created. */
  created: Scalars['DateTime']['output'];
  /** Id of the rule. */
  id: Scalars['Int']['output'];
  /** Whether its last change has been taken up. */
  isApplied: Scalars['Boolean']['output'];
  /** What it did, newest first. */
  log: Array<SyndicationEvent>;
  /** Whether the person may change it: that needs both brands. */
  mayChange: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether new jobs wait for a person of the brand. */
  needsReview: Scalars['Boolean']['output'];
  /** Jobs that it shows. */
  shown: Scalars['Int']['output'];
  /** Id of the brand whose jobs go; null for all other brands. */
  source: Maybe<Scalars['String']['output']>;
  /** Name of that brand. */
  sourceName: Maybe<Scalars['String']['output']>;
  /** Its state. */
  state: SyndicationState;
  /** Jobs that wait for their review. */
  waiting: Scalars['Int']['output'];
};


/** A rule that shows jobs of one brand on another. */
export type SyndicationRuleLogArgs = {
  count?: Scalars['Int']['input'];
  from?: Scalars['Int']['input'];
};

/** Settings of a rule. What is not given stays as it is. */
export type SyndicationRuleInput = {
  /** Which jobs go. */
  conditions?: InputMaybe<SyndicationConditionsInput>;
  /** Its name, up to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether new jobs wait for a person of the brand. */
  needsReview?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the brand whose jobs go; null for all other brands (administrators of all brands). */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a rule. */
export type SyndicationState =
  /** It shows nothing: a new rule, until somebody switches it on. */
  | 'off'
  /** It shows what it means. */
  | 'on'
  /** What it shows stays, and nothing comes. */
  | 'paused';

/** What a rule would do with the jobs of today. */
export type SyndicationTrial = {
  __typename?: 'SyndicationTrial';
  /** How many of them the rule means, by what becomes of them; all verdicts. */
  counts: Array<SyndicationCount>;
  /** A page of those that the rule means, newest first. */
  jobs: Array<SyndicationTrialJob>;
  /** Jobs that it was tried on: those that are online, at most the 20,000 newest. */
  tried: Scalars['Int']['output'];
};

/** A job that a rule means. */
export type SyndicationTrialJob = {
  __typename?: 'SyndicationTrialJob';
  /** Id of the job. */
  id: Scalars['Int']['output'];
  /** Name of its employer. */
  organizationName: Scalars['String']['output'];
  /** Town of its first location; empty without one. */
  place: Scalars['String']['output'];
  /** Id of the brand that owns it. */
  source: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** What becomes of it. */
  verdict: SyndicationVerdict;
};

/** What becomes of a job that a rule means. */
export type SyndicationVerdict =
  /** The brand has blocked its employer. */
  | 'blocked'
  /** It is shown, or waits for its review. */
  | 'goes'
  /** The brand does not have its language. */
  | 'language'
  /** Somebody rejected it there, or its employer does not want it there. */
  | 'refused'
  /** The brand has the same job already: the same title, company and place, or the same address. */
  | 'same'
  /** The brand shows it already, because its owner chose so. */
  | 'there';

/** A selected term, by its id. */
export type TaxonomyTag = {
  __typename?: 'TaxonomyTag';
  /** Name in the language of the request. */
  label: Scalars['String']['output'];
  /** Id of the term. */
  tid: Scalars['Int']['output'];
};

/** A term of a taxonomy. */
export type Term = {
  __typename?: 'Term';
  /** URL path segment of the term. */
  alias: Scalars['String']['output'];
  /** Stable name, the same in all languages. */
  code: Scalars['String']['output'];
  /** Id of the term. */
  id: Scalars['Int']['output'];
  /** Name in the language of the request. */
  label: Scalars['String']['output'];
  /** The broader term, in hierarchical taxonomies. */
  parent: Maybe<Term>;
};

/** Something that was done to a term. */
export type TermChange = {
  __typename?: 'TermChange';
  /** Who did it; null for a deleted account. */
  author: Maybe<Scalars['String']['output']>;
  /** When. */
  created: Scalars['DateTime']['output'];
  /** What of it changed: labels, aliases, synonyms, parent. */
  fields: Array<Scalars['String']['output']>;
  /** Number of the change. */
  id: Scalars['Int']['output'];
  /** The term that was kept; null for other changes. */
  kept: Maybe<TermName>;
  /** added, changed, retired, restored or merged. */
  kind: Scalars['String']['output'];
  /** The term that was merged into the other one; null for other changes. */
  merged: Maybe<TermName>;
  /** Until when it can be undone; null if it cannot. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone; null if it was not. */
  undone: Maybe<Scalars['DateTime']['output']>;
};

/** What a term is to be. What is left out stays. */
export type TermEdit = {
  /** URL path segments by language. Addresses with the former ones redirect. */
  aliases?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Displayed names by language, at most 120 characters each. English is required. */
  labels?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Id of the broader term; 0 for the top level. */
  parent?: InputMaybe<Scalars['Int']['input']>;
  /** Whether forms no longer offer it. What has it keeps it. */
  retired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lists of other names by language, at most 50 each. */
  synonyms?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** What a change of a term would do. */
export type TermEffects = {
  __typename?: 'TermEffects';
  /** Words in addresses of brands that would lead to others by redirect. */
  addresses: Scalars['Int']['output'];
  /** Brands whose document leads to it. */
  mentions: Array<TermMention>;
  /** How much uses the term. */
  usage: TermUsage;
};

/** Terms of a taxonomy, and their total number. */
export type TermList = {
  __typename?: 'TermList';
  /** The terms: by relevance when searched by text, otherwise in the taxonomy's order. */
  terms: Array<Term>;
  /** Number of matching terms, ignoring the limit. */
  total: Scalars['Int']['output'];
};

/** Why a term cannot be changed as others can. */
export type TermLock =
  /** It belongs to a choice field of a brand: it is changed in the settings of that brand. */
  | 'brand'
  /** The program knows the codes of this taxonomy: names can be changed, but nothing can be added, moved, merged or retired. */
  | 'fixed'
  /** It was merged into another one. */
  | 'merged'
  /** Terms belong to the network: only its administrators change them. */
  | 'network';

/** A brand whose document leads to a term. */
export type TermMention = {
  __typename?: 'TermMention';
  /** Id of the brand. */
  brand: Scalars['String']['output'];
  /** The words of the term in its links. */
  words: Array<Scalars['String']['output']>;
};

/** A term, as others name it. */
export type TermName = {
  __typename?: 'TermName';
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Its label. */
  title: Scalars['String']['output'];
};

/** How much uses a term itself, on the brands of the administrator; narrower terms have numbers of their own. */
export type TermUsage = {
  __typename?: 'TermUsage';
  /** Job and resume alerts that filter by it. */
  alerts: Scalars['Int']['output'];
  /** Jobs, in every state. */
  jobs: Scalars['Int']['output'];
  /** Terms below it. */
  narrower: Scalars['Int']['output'];
  /** Organizations. */
  organizations: Scalars['Int']['output'];
  /** Landing pages whose search filters by it. */
  pages: Scalars['Int']['output'];
  /** Resumes. */
  resumes: Scalars['Int']['output'];
};

/** The URL alias of a value in another language. */
export type TranslatedAlias = {
  __typename?: 'TranslatedAlias';
  /** Its URL path segment. */
  alias: Scalars['String']['output'];
  /** Language of the alias. */
  langcode: Scalars['String']['output'];
};

/** An organization whose jobs go online without review. */
export type TrustedOrganization = {
  __typename?: 'TrustedOrganization';
  /** Who decided so; null once that account is deleted. */
  by: Maybe<Scalars['String']['output']>;
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** A text of feeds that nobody has mapped. */
export type UnknownImporterValue = {
  __typename?: 'UnknownImporterValue';
  /** Id of the brand. */
  brand: Scalars['String']['output'];
  /** Jobs with it. */
  count: Scalars['Int']['output'];
  /** Id of one of them. */
  jobId: Maybe<Scalars['Int']['output']>;
  /** Its title. */
  jobTitle: Maybe<Scalars['String']['output']>;
  /** What it is: employment_type, occupation, ... */
  kind: Scalars['String']['output'];
  /** Terms that it may mean, most alike first. */
  suggestions: Array<ImporterValueSuggestion>;
  /** As written in the source. */
  text: Scalars['String']['output'];
};

/** A profile that the current person may edit. */
export type UpdatableOrganizationProfile = {
  __typename?: 'UpdatableOrganizationProfile';
  /** Benefits. */
  benefits: Array<TaxonomyTag>;
  /** Id of the profile on this brand. */
  id: Scalars['Int']['output'];
  /** Industries. */
  industry: Array<TaxonomyTag>;
  /** Logo. */
  logo: Maybe<Image>;
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** The organization itself. */
  organization: OrganizationReference;
  /** Sanitized HTML. */
  presentation: Maybe<Scalars['String']['output']>;
  /** URL of the public page. */
  url: SitePath;
  /** The same path without a language prefix. */
  urlNoPrefix: Scalars['String']['output'];
};

/** Purpose of a file. It decides which types are accepted, who may upload them and in which sizes images are stored. */
export type UploadPurpose =
  /** Attachment of a message: pdf, jpg, png or webp. Guests may upload it, too. */
  | 'ATTACHMENT'
  /** The wide image at the top of a profile. */
  | 'COVER'
  /** A download, or a job description as a file: pdf, jpg, png or webp. */
  | 'DOCUMENT'
  /** An image of a gallery. */
  | 'GALLERY'
  /** The logo of an organization. */
  | 'LOGO'
  /** A photo of a person. */
  | 'PHOTO';

/** An uploaded and checked file. Unless a form uses it within 24 hours, it is deleted. */
export type UploadedFile = {
  __typename?: 'UploadedFile';
  /** In pixels; null unless it is an image. */
  height: Maybe<Scalars['Int']['output']>;
  /** Id to pass in a form that uses the file. For a guest it also proves ownership, so keep it secret. */
  id: Scalars['ID']['output'];
  /** Display and download name, with the extension of the detected type. */
  name: Scalars['String']['output'];
  /** In bytes, as stored. */
  size: Scalars['Int']['output'];
  /** Media type, detected from the content. */
  type: Scalars['String']['output'];
  /** Signed URL of the file, valid for 15 minutes. */
  url: Scalars['String']['output'];
  /** Smaller variants of the image, largest first. */
  variants: Array<PictureVariant>;
  /** In pixels; null unless it is an image. */
  width: Maybe<Scalars['Int']['output']>;
};

/** The signed-in person. */
export type User = {
  __typename?: 'User';
  /** The active organization among those that the person acts for. */
  activeOrganization: Maybe<ActiveOrganization>;
  /** Whether the person is a member of organizations on this brand to work with their applicants alone. */
  applicantsOnly: Scalars['Boolean']['output'];
  /** Name shown to others, as the person chose it. */
  displayName: Scalars['String']['output'];
  /** Address with which the person signs in. */
  email: Scalars['String']['output'];
  /** Whether the address is confirmed. */
  emailVerified: Scalars['Boolean']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Whether the account has a password; without one, the person signs in with a provider. */
  hasPassword: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['Int']['output'];
  /** Whether the person may apply for jobs: an applicant with a confirmed address, where the brand has applicants. */
  isEligibleForJobApply: Scalars['Boolean']['output'];
  /** Whether the address is confirmed, the account is not blocked, and it is approved where the brand approves accounts. */
  isUserApprovedAndVerified: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Language of mails to the person. */
  locale: Scalars['String']['output'];
  /** Full name, or a substitute for it. */
  name: Scalars['String']['output'];
  /** Sign-in providers of the person: linkedin, google, facebook. */
  networks: Array<Scalars['String']['output']>;
  /** The organization that the person acts for; null without one. */
  organization: Maybe<UserOrganization>;
  /** Roles on this brand; empty for an account that has not joined it. */
  roles: Array<UserRole>;
};

/** An organization that a person is a member of. */
export type UserOrganization = {
  __typename?: 'UserOrganization';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Id of the account that owns it. */
  ownerId: Maybe<Scalars['Int']['output']>;
};

/** A role of a person on this brand. */
export type UserRole = {
  __typename?: 'UserRole';
  /** Machine name: applicant, recruiter, job_editor, site_admin or administrator. */
  targetId: Scalars['String']['output'];
};

/** A term of a taxonomy, as administrators see it. */
export type VocabularyTerm = {
  __typename?: 'VocabularyTerm';
  /** URL path segments by language; where there is none, one is made from the label. */
  aliases: Scalars['JSONObject']['output'];
  /** What was done to it, latest first; at most 50 changes. */
  changes: Array<TermChange>;
  /** What answers store; it never changes. */
  code: Scalars['String']['output'];
  /** Brands with a choice field that has it, for a term of such a field. */
  definedBy: Array<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Whether forms no longer offer it. */
  isRetired: Scalars['Boolean']['output'];
  /** Displayed names by language. */
  labels: Scalars['JSONObject']['output'];
  /** Why it cannot be changed; null if it can. */
  lock: Maybe<TermLock>;
  /** Brands whose document leads to it, of those that the person administers. */
  mentions: Array<TermMention>;
  /** The term that took its place. */
  mergedInto: Maybe<TermName>;
  /** The broader term. */
  parent: Maybe<TermName>;
  /** Lists of other names by language, which are searched but never shown. */
  synonyms: Scalars['JSONObject']['output'];
  /** Name of the taxonomy. */
  taxonomy: Scalars['String']['output'];
  /** Its label in English. */
  title: Scalars['String']['output'];
  /** How much uses it. */
  usage: TermUsage;
  /** Incremented with every change. */
  version: Scalars['Int']['output'];
};

/** A new voucher. It gives either a percentage or an amount. */
export type VoucherInput = {
  /** Without tax, in units of the brand's currency. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** 3 to 40 letters, digits, - and _, unique in the brand; capitals make no difference. */
  code: Scalars['String']['input'];
  /** When it ends; default: never. */
  ends?: InputMaybe<Scalars['DateTime']['input']>;
  /** Least value of an order without tax, in units of the brand's currency. */
  minimum?: InputMaybe<Scalars['Float']['input']>;
  /** How often it can be used in all; default: without limit. */
  most?: InputMaybe<Scalars['Int']['input']>;
  /** How often each organization can use it; default: without limit. */
  mostEach?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0, up to 100, with up to two decimals. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Keys of the products that it reduces; default: all. */
  products?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When it can be used from; default: at once. */
  starts?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Why a voucher cannot be used. */
export type VoucherRefusal =
  /** It cannot be used yet. */
  | 'early'
  /** The order is worth less than it requires. */
  | 'minimum'
  /** It has ended. */
  | 'over'
  /** It takes nothing off the products in the order. */
  | 'products'
  /** This brand has no voucher of this code. */
  | 'unknown'
  /** The organization has used it as often as it may. */
  | 'used_by_you'
  /** Others have used it as often as it can be. */
  | 'used_up';

/** A profile that awaits an administrator. */
export type WaitingOrganization = {
  __typename?: 'WaitingOrganization';
  /** Id of the organization. */
  id: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** When it was submitted for approval. */
  requested: Maybe<Scalars['DateTime']['output']>;
};

/** What awaits somebody on one brand. */
export type WaitingToday = {
  __typename?: 'WaitingToday';
  /** Id of the brand; `network` for work, which belongs to none. */
  brand: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
  /** jobs, reports, profiles, attention (orders that are stuck), unpaid, mails (failed), messages (open contact messages), work (failed background work, at most 100; for administrators), suspended (changed settings), or findings (of the brand file). */
  kind: Scalars['String']['output'];
  /** Since when the oldest waits, where that is known. */
  oldest: Maybe<Scalars['DateTime']['output']>;
};

/** An address of an organization that is told what happens on this brand. */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was added. */
  created: Scalars['DateTime']['output'];
  /** What it tells of. */
  events: Array<WebhookEvent>;
  /** Id of the webhook. */
  id: Scalars['Int']['output'];
  /** The newest delivery; null if there was none in 30 days. */
  lastDelivery: Maybe<WebhookDelivery>;
  /** Why; null while it is active. */
  pauseReason: Maybe<WebhookPause>;
  /** Since when nothing is sent; null while it is active. */
  paused: Maybe<Scalars['DateTime']['output']>;
  /** Until when the former secret is valid as well; null if there is none, or it has ended. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Where it writes to. */
  url: Scalars['String']['output'];
};

/** What one webhook was told, or will be. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** How the last answer begins: 500 bytes at most. */
  answer: Maybe<Scalars['String']['output']>;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it happened. */
  created: Scalars['DateTime']['output'];
  /** How long the last attempt took, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** What it tells of: job.published, job.expired, application.received or webhook.test. */
  event: Scalars['String']['output'];
  /** Why there was no answer: a code of docs/errors.md. */
  fault: Maybe<Scalars['String']['output']>;
  /** Id of the delivery. */
  id: Scalars['Int']['output'];
  /** When it was tried last; null if it never was. */
  lastAttempt: Maybe<Scalars['DateTime']['output']>;
  /** The header webhook-id: the same in every attempt. */
  messageId: Scalars['String']['output'];
  /** When it is tried next; null if it is not. */
  nextAttempt: Maybe<Scalars['DateTime']['output']>;
  /** What is sent, as JSON. */
  payload: Scalars['String']['output'];
  /** How it stands. */
  state: WebhookDeliveryState;
  /** HTTP status of the last answer; null without one. */
  status: Maybe<Scalars['Int']['output']>;
};

/** How a delivery stands. */
export type WebhookDeliveryState =
  /** It was taken. */
  | 'delivered'
  /** It was not, and is not sent again. */
  | 'failed'
  /** It will be sent, or sent again. */
  | 'waiting';

/** What webhooks can tell of. */
export type WebhookEvent =
  /** An application came in. */
  | 'application_received'
  /** A job has ended. */
  | 'job_expired'
  /** A job was published. */
  | 'job_published';

/** Why nothing is sent. */
export type WebhookPause =
  /** It has failed for days. */
  | 'failing'
  /** Its organization wants it. */
  | 'owner';

/** A brand in the workspace. */
export type WorkspaceBrand = {
  __typename?: 'WorkspaceBrand';
  /** Id of the brand. */
  id: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its color as `#rrggbb`. */
  primary: Scalars['String']['output'];
  /** `live` or `draft`. */
  status: Scalars['String']['output'];
};

/** What screens of the workspace need to know about the chosen brand. */
export type WorkspaceSite = {
  __typename?: 'WorkspaceSite';
  /** Its default language. */
  defaultLanguage: Scalars['String']['output'];
  /** Its features, as in the brand document. */
  features: Scalars['JSON']['output'];
  /** Id of the brand. */
  id: Scalars['String']['output'];
  /** All its languages. */
  languages: Array<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Scheme and host of its pages. */
  origin: Scalars['String']['output'];
  /** Region of its locales. */
  region: Scalars['String']['output'];
  /** What its addresses are built from. */
  routes: Scalars['JSON']['output'];
  /** Its time zone. */
  timeZone: Scalars['String']['output'];
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
  AddressEffect: ResolverTypeWrapper<AddressEffect>;
  AdminAccess: ResolverTypeWrapper<AdminAccess>;
  AdminAlert: ResolverTypeWrapper<Omit<AdminAlert, 'alert'> & { alert: ResolversTypes['Alert'] }>;
  AdminAlertKind: AdminAlertKind;
  AdminAlertList: ResolverTypeWrapper<Omit<AdminAlertList, 'alerts'> & { alerts: Array<ResolversTypes['AdminAlert']> }>;
  AdminBelongings: ResolverTypeWrapper<AdminBelongings>;
  AdminBrand: ResolverTypeWrapper<Omit<AdminBrand, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  AdminBrandSettings: ResolverTypeWrapper<Omit<AdminBrandSettings, 'brand' | 'findings'> & { brand: ResolversTypes['AdminBrand'], findings: Array<ResolversTypes['BrandFinding']> }>;
  AdminColumn: ResolverTypeWrapper<AdminColumn>;
  AdminConsent: ResolverTypeWrapper<AdminConsent>;
  AdminConsentRevision: ResolverTypeWrapper<AdminConsentRevision>;
  AdminEntries: ResolverTypeWrapper<AdminEntries>;
  AdminEntry: ResolverTypeWrapper<AdminEntry>;
  AdminEntryPage: ResolverTypeWrapper<Omit<AdminEntryPage, 'events'> & { events: Array<ResolversTypes['AdminEvent']> }>;
  AdminEvent: ResolverTypeWrapper<EventRow>;
  AdminEventDetail: ResolverTypeWrapper<AdminEventDetail>;
  AdminEvents: ResolverTypeWrapper<Omit<AdminEvents, 'events'> & { events: Array<ResolversTypes['AdminEvent']> }>;
  AdminFailure: ResolverTypeWrapper<AdminFailure>;
  AdminFilter: ResolverTypeWrapper<AdminFilter>;
  AdminFilterValue: AdminFilterValue;
  AdminList: AdminList;
  AdminMail: ResolverTypeWrapper<AdminMail>;
  AdminMailText: ResolverTypeWrapper<AdminMailText>;
  AdminMails: ResolverTypeWrapper<AdminMails>;
  AdminMembership: ResolverTypeWrapper<AdminMembership>;
  AdminNote: ResolverTypeWrapper<AdminNote>;
  AdminOrderList: ResolverTypeWrapper<AdminOrderList>;
  AdminProduct: ResolverTypeWrapper<AdminProduct>;
  AdminQueue: ResolverTypeWrapper<AdminQueue>;
  AdminResume: ResolverTypeWrapper<AdminResume>;
  AdminResumeContact: ResolverTypeWrapper<AdminResumeContact>;
  AdminResumeContactList: ResolverTypeWrapper<AdminResumeContactList>;
  AdminResumeList: ResolverTypeWrapper<AdminResumeList>;
  AdminRole: ResolverTypeWrapper<AdminRole>;
  AdminTextChange: ResolverTypeWrapper<AdminTextChange>;
  AdminTextPiece: ResolverTypeWrapper<AdminTextPiece>;
  AdminUser: ResolverTypeWrapper<AdminUser>;
  AdminUsers: ResolverTypeWrapper<AdminUsers>;
  AdminWork: ResolverTypeWrapper<AdminWork>;
  Alert: ResolverTypeWrapper<AddressedAlert>;
  AlertResult: ResolverTypeWrapper<Omit<AlertResult, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AnsweredQuestion: ResolverTypeWrapper<AnsweredQuestion>;
  ApiKey: ResolverTypeWrapper<KeyRow>;
  ApiKeyScope: ApiKeyScope;
  ApiRequest: ResolverTypeWrapper<ApiRequest>;
  AppConfigEntry: ResolverTypeWrapper<AppConfigEntry>;
  Applicant: ResolverTypeWrapper<ApplicationRow>;
  ApplicantCount: ResolverTypeWrapper<ApplicantCount>;
  ApplicantEvent: ResolverTypeWrapper<ApplicantEvent>;
  ApplicantFilter: ApplicantFilter;
  ApplicantJob: ResolverTypeWrapper<ApplicantJob>;
  ApplicantList: ResolverTypeWrapper<ApplicantListRecord>;
  ApplicantNeighbours: ResolverTypeWrapper<ApplicantNeighbours>;
  ApplicantNote: ResolverTypeWrapper<ApplicantNote>;
  ApplicantPlace: ResolverTypeWrapper<ApplicantPlace>;
  ApplicantSort: ApplicantSort;
  ApplicationContent: ResolverTypeWrapper<ShownContent>;
  ApplicationEvent: ResolverTypeWrapper<ApplicationEvent>;
  ApplicationFile: ResolverTypeWrapper<ApplicationFile>;
  ApplicationLink: ResolverTypeWrapper<LinkRecord>;
  ApplicationLinkState: ApplicationLinkState;
  ApplicationNoticeMode: ApplicationNoticeMode;
  ApplicationStage: ApplicationStage;
  ApplyOffer: ResolverTypeWrapper<OfferRecord>;
  ApplyQuestion: ResolverTypeWrapper<ApplyQuestion>;
  ApplyResult: ResolverTypeWrapper<SentRecord>;
  ApplyState: ApplyState;
  AskedContact: ResolverTypeWrapper<Omit<AskedContact, 'contact'> & { contact?: Maybe<ResolversTypes['ResumeContact']> }>;
  Audience: ResolverTypeWrapper<Audience>;
  BlogCategory: ResolverTypeWrapper<BlogCategory>;
  BlogPictureInput: BlogPictureInput;
  BlogPost: ResolverTypeWrapper<PostRow>;
  BlogPostInput: BlogPostInput;
  BlogPosts: ResolverTypeWrapper<Omit<BlogPosts, 'posts'> & { posts: Array<ResolversTypes['BlogPost']> }>;
  Bookmark: ResolverTypeWrapper<BookmarkRecord>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Branch: ResolverTypeWrapper<Omit<Branch, 'place'> & { place: ResolversTypes['JobLocation'] }>;
  BrandChoice: ResolverTypeWrapper<BrandChoice>;
  BrandDifference: ResolverTypeWrapper<BrandDifference>;
  BrandEffects: ResolverTypeWrapper<BrandEffects>;
  BrandExport: ResolverTypeWrapper<BrandExport>;
  BrandFile: ResolverTypeWrapper<BrandFile>;
  BrandFinding: ResolverTypeWrapper<FindingRecord>;
  BrandOrigin: ResolverTypeWrapper<BrandOrigin>;
  BrandPatchEntry: ResolverTypeWrapper<BrandPatchEntry>;
  BrandPatchHistory: ResolverTypeWrapper<BrandPatchHistory>;
  BrandPatchResult: ResolverTypeWrapper<Omit<BrandPatchResult, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  BrandPreview: ResolverTypeWrapper<BrandPreview>;
  BrandPreviewResult: ResolverTypeWrapper<Omit<BrandPreviewResult, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  BrokenBrand: ResolverTypeWrapper<Omit<BrokenBrand, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  CandidateList: ResolverTypeWrapper<CandidateList>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  ClaimOffer: ResolverTypeWrapper<Omit<ClaimOffer, 'claim'> & { claim?: Maybe<ResolversTypes['OrganizationClaim']> }>;
  ClaimState: ClaimState;
  ClaimedOrganization: ResolverTypeWrapper<Omit<ClaimedOrganization, 'claim'> & { claim?: Maybe<ResolversTypes['OrganizationClaim']> }>;
  ContactPerson: ResolverTypeWrapper<ContactPerson>;
  ContactResult: ResolverTypeWrapper<ContactResult>;
  ContentState: ContentState;
  ContentVersion: ResolverTypeWrapper<ContentVersion>;
  Conversation: ResolverTypeWrapper<Party>;
  ConversationAbout: ConversationAbout;
  ConversationMessage: ResolverTypeWrapper<ConversationMessage>;
  ConversationSide: ConversationSide;
  ConversationState: ConversationState;
  CreatedOrganization: ResolverTypeWrapper<Omit<CreatedOrganization, 'organization'> & { organization?: Maybe<ResolversTypes['OwnOrganization']> }>;
  CreatedVoucher: ResolverTypeWrapper<CreatedVoucher>;
  CreditBalance: ResolverTypeWrapper<CreditBalance>;
  CreditLinks: ResolverTypeWrapper<CreditLinks>;
  CustomerProfile: ResolverTypeWrapper<CustomerProfile>;
  CustomerResult: ResolverTypeWrapper<CustomerResult>;
  CvSite: ResolverTypeWrapper<ShownSite>;
  CvSitePart: CvSitePart;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletionResult: ResolverTypeWrapper<DeletionResult>;
  Draft: ResolverTypeWrapper<Draft>;
  DraftSaved: ResolverTypeWrapper<DraftSaved>;
  EditedBlogPost: ResolverTypeWrapper<EditedRow>;
  EditedBlogPosts: ResolverTypeWrapper<Omit<EditedBlogPosts, 'posts'> & { posts: Array<ResolversTypes['EditedBlogPost']> }>;
  EditedPage: ResolverTypeWrapper<PageRow>;
  EditedPages: ResolverTypeWrapper<Omit<EditedPages, 'pages'> & { pages: Array<ResolversTypes['EditedPage']> }>;
  EffectChange: EffectChange;
  EffectThing: EffectThing;
  ExplainedFacet: ResolverTypeWrapper<ExplainedFacet>;
  ExplainedWord: ResolverTypeWrapper<ExplainedWord>;
  FacetAlias: ResolverTypeWrapper<FacetAlias>;
  FeatureEffect: ResolverTypeWrapper<FeatureEffect>;
  FieldEffect: ResolverTypeWrapper<FieldEffect>;
  FilterEffect: ResolverTypeWrapper<FilterEffect>;
  FleetBrand: ResolverTypeWrapper<Omit<FleetBrand, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  FleetEdit: ResolverTypeWrapper<FleetEdit>;
  FleetEditBrand: ResolverTypeWrapper<FleetEditBrand>;
  FleetEdits: ResolverTypeWrapper<FleetEdits>;
  FleetRefusal: ResolverTypeWrapper<Omit<FleetRefusal, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  FleetResult: ResolverTypeWrapper<Omit<FleetResult, 'brands'> & { brands: Array<ResolversTypes['FleetBrand']> }>;
  FleetTarget: FleetTarget;
  FleetUndo: ResolverTypeWrapper<Omit<FleetUndo, 'refused'> & { refused: Array<ResolversTypes['FleetRefusal']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: ResolverTypeWrapper<AskedForm>;
  FormFault: ResolverTypeWrapper<FormFault>;
  FormField: ResolverTypeWrapper<FormField>;
  FormGroup: ResolverTypeWrapper<AskedGroup>;
  FoundAnything: ResolverTypeWrapper<FoundAnything>;
  FoundForm: FoundForm;
  FoundJob: ResolverTypeWrapper<FoundJob>;
  FoundOrder: ResolverTypeWrapper<FoundOrder>;
  FoundOrganization: ResolverTypeWrapper<FoundOrganization>;
  FoundPerson: ResolverTypeWrapper<FoundPerson>;
  FoundResume: ResolverTypeWrapper<FoundResumeRecord>;
  FoundSection: FoundSection;
  GdprConsentInfo: ResolverTypeWrapper<GdprConsentInfo>;
  GdprConsentSort: GdprConsentSort;
  GdprUserConsent: ResolverTypeWrapper<GdprUserConsent>;
  GdprUserConsentResult: ResolverTypeWrapper<GdprUserConsentResult>;
  GeoBox: GeoBox;
  GeoPoint: GeoPoint;
  GrantedCredits: ResolverTypeWrapper<GrantedCredits>;
  GrantedSubscription: ResolverTypeWrapper<GrantedSubscription>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Importer: ResolverTypeWrapper<ImporterRecord>;
  ImporterCredentialsInput: ImporterCredentialsInput;
  ImporterCredentialsKind: ImporterCredentialsKind;
  ImporterFault: ResolverTypeWrapper<ImporterFault>;
  ImporterFigures: ResolverTypeWrapper<ImporterFigures>;
  ImporterInput: ImporterInput;
  ImporterJobs: ImporterJobs;
  ImporterOrganization: ResolverTypeWrapper<ImporterOrganization>;
  ImporterOrganizations: ImporterOrganizations;
  ImporterRefusal: ResolverTypeWrapper<RefusalRow>;
  ImporterRefusals: ResolverTypeWrapper<AskedRefusals>;
  ImporterRun: ResolverTypeWrapper<RunRow>;
  ImporterRunCause: ImporterRunCause;
  ImporterRunState: ImporterRunState;
  ImporterSample: ResolverTypeWrapper<Sample>;
  ImporterSampleField: ResolverTypeWrapper<ImporterSampleField>;
  ImporterText: ResolverTypeWrapper<ImporterText>;
  ImporterTrial: ResolverTypeWrapper<Trial>;
  ImporterTrialItem: ResolverTypeWrapper<TriedItem>;
  ImporterValue: ResolverTypeWrapper<ImporterValue>;
  ImporterValueSuggestion: ResolverTypeWrapper<ImporterValueSuggestion>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interview: ResolverTypeWrapper<Interview>;
  InterviewState: InterviewState;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  InvitationState: InvitationState;
  InvitedMember: ResolverTypeWrapper<InvitedMember>;
  Invoice: ResolverTypeWrapper<Invoice>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Job: ResolverTypeWrapper<JobRecord>;
  JobAction: JobAction;
  JobBrand: ResolverTypeWrapper<JobBrand>;
  JobBulkAction: JobBulkAction;
  JobChange: ResolverTypeWrapper<Omit<JobChange, 'job'> & { job?: Maybe<ResolversTypes['OwnJob']> }>;
  JobElsewhere: ResolverTypeWrapper<Elsewhere>;
  JobEmployer: ResolverTypeWrapper<JobEmployer>;
  JobExtension: ResolverTypeWrapper<JobExtension>;
  JobFieldChange: ResolverTypeWrapper<JobFieldChange>;
  JobFigures: ResolverTypeWrapper<JobFigures>;
  JobFormSettings: ResolverTypeWrapper<JobFormSettings>;
  JobImporter: ResolverTypeWrapper<JobImporter>;
  JobLocation: ResolverTypeWrapper<Address>;
  JobMap: ResolverTypeWrapper<JobMap>;
  JobPromotion: JobPromotion;
  JobReport: ResolverTypeWrapper<ReportRow>;
  JobReportList: ResolverTypeWrapper<Omit<JobReportList, 'reports'> & { reports: Array<ResolversTypes['JobReport']> }>;
  JobReportOutcome: JobReportOutcome;
  JobReportReason: JobReportReason;
  JobSource: ResolverTypeWrapper<JobSource>;
  JobState: JobState;
  JobStateCount: ResolverTypeWrapper<JobStateCount>;
  JobTotals: ResolverTypeWrapper<JobTotals>;
  JobTown: ResolverTypeWrapper<JobTown>;
  JobWeek: ResolverTypeWrapper<JobWeek>;
  JoinRequest: ResolverTypeWrapper<JoinRequest>;
  Keeping: ResolverTypeWrapper<Keeping>;
  KeepingAnswer: KeepingAnswer;
  KeepingState: KeepingState;
  LandingLink: ResolverTypeWrapper<LandingLink>;
  LandingPage: ResolverTypeWrapper<LandingPage>;
  LanguageEffect: ResolverTypeWrapper<LanguageEffect>;
  MailSample: ResolverTypeWrapper<MailSample>;
  MailSampleKind: MailSampleKind;
  MailTemplate: ResolverTypeWrapper<MailTemplate>;
  MailTemplates: ResolverTypeWrapper<MailTemplates>;
  ManyResult: ResolverTypeWrapper<ManyResult>;
  MapTown: ResolverTypeWrapper<MapTown>;
  Masquerade: ResolverTypeWrapper<Masquerade>;
  MemberRole: MemberRole;
  Membership: ResolverTypeWrapper<Membership>;
  MenuEffect: ResolverTypeWrapper<MenuEffect>;
  Merge: ResolverTypeWrapper<Merge>;
  MergeAmount: ResolverTypeWrapper<MergeAmount>;
  MergeEntry: ResolverTypeWrapper<MergeEntry>;
  MergeKind: MergeKind;
  MergeObstacle: MergeObstacle;
  MergePlan: ResolverTypeWrapper<MergePlan>;
  MessageNoticeMode: MessageNoticeMode;
  MessageTemplate: ResolverTypeWrapper<MessageTemplate>;
  Metatag: ResolverTypeWrapper<Metatag>;
  MorningMail: ResolverTypeWrapper<MorningMail>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedOrganization: ResolverTypeWrapper<NamedOrganization>;
  NewApiKey: ResolverTypeWrapper<Omit<NewApiKey, 'key'> & { key: ResolversTypes['ApiKey'] }>;
  NewWebhook: ResolverTypeWrapper<Omit<NewWebhook, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  Newsletter: ResolverTypeWrapper<Newsletter>;
  NewsletterReader: ResolverTypeWrapper<NewsletterReader>;
  NewsletterStart: ResolverTypeWrapper<NewsletterStart>;
  Order: ResolverTypeWrapper<Order>;
  OrderItem: OrderItem;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderList: ResolverTypeWrapper<OrderList>;
  OrderQuote: ResolverTypeWrapper<OrderQuote>;
  OrderSum: ResolverTypeWrapper<OrderSum>;
  Organization: ResolverTypeWrapper<OrganizationRecord>;
  OrganizationClaim: ResolverTypeWrapper<ClaimRow>;
  OrganizationElsewhere: ResolverTypeWrapper<OrganizationElsewhere>;
  OrganizationInvitation: ResolverTypeWrapper<OrganizationInvitation>;
  OrganizationMember: ResolverTypeWrapper<OrganizationMember>;
  OrganizationPeople: ResolverTypeWrapper<OrganizationPeople>;
  OrganizationReference: ResolverTypeWrapper<OrganizationReference>;
  OrganizationVideo: ResolverTypeWrapper<OrganizationVideo>;
  OwnApplication: ResolverTypeWrapper<ApplicationRow>;
  OwnApplications: ResolverTypeWrapper<Omit<OwnApplications, 'items'> & { items: Array<ResolversTypes['OwnApplication']> }>;
  OwnCvSite: ResolverTypeWrapper<OwnCvSite>;
  OwnFile: ResolverTypeWrapper<OwnFile>;
  OwnGroup: ResolverTypeWrapper<OwnGroupRecord>;
  OwnJob: ResolverTypeWrapper<OwnJobRow>;
  OwnJobList: ResolverTypeWrapper<OwnJobListRecord>;
  OwnJobSort: OwnJobSort;
  OwnOrganization: ResolverTypeWrapper<OwnOrganizationRow>;
  OwnResume: ResolverTypeWrapper<OwnResumeRecord>;
  OwnStage: ResolverTypeWrapper<StageRow>;
  OwnStageInput: OwnStageInput;
  PageInput: PageInput;
  PagePreview: ResolverTypeWrapper<PagePreview>;
  PaymentEffect: ResolverTypeWrapper<PaymentEffect>;
  PictureVariant: ResolverTypeWrapper<PictureVariant>;
  Place: ResolverTypeWrapper<Place>;
  PlacedOrder: ResolverTypeWrapper<PlacedOrder>;
  PlacedWidget: ResolverTypeWrapper<PlacedWidget>;
  PostingMeans: PostingMeans;
  PostingPrice: PostingPrice;
  PostingTerms: ResolverTypeWrapper<PostingTerms>;
  PreflightFinding: ResolverTypeWrapper<PreflightFinding>;
  PreflightReader: PreflightReader;
  PreflightSeverity: PreflightSeverity;
  Price: ResolverTypeWrapper<Price>;
  Product: ResolverTypeWrapper<Product>;
  ProductEffect: ResolverTypeWrapper<ProductEffect>;
  ProfileState: ProfileState;
  PublicFile: ResolverTypeWrapper<PublicFile>;
  PublishedOrganization: ResolverTypeWrapper<Omit<PublishedOrganization, 'organization'> & { organization: ResolversTypes['OwnOrganization'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  QuestionType: QuestionType;
  QuoteVoucher: ResolverTypeWrapper<QuoteVoucher>;
  ReachEffect: ResolverTypeWrapper<ReachEffect>;
  ReadResume: ResolverTypeWrapper<ReadResume>;
  RefundPart: RefundPart;
  RejectionReason: ResolverTypeWrapper<RejectionReason>;
  ReportedJob: ResolverTypeWrapper<ReportedJob>;
  ResetResult: ResolverTypeWrapper<ResetResult>;
  ResumeCompleteness: ResolverTypeWrapper<ResumeCompleteness>;
  ResumeContact: ResolverTypeWrapper<ContactRow>;
  ResumeContactField: ResumeContactField;
  ResumeContactJob: ResolverTypeWrapper<ResumeContactJob>;
  ResumeContactList: ResolverTypeWrapper<Omit<ResumeContactList, 'contacts'> & { contacts: Array<ResolversTypes['ResumeContact']> }>;
  ResumeContactOpened: ResolverTypeWrapper<ResumeContactOpened>;
  ResumeContactPrice: ResumeContactPrice;
  ResumeContactStatus: ResumeContactStatus;
  ResumeContactTerms: ResolverTypeWrapper<ResumeContactTerms>;
  ResumeContactWay: ResumeContactWay;
  ResumeGap: ResolverTypeWrapper<ResumeGap>;
  ResumeGroupInput: ResumeGroupInput;
  ResumeHiding: ResolverTypeWrapper<ResumeHiding>;
  ResumeHindrance: ResumeHindrance;
  ResumePage: ResolverTypeWrapper<ResumePageRecord>;
  ResumePart: ResolverTypeWrapper<ResumePart>;
  ResumeTerm: ResolverTypeWrapper<ResumeTerm>;
  ResumeView: ResolverTypeWrapper<ResumeView>;
  Route: ResolverTypeWrapper<Route>;
  RouteContent: ResolverTypeWrapper<RouteContent>;
  RouteError: ResolverTypeWrapper<RouteError>;
  RouteInfo: ResolverTypeWrapper<RouteInfo>;
  RouteRedirect: ResolverTypeWrapper<RouteRedirect>;
  RouteTranslation: ResolverTypeWrapper<RouteTranslation>;
  Salary: ResolverTypeWrapper<StoredSalary>;
  SavedCandidate: ResolverTypeWrapper<SavedCandidate>;
  SavedGroup: ResolverTypeWrapper<SavedGroup>;
  SavedJob: ResolverTypeWrapper<Omit<SavedJob, 'job'> & { job?: Maybe<ResolversTypes['OwnJob']> }>;
  SavedResume: ResolverTypeWrapper<Omit<SavedResume, 'resume'> & { resume: ResolversTypes['OwnResume'] }>;
  ScheduledPatch: ResolverTypeWrapper<Omit<ScheduledPatch, 'findings'> & { findings: Array<ResolversTypes['BrandFinding']> }>;
  ScheduledPatchResult: ResolverTypeWrapper<Omit<ScheduledPatchResult, 'findings' | 'scheduled'> & { findings: Array<ResolversTypes['BrandFinding']>, scheduled?: Maybe<ResolversTypes['ScheduledPatch']> }>;
  ScheduledPatches: ResolverTypeWrapper<Omit<ScheduledPatches, 'entries'> & { entries: Array<ResolversTypes['ScheduledPatch']> }>;
  SearchCondition: SearchCondition;
  SearchConditionGroup: SearchConditionGroup;
  SearchConjunction: SearchConjunction;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchExplanation: ResolverTypeWrapper<SearchExplanation>;
  SearchFacet: ResolverTypeWrapper<SearchFacet>;
  SearchFacetRequest: SearchFacetRequest;
  SearchFacetValue: ResolverTypeWrapper<SearchFacetValue>;
  SearchFulltext: SearchFulltext;
  SearchGeoLocation: SearchGeoLocation;
  SearchHit: ResolverTypeWrapper<HitRecord>;
  SearchIndex: SearchIndex;
  SearchMeaning: SearchMeaning;
  SearchRange: SearchRange;
  SearchRelaxation: ResolverTypeWrapper<SearchRelaxation>;
  SearchRequest: SearchRequest;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'hits'> & { hits: Array<ResolversTypes['SearchHit']> }>;
  SearchSort: SearchSort;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  SearchUnderstanding: ResolverTypeWrapper<SearchUnderstanding>;
  SearchedKind: SearchedKind;
  SearchedText: ResolverTypeWrapper<SearchedText>;
  SearchedTexts: ResolverTypeWrapper<SearchedTexts>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorResult: ResolverTypeWrapper<SecondFactorResult>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  SessionResult: ResolverTypeWrapper<SessionResult>;
  SimilarJobFigures: ResolverTypeWrapper<SimilarJobFigures>;
  SitePath: ResolverTypeWrapper<SitePath>;
  SiteRole: SiteRole;
  SlotUsage: ResolverTypeWrapper<SlotUsage>;
  SocialProfile: ResolverTypeWrapper<SocialProfile>;
  SourcePurpose: SourcePurpose;
  StatisticBrand: ResolverTypeWrapper<StatisticBrand>;
  StatisticComparison: StatisticComparison;
  StatisticPart: ResolverTypeWrapper<StatisticPart>;
  StatisticReport: ResolverTypeWrapper<StatisticReport>;
  StatisticSeries: ResolverTypeWrapper<StatisticSeries>;
  StatisticStep: StatisticStep;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionFilter: SubscriptionFilter;
  SubscriptionList: ResolverTypeWrapper<SubscriptionList>;
  SubscriptionProduct: ResolverTypeWrapper<SubscriptionProduct>;
  SubscriptionSort: SubscriptionSort;
  SubscriptionStatus: ResolverTypeWrapper<SubscriptionStatus>;
  SuggestionKind: SuggestionKind;
  SyndicatedJob: ResolverTypeWrapper<PlacedRow>;
  SyndicatedJobs: ResolverTypeWrapper<Omit<SyndicatedJobs, 'jobs'> & { jobs: Array<ResolversTypes['SyndicatedJob']> }>;
  SyndicatedState: SyndicatedState;
  SyndicationConditions: ResolverTypeWrapper<Conditions>;
  SyndicationConditionsInput: SyndicationConditionsInput;
  SyndicationCount: ResolverTypeWrapper<SyndicationCount>;
  SyndicationEvent: ResolverTypeWrapper<LogRow>;
  SyndicationOrganization: ResolverTypeWrapper<SyndicationOrganization>;
  SyndicationOrigin: SyndicationOrigin;
  SyndicationPlace: ResolverTypeWrapper<SyndicationPlace>;
  SyndicationPlaceInput: SyndicationPlaceInput;
  SyndicationRule: ResolverTypeWrapper<RuleRecord>;
  SyndicationRuleInput: SyndicationRuleInput;
  SyndicationState: SyndicationState;
  SyndicationTrial: ResolverTypeWrapper<TrialRecord>;
  SyndicationTrialJob: ResolverTypeWrapper<TriedJob>;
  SyndicationVerdict: SyndicationVerdict;
  TaxonomyTag: ResolverTypeWrapper<TaxonomyTag>;
  Term: ResolverTypeWrapper<TermRecord>;
  TermChange: ResolverTypeWrapper<TermChange>;
  TermEdit: TermEdit;
  TermEffects: ResolverTypeWrapper<TermEffects>;
  TermList: ResolverTypeWrapper<Omit<TermList, 'terms'> & { terms: Array<ResolversTypes['Term']> }>;
  TermLock: TermLock;
  TermMention: ResolverTypeWrapper<TermMention>;
  TermName: ResolverTypeWrapper<TermName>;
  TermUsage: ResolverTypeWrapper<TermUsage>;
  TranslatedAlias: ResolverTypeWrapper<TranslatedAlias>;
  TrustedOrganization: ResolverTypeWrapper<TrustedOrganization>;
  UnknownImporterValue: ResolverTypeWrapper<UnknownValueRow>;
  UpdatableOrganizationProfile: ResolverTypeWrapper<OwnOrganizationRow>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadPurpose: UploadPurpose;
  UploadedFile: ResolverTypeWrapper<TakenUpload>;
  User: ResolverTypeWrapper<User>;
  UserOrganization: ResolverTypeWrapper<UserOrganization>;
  UserRole: ResolverTypeWrapper<UserRole>;
  VocabularyTerm: ResolverTypeWrapper<VocabularyTerm>;
  VoucherInput: VoucherInput;
  VoucherRefusal: VoucherRefusal;
  WaitingOrganization: ResolverTypeWrapper<WaitingOrganization>;
  WaitingToday: ResolverTypeWrapper<WaitingToday>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRow>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEvent: WebhookEvent;
  WebhookPause: WebhookPause;
  WorkspaceBrand: ResolverTypeWrapper<WorkspaceBrand>;
  WorkspaceSite: ResolverTypeWrapper<WorkspaceSite>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountLink: AccountLink;
  AccountResult: AccountResult;
  ActiveOrganization: ActiveOrganization;
  AddressEffect: AddressEffect;
  AdminAccess: AdminAccess;
  AdminAlert: Omit<AdminAlert, 'alert'> & { alert: ResolversParentTypes['Alert'] };
  AdminAlertList: Omit<AdminAlertList, 'alerts'> & { alerts: Array<ResolversParentTypes['AdminAlert']> };
  AdminBelongings: AdminBelongings;
  AdminBrand: Omit<AdminBrand, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  AdminBrandSettings: Omit<AdminBrandSettings, 'brand' | 'findings'> & { brand: ResolversParentTypes['AdminBrand'], findings: Array<ResolversParentTypes['BrandFinding']> };
  AdminColumn: AdminColumn;
  AdminConsent: AdminConsent;
  AdminConsentRevision: AdminConsentRevision;
  AdminEntries: AdminEntries;
  AdminEntry: AdminEntry;
  AdminEntryPage: Omit<AdminEntryPage, 'events'> & { events: Array<ResolversParentTypes['AdminEvent']> };
  AdminEvent: EventRow;
  AdminEventDetail: AdminEventDetail;
  AdminEvents: Omit<AdminEvents, 'events'> & { events: Array<ResolversParentTypes['AdminEvent']> };
  AdminFailure: AdminFailure;
  AdminFilter: AdminFilter;
  AdminFilterValue: AdminFilterValue;
  AdminList: AdminList;
  AdminMail: AdminMail;
  AdminMailText: AdminMailText;
  AdminMails: AdminMails;
  AdminMembership: AdminMembership;
  AdminNote: AdminNote;
  AdminOrderList: AdminOrderList;
  AdminProduct: AdminProduct;
  AdminQueue: AdminQueue;
  AdminResume: AdminResume;
  AdminResumeContact: AdminResumeContact;
  AdminResumeContactList: AdminResumeContactList;
  AdminResumeList: AdminResumeList;
  AdminRole: AdminRole;
  AdminTextChange: AdminTextChange;
  AdminTextPiece: AdminTextPiece;
  AdminUser: AdminUser;
  AdminUsers: AdminUsers;
  AdminWork: AdminWork;
  Alert: AddressedAlert;
  AlertResult: Omit<AlertResult, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AnsweredQuestion: AnsweredQuestion;
  ApiKey: KeyRow;
  ApiRequest: ApiRequest;
  AppConfigEntry: AppConfigEntry;
  Applicant: ApplicationRow;
  ApplicantCount: ApplicantCount;
  ApplicantEvent: ApplicantEvent;
  ApplicantFilter: ApplicantFilter;
  ApplicantJob: ApplicantJob;
  ApplicantList: ApplicantListRecord;
  ApplicantNeighbours: ApplicantNeighbours;
  ApplicantNote: ApplicantNote;
  ApplicantPlace: ApplicantPlace;
  ApplicationContent: ShownContent;
  ApplicationEvent: ApplicationEvent;
  ApplicationFile: ApplicationFile;
  ApplicationLink: LinkRecord;
  ApplyOffer: OfferRecord;
  ApplyQuestion: ApplyQuestion;
  ApplyResult: SentRecord;
  AskedContact: Omit<AskedContact, 'contact'> & { contact?: Maybe<ResolversParentTypes['ResumeContact']> };
  Audience: Audience;
  BlogCategory: BlogCategory;
  BlogPictureInput: BlogPictureInput;
  BlogPost: PostRow;
  BlogPostInput: BlogPostInput;
  BlogPosts: Omit<BlogPosts, 'posts'> & { posts: Array<ResolversParentTypes['BlogPost']> };
  Bookmark: BookmarkRecord;
  Boolean: Scalars['Boolean']['output'];
  Branch: Omit<Branch, 'place'> & { place: ResolversParentTypes['JobLocation'] };
  BrandChoice: BrandChoice;
  BrandDifference: BrandDifference;
  BrandEffects: BrandEffects;
  BrandExport: BrandExport;
  BrandFile: BrandFile;
  BrandFinding: FindingRecord;
  BrandOrigin: BrandOrigin;
  BrandPatchEntry: BrandPatchEntry;
  BrandPatchHistory: BrandPatchHistory;
  BrandPatchResult: Omit<BrandPatchResult, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  BrandPreview: BrandPreview;
  BrandPreviewResult: Omit<BrandPreviewResult, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  BrokenBrand: Omit<BrokenBrand, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  CandidateList: CandidateList;
  CaptchaChallenge: CaptchaChallenge;
  ClaimOffer: Omit<ClaimOffer, 'claim'> & { claim?: Maybe<ResolversParentTypes['OrganizationClaim']> };
  ClaimedOrganization: Omit<ClaimedOrganization, 'claim'> & { claim?: Maybe<ResolversParentTypes['OrganizationClaim']> };
  ContactPerson: ContactPerson;
  ContactResult: ContactResult;
  ContentVersion: ContentVersion;
  Conversation: Party;
  ConversationMessage: ConversationMessage;
  CreatedOrganization: Omit<CreatedOrganization, 'organization'> & { organization?: Maybe<ResolversParentTypes['OwnOrganization']> };
  CreatedVoucher: CreatedVoucher;
  CreditBalance: CreditBalance;
  CreditLinks: CreditLinks;
  CustomerProfile: CustomerProfile;
  CustomerResult: CustomerResult;
  CvSite: ShownSite;
  DateTime: Scalars['DateTime']['output'];
  DeletionResult: DeletionResult;
  Draft: Draft;
  DraftSaved: DraftSaved;
  EditedBlogPost: EditedRow;
  EditedBlogPosts: Omit<EditedBlogPosts, 'posts'> & { posts: Array<ResolversParentTypes['EditedBlogPost']> };
  EditedPage: PageRow;
  EditedPages: Omit<EditedPages, 'pages'> & { pages: Array<ResolversParentTypes['EditedPage']> };
  ExplainedFacet: ExplainedFacet;
  ExplainedWord: ExplainedWord;
  FacetAlias: FacetAlias;
  FeatureEffect: FeatureEffect;
  FieldEffect: FieldEffect;
  FilterEffect: FilterEffect;
  FleetBrand: Omit<FleetBrand, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  FleetEdit: FleetEdit;
  FleetEditBrand: FleetEditBrand;
  FleetEdits: FleetEdits;
  FleetRefusal: Omit<FleetRefusal, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  FleetResult: Omit<FleetResult, 'brands'> & { brands: Array<ResolversParentTypes['FleetBrand']> };
  FleetTarget: FleetTarget;
  FleetUndo: Omit<FleetUndo, 'refused'> & { refused: Array<ResolversParentTypes['FleetRefusal']> };
  Float: Scalars['Float']['output'];
  Form: AskedForm;
  FormFault: FormFault;
  FormField: FormField;
  FormGroup: AskedGroup;
  FoundAnything: FoundAnything;
  FoundJob: FoundJob;
  FoundOrder: FoundOrder;
  FoundOrganization: FoundOrganization;
  FoundPerson: FoundPerson;
  FoundResume: FoundResumeRecord;
  GdprConsentInfo: GdprConsentInfo;
  GdprConsentSort: GdprConsentSort;
  GdprUserConsent: GdprUserConsent;
  GdprUserConsentResult: GdprUserConsentResult;
  GeoBox: GeoBox;
  GeoPoint: GeoPoint;
  GrantedCredits: GrantedCredits;
  GrantedSubscription: GrantedSubscription;
  ID: Scalars['ID']['output'];
  Image: Image;
  Importer: ImporterRecord;
  ImporterCredentialsInput: ImporterCredentialsInput;
  ImporterFault: ImporterFault;
  ImporterFigures: ImporterFigures;
  ImporterInput: ImporterInput;
  ImporterOrganization: ImporterOrganization;
  ImporterRefusal: RefusalRow;
  ImporterRefusals: AskedRefusals;
  ImporterRun: RunRow;
  ImporterSample: Sample;
  ImporterSampleField: ImporterSampleField;
  ImporterText: ImporterText;
  ImporterTrial: Trial;
  ImporterTrialItem: TriedItem;
  ImporterValue: ImporterValue;
  ImporterValueSuggestion: ImporterValueSuggestion;
  Int: Scalars['Int']['output'];
  Interview: Interview;
  InvitationLink: InvitationLink;
  InvitedMember: InvitedMember;
  Invoice: Invoice;
  JSON: Scalars['JSON']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Job: JobRecord;
  JobBrand: JobBrand;
  JobChange: Omit<JobChange, 'job'> & { job?: Maybe<ResolversParentTypes['OwnJob']> };
  JobElsewhere: Elsewhere;
  JobEmployer: JobEmployer;
  JobExtension: JobExtension;
  JobFieldChange: JobFieldChange;
  JobFigures: JobFigures;
  JobFormSettings: JobFormSettings;
  JobImporter: JobImporter;
  JobLocation: Address;
  JobMap: JobMap;
  JobReport: ReportRow;
  JobReportList: Omit<JobReportList, 'reports'> & { reports: Array<ResolversParentTypes['JobReport']> };
  JobSource: JobSource;
  JobStateCount: JobStateCount;
  JobTotals: JobTotals;
  JobTown: JobTown;
  JobWeek: JobWeek;
  JoinRequest: JoinRequest;
  Keeping: Keeping;
  LandingLink: LandingLink;
  LandingPage: LandingPage;
  LanguageEffect: LanguageEffect;
  MailSample: MailSample;
  MailTemplate: MailTemplate;
  MailTemplates: MailTemplates;
  ManyResult: ManyResult;
  MapTown: MapTown;
  Masquerade: Masquerade;
  Membership: Membership;
  MenuEffect: MenuEffect;
  Merge: Merge;
  MergeAmount: MergeAmount;
  MergeEntry: MergeEntry;
  MergePlan: MergePlan;
  MessageTemplate: MessageTemplate;
  Metatag: Metatag;
  MorningMail: MorningMail;
  Mutation: Record<PropertyKey, never>;
  NamedOrganization: NamedOrganization;
  NewApiKey: Omit<NewApiKey, 'key'> & { key: ResolversParentTypes['ApiKey'] };
  NewWebhook: Omit<NewWebhook, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  Newsletter: Newsletter;
  NewsletterReader: NewsletterReader;
  NewsletterStart: NewsletterStart;
  Order: Order;
  OrderItem: OrderItem;
  OrderLine: OrderLine;
  OrderList: OrderList;
  OrderQuote: OrderQuote;
  OrderSum: OrderSum;
  Organization: OrganizationRecord;
  OrganizationClaim: ClaimRow;
  OrganizationElsewhere: OrganizationElsewhere;
  OrganizationInvitation: OrganizationInvitation;
  OrganizationMember: OrganizationMember;
  OrganizationPeople: OrganizationPeople;
  OrganizationReference: OrganizationReference;
  OrganizationVideo: OrganizationVideo;
  OwnApplication: ApplicationRow;
  OwnApplications: Omit<OwnApplications, 'items'> & { items: Array<ResolversParentTypes['OwnApplication']> };
  OwnCvSite: OwnCvSite;
  OwnFile: OwnFile;
  OwnGroup: OwnGroupRecord;
  OwnJob: OwnJobRow;
  OwnJobList: OwnJobListRecord;
  OwnOrganization: OwnOrganizationRow;
  OwnResume: OwnResumeRecord;
  OwnStage: StageRow;
  OwnStageInput: OwnStageInput;
  PageInput: PageInput;
  PagePreview: PagePreview;
  PaymentEffect: PaymentEffect;
  PictureVariant: PictureVariant;
  Place: Place;
  PlacedOrder: PlacedOrder;
  PlacedWidget: PlacedWidget;
  PostingTerms: PostingTerms;
  PreflightFinding: PreflightFinding;
  Price: Price;
  Product: Product;
  ProductEffect: ProductEffect;
  PublicFile: PublicFile;
  PublishedOrganization: Omit<PublishedOrganization, 'organization'> & { organization: ResolversParentTypes['OwnOrganization'] };
  Query: Record<PropertyKey, never>;
  Question: Question;
  QuoteVoucher: QuoteVoucher;
  ReachEffect: ReachEffect;
  ReadResume: ReadResume;
  RefundPart: RefundPart;
  RejectionReason: RejectionReason;
  ReportedJob: ReportedJob;
  ResetResult: ResetResult;
  ResumeCompleteness: ResumeCompleteness;
  ResumeContact: ContactRow;
  ResumeContactJob: ResumeContactJob;
  ResumeContactList: Omit<ResumeContactList, 'contacts'> & { contacts: Array<ResolversParentTypes['ResumeContact']> };
  ResumeContactOpened: ResumeContactOpened;
  ResumeContactTerms: ResumeContactTerms;
  ResumeGap: ResumeGap;
  ResumeGroupInput: ResumeGroupInput;
  ResumeHiding: ResumeHiding;
  ResumePage: ResumePageRecord;
  ResumePart: ResumePart;
  ResumeTerm: ResumeTerm;
  ResumeView: ResumeView;
  Route: Route;
  RouteContent: RouteContent;
  RouteError: RouteError;
  RouteInfo: RouteInfo;
  RouteRedirect: RouteRedirect;
  RouteTranslation: RouteTranslation;
  Salary: StoredSalary;
  SavedCandidate: SavedCandidate;
  SavedGroup: SavedGroup;
  SavedJob: Omit<SavedJob, 'job'> & { job?: Maybe<ResolversParentTypes['OwnJob']> };
  SavedResume: Omit<SavedResume, 'resume'> & { resume: ResolversParentTypes['OwnResume'] };
  ScheduledPatch: Omit<ScheduledPatch, 'findings'> & { findings: Array<ResolversParentTypes['BrandFinding']> };
  ScheduledPatchResult: Omit<ScheduledPatchResult, 'findings' | 'scheduled'> & { findings: Array<ResolversParentTypes['BrandFinding']>, scheduled?: Maybe<ResolversParentTypes['ScheduledPatch']> };
  ScheduledPatches: Omit<ScheduledPatches, 'entries'> & { entries: Array<ResolversParentTypes['ScheduledPatch']> };
  SearchCondition: SearchCondition;
  SearchConditionGroup: SearchConditionGroup;
  SearchCorrection: SearchCorrection;
  SearchExplanation: SearchExplanation;
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
  SearchSuggestion: SearchSuggestion;
  SearchUnderstanding: SearchUnderstanding;
  SearchedText: SearchedText;
  SearchedTexts: SearchedTexts;
  SecondFactor: SecondFactor;
  SecondFactorResult: SecondFactorResult;
  SecondFactorSetup: SecondFactorSetup;
  SessionResult: SessionResult;
  SimilarJobFigures: SimilarJobFigures;
  SitePath: SitePath;
  SlotUsage: SlotUsage;
  SocialProfile: SocialProfile;
  StatisticBrand: StatisticBrand;
  StatisticPart: StatisticPart;
  StatisticReport: StatisticReport;
  StatisticSeries: StatisticSeries;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SubscriptionFilter: SubscriptionFilter;
  SubscriptionList: SubscriptionList;
  SubscriptionProduct: SubscriptionProduct;
  SubscriptionSort: SubscriptionSort;
  SubscriptionStatus: SubscriptionStatus;
  SyndicatedJob: PlacedRow;
  SyndicatedJobs: Omit<SyndicatedJobs, 'jobs'> & { jobs: Array<ResolversParentTypes['SyndicatedJob']> };
  SyndicationConditions: Conditions;
  SyndicationConditionsInput: SyndicationConditionsInput;
  SyndicationCount: SyndicationCount;
  SyndicationEvent: LogRow;
  SyndicationOrganization: SyndicationOrganization;
  SyndicationPlace: SyndicationPlace;
  SyndicationPlaceInput: SyndicationPlaceInput;
  SyndicationRule: RuleRecord;
  SyndicationRuleInput: SyndicationRuleInput;
  SyndicationTrial: TrialRecord;
  SyndicationTrialJob: TriedJob;
  TaxonomyTag: TaxonomyTag;
  Term: TermRecord;
  TermChange: TermChange;
  TermEdit: TermEdit;
  TermEffects: TermEffects;
  TermList: Omit<TermList, 'terms'> & { terms: Array<ResolversParentTypes['Term']> };
  TermMention: TermMention;
  TermName: TermName;
  TermUsage: TermUsage;
  TranslatedAlias: TranslatedAlias;
  TrustedOrganization: TrustedOrganization;
  UnknownImporterValue: UnknownValueRow;
  UpdatableOrganizationProfile: OwnOrganizationRow;
  Upload: Scalars['Upload']['output'];
  UploadedFile: TakenUpload;
  User: User;
  UserOrganization: UserOrganization;
  UserRole: UserRole;
  VocabularyTerm: VocabularyTerm;
  VoucherInput: VoucherInput;
  WaitingOrganization: WaitingOrganization;
  WaitingToday: WaitingToday;
  Webhook: WebhookRow;
  WebhookDelivery: DeliveryRow;
  WorkspaceBrand: WorkspaceBrand;
  WorkspaceSite: WorkspaceSite;
};

export type AccountLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountLink'] = ResolversParentTypes['AccountLink']> = {
  kind?: Resolver<Maybe<ResolversTypes['AccountLinkKind']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountLinkState'], ParentType, ContextType>;
};

export type AccountResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountResult'] = ResolversParentTypes['AccountResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
};

export type ActiveOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActiveOrganization'] = ResolversParentTypes['ActiveOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AddressEffect'] = ResolversParentTypes['AddressEffect']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminAccessResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminAccess'] = ResolversParentTypes['AdminAccess']> = {
  isAdministrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
};

export type AdminAlertResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminAlert'] = ResolversParentTypes['AdminAlert']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdminAlertKind'], ParentType, ContextType>;
};

export type AdminAlertListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminAlertList'] = ResolversParentTypes['AdminAlertList']> = {
  alerts?: Resolver<Array<ResolversTypes['AdminAlert']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminBelongingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminBelongings'] = ResolversParentTypes['AdminBelongings']> = {
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminBrand'] = ResolversParentTypes['AdminBrand']> = {
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  frameAncestors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSwitched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminBrandSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminBrandSettings'] = ResolversParentTypes['AdminBrandSettings']> = {
  brand?: Resolver<ResolversTypes['AdminBrand'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['BrandOrigin']>, ParentType, ContextType>;
  patch?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  redo?: Resolver<Maybe<ResolversTypes['BrandPatchEntry']>, ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['BrandPatchEntry']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminColumnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminColumn'] = ResolversParentTypes['AdminColumn']> = {
  isDetail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSortable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  text?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type AdminEntriesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEntries'] = ResolversParentTypes['AdminEntries']> = {
  columns?: Resolver<Array<ResolversTypes['AdminColumn']>, ParentType, ContextType>;
  descending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['AdminEntry']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['AdminFilter']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEntry'] = ResolversParentTypes['AdminEntry']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type AdminEntryPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEntryPage'] = ResolversParentTypes['AdminEntryPage']> = {
  belongings?: Resolver<Array<ResolversTypes['AdminBelongings']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['AdminColumn']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['AdminEntry'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['AdminEvent']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['AdminNote']>, ParentType, ContextType>;
};

export type AdminEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEvent'] = ResolversParentTypes['AdminEvent']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AdminEventDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminEventDetailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEventDetail'] = ResolversParentTypes['AdminEventDetail']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminEventsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminEvents'] = ResolversParentTypes['AdminEvents']> = {
  events?: Resolver<Array<ResolversTypes['AdminEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminFailureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminFailure'] = ResolversParentTypes['AdminFailure']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminFilterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminFilter'] = ResolversParentTypes['AdminFilter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vouched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminNoteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminNote'] = ResolversParentTypes['AdminNote']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminOrderListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminOrderList'] = ResolversParentTypes['AdminOrderList']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminProduct'] = ResolversParentTypes['AdminProduct']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminQueueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminQueue'] = ResolversParentTypes['AdminQueue']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDone?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminResumeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminResume'] = ResolversParentTypes['AdminResume']> = {
  accountId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminResumeContactResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminResumeContact'] = ResolversParentTypes['AdminResumeContact']> = {
  answered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opened?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resumeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResumeContactStatus'], ParentType, ContextType>;
};

export type AdminResumeContactListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminResumeContactList'] = ResolversParentTypes['AdminResumeContactList']> = {
  contacts?: Resolver<Array<ResolversTypes['AdminResumeContact']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminResumeListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminResumeList'] = ResolversParentTypes['AdminResumeList']> = {
  resumes?: Resolver<Array<ResolversTypes['AdminResume']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type AdminWorkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AdminWork'] = ResolversParentTypes['AdminWork']> = {
  failures?: Resolver<Array<ResolversTypes['AdminFailure']>, ParentType, ContextType>;
  queues?: Resolver<Array<ResolversTypes['AdminQueue']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSent?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AlertResult'] = ResolversParentTypes['AlertResult']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  confirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
};

export type AnsweredQuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnsweredQuestion'] = ResolversParentTypes['AnsweredQuestion']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revoked?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiKeyScope']>, ParentType, ContextType>;
};

export type ApiRequestResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApiRequest'] = ResolversParentTypes['ApiRequest']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppConfigEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AppConfigEntry'] = ResolversParentTypes['AppConfigEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Applicant'] = ResolversParentTypes['Applicant']> = {
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ApplicationContent'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ApplicantEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  knockOuts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  knockedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['ApplicationStage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ApplicantNote']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['Applicant']>, ParentType, ContextType>;
  ownStage?: Resolver<Maybe<ResolversTypes['OwnStage']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['SavedCandidate']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicantCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantCount'] = ResolversParentTypes['ApplicantCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
};

export type ApplicantEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantEvent'] = ResolversParentTypes['ApplicantEvent']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
};

export type ApplicantJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantJob'] = ResolversParentTypes['ApplicantJob']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicantListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantList'] = ResolversParentTypes['ApplicantList']> = {
  counts?: Resolver<Array<ResolversTypes['ApplicantCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Applicant']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicantNeighboursResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantNeighbours'] = ResolversParentTypes['ApplicantNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['ApplicantPlace']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['ApplicantPlace']>, ParentType, ContextType>;
};

export type ApplicantNoteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantNote'] = ResolversParentTypes['ApplicantNote']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplicantPlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicantPlace'] = ResolversParentTypes['ApplicantPlace']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicationContentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicationContent'] = ResolversParentTypes['ApplicationContent']> = {
  coverLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ApplicationFile']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['AnsweredQuestion']>, ParentType, ContextType>;
};

export type ApplicationEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicationEvent'] = ResolversParentTypes['ApplicationEvent']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
};

export type ApplicationFileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicationFile'] = ResolversParentTypes['ApplicationFile']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplicationLink'] = ResolversParentTypes['ApplicationLink']> = {
  application?: Resolver<Maybe<ResolversTypes['OwnApplication']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationLinkState'], ParentType, ContextType>;
};

export type ApplyOfferResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplyOffer'] = ResolversParentTypes['ApplyOffer']> = {
  application?: Resolver<Maybe<ResolversTypes['OwnApplication']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['OwnFile']>, ParentType, ContextType>;
  fromResume?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  hasResume?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  importerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefill?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['ApplyQuestion']>, ParentType, ContextType>;
  requiresCoverLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplyState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplyQuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplyQuestion'] = ResolversParentTypes['ApplyQuestion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type ApplyResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ApplyResult'] = ResolversParentTypes['ApplyResult']> = {
  application?: Resolver<Maybe<ResolversTypes['OwnApplication']>, ParentType, ContextType>;
  confirmAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  isRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AskedContactResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AskedContact'] = ResolversParentTypes['AskedContact']> = {
  contact?: Resolver<Maybe<ResolversTypes['ResumeContact']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
};

export type AudienceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Audience'] = ResolversParentTypes['Audience']> = {
  alerts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  employers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resumes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  authors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<BlogPostRelatedArgs, 'limit'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BlogPosts'] = ResolversParentTypes['BlogPosts']> = {
  categories?: Resolver<Array<ResolversTypes['BlogCategory']>, ParentType, ContextType>;
  posts?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookmarkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Bookmark'] = ResolversParentTypes['Bookmark']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type BrandEffectsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandEffects'] = ResolversParentTypes['BrandEffects']> = {
  addresses?: Resolver<Array<ResolversTypes['AddressEffect']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['FeatureEffect']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldEffect']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['FilterEffect']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['LanguageEffect']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['MenuEffect']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentEffect']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductEffect']>, ParentType, ContextType>;
  reach?: Resolver<Array<ResolversTypes['ReachEffect']>, ParentType, ContextType>;
};

export type BrandExportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandExport'] = ResolversParentTypes['BrandExport']> = {
  files?: Resolver<Array<ResolversTypes['BrandFile']>, ParentType, ContextType>;
  patch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandFileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandFile'] = ResolversParentTypes['BrandFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandFindingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandFinding'] = ResolversParentTypes['BrandFinding']> = {
  allowed?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type BrandPreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandPreview'] = ResolversParentTypes['BrandPreview']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandPreviewResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrandPreviewResult'] = ResolversParentTypes['BrandPreviewResult']> = {
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['BrandPreview']>, ParentType, ContextType>;
};

export type BrokenBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BrokenBrand'] = ResolversParentTypes['BrokenBrand']> = {
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CandidateList'] = ResolversParentTypes['CandidateList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  challenge?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClaimOfferResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ClaimOffer'] = ResolversParentTypes['ClaimOffer']> = {
  claim?: Resolver<Maybe<ResolversTypes['OrganizationClaim']>, ParentType, ContextType>;
  isClaimable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimedOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ClaimedOrganization'] = ResolversParentTypes['ClaimedOrganization']> = {
  claim?: Resolver<Maybe<ResolversTypes['OrganizationClaim']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
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

export type ContentVersionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  about?: Resolver<ResolversTypes['ConversationAbout'], ParentType, ContextType>;
  employer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['ConversationMessage']>, ParentType, ContextType>;
  seeker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['ConversationSide'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConversationState'], ParentType, ContextType>;
};

export type ConversationMessageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ConversationMessage'] = ResolversParentTypes['ConversationMessage']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ApplicationFile']>, ParentType, ContextType>;
  fromSeeker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  isRead?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['ApplicationStage']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreatedOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreatedOrganization'] = ResolversParentTypes['CreatedOrganization']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['OwnOrganization']>, ParentType, ContextType>;
};

export type CreatedVoucherResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreatedVoucher'] = ResolversParentTypes['CreatedVoucher']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditBalanceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreditBalance'] = ResolversParentTypes['CreditBalance']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frontend?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditLinksResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CreditLinks'] = ResolversParentTypes['CreditLinks']> = {
  buy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationCredits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationSubscriptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeContactCredits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerProfileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile']> = {
  answers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomerResult'] = ResolversParentTypes['CustomerResult']> = {
  customer?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
};

export type CvSiteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CvSite'] = ResolversParentTypes['CvSite']> = {
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['ResumeView'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['FormGroup']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeletionResult'] = ResolversParentTypes['DeletionResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  organizations?: Resolver<Array<ResolversTypes['UserOrganization']>, ParentType, ContextType>;
};

export type DraftResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  answers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
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

export type EditedBlogPostResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EditedBlogPost'] = ResolversParentTypes['EditedBlogPost']> = {
  authors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<EditedBlogPostHistoryArgs, 'count' | 'from'>>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditedBlogPostsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EditedBlogPosts'] = ResolversParentTypes['EditedBlogPosts']> = {
  posts?: Resolver<Array<ResolversTypes['EditedBlogPost']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditedPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EditedPage'] = ResolversParentTypes['EditedPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiddenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<EditedPageHistoryArgs, 'count' | 'from'>>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditedPagesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EditedPages'] = ResolversParentTypes['EditedPages']> = {
  pages?: Resolver<Array<ResolversTypes['EditedPage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExplainedFacetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExplainedFacet'] = ResolversParentTypes['ExplainedFacet']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExplainedWordResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ExplainedWord'] = ResolversParentTypes['ExplainedWord']> = {
  form?: Resolver<ResolversTypes['FoundForm'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['FoundSection'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FacetAlias'] = ResolversParentTypes['FacetAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedAliases?: Resolver<Array<ResolversTypes['TranslatedAlias']>, ParentType, ContextType>;
};

export type FeatureEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeatureEffect'] = ResolversParentTypes['FeatureEffect']> = {
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type FieldEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FieldEffect'] = ResolversParentTypes['FieldEffect']> = {
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilterEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterEffect'] = ResolversParentTypes['FilterEffect']> = {
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FleetBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetBrand'] = ResolversParentTypes['FleetBrand']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['BrandDifference']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FleetEditResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetEdit'] = ResolversParentTypes['FleetEdit']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['FleetEditBrand']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['BrandDifference']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FleetEditBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetEditBrand'] = ResolversParentTypes['FleetEditBrand']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FleetEditsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetEdits'] = ResolversParentTypes['FleetEdits']> = {
  entries?: Resolver<Array<ResolversTypes['FleetEdit']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FleetRefusalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetRefusal'] = ResolversParentTypes['FleetRefusal']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FleetResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetResult'] = ResolversParentTypes['FleetResult']> = {
  brands?: Resolver<Array<ResolversTypes['FleetBrand']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FleetUndoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FleetUndo'] = ResolversParentTypes['FleetUndo']> = {
  refused?: Resolver<Array<ResolversTypes['FleetRefusal']>, ParentType, ContextType>;
  undone?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  schema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type FoundAnythingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FoundAnything'] = ResolversParentTypes['FoundAnything']> = {
  jobs?: Resolver<Array<ResolversTypes['FoundJob']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['FoundOrder']>, ParentType, ContextType>;
  organizations?: Resolver<Array<ResolversTypes['FoundOrganization']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['FoundPerson']>, ParentType, ContextType>;
};

export type FoundJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FoundJob'] = ResolversParentTypes['FoundJob']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundOrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FoundOrder'] = ResolversParentTypes['FoundOrder']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FoundOrganization'] = ResolversParentTypes['FoundOrganization']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundPersonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FoundPerson'] = ResolversParentTypes['FoundPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundResumeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FoundResume'] = ResolversParentTypes['FoundResume']> = {
  careerStatus?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['ResumeContact']>, ParentType, ContextType>;
  employmentTypes?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupations?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type GrantedCreditsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GrantedCredits'] = ResolversParentTypes['GrantedCredits']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrantedSubscriptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GrantedSubscription'] = ResolversParentTypes['GrantedSubscription']> = {
  ends?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  small?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImporterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Importer'] = ResolversParentTypes['Importer']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  atHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backfill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  everyHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasCredentials?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastGood?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['ImporterRun']>, ParentType, ContextType>;
  mapping?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextRun?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['ImporterOrganization']>, ParentType, ContextType>;
  organizations?: Resolver<ResolversTypes['ImporterOrganizations'], ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['ImporterRun']>, ParentType, ContextType, RequireFields<ImporterRunsArgs, 'count' | 'from'>>;
  shape?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImporterFaultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterFault'] = ResolversParentTypes['ImporterFault']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ImporterFiguresResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterFigures'] = ResolversParentTypes['ImporterFigures']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starts?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  withoutOccupation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  withoutPlace?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  withoutSalary?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ImporterOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterOrganization'] = ResolversParentTypes['ImporterOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImporterRefusalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterRefusal'] = ResolversParentTypes['ImporterRefusal']> = {
  fault?: Resolver<ResolversTypes['ImporterFault'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImporterRefusalsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterRefusals'] = ResolversParentTypes['ImporterRefusals']> = {
  refusals?: Resolver<Array<ResolversTypes['ImporterRefusal']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImporterRunResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterRun'] = ResolversParentTypes['ImporterRun']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['ImporterRunCause'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['ImporterFault']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<ResolversTypes['ImporterRefusals'], ParentType, ContextType, RequireFields<ImporterRunRefusalsArgs, 'count' | 'from'>>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  started?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImporterRunState'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImporterSampleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterSample'] = ResolversParentTypes['ImporterSample']> = {
  fault?: Resolver<Maybe<ResolversTypes['ImporterFault']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ImporterSampleField']>, ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapping?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shape?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ImporterSampleFieldResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterSampleField'] = ResolversParentTypes['ImporterSampleField']> = {
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImporterTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterText'] = ResolversParentTypes['ImporterText']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImporterTrialResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterTrial'] = ResolversParentTypes['ImporterTrial']> = {
  fault?: Resolver<Maybe<ResolversTypes['ImporterFault']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ImporterTrialItem']>, ParentType, ContextType>;
};

export type ImporterTrialItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterTrialItem'] = ResolversParentTypes['ImporterTrialItem']> = {
  fields?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ImporterFault']>, ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['ImporterFault']>, ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['ImporterText']>, ParentType, ContextType>;
};

export type ImporterValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterValue'] = ResolversParentTypes['ImporterValue']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImporterValueSuggestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ImporterValueSuggestion'] = ResolversParentTypes['ImporterValueSuggestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InterviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Interview'] = ResolversParentTypes['Interview']> = {
  accepted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InterviewState'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type InvoiceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerVatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['OrderSum'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type JobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  applicationEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  applicationLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationWorkflow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availabilityPeriod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backfill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  degreeLevel?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employmentTypes?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  experience?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldsOfStudy?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['PublicFile']>, ParentType, ContextType>;
  frontend?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  langcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  linkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['JobLocation']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  occupations?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salary?: Resolver<Maybe<ResolversTypes['Salary']>, ParentType, ContextType>;
  salaryRange?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobBrand'] = ResolversParentTypes['JobBrand']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobChange'] = ResolversParentTypes['JobChange']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['OwnJob']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobElsewhereResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobElsewhere'] = ResolversParentTypes['JobElsewhere']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SyndicatedState'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobEmployerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobEmployer'] = ResolversParentTypes['JobEmployer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobExtensionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobExtension'] = ResolversParentTypes['JobExtension']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PostingPrice'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JobFieldChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobFieldChange'] = ResolversParentTypes['JobFieldChange']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['AdminTextPiece']>, ParentType, ContextType>;
};

export type JobFiguresResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobFigures'] = ResolversParentTypes['JobFigures']> = {
  applications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  similar?: Resolver<Maybe<ResolversTypes['SimilarJobFigures']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['JobSource']>, ParentType, ContextType>;
  starts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsPerView?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  viewsPerDay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type JobFormSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobFormSettings'] = ResolversParentTypes['JobFormSettings']> = {
  afterPosting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterPostingSecondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assistantLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['JobBrand']>, ParentType, ContextType>;
  defaultDuration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editsWait?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  embedding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employers?: Resolver<Array<ResolversTypes['JobEmployer']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maximumDuration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usualAddress?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  usualEmploymentTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  waits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobImporterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobImporter'] = ResolversParentTypes['JobImporter']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type JobMapResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobMap'] = ResolversParentTypes['JobMap']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outlines?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  towns?: Resolver<Array<ResolversTypes['MapTown']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type JobReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobReport'] = ResolversParentTypes['JobReport']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openForJob?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['JobReportOutcome']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['JobReportReason'], ParentType, ContextType>;
  resolved?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobReportListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobReportList'] = ResolversParentTypes['JobReportList']> = {
  reports?: Resolver<Array<ResolversTypes['JobReport']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobSourceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobSource'] = ResolversParentTypes['JobSource']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobStateCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobStateCount'] = ResolversParentTypes['JobStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
};

export type JobTotalsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobTotals'] = ResolversParentTypes['JobTotals']> = {
  applicationStarts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobTownResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobTown'] = ResolversParentTypes['JobTown']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobWeekResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JobWeek'] = ResolversParentTypes['JobWeek']> = {
  begins?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JoinRequestResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JoinRequest'] = ResolversParentTypes['JoinRequest']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeepingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Keeping'] = ResolversParentTypes['Keeping']> = {
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['KeepingState'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LandingLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LandingLink'] = ResolversParentTypes['LandingLink']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['SearchIndex'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LanguageEffect'] = ResolversParentTypes['LanguageEffect']> = {
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailSampleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MailSample'] = ResolversParentTypes['MailSample']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTemplateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MailTemplate'] = ResolversParentTypes['MailTemplate']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTemplatesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MailTemplates'] = ResolversParentTypes['MailTemplates']> = {
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['MailTemplate']>, ParentType, ContextType>;
};

export type ManyResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ManyResult'] = ResolversParentTypes['ManyResult']> = {
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapTownResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MapTown'] = ResolversParentTypes['MapTown']> = {
  town?: Resolver<ResolversTypes['JobTown'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MasqueradeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Masquerade'] = ResolversParentTypes['Masquerade']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
};

export type MenuEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MenuEffect'] = ResolversParentTypes['MenuEffect']> = {
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MergeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Merge'] = ResolversParentTypes['Merge']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keptId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MergeKind'], ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MergeAmountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MergeAmount'] = ResolversParentTypes['MergeAmount']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergeEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MergeEntry'] = ResolversParentTypes['MergeEntry']> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergePlanResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MergePlan'] = ResolversParentTypes['MergePlan']> = {
  amounts?: Resolver<Array<ResolversTypes['MergeAmount']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['MergeEntry'], ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['MergeEntry'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['MergeObstacle']>, ParentType, ContextType>;
};

export type MessageTemplateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MessageTemplate'] = ResolversParentTypes['MessageTemplate']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetatagResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Metatag'] = ResolversParentTypes['Metatag']> = {
  meta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MorningMailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MorningMail'] = ResolversParentTypes['MorningMail']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['Membership'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'token'>>;
  activateOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationActivateOrganizationArgs, 'organizationId'>>;
  addAdminNote?: Resolver<Maybe<ResolversTypes['AdminNote']>, ParentType, ContextType, RequireFields<MutationAddAdminNoteArgs, 'id' | 'of' | 'text'>>;
  addApplicationNote?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType, RequireFields<MutationAddApplicationNoteArgs, 'id' | 'text'>>;
  addRole?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationAddRoleArgs, 'role'>>;
  addTerm?: Resolver<ResolversTypes['VocabularyTerm'], ParentType, ContextType, RequireFields<MutationAddTermArgs, 'edit' | 'taxonomy'>>;
  adminAddAppConfig?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAdminAddAppConfigArgs, 'brand' | 'key' | 'name' | 'value'>>;
  adminCancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAdminCancelOrderArgs, 'orderId' | 'reason'>>;
  adminCancelSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminCancelSubscriptionArgs, 'id' | 'reason' | 'undo'>>;
  adminChangeAppConfig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminChangeAppConfigArgs, 'id' | 'key' | 'value'>>;
  adminConfirmOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAdminConfirmOrderArgs, 'orderId'>>;
  adminCreateVoucher?: Resolver<ResolversTypes['CreatedVoucher'], ParentType, ContextType, RequireFields<MutationAdminCreateVoucherArgs, 'brand' | 'voucher'>>;
  adminDeleteVoucher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminDeleteVoucherArgs, 'id'>>;
  adminEndVoucher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminEndVoucherArgs, 'id' | 'undo'>>;
  adminExtendSubscription?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<MutationAdminExtendSubscriptionArgs, 'days' | 'id' | 'reason'>>;
  adminGrantCredits?: Resolver<ResolversTypes['GrantedCredits'], ParentType, ContextType, RequireFields<MutationAdminGrantCreditsArgs, 'amount' | 'brand' | 'organizationId' | 'reason' | 'type'>>;
  adminGrantSubscription?: Resolver<ResolversTypes['GrantedSubscription'], ParentType, ContextType, RequireFields<MutationAdminGrantSubscriptionArgs, 'brand' | 'organizationId' | 'product' | 'reason'>>;
  adminOrderSeen?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAdminOrderSeenArgs, 'orderId'>>;
  adminRefundOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAdminRefundOrderArgs, 'orderId' | 'reason'>>;
  adminRemoveAppConfig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminRemoveAppConfigArgs, 'id'>>;
  adminSaveResume?: Resolver<ResolversTypes['SavedResume'], ParentType, ContextType, RequireFields<MutationAdminSaveResumeArgs, 'groups' | 'id'>>;
  adminShowResume?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminShowResumeArgs, 'id' | 'visible'>>;
  adminTakeCreditsBack?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationAdminTakeCreditsBackArgs, 'id' | 'reason' | 'undo'>>;
  answerImporterRun?: Resolver<ResolversTypes['ImporterRun'], ParentType, ContextType, RequireFields<MutationAnswerImporterRunArgs, 'goOn' | 'id'>>;
  answerInterview?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationAnswerInterviewArgs, 'about' | 'id' | 'messageId'>>;
  answerKeeping?: Resolver<ResolversTypes['OwnApplication'], ParentType, ContextType, RequireFields<MutationAnswerKeepingArgs, 'id' | 'keep'>>;
  answerKeepingLink?: Resolver<Maybe<ResolversTypes['Keeping']>, ParentType, ContextType, RequireFields<MutationAnswerKeepingLinkArgs, 'keep' | 'token'>>;
  answerResumeContact?: Resolver<ResolversTypes['ResumeContact'], ParentType, ContextType, RequireFields<MutationAnswerResumeContactArgs, 'approve' | 'id' | 'ways'>>;
  apply?: Resolver<ResolversTypes['ApplyResult'], ParentType, ContextType, RequireFields<MutationApplyArgs, 'answers' | 'jobId' | 'key'>>;
  approveJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationApproveJobArgs, 'id'>>;
  approveOrganization?: Resolver<ResolversTypes['PublishedOrganization'], ParentType, ContextType, RequireFields<MutationApproveOrganizationArgs, 'organizationId'>>;
  approveOrganizationClaim?: Resolver<ResolversTypes['OrganizationClaim'], ParentType, ContextType, RequireFields<MutationApproveOrganizationClaimArgs, 'id'>>;
  approveSyndicatedJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationApproveSyndicatedJobArgs, 'brand' | 'jobId'>>;
  approveUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationApproveUserArgs, 'approved' | 'brand' | 'id'>>;
  archiveJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationArchiveJobArgs, 'id'>>;
  attachOwnFile?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<MutationAttachOwnFileArgs, 'id'>>;
  attachResume?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSetup'], ParentType, ContextType>;
  blockConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationBlockConversationArgs, 'about' | 'blocked' | 'id' | 'side'>>;
  blockUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'blocked' | 'id'>>;
  bringOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationBringOrganizationArgs, 'organizationId'>>;
  cancelScheduledPatch?: Resolver<ResolversTypes['ScheduledPatchResult'], ParentType, ContextType, RequireFields<MutationCancelScheduledPatchArgs, 'brand' | 'expected' | 'id'>>;
  changeEmail?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changeImporter?: Resolver<ResolversTypes['Importer'], ParentType, ContextType, RequireFields<MutationChangeImporterArgs, 'id' | 'input'>>;
  changeJobs?: Resolver<Array<ResolversTypes['JobChange']>, ParentType, ContextType, RequireFields<MutationChangeJobsArgs, 'action' | 'ids'>>;
  changeMemberRole?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'accountId' | 'organizationId' | 'role'>>;
  changePassword?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'newPassword'>>;
  changeSyndicationRule?: Resolver<ResolversTypes['SyndicationRule'], ParentType, ContextType, RequireFields<MutationChangeSyndicationRuleArgs, 'id' | 'input'>>;
  changeTerm?: Resolver<ResolversTypes['VocabularyTerm'], ParentType, ContextType, RequireFields<MutationChangeTermArgs, 'edit' | 'expected' | 'id'>>;
  changeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationChangeWebhookArgs, 'id' | 'organizationId'>>;
  claimOrganization?: Resolver<ResolversTypes['ClaimedOrganization'], ParentType, ContextType, RequireFields<MutationClaimOrganizationArgs, 'email' | 'message' | 'organizationId' | 'position'>>;
  confirmApplication?: Resolver<ResolversTypes['ApplicationLink'], ParentType, ContextType, RequireFields<MutationConfirmApplicationArgs, 'token'>>;
  confirmJobAlert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<MutationConfirmJobAlertArgs, 'token'>>;
  confirmNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterReader']>, ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  createApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'name' | 'organizationId' | 'perMinute' | 'scopes'>>;
  createBrandPreview?: Resolver<ResolversTypes['BrandPreviewResult'], ParentType, ContextType, RequireFields<MutationCreateBrandPreviewArgs, 'brand' | 'patch' | 'role'>>;
  createGdprUserConsent?: Resolver<ResolversTypes['GdprUserConsentResult'], ParentType, ContextType, RequireFields<MutationCreateGdprUserConsentArgs, 'infoId' | 'mail'>>;
  createImporter?: Resolver<ResolversTypes['Importer'], ParentType, ContextType, RequireFields<MutationCreateImporterArgs, 'brand' | 'input'>>;
  createJobAlert?: Resolver<ResolversTypes['AlertResult'], ParentType, ContextType, RequireFields<MutationCreateJobAlertArgs, 'answers' | 'search'>>;
  createOrganization?: Resolver<ResolversTypes['CreatedOrganization'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'name'>>;
  createResumeAlert?: Resolver<ResolversTypes['AlertResult'], ParentType, ContextType, RequireFields<MutationCreateResumeAlertArgs, 'answers' | 'search'>>;
  createSyndicationRule?: Resolver<ResolversTypes['SyndicationRule'], ParentType, ContextType, RequireFields<MutationCreateSyndicationRuleArgs, 'brand' | 'input'>>;
  createWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'events' | 'organizationId' | 'url'>>;
  decideJoinRequest?: Resolver<Array<ResolversTypes['JoinRequest']>, ParentType, ContextType, RequireFields<MutationDecideJoinRequestArgs, 'accept' | 'id' | 'organizationId'>>;
  declineSyndication?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationDeclineSyndicationArgs, 'brand' | 'declined' | 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, Partial<MutationDeleteAccountArgs>>;
  deleteBlogPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteBlogPostArgs, 'id' | 'version'>>;
  deleteImporter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteImporterArgs, 'id' | 'jobs'>>;
  deleteJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteJobArgs, 'id'>>;
  deleteJobAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationDeleteJobAlertArgs>>;
  deleteMessageTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMessageTemplateArgs, 'id' | 'jobId'>>;
  deletePage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePageArgs, 'id' | 'version'>>;
  deleteResumeAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationDeleteResumeAlertArgs>>;
  deleteSyndicationRule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSyndicationRuleArgs, 'id'>>;
  deleteWebhook?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id' | 'organizationId'>>;
  dropDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDropDraftArgs, 'form' | 'key'>>;
  duplicateJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationDuplicateJobArgs, 'id' | 'key'>>;
  endBrandPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndBrandPreviewArgs, 'brand' | 'id'>>;
  endNewsletter?: Resolver<Maybe<ResolversTypes['NewsletterReader']>, ParentType, ContextType, RequireFields<MutationEndNewsletterArgs, 'token'>>;
  endResumeHiding?: Resolver<ResolversTypes['OwnResume'], ParentType, ContextType, RequireFields<MutationEndResumeHidingArgs, 'id'>>;
  endWeeklyFigures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndWeeklyFiguresArgs, 'token'>>;
  extendJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationExtendJobArgs, 'id' | 'key'>>;
  grantRole?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'id' | 'role'>>;
  handOverOrganization?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationHandOverOrganizationArgs, 'accountId' | 'organizationId'>>;
  handleContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHandleContactMessageArgs, 'handled' | 'id'>>;
  hideCvSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHideCvSiteArgs, 'id'>>;
  hideResumeFrom?: Resolver<ResolversTypes['OwnResume'], ParentType, ContextType, Partial<MutationHideResumeFromArgs>>;
  inviteMember?: Resolver<ResolversTypes['InvitedMember'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'email' | 'organizationId' | 'role'>>;
  inviteOwner?: Resolver<ResolversTypes['InvitedMember'], ParentType, ContextType, RequireFields<MutationInviteOwnerArgs, 'email' | 'organizationId'>>;
  joinBookmarks?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationJoinBookmarksArgs, 'jobs'>>;
  joinSite?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationJoinSiteArgs, 'answers' | 'role'>>;
  leaveOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveOrganizationArgs, 'organizationId'>>;
  markConversationRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'about' | 'id' | 'side' | 'until'>>;
  markJob?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationMarkJobArgs, 'job' | 'marked'>>;
  masquerade?: Resolver<ResolversTypes['Masquerade'], ParentType, ContextType, RequireFields<MutationMasqueradeArgs, 'userId'>>;
  mergeEntries?: Resolver<ResolversTypes['Merge'], ParentType, ContextType, RequireFields<MutationMergeEntriesArgs, 'keep' | 'kind' | 'merge'>>;
  mergeTerms?: Resolver<ResolversTypes['VocabularyTerm'], ParentType, ContextType, RequireFields<MutationMergeTermsArgs, 'expected' | 'keep' | 'merge'>>;
  moveApplications?: Resolver<Array<ResolversTypes['Applicant']>, ParentType, ContextType, RequireFields<MutationMoveApplicationsArgs, 'ids' | 'mail' | 'to'>>;
  moveScheduledPatch?: Resolver<ResolversTypes['ScheduledPatch'], ParentType, ContextType, RequireFields<MutationMoveScheduledPatchArgs, 'brand' | 'expected' | 'id' | 'starts'>>;
  noteApplyStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationNoteApplyStartArgs, 'jobId'>>;
  noteCandidate?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType, RequireFields<MutationNoteCandidateArgs, 'id' | 'note'>>;
  openApplication?: Resolver<Maybe<ResolversTypes['Applicant']>, ParentType, ContextType, RequireFields<MutationOpenApplicationArgs, 'id'>>;
  openResumeContact?: Resolver<ResolversTypes['ResumeContact'], ParentType, ContextType, RequireFields<MutationOpenResumeContactArgs, 'id'>>;
  orderForJob?: Resolver<ResolversTypes['PlacedOrder'], ParentType, ContextType, RequireFields<MutationOrderForJobArgs, 'hash' | 'id' | 'key' | 'product' | 'way'>>;
  pauseImporter?: Resolver<ResolversTypes['Importer'], ParentType, ContextType, RequireFields<MutationPauseImporterArgs, 'id' | 'paused'>>;
  pauseJobAlert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationPauseJobAlertArgs, 'paused'>>;
  pauseResumeAlert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationPauseResumeAlertArgs, 'paused'>>;
  payOrder?: Resolver<ResolversTypes['PlacedOrder'], ParentType, ContextType, RequireFields<MutationPayOrderArgs, 'orderId'>>;
  placeOrder?: Resolver<ResolversTypes['PlacedOrder'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'again' | 'hash' | 'items' | 'key' | 'organizationId' | 'way'>>;
  promoteJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationPromoteJobArgs, 'id' | 'key' | 'kind'>>;
  proposeInterview?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationProposeInterviewArgs, 'about' | 'id' | 'key' | 'minutes' | 'place' | 'text' | 'times'>>;
  publishJob?: Resolver<ResolversTypes['SavedJob'], ParentType, ContextType, RequireFields<MutationPublishJobArgs, 'id'>>;
  publishOrganization?: Resolver<ResolversTypes['PublishedOrganization'], ParentType, ContextType, RequireFields<MutationPublishOrganizationArgs, 'organizationId'>>;
  rateApplication?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType, RequireFields<MutationRateApplicationArgs, 'id' | 'rating'>>;
  readResumeFile?: Resolver<ResolversTypes['ReadResume'], ParentType, ContextType, RequireFields<MutationReadResumeFileArgs, 'file' | 'purpose'>>;
  redoBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationRedoBrandPatchArgs, 'brand' | 'expected' | 'note'>>;
  refuseOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationRefuseOrganizationArgs, 'organizationId' | 'reason'>>;
  register?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'answers'>>;
  rejectJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationRejectJobArgs, 'id' | 'reason'>>;
  rejectOrganizationClaim?: Resolver<ResolversTypes['OrganizationClaim'], ParentType, ContextType, RequireFields<MutationRejectOrganizationClaimArgs, 'id' | 'reason'>>;
  rejectSyndicatedJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRejectSyndicatedJobArgs, 'brand' | 'jobId'>>;
  removeAdminNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveAdminNoteArgs, 'id'>>;
  removeApplicationNote?: Resolver<ResolversTypes['Applicant'], ParentType, ContextType, RequireFields<MutationRemoveApplicationNoteArgs, 'id' | 'noteId'>>;
  removeImporterValue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveImporterValueArgs, 'id'>>;
  removeMember?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'accountId' | 'organizationId'>>;
  renewWebhookSecret?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationRenewWebhookSecretArgs, 'id' | 'organizationId'>>;
  reportJob?: Resolver<ResolversTypes['ReportedJob'], ParentType, ContextType, RequireFields<MutationReportJobArgs, 'id' | 'reason' | 'text'>>;
  reportMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportMessageArgs, 'about' | 'id' | 'messageId' | 'side' | 'text'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestResumeContact?: Resolver<ResolversTypes['AskedContact'], ParentType, ContextType, RequireFields<MutationRequestResumeContactArgs, 'answers' | 'resumeId'>>;
  resendVerification?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, Partial<MutationResendVerificationArgs>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id' | 'organizationId'>>;
  resetPassword?: Resolver<ResolversTypes['ResetResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  resetSecondFactor?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'id'>>;
  resolveJobReport?: Resolver<ResolversTypes['JobReport'], ParentType, ContextType, RequireFields<MutationResolveJobReportArgs, 'id' | 'outcome'>>;
  restoreBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationRestoreBrandPatchArgs, 'brand' | 'expected' | 'note' | 'version'>>;
  restoreCvSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreCvSiteArgs, 'id'>>;
  retryMail?: Resolver<ResolversTypes['AdminMail'], ParentType, ContextType, RequireFields<MutationRetryMailArgs, 'id'>>;
  retryWork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRetryWorkArgs, 'id'>>;
  revokeApiKey?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id' | 'organizationId'>>;
  revokeResumeContact?: Resolver<ResolversTypes['ResumeContact'], ParentType, ContextType, RequireFields<MutationRevokeResumeContactArgs, 'id'>>;
  revokeRole?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'id' | 'role'>>;
  rewordConsent?: Resolver<ResolversTypes['AdminConsent'], ParentType, ContextType, RequireFields<MutationRewordConsentArgs, 'after' | 'brand' | 'id' | 'note' | 'text'>>;
  runImporter?: Resolver<ResolversTypes['ImporterRun'], ParentType, ContextType, RequireFields<MutationRunImporterArgs, 'id'>>;
  saveBlogPost?: Resolver<ResolversTypes['EditedBlogPost'], ParentType, ContextType, RequireFields<MutationSaveBlogPostArgs, 'input'>>;
  saveBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationSaveBrandPatchArgs, 'brand' | 'expected' | 'note' | 'patch'>>;
  saveCandidates?: Resolver<Array<ResolversTypes['Applicant']>, ParentType, ContextType, RequireFields<MutationSaveCandidatesArgs, 'ids' | 'list'>>;
  saveCustomer?: Resolver<ResolversTypes['CustomerResult'], ParentType, ContextType, RequireFields<MutationSaveCustomerArgs, 'answers' | 'organizationId'>>;
  saveCvSite?: Resolver<ResolversTypes['OwnCvSite'], ParentType, ContextType, RequireFields<MutationSaveCvSiteArgs, 'indexable' | 'published' | 'shows' | 'slug'>>;
  saveDraft?: Resolver<ResolversTypes['DraftSaved'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'answers' | 'form' | 'key' | 'version'>>;
  saveFleetEdit?: Resolver<ResolversTypes['FleetResult'], ParentType, ContextType, RequireFields<MutationSaveFleetEditArgs, 'brands' | 'changes' | 'note'>>;
  saveJob?: Resolver<ResolversTypes['SavedJob'], ParentType, ContextType, RequireFields<MutationSaveJobArgs, 'answers' | 'key' | 'submit' | 'whenPaid'>>;
  saveMessageTemplate?: Resolver<ResolversTypes['MessageTemplate'], ParentType, ContextType, RequireFields<MutationSaveMessageTemplateArgs, 'jobId' | 'name' | 'text'>>;
  saveOrganizationGroup?: Resolver<ResolversTypes['SavedGroup'], ParentType, ContextType, RequireFields<MutationSaveOrganizationGroupArgs, 'answers' | 'group' | 'organizationId' | 'version'>>;
  saveOwnStages?: Resolver<Array<ResolversTypes['OwnStage']>, ParentType, ContextType, RequireFields<MutationSaveOwnStagesArgs, 'organizationId' | 'stages'>>;
  savePage?: Resolver<ResolversTypes['EditedPage'], ParentType, ContextType, RequireFields<MutationSavePageArgs, 'input'>>;
  saveResume?: Resolver<ResolversTypes['SavedResume'], ParentType, ContextType, RequireFields<MutationSaveResumeArgs, 'groups'>>;
  scheduleBlogPost?: Resolver<ResolversTypes['EditedBlogPost'], ParentType, ContextType, RequireFields<MutationScheduleBlogPostArgs, 'archived' | 'id' | 'version'>>;
  scheduleBrandPatch?: Resolver<ResolversTypes['ScheduledPatchResult'], ParentType, ContextType, RequireFields<MutationScheduleBrandPatchArgs, 'brand' | 'changes' | 'note' | 'starts'>>;
  schedulePage?: Resolver<ResolversTypes['EditedPage'], ParentType, ContextType, RequireFields<MutationSchedulePageArgs, 'archived' | 'id' | 'version'>>;
  sendApplicationLinkAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendApplicationLinkAgainArgs, 'key'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'answers'>>;
  sendMailAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendMailSample?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendMailSampleArgs, 'brand' | 'kind' | 'locale' | 'template'>>;
  sendMessage?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'about' | 'files' | 'id' | 'key' | 'side' | 'text'>>;
  sendToApplicants?: Resolver<ResolversTypes['ManyResult'], ParentType, ContextType, RequireFields<MutationSendToApplicantsArgs, 'ids' | 'key' | 'text'>>;
  setApplicationNotices?: Resolver<ResolversTypes['ApplicationNoticeMode'], ParentType, ContextType, RequireFields<MutationSetApplicationNoticesArgs, 'mode' | 'organizationId'>>;
  setImporterValue?: Resolver<ResolversTypes['ImporterValue'], ParentType, ContextType, RequireFields<MutationSetImporterValueArgs, 'kind' | 'text'>>;
  setJobState?: Resolver<ResolversTypes['SavedJob'], ParentType, ContextType, RequireFields<MutationSetJobStateArgs, 'id' | 'state'>>;
  setMessageNotices?: Resolver<ResolversTypes['MessageNoticeMode'], ParentType, ContextType, RequireFields<MutationSetMessageNoticesArgs, 'mode'>>;
  setMorningMail?: Resolver<Maybe<ResolversTypes['MorningMail']>, ParentType, ContextType, Partial<MutationSetMorningMailArgs>>;
  setNewsletter?: Resolver<ResolversTypes['Newsletter'], ParentType, ContextType, RequireFields<MutationSetNewsletterArgs, 'wanted'>>;
  setOrganizationTraining?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationSetOrganizationTrainingArgs, 'organizationId' | 'training'>>;
  setWeeklyFigures?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<MutationSetWeeklyFiguresArgs, 'wanted'>>;
  showResume?: Resolver<ResolversTypes['OwnResume'], ParentType, ContextType, RequireFields<MutationShowResumeArgs, 'visible'>>;
  signOutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscribeToNewsletter?: Resolver<ResolversTypes['NewsletterStart'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  switchSyndicationRule?: Resolver<ResolversTypes['SyndicationRule'], ParentType, ContextType, RequireFields<MutationSwitchSyndicationRuleArgs, 'id' | 'state'>>;
  tagApplications?: Resolver<Array<ResolversTypes['Applicant']>, ParentType, ContextType, RequireFields<MutationTagApplicationsArgs, 'ids'>>;
  takeCvSiteDown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTakeCvSiteDownArgs, 'id' | 'reason'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id' | 'organizationId'>>;
  trustOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationTrustOrganizationArgs, 'organizationId' | 'trusted'>>;
  undoBrandPatch?: Resolver<ResolversTypes['BrandPatchResult'], ParentType, ContextType, RequireFields<MutationUndoBrandPatchArgs, 'brand' | 'expected' | 'note'>>;
  undoFleetEdit?: Resolver<ResolversTypes['FleetUndo'], ParentType, ContextType, RequireFields<MutationUndoFleetEditArgs, 'id' | 'note'>>;
  undoMerge?: Resolver<ResolversTypes['Merge'], ParentType, ContextType, RequireFields<MutationUndoMergeArgs, 'id'>>;
  undoOrganizationClaim?: Resolver<ResolversTypes['OrganizationClaim'], ParentType, ContextType, RequireFields<MutationUndoOrganizationClaimArgs, 'id'>>;
  undoTermChange?: Resolver<ResolversTypes['VocabularyTerm'], ParentType, ContextType, RequireFields<MutationUndoTermChangeArgs, 'id'>>;
  unpublishOrganization?: Resolver<ResolversTypes['OwnOrganization'], ParentType, ContextType, RequireFields<MutationUnpublishOrganizationArgs, 'organizationId'>>;
  unsaveCandidates?: Resolver<Array<ResolversTypes['Applicant']>, ParentType, ContextType, RequireFields<MutationUnsaveCandidatesArgs, 'ids'>>;
  updateAccount?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, Partial<MutationUpdateAccountArgs>>;
  updateJobAlert?: Resolver<ResolversTypes['AlertResult'], ParentType, ContextType, RequireFields<MutationUpdateJobAlertArgs, 'answers'>>;
  updateResumeAlert?: Resolver<ResolversTypes['AlertResult'], ParentType, ContextType, RequireFields<MutationUpdateResumeAlertArgs, 'answers'>>;
  upload?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<MutationUploadArgs, 'file' | 'purpose'>>;
  uploadImporterFile?: Resolver<ResolversTypes['ImporterRun'], ParentType, ContextType, RequireFields<MutationUploadImporterFileArgs, 'file' | 'id' | 'purpose'>>;
  verifyEmail?: Resolver<ResolversTypes['AccountLink'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  verifyUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'id'>>;
  visitJobAlert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, Partial<MutationVisitJobAlertArgs>>;
  withdrawApplication?: Resolver<ResolversTypes['OwnApplication'], ParentType, ContextType, RequireFields<MutationWithdrawApplicationArgs, 'id'>>;
  withdrawInterview?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationWithdrawInterviewArgs, 'about' | 'id' | 'messageId'>>;
  withdrawInvitation?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'invitationId' | 'organizationId'>>;
  withdrawJob?: Resolver<ResolversTypes['OwnJob'], ParentType, ContextType, RequireFields<MutationWithdrawJobArgs, 'id'>>;
  withdrawOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationWithdrawOrderArgs, 'orderId'>>;
  withdrawResumeContact?: Resolver<ResolversTypes['ResumeContact'], ParentType, ContextType, RequireFields<MutationWithdrawResumeContactArgs, 'id'>>;
};

export type NamedOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NamedOrganization'] = ResolversParentTypes['NamedOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewApiKeyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewApiKey'] = ResolversParentTypes['NewApiKey']> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewWebhookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewWebhook'] = ResolversParentTypes['NewWebhook']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type NewsletterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Newsletter'] = ResolversParentTypes['Newsletter']> = {
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterReaderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsletterReader'] = ResolversParentTypes['NewsletterReader']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterStartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NewsletterStart'] = ResolversParentTypes['NewsletterStart']> = {
  confirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  attention?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  frontend?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentBack?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['OrderSum'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reducedPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderQuoteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderQuote'] = ResolversParentTypes['OrderQuote']> = {
  beforePayment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['OrderSum'], ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['QuoteVoucher']>, ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderSumResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderSum'] = ResolversParentTypes['OrderSum']> = {
  discount?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  taxName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxRule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isClaimable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type OrganizationClaimResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationClaim'] = ResolversParentTypes['OrganizationClaim']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClaimState'], ParentType, ContextType>;
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

export type OwnApplicationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnApplication'] = ResolversParentTypes['OwnApplication']> = {
  canReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clears?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ApplicationContent'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ApplicationEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keeping?: Resolver<Maybe<ResolversTypes['Keeping']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnApplicationsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnApplications'] = ResolversParentTypes['OwnApplications']> = {
  items?: Resolver<Array<ResolversTypes['OwnApplication']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnCvSiteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnCvSite'] = ResolversParentTypes['OwnCvSite']> = {
  hindrances?: Resolver<Array<ResolversTypes['ResumeHindrance']>, ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shows?: Resolver<Array<ResolversTypes['CvSitePart']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnFileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnFile'] = ResolversParentTypes['OwnFile']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnGroup'] = ResolversParentTypes['OwnGroup']> = {
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnJob'] = ResolversParentTypes['OwnJob']> = {
  actions?: Resolver<Array<ResolversTypes['JobAction']>, ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  applicationStarts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archived?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['JobFieldChange']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duplicateOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  elsewhere?: Resolver<Array<ResolversTypes['JobElsewhere']>, ParentType, ContextType>;
  employer?: Resolver<Maybe<ResolversTypes['JobEmployer']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['JobExtension']>, ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featuredUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JobFigures'], ParentType, ContextType>;
  frontend?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontends?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importer?: Resolver<Maybe<ResolversTypes['JobImporter']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  langcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onBehalf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishOption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trusted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnJobListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnJobList'] = ResolversParentTypes['OwnJobList']> = {
  counts?: Resolver<Array<ResolversTypes['JobStateCount']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['JobTotals'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['OwnJob']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  training?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnResumeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnResume'] = ResolversParentTypes['OwnResume']> = {
  changed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['ResumeCompleteness'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['OwnGroup']>, ParentType, ContextType>;
  hidings?: Resolver<Array<ResolversTypes['ResumeHiding']>, ParentType, ContextType>;
  hindrances?: Resolver<Array<ResolversTypes['ResumeHindrance']>, ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  started?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['ResumeView'], ParentType, ContextType, Partial<OwnResumeViewArgs>>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnStageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OwnStage'] = ResolversParentTypes['OwnStage']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standsFor?: Resolver<ResolversTypes['ApplicationStage'], ParentType, ContextType>;
};

export type PagePreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PagePreview'] = ResolversParentTypes['PagePreview']> = {
  hiddenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['LandingPage'], ParentType, ContextType>;
  searchTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PaymentEffect'] = ResolversParentTypes['PaymentEffect']> = {
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PlacedOrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['OrderQuote']>, ParentType, ContextType>;
  same?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type PlacedWidgetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlacedWidget'] = ResolversParentTypes['PlacedWidget']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widget?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostingTermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PostingTerms'] = ResolversParentTypes['PostingTerms']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidWith?: Resolver<Maybe<ResolversTypes['PostingMeans']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PostingPrice'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  slots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PreflightFindingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PreflightFinding'] = ResolversParentTypes['PreflightFinding']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reader?: Resolver<ResolversTypes['PreflightReader'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['PreflightSeverity'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  credits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  recommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductEffect'] = ResolversParentTypes['ProductEffect']> = {
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  adminAlerts?: Resolver<ResolversTypes['AdminAlertList'], ParentType, ContextType, Partial<QueryAdminAlertsArgs>>;
  adminBrand?: Resolver<ResolversTypes['AdminBrandSettings'], ParentType, ContextType, RequireFields<QueryAdminBrandArgs, 'id'>>;
  adminBrands?: Resolver<Array<ResolversTypes['AdminBrand']>, ParentType, ContextType>;
  adminBrandsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryAdminBrandsCsvArgs>>;
  adminBrokenBrands?: Resolver<Array<ResolversTypes['BrokenBrand']>, ParentType, ContextType>;
  adminConsents?: Resolver<Array<ResolversTypes['AdminConsent']>, ParentType, ContextType, RequireFields<QueryAdminConsentsArgs, 'brand'>>;
  adminEntries?: Resolver<ResolversTypes['AdminEntries'], ParentType, ContextType, RequireFields<QueryAdminEntriesArgs, 'filters' | 'list' | 'of'>>;
  adminEntriesCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryAdminEntriesCsvArgs, 'filters' | 'list' | 'of'>>;
  adminEntry?: Resolver<Maybe<ResolversTypes['AdminEntryPage']>, ParentType, ContextType, RequireFields<QueryAdminEntryArgs, 'id' | 'of'>>;
  adminEvents?: Resolver<ResolversTypes['AdminEvents'], ParentType, ContextType, RequireFields<QueryAdminEventsArgs, 'list'>>;
  adminImporterFigures?: Resolver<Array<ResolversTypes['ImporterFigures']>, ParentType, ContextType, RequireFields<QueryAdminImporterFiguresArgs, 'from' | 'until'>>;
  adminMail?: Resolver<ResolversTypes['AdminMailText'], ParentType, ContextType, RequireFields<QueryAdminMailArgs, 'id'>>;
  adminMails?: Resolver<ResolversTypes['AdminMails'], ParentType, ContextType, RequireFields<QueryAdminMailsArgs, 'list'>>;
  adminOrders?: Resolver<ResolversTypes['AdminOrderList'], ParentType, ContextType, Partial<QueryAdminOrdersArgs>>;
  adminProducts?: Resolver<Array<ResolversTypes['AdminProduct']>, ParentType, ContextType, Partial<QueryAdminProductsArgs>>;
  adminProductsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryAdminProductsCsvArgs>>;
  adminResume?: Resolver<ResolversTypes['OwnResume'], ParentType, ContextType, RequireFields<QueryAdminResumeArgs, 'id'>>;
  adminResumeContacts?: Resolver<ResolversTypes['AdminResumeContactList'], ParentType, ContextType, Partial<QueryAdminResumeContactsArgs>>;
  adminResumes?: Resolver<ResolversTypes['AdminResumeList'], ParentType, ContextType, Partial<QueryAdminResumesArgs>>;
  adminSearchedTexts?: Resolver<ResolversTypes['SearchedTexts'], ParentType, ContextType, RequireFields<QueryAdminSearchedTextsArgs, 'from' | 'isEmpty' | 'kind' | 'limit' | 'until'>>;
  adminStatistics?: Resolver<ResolversTypes['StatisticReport'], ParentType, ContextType, RequireFields<QueryAdminStatisticsArgs, 'compare' | 'from' | 'step' | 'until'>>;
  adminStatisticsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryAdminStatisticsCsvArgs, 'from' | 'until'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUsers'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'list'>>;
  adminWork?: Resolver<ResolversTypes['AdminWork'], ParentType, ContextType>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'organizationId'>>;
  apiRequests?: Resolver<Array<ResolversTypes['ApiRequest']>, ParentType, ContextType, RequireFields<QueryApiRequestsArgs, 'id' | 'organizationId'>>;
  applicantJobs?: Resolver<Array<ResolversTypes['ApplicantJob']>, ParentType, ContextType>;
  applicantNeighbours?: Resolver<ResolversTypes['ApplicantNeighbours'], ParentType, ContextType, RequireFields<QueryApplicantNeighboursArgs, 'id' | 'sort'>>;
  applicantTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryApplicantTagsArgs>>;
  applicants?: Resolver<Maybe<ResolversTypes['ApplicantList']>, ParentType, ContextType, RequireFields<QueryApplicantsArgs, 'limit' | 'offset' | 'sort'>>;
  applicantsCsv?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryApplicantsCsvArgs>>;
  application?: Resolver<Maybe<ResolversTypes['OwnApplication']>, ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  applicationLink?: Resolver<ResolversTypes['ApplicationLink'], ParentType, ContextType, RequireFields<QueryApplicationLinkArgs, 'token'>>;
  applicationNotices?: Resolver<Maybe<ResolversTypes['ApplicationNoticeMode']>, ParentType, ContextType, RequireFields<QueryApplicationNoticesArgs, 'organizationId'>>;
  applications?: Resolver<ResolversTypes['OwnApplications'], ParentType, ContextType, RequireFields<QueryApplicationsArgs, 'limit' | 'offset'>>;
  applyOffer?: Resolver<Maybe<ResolversTypes['ApplyOffer']>, ParentType, ContextType, RequireFields<QueryApplyOfferArgs, 'jobId'>>;
  audience?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<QueryBlogPostArgs, 'id'>>;
  blogPostPreview?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<QueryBlogPostPreviewArgs, 'input'>>;
  blogPosts?: Resolver<ResolversTypes['BlogPosts'], ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'limit' | 'offset'>>;
  bookmarks?: Resolver<Array<ResolversTypes['Bookmark']>, ParentType, ContextType, Partial<QueryBookmarksArgs>>;
  brandExport?: Resolver<ResolversTypes['BrandExport'], ParentType, ContextType, RequireFields<QueryBrandExportArgs, 'brand'>>;
  brandPatchEffects?: Resolver<Maybe<ResolversTypes['BrandEffects']>, ParentType, ContextType, RequireFields<QueryBrandPatchEffectsArgs, 'brand' | 'patch'>>;
  brandPatchFindings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType, RequireFields<QueryBrandPatchFindingsArgs, 'brand' | 'patch'>>;
  brandPatchHistory?: Resolver<ResolversTypes['BrandPatchHistory'], ParentType, ContextType, RequireFields<QueryBrandPatchHistoryArgs, 'brand' | 'count' | 'from'>>;
  brandPreviews?: Resolver<Array<ResolversTypes['BrandPreview']>, ParentType, ContextType, RequireFields<QueryBrandPreviewsArgs, 'brand'>>;
  brandSchema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  candidateLists?: Resolver<Array<ResolversTypes['CandidateList']>, ParentType, ContextType, Partial<QueryCandidateListsArgs>>;
  captchaChallenge?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType, RequireFields<QueryCaptchaChallengeArgs, 'form'>>;
  claimOffer?: Resolver<Maybe<ResolversTypes['ClaimOffer']>, ParentType, ContextType, RequireFields<QueryClaimOfferArgs, 'organizationId'>>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<QueryConversationArgs, 'about' | 'id' | 'side'>>;
  creditLinks?: Resolver<ResolversTypes['CreditLinks'], ParentType, ContextType>;
  customerProfile?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<QueryCustomerProfileArgs, 'organizationId'>>;
  cvSite?: Resolver<Maybe<ResolversTypes['CvSite']>, ParentType, ContextType, RequireFields<QueryCvSiteArgs, 'id'>>;
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType, RequireFields<QueryDraftArgs, 'form' | 'key'>>;
  editedBlogPost?: Resolver<Maybe<ResolversTypes['EditedBlogPost']>, ParentType, ContextType, RequireFields<QueryEditedBlogPostArgs, 'id'>>;
  editedBlogPosts?: Resolver<ResolversTypes['EditedBlogPosts'], ParentType, ContextType, Partial<QueryEditedBlogPostsArgs>>;
  editedPage?: Resolver<Maybe<ResolversTypes['EditedPage']>, ParentType, ContextType, RequireFields<QueryEditedPageArgs, 'id'>>;
  editedPages?: Resolver<ResolversTypes['EditedPages'], ParentType, ContextType, Partial<QueryEditedPagesArgs>>;
  exportAccount?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  facetAliases?: Resolver<Array<ResolversTypes['FacetAlias']>, ParentType, ContextType, RequireFields<QueryFacetAliasesArgs, 'index'>>;
  facetValues?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType, RequireFields<QueryFacetValuesArgs, 'field' | 'index' | 'limit' | 'text'>>;
  featuredOrganizations?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryFeaturedOrganizationsArgs, 'limit' | 'turn'>>;
  findAnything?: Resolver<ResolversTypes['FoundAnything'], ParentType, ContextType, RequireFields<QueryFindAnythingArgs, 'text'>>;
  fleetEdits?: Resolver<ResolversTypes['FleetEdits'], ParentType, ContextType, RequireFields<QueryFleetEditsArgs, 'count' | 'from'>>;
  fleetPreview?: Resolver<Array<ResolversTypes['FleetBrand']>, ParentType, ContextType, RequireFields<QueryFleetPreviewArgs, 'changes'>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'name'>>;
  formFaults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType, RequireFields<QueryFormFaultsArgs, 'answers' | 'name'>>;
  foundResume?: Resolver<Maybe<ResolversTypes['ResumePage']>, ParentType, ContextType, RequireFields<QueryFoundResumeArgs, 'id'>>;
  getAppConfig?: Resolver<Array<ResolversTypes['AppConfigEntry']>, ParentType, ContextType>;
  getCredits?: Resolver<Array<ResolversTypes['CreditBalance']>, ParentType, ContextType, Partial<QueryGetCreditsArgs>>;
  getGdprConsentInfos?: Resolver<Array<ResolversTypes['GdprConsentInfo']>, ParentType, ContextType, RequireFields<QueryGetGdprConsentInfosArgs, 'limit' | 'offset'>>;
  getRoutInfo?: Resolver<ResolversTypes['RouteInfo'], ParentType, ContextType, RequireFields<QueryGetRoutInfoArgs, 'slug'>>;
  getSubscriptions?: Resolver<ResolversTypes['SubscriptionList'], ParentType, ContextType, RequireFields<QueryGetSubscriptionsArgs, 'limit' | 'offset' | 'showSubscriptionsFromAllFrontends'>>;
  getUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  hasTheLatestConsent?: Resolver<Maybe<ResolversTypes['GdprUserConsent']>, ParentType, ContextType, RequireFields<QueryHasTheLatestConsentArgs, 'placement' | 'type'>>;
  importer?: Resolver<Maybe<ResolversTypes['Importer']>, ParentType, ContextType, RequireFields<QueryImporterArgs, 'id'>>;
  importerRun?: Resolver<Maybe<ResolversTypes['ImporterRun']>, ParentType, ContextType, RequireFields<QueryImporterRunArgs, 'id'>>;
  importerValues?: Resolver<Array<ResolversTypes['ImporterValue']>, ParentType, ContextType, Partial<QueryImporterValuesArgs>>;
  importers?: Resolver<Array<ResolversTypes['Importer']>, ParentType, ContextType, Partial<QueryImportersArgs>>;
  importersCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryImportersCsvArgs>>;
  invitation?: Resolver<ResolversTypes['InvitationLink'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobAlert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<QueryJobAlertArgs, 'token'>>;
  jobAlerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  jobFormSettings?: Resolver<ResolversTypes['JobFormSettings'], ParentType, ContextType>;
  jobMap?: Resolver<ResolversTypes['JobMap'], ParentType, ContextType, RequireFields<QueryJobMapArgs, 'area' | 'km' | 'limit'>>;
  jobPreflight?: Resolver<Array<ResolversTypes['PreflightFinding']>, ParentType, ContextType, RequireFields<QueryJobPreflightArgs, 'answers'>>;
  jobPreview?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobPreviewArgs, 'answers'>>;
  jobReports?: Resolver<ResolversTypes['JobReportList'], ParentType, ContextType, RequireFields<QueryJobReportsArgs, 'limit' | 'offset' | 'resolved'>>;
  jobTowns?: Resolver<Array<ResolversTypes['JobTown']>, ParentType, ContextType, RequireFields<QueryJobTownsArgs, 'km' | 'limit'>>;
  jobWeeks?: Resolver<Array<ResolversTypes['JobWeek']>, ParentType, ContextType, RequireFields<QueryJobWeeksArgs, 'weeks'>>;
  jobsToReview?: Resolver<ResolversTypes['OwnJobList'], ParentType, ContextType, RequireFields<QueryJobsToReviewArgs, 'limit' | 'offset'>>;
  joinRequests?: Resolver<Array<ResolversTypes['JoinRequest']>, ParentType, ContextType, RequireFields<QueryJoinRequestsArgs, 'organizationId'>>;
  keepingLink?: Resolver<Maybe<ResolversTypes['Keeping']>, ParentType, ContextType, RequireFields<QueryKeepingLinkArgs, 'token'>>;
  landingPages?: Resolver<Array<ResolversTypes['LandingLink']>, ParentType, ContextType, RequireFields<QueryLandingPagesArgs, 'limit'>>;
  mailBounced?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailSample?: Resolver<ResolversTypes['MailSample'], ParentType, ContextType, RequireFields<QueryMailSampleArgs, 'brand' | 'kind' | 'locale' | 'template'>>;
  mailTemplates?: Resolver<ResolversTypes['MailTemplates'], ParentType, ContextType, RequireFields<QueryMailTemplatesArgs, 'brand'>>;
  memberships?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  mergeCandidates?: Resolver<Array<ResolversTypes['MergeEntry']>, ParentType, ContextType, RequireFields<QueryMergeCandidatesArgs, 'kind' | 'text'>>;
  mergePlan?: Resolver<ResolversTypes['MergePlan'], ParentType, ContextType, RequireFields<QueryMergePlanArgs, 'keep' | 'kind' | 'merge'>>;
  merges?: Resolver<Array<ResolversTypes['Merge']>, ParentType, ContextType, RequireFields<QueryMergesArgs, 'id' | 'kind'>>;
  messageNotices?: Resolver<ResolversTypes['MessageNoticeMode'], ParentType, ContextType>;
  messageTemplates?: Resolver<Array<ResolversTypes['MessageTemplate']>, ParentType, ContextType, RequireFields<QueryMessageTemplatesArgs, 'jobId'>>;
  morningMail?: Resolver<Maybe<ResolversTypes['MorningMail']>, ParentType, ContextType>;
  nearestPlace?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryNearestPlaceArgs, 'lat' | 'lon'>>;
  newApplicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Newsletter'], ParentType, ContextType>;
  newsletterReader?: Resolver<Maybe<ResolversTypes['NewsletterReader']>, ParentType, ContextType, RequireFields<QueryNewsletterReaderArgs, 'token'>>;
  orderQuote?: Resolver<ResolversTypes['OrderQuote'], ParentType, ContextType, RequireFields<QueryOrderQuoteArgs, 'items' | 'organizationId'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, Partial<QueryOrganizationArgs>>;
  organizationPeople?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<QueryOrganizationPeopleArgs, 'organizationId'>>;
  organizationsElsewhere?: Resolver<Array<ResolversTypes['OrganizationElsewhere']>, ParentType, ContextType>;
  organizationsNamed?: Resolver<Array<ResolversTypes['NamedOrganization']>, ParentType, ContextType, RequireFields<QueryOrganizationsNamedArgs, 'name'>>;
  ownCvSite?: Resolver<ResolversTypes['OwnCvSite'], ParentType, ContextType>;
  ownJob?: Resolver<Maybe<ResolversTypes['OwnJob']>, ParentType, ContextType, RequireFields<QueryOwnJobArgs, 'id'>>;
  ownJobs?: Resolver<ResolversTypes['OwnJobList'], ParentType, ContextType, RequireFields<QueryOwnJobsArgs, 'descending' | 'everybody' | 'limit' | 'offset' | 'sort'>>;
  ownOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOwnOrderArgs, 'orderId'>>;
  ownOrders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<QueryOwnOrdersArgs, 'limit' | 'offset' | 'organizationId'>>;
  ownOrganization?: Resolver<Maybe<ResolversTypes['OwnOrganization']>, ParentType, ContextType, Partial<QueryOwnOrganizationArgs>>;
  ownResume?: Resolver<ResolversTypes['OwnResume'], ParentType, ContextType>;
  ownResumeContacts?: Resolver<Array<ResolversTypes['ResumeContact']>, ParentType, ContextType>;
  ownStages?: Resolver<Array<ResolversTypes['OwnStage']>, ParentType, ContextType, RequireFields<QueryOwnStagesArgs, 'organizationId'>>;
  pagePreview?: Resolver<ResolversTypes['PagePreview'], ParentType, ContextType, RequireFields<QueryPagePreviewArgs, 'input'>>;
  placedWidgets?: Resolver<Array<ResolversTypes['PlacedWidget']>, ParentType, ContextType, RequireFields<QueryPlacedWidgetsArgs, 'page'>>;
  places?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'exact' | 'limit' | 'text'>>;
  postingTerms?: Resolver<ResolversTypes['PostingTerms'], ParentType, ContextType, RequireFields<QueryPostingTermsArgs, 'organizationId'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  recommendedJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryRecommendedJobsArgs, 'limit'>>;
  rejectionReasons?: Resolver<Array<ResolversTypes['RejectionReason']>, ParentType, ContextType>;
  resumeAlert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, Partial<QueryResumeAlertArgs>>;
  resumeAlerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  resumeContact?: Resolver<ResolversTypes['ResumeContact'], ParentType, ContextType, RequireFields<QueryResumeContactArgs, 'id'>>;
  resumeContactTerms?: Resolver<ResolversTypes['ResumeContactTerms'], ParentType, ContextType, RequireFields<QueryResumeContactTermsArgs, 'resumeId'>>;
  resumeContacts?: Resolver<ResolversTypes['ResumeContactList'], ParentType, ContextType, RequireFields<QueryResumeContactsArgs, 'limit' | 'offset'>>;
  resumeWizard?: Resolver<ResolversTypes['Form'], ParentType, ContextType>;
  sampleImporter?: Resolver<ResolversTypes['ImporterSample'], ParentType, ContextType, RequireFields<QuerySampleImporterArgs, 'id'>>;
  savedResumeSearchTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySavedResumeSearchTitleArgs, 'search'>>;
  savedSearchTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySavedSearchTitleArgs, 'search'>>;
  scheduledPatches?: Resolver<ResolversTypes['ScheduledPatches'], ParentType, ContextType, RequireFields<QueryScheduledPatchesArgs, 'count' | 'from' | 'open'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'index' | 'request'>>;
  searchExplanation?: Resolver<Maybe<ResolversTypes['SearchExplanation']>, ParentType, ContextType, RequireFields<QuerySearchExplanationArgs, 'jobId' | 'request'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'index' | 'limit' | 'text'>>;
  similarJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QuerySimilarJobsArgs, 'id' | 'limit'>>;
  syndicatedJobs?: Resolver<ResolversTypes['SyndicatedJobs'], ParentType, ContextType, RequireFields<QuerySyndicatedJobsArgs, 'count' | 'from'>>;
  syndicationRule?: Resolver<Maybe<ResolversTypes['SyndicationRule']>, ParentType, ContextType, RequireFields<QuerySyndicationRuleArgs, 'id'>>;
  syndicationRules?: Resolver<Array<ResolversTypes['SyndicationRule']>, ParentType, ContextType, Partial<QuerySyndicationRulesArgs>>;
  syndicationRulesCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QuerySyndicationRulesCsvArgs>>;
  syndicationTrial?: Resolver<ResolversTypes['SyndicationTrial'], ParentType, ContextType, RequireFields<QuerySyndicationTrialArgs, 'brand' | 'conditions' | 'count' | 'from'>>;
  termEffects?: Resolver<ResolversTypes['TermEffects'], ParentType, ContextType, RequireFields<QueryTermEffectsArgs, 'id'>>;
  terms?: Resolver<ResolversTypes['TermList'], ParentType, ContextType, RequireFields<QueryTermsArgs, 'leaves' | 'limit' | 'taxonomy'>>;
  trustedOrganizations?: Resolver<Array<ResolversTypes['TrustedOrganization']>, ParentType, ContextType>;
  tryImporter?: Resolver<ResolversTypes['ImporterTrial'], ParentType, ContextType, RequireFields<QueryTryImporterArgs, 'id'>>;
  unknownImporterValues?: Resolver<Array<ResolversTypes['UnknownImporterValue']>, ParentType, ContextType, Partial<QueryUnknownImporterValuesArgs>>;
  updatableOrganizationProfiles?: Resolver<Array<ResolversTypes['UpdatableOrganizationProfile']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vocabularyTerm?: Resolver<Maybe<ResolversTypes['VocabularyTerm']>, ParentType, ContextType, RequireFields<QueryVocabularyTermArgs, 'id'>>;
  waitingOrganizations?: Resolver<Array<ResolversTypes['WaitingOrganization']>, ParentType, ContextType, RequireFields<QueryWaitingOrganizationsArgs, 'limit' | 'offset'>>;
  waitingToday?: Resolver<Array<ResolversTypes['WaitingToday']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'id' | 'organizationId'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'organizationId'>>;
  weeklyFigures?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workspaceBrands?: Resolver<Array<ResolversTypes['WorkspaceBrand']>, ParentType, ContextType>;
  workspaceSite?: Resolver<ResolversTypes['WorkspaceSite'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteVoucherResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QuoteVoucher'] = ResolversParentTypes['QuoteVoucher']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['VoucherRefusal']>, ParentType, ContextType>;
  starts?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReachEffectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReachEffect'] = ResolversParentTypes['ReachEffect']> = {
  change?: Resolver<ResolversTypes['EffectChange'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['EffectThing'], ParentType, ContextType>;
};

export type ReadResumeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReadResume'] = ResolversParentTypes['ReadResume']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ResumePart']>, ParentType, ContextType>;
  rest?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['ResumeTerm']>, ParentType, ContextType>;
};

export type RejectionReasonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RejectionReason'] = ResolversParentTypes['RejectionReason']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportedJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReportedJob'] = ResolversParentTypes['ReportedJob']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResetResult'] = ResolversParentTypes['ResetResult']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountLinkState'], ParentType, ContextType>;
};

export type ResumeCompletenessResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeCompleteness'] = ResolversParentTypes['ResumeCompleteness']> = {
  gaps?: Resolver<Array<ResolversTypes['ResumeGap']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResumeContactResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeContact'] = ResolversParentTypes['ResumeContact']> = {
  answered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askAgain?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opens?: Resolver<Array<ResolversTypes['ResumeContactOpened']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resume?: Resolver<Maybe<ResolversTypes['FoundResume']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResumeContactStatus'], ParentType, ContextType>;
  unreachable?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['ResumeContactWay']>, ParentType, ContextType>;
};

export type ResumeContactJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeContactJob'] = ResolversParentTypes['ResumeContactJob']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeContactListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeContactList'] = ResolversParentTypes['ResumeContactList']> = {
  contacts?: Resolver<Array<ResolversTypes['ResumeContact']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResumeContactOpenedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeContactOpened'] = ResolversParentTypes['ResumeContactOpened']> = {
  field?: Resolver<ResolversTypes['ResumeContactField'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResumeContactTermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeContactTerms'] = ResolversParentTypes['ResumeContactTerms']> = {
  jobs?: Resolver<Array<ResolversTypes['ResumeContactJob']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ResumeContactPrice'], ParentType, ContextType>;
};

export type ResumeGapResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeGap'] = ResolversParentTypes['ResumeGap']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResumeHidingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeHiding'] = ResolversParentTypes['ResumeHiding']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResumePageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumePage'] = ResolversParentTypes['ResumePage']> = {
  opened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resume?: Resolver<ResolversTypes['FoundResume'], ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['FoundResume']>, ParentType, ContextType, RequireFields<ResumePageSimilarArgs, 'limit'>>;
  view?: Resolver<ResolversTypes['ResumeView'], ParentType, ContextType>;
};

export type ResumePartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumePart'] = ResolversParentTypes['ResumePart']> = {
  answers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeTermResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeTerm'] = ResolversParentTypes['ResumeTerm']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxonomy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResumeViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ResumeView'] = ResolversParentTypes['ResumeView']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ResumePart']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['ResumeTerm']>, ParentType, ContextType>;
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
  translations?: Resolver<Maybe<Array<ResolversTypes['RouteTranslation']>>, ParentType, ContextType>;
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

export type RouteTranslationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RouteTranslation'] = ResolversParentTypes['RouteTranslation']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Salary'] = ResolversParentTypes['Salary']> = {
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearly?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SavedCandidateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedCandidate'] = ResolversParentTypes['SavedCandidate']> = {
  answer?: Resolver<Maybe<ResolversTypes['KeepingAnswer']>, ParentType, ContextType>;
  answered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  asked?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SavedGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedGroup'] = ResolversParentTypes['SavedGroup']> = {
  answers?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedJob'] = ResolversParentTypes['SavedJob']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['OwnJob']>, ParentType, ContextType>;
};

export type SavedResumeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SavedResume'] = ResolversParentTypes['SavedResume']> = {
  faults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType>;
  resume?: Resolver<ResolversTypes['OwnResume'], ParentType, ContextType>;
};

export type ScheduledPatchResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScheduledPatch'] = ResolversParentTypes['ScheduledPatch']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['BrandDifference']>, ParentType, ContextType>;
  ends?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  finished?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  started?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  starts?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduledPatchResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScheduledPatchResult'] = ResolversParentTypes['ScheduledPatchResult']> = {
  findings?: Resolver<Array<ResolversTypes['BrandFinding']>, ParentType, ContextType>;
  scheduled?: Resolver<Maybe<ResolversTypes['ScheduledPatch']>, ParentType, ContextType>;
};

export type ScheduledPatchesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ScheduledPatches'] = ResolversParentTypes['ScheduledPatches']> = {
  entries?: Resolver<Array<ResolversTypes['ScheduledPatch']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchCorrectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchCorrection'] = ResolversParentTypes['SearchCorrection']> = {
  replacement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchExplanationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchExplanation'] = ResolversParentTypes['SearchExplanation']> = {
  facets?: Resolver<Array<ResolversTypes['ExplainedFacet']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['ExplainedWord']>, ParentType, ContextType>;
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
  resume?: Resolver<Maybe<ResolversTypes['FoundResume']>, ParentType, ContextType>;
};

export type SearchRelaxationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchRelaxation'] = ResolversParentTypes['SearchRelaxation']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  corrections?: Resolver<Array<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['SearchFacet']>, ParentType, ContextType>;
  facetsOfAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  mentionsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
  relaxations?: Resolver<Array<ResolversTypes['SearchRelaxation']>, ParentType, ContextType>;
  textIgnored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['SearchUnderstanding']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  choice?: Resolver<Maybe<ResolversTypes['FacetAlias']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SuggestionKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchUnderstandingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchUnderstanding'] = ResolversParentTypes['SearchUnderstanding']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['SearchMeaning'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchedTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchedText'] = ResolversParentTypes['SearchedText']> = {
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SearchedTextsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchedTexts'] = ResolversParentTypes['SearchedTexts']> = {
  empty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['SearchedText']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type SimilarJobFiguresResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SimilarJobFigures'] = ResolversParentTypes['SimilarJobFigures']> = {
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsPerView?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  viewsPerDay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SitePathResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SitePath'] = ResolversParentTypes['SitePath']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotUsageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SlotUsage'] = ResolversParentTypes['SlotUsage']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialProfileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SocialProfile'] = ResolversParentTypes['SocialProfile']> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatisticBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticBrand'] = ResolversParentTypes['StatisticBrand']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['StatisticPart']>, ParentType, ContextType>;
};

export type StatisticPartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticPart'] = ResolversParentTypes['StatisticPart']> = {
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticReportResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticReport'] = ResolversParentTypes['StatisticReport']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['StatisticBrand']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['StatisticPart']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['StatisticSeries']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatisticSeriesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticSeries'] = ResolversParentTypes['StatisticSeries']> = {
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  absoluteUrl?: SubscriptionResolver<ResolversTypes['String'], "absoluteUrl", ParentType, ContextType>;
  availableJobSlots?: SubscriptionResolver<Maybe<ResolversTypes['Int']>, "availableJobSlots", ParentType, ContextType>;
  endDate?: SubscriptionResolver<ResolversTypes['DateTime'], "endDate", ParentType, ContextType>;
  frontend?: SubscriptionResolver<ResolversTypes['String'], "frontend", ParentType, ContextType>;
  id?: SubscriptionResolver<ResolversTypes['Int'], "id", ParentType, ContextType>;
  label?: SubscriptionResolver<ResolversTypes['String'], "label", ParentType, ContextType>;
  organizationName?: SubscriptionResolver<ResolversTypes['String'], "organizationName", ParentType, ContextType>;
  product?: SubscriptionResolver<ResolversTypes['SubscriptionProduct'], "product", ParentType, ContextType>;
  startDate?: SubscriptionResolver<ResolversTypes['DateTime'], "startDate", ParentType, ContextType>;
  status?: SubscriptionResolver<ResolversTypes['SubscriptionStatus'], "status", ParentType, ContextType>;
  type?: SubscriptionResolver<ResolversTypes['String'], "type", ParentType, ContextType>;
  usageJobSlots?: SubscriptionResolver<Maybe<ResolversTypes['SlotUsage']>, "usageJobSlots", ParentType, ContextType>;
  usageResumeContactSlots?: SubscriptionResolver<Maybe<ResolversTypes['SlotUsage']>, "usageResumeContactSlots", ParentType, ContextType>;
};

export type SubscriptionListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SubscriptionList'] = ResolversParentTypes['SubscriptionList']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptions?: Resolver<Array<ResolversTypes['Subscription']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SubscriptionProduct'] = ResolversParentTypes['SubscriptionProduct']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionStatusResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SubscriptionStatus'] = ResolversParentTypes['SubscriptionStatus']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyndicatedJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicatedJob'] = ResolversParentTypes['SyndicatedJob']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ruleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SyndicatedState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyndicatedJobsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicatedJobs'] = ResolversParentTypes['SyndicatedJobs']> = {
  jobs?: Resolver<Array<ResolversTypes['SyndicatedJob']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyndicationConditionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationConditions'] = ResolversParentTypes['SyndicationConditions']> = {
  backfill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employmentTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  occupations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  organizations?: Resolver<Array<ResolversTypes['SyndicationOrganization']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['SyndicationOrigin'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['SyndicationPlace']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyndicationCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationCount'] = ResolversParentTypes['SyndicationCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['SyndicationVerdict'], ParentType, ContextType>;
};

export type SyndicationEventResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationEvent'] = ResolversParentTypes['SyndicationEvent']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyndicationOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationOrganization'] = ResolversParentTypes['SyndicationOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyndicationPlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationPlace'] = ResolversParentTypes['SyndicationPlace']> = {
  administrativeArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lon?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SyndicationRuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationRule'] = ResolversParentTypes['SyndicationRule']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conditions?: Resolver<ResolversTypes['SyndicationConditions'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['SyndicationEvent']>, ParentType, ContextType, RequireFields<SyndicationRuleLogArgs, 'count' | 'from'>>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SyndicationState'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyndicationTrialResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationTrial'] = ResolversParentTypes['SyndicationTrial']> = {
  counts?: Resolver<Array<ResolversTypes['SyndicationCount']>, ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['SyndicationTrialJob']>, ParentType, ContextType>;
  tried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyndicationTrialJobResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SyndicationTrialJob'] = ResolversParentTypes['SyndicationTrialJob']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['SyndicationVerdict'], ParentType, ContextType>;
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

export type TermChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermChange'] = ResolversParentTypes['TermChange']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['TermName']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merged?: Resolver<Maybe<ResolversTypes['TermName']>, ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TermEffectsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermEffects'] = ResolversParentTypes['TermEffects']> = {
  addresses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['TermMention']>, ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['TermUsage'], ParentType, ContextType>;
};

export type TermListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermList'] = ResolversParentTypes['TermList']> = {
  terms?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermMentionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermMention'] = ResolversParentTypes['TermMention']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TermNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermName'] = ResolversParentTypes['TermName']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TermUsageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TermUsage'] = ResolversParentTypes['TermUsage']> = {
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  narrower?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resumes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslatedAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TranslatedAlias'] = ResolversParentTypes['TranslatedAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  langcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustedOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TrustedOrganization'] = ResolversParentTypes['TrustedOrganization']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UnknownImporterValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UnknownImporterValue'] = ResolversParentTypes['UnknownImporterValue']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['ImporterValueSuggestion']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  applicantsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type VocabularyTermResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VocabularyTerm'] = ResolversParentTypes['VocabularyTerm']> = {
  aliases?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['TermChange']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  definedBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRetired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['TermLock']>, ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['TermMention']>, ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['TermName']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['TermName']>, ParentType, ContextType>;
  synonyms?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  taxonomy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['TermUsage'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingOrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WaitingOrganization'] = ResolversParentTypes['WaitingOrganization']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WaitingTodayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WaitingToday'] = ResolversParentTypes['WaitingToday']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['WebhookPause']>, ParentType, ContextType>;
  paused?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAttempt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttempt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkspaceBrandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkspaceBrand'] = ResolversParentTypes['WorkspaceBrand']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkspaceSiteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WorkspaceSite'] = ResolversParentTypes['WorkspaceSite']> = {
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  AccountLink?: AccountLinkResolvers<ContextType>;
  AccountResult?: AccountResultResolvers<ContextType>;
  ActiveOrganization?: ActiveOrganizationResolvers<ContextType>;
  AddressEffect?: AddressEffectResolvers<ContextType>;
  AdminAccess?: AdminAccessResolvers<ContextType>;
  AdminAlert?: AdminAlertResolvers<ContextType>;
  AdminAlertList?: AdminAlertListResolvers<ContextType>;
  AdminBelongings?: AdminBelongingsResolvers<ContextType>;
  AdminBrand?: AdminBrandResolvers<ContextType>;
  AdminBrandSettings?: AdminBrandSettingsResolvers<ContextType>;
  AdminColumn?: AdminColumnResolvers<ContextType>;
  AdminConsent?: AdminConsentResolvers<ContextType>;
  AdminConsentRevision?: AdminConsentRevisionResolvers<ContextType>;
  AdminEntries?: AdminEntriesResolvers<ContextType>;
  AdminEntry?: AdminEntryResolvers<ContextType>;
  AdminEntryPage?: AdminEntryPageResolvers<ContextType>;
  AdminEvent?: AdminEventResolvers<ContextType>;
  AdminEventDetail?: AdminEventDetailResolvers<ContextType>;
  AdminEvents?: AdminEventsResolvers<ContextType>;
  AdminFailure?: AdminFailureResolvers<ContextType>;
  AdminFilter?: AdminFilterResolvers<ContextType>;
  AdminMail?: AdminMailResolvers<ContextType>;
  AdminMailText?: AdminMailTextResolvers<ContextType>;
  AdminMails?: AdminMailsResolvers<ContextType>;
  AdminMembership?: AdminMembershipResolvers<ContextType>;
  AdminNote?: AdminNoteResolvers<ContextType>;
  AdminOrderList?: AdminOrderListResolvers<ContextType>;
  AdminProduct?: AdminProductResolvers<ContextType>;
  AdminQueue?: AdminQueueResolvers<ContextType>;
  AdminResume?: AdminResumeResolvers<ContextType>;
  AdminResumeContact?: AdminResumeContactResolvers<ContextType>;
  AdminResumeContactList?: AdminResumeContactListResolvers<ContextType>;
  AdminResumeList?: AdminResumeListResolvers<ContextType>;
  AdminRole?: AdminRoleResolvers<ContextType>;
  AdminTextChange?: AdminTextChangeResolvers<ContextType>;
  AdminTextPiece?: AdminTextPieceResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUsers?: AdminUsersResolvers<ContextType>;
  AdminWork?: AdminWorkResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertResult?: AlertResultResolvers<ContextType>;
  AnsweredQuestion?: AnsweredQuestionResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiRequest?: ApiRequestResolvers<ContextType>;
  AppConfigEntry?: AppConfigEntryResolvers<ContextType>;
  Applicant?: ApplicantResolvers<ContextType>;
  ApplicantCount?: ApplicantCountResolvers<ContextType>;
  ApplicantEvent?: ApplicantEventResolvers<ContextType>;
  ApplicantJob?: ApplicantJobResolvers<ContextType>;
  ApplicantList?: ApplicantListResolvers<ContextType>;
  ApplicantNeighbours?: ApplicantNeighboursResolvers<ContextType>;
  ApplicantNote?: ApplicantNoteResolvers<ContextType>;
  ApplicantPlace?: ApplicantPlaceResolvers<ContextType>;
  ApplicationContent?: ApplicationContentResolvers<ContextType>;
  ApplicationEvent?: ApplicationEventResolvers<ContextType>;
  ApplicationFile?: ApplicationFileResolvers<ContextType>;
  ApplicationLink?: ApplicationLinkResolvers<ContextType>;
  ApplyOffer?: ApplyOfferResolvers<ContextType>;
  ApplyQuestion?: ApplyQuestionResolvers<ContextType>;
  ApplyResult?: ApplyResultResolvers<ContextType>;
  AskedContact?: AskedContactResolvers<ContextType>;
  Audience?: AudienceResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPosts?: BlogPostsResolvers<ContextType>;
  Bookmark?: BookmarkResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BrandChoice?: BrandChoiceResolvers<ContextType>;
  BrandDifference?: BrandDifferenceResolvers<ContextType>;
  BrandEffects?: BrandEffectsResolvers<ContextType>;
  BrandExport?: BrandExportResolvers<ContextType>;
  BrandFile?: BrandFileResolvers<ContextType>;
  BrandFinding?: BrandFindingResolvers<ContextType>;
  BrandOrigin?: BrandOriginResolvers<ContextType>;
  BrandPatchEntry?: BrandPatchEntryResolvers<ContextType>;
  BrandPatchHistory?: BrandPatchHistoryResolvers<ContextType>;
  BrandPatchResult?: BrandPatchResultResolvers<ContextType>;
  BrandPreview?: BrandPreviewResolvers<ContextType>;
  BrandPreviewResult?: BrandPreviewResultResolvers<ContextType>;
  BrokenBrand?: BrokenBrandResolvers<ContextType>;
  CandidateList?: CandidateListResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  ClaimOffer?: ClaimOfferResolvers<ContextType>;
  ClaimedOrganization?: ClaimedOrganizationResolvers<ContextType>;
  ContactPerson?: ContactPersonResolvers<ContextType>;
  ContactResult?: ContactResultResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationMessage?: ConversationMessageResolvers<ContextType>;
  CreatedOrganization?: CreatedOrganizationResolvers<ContextType>;
  CreatedVoucher?: CreatedVoucherResolvers<ContextType>;
  CreditBalance?: CreditBalanceResolvers<ContextType>;
  CreditLinks?: CreditLinksResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  CustomerResult?: CustomerResultResolvers<ContextType>;
  CvSite?: CvSiteResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletionResult?: DeletionResultResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  DraftSaved?: DraftSavedResolvers<ContextType>;
  EditedBlogPost?: EditedBlogPostResolvers<ContextType>;
  EditedBlogPosts?: EditedBlogPostsResolvers<ContextType>;
  EditedPage?: EditedPageResolvers<ContextType>;
  EditedPages?: EditedPagesResolvers<ContextType>;
  ExplainedFacet?: ExplainedFacetResolvers<ContextType>;
  ExplainedWord?: ExplainedWordResolvers<ContextType>;
  FacetAlias?: FacetAliasResolvers<ContextType>;
  FeatureEffect?: FeatureEffectResolvers<ContextType>;
  FieldEffect?: FieldEffectResolvers<ContextType>;
  FilterEffect?: FilterEffectResolvers<ContextType>;
  FleetBrand?: FleetBrandResolvers<ContextType>;
  FleetEdit?: FleetEditResolvers<ContextType>;
  FleetEditBrand?: FleetEditBrandResolvers<ContextType>;
  FleetEdits?: FleetEditsResolvers<ContextType>;
  FleetRefusal?: FleetRefusalResolvers<ContextType>;
  FleetResult?: FleetResultResolvers<ContextType>;
  FleetUndo?: FleetUndoResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormFault?: FormFaultResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormGroup?: FormGroupResolvers<ContextType>;
  FoundAnything?: FoundAnythingResolvers<ContextType>;
  FoundJob?: FoundJobResolvers<ContextType>;
  FoundOrder?: FoundOrderResolvers<ContextType>;
  FoundOrganization?: FoundOrganizationResolvers<ContextType>;
  FoundPerson?: FoundPersonResolvers<ContextType>;
  FoundResume?: FoundResumeResolvers<ContextType>;
  GdprConsentInfo?: GdprConsentInfoResolvers<ContextType>;
  GdprUserConsent?: GdprUserConsentResolvers<ContextType>;
  GdprUserConsentResult?: GdprUserConsentResultResolvers<ContextType>;
  GrantedCredits?: GrantedCreditsResolvers<ContextType>;
  GrantedSubscription?: GrantedSubscriptionResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Importer?: ImporterResolvers<ContextType>;
  ImporterFault?: ImporterFaultResolvers<ContextType>;
  ImporterFigures?: ImporterFiguresResolvers<ContextType>;
  ImporterOrganization?: ImporterOrganizationResolvers<ContextType>;
  ImporterRefusal?: ImporterRefusalResolvers<ContextType>;
  ImporterRefusals?: ImporterRefusalsResolvers<ContextType>;
  ImporterRun?: ImporterRunResolvers<ContextType>;
  ImporterSample?: ImporterSampleResolvers<ContextType>;
  ImporterSampleField?: ImporterSampleFieldResolvers<ContextType>;
  ImporterText?: ImporterTextResolvers<ContextType>;
  ImporterTrial?: ImporterTrialResolvers<ContextType>;
  ImporterTrialItem?: ImporterTrialItemResolvers<ContextType>;
  ImporterValue?: ImporterValueResolvers<ContextType>;
  ImporterValueSuggestion?: ImporterValueSuggestionResolvers<ContextType>;
  Interview?: InterviewResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  InvitedMember?: InvitedMemberResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobBrand?: JobBrandResolvers<ContextType>;
  JobChange?: JobChangeResolvers<ContextType>;
  JobElsewhere?: JobElsewhereResolvers<ContextType>;
  JobEmployer?: JobEmployerResolvers<ContextType>;
  JobExtension?: JobExtensionResolvers<ContextType>;
  JobFieldChange?: JobFieldChangeResolvers<ContextType>;
  JobFigures?: JobFiguresResolvers<ContextType>;
  JobFormSettings?: JobFormSettingsResolvers<ContextType>;
  JobImporter?: JobImporterResolvers<ContextType>;
  JobLocation?: JobLocationResolvers<ContextType>;
  JobMap?: JobMapResolvers<ContextType>;
  JobReport?: JobReportResolvers<ContextType>;
  JobReportList?: JobReportListResolvers<ContextType>;
  JobSource?: JobSourceResolvers<ContextType>;
  JobStateCount?: JobStateCountResolvers<ContextType>;
  JobTotals?: JobTotalsResolvers<ContextType>;
  JobTown?: JobTownResolvers<ContextType>;
  JobWeek?: JobWeekResolvers<ContextType>;
  JoinRequest?: JoinRequestResolvers<ContextType>;
  Keeping?: KeepingResolvers<ContextType>;
  LandingLink?: LandingLinkResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  LanguageEffect?: LanguageEffectResolvers<ContextType>;
  MailSample?: MailSampleResolvers<ContextType>;
  MailTemplate?: MailTemplateResolvers<ContextType>;
  MailTemplates?: MailTemplatesResolvers<ContextType>;
  ManyResult?: ManyResultResolvers<ContextType>;
  MapTown?: MapTownResolvers<ContextType>;
  Masquerade?: MasqueradeResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MenuEffect?: MenuEffectResolvers<ContextType>;
  Merge?: MergeResolvers<ContextType>;
  MergeAmount?: MergeAmountResolvers<ContextType>;
  MergeEntry?: MergeEntryResolvers<ContextType>;
  MergePlan?: MergePlanResolvers<ContextType>;
  MessageTemplate?: MessageTemplateResolvers<ContextType>;
  Metatag?: MetatagResolvers<ContextType>;
  MorningMail?: MorningMailResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedOrganization?: NamedOrganizationResolvers<ContextType>;
  NewApiKey?: NewApiKeyResolvers<ContextType>;
  NewWebhook?: NewWebhookResolvers<ContextType>;
  Newsletter?: NewsletterResolvers<ContextType>;
  NewsletterReader?: NewsletterReaderResolvers<ContextType>;
  NewsletterStart?: NewsletterStartResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderQuote?: OrderQuoteResolvers<ContextType>;
  OrderSum?: OrderSumResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationClaim?: OrganizationClaimResolvers<ContextType>;
  OrganizationElsewhere?: OrganizationElsewhereResolvers<ContextType>;
  OrganizationInvitation?: OrganizationInvitationResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationPeople?: OrganizationPeopleResolvers<ContextType>;
  OrganizationReference?: OrganizationReferenceResolvers<ContextType>;
  OrganizationVideo?: OrganizationVideoResolvers<ContextType>;
  OwnApplication?: OwnApplicationResolvers<ContextType>;
  OwnApplications?: OwnApplicationsResolvers<ContextType>;
  OwnCvSite?: OwnCvSiteResolvers<ContextType>;
  OwnFile?: OwnFileResolvers<ContextType>;
  OwnGroup?: OwnGroupResolvers<ContextType>;
  OwnJob?: OwnJobResolvers<ContextType>;
  OwnJobList?: OwnJobListResolvers<ContextType>;
  OwnOrganization?: OwnOrganizationResolvers<ContextType>;
  OwnResume?: OwnResumeResolvers<ContextType>;
  OwnStage?: OwnStageResolvers<ContextType>;
  PagePreview?: PagePreviewResolvers<ContextType>;
  PaymentEffect?: PaymentEffectResolvers<ContextType>;
  PictureVariant?: PictureVariantResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlacedOrder?: PlacedOrderResolvers<ContextType>;
  PlacedWidget?: PlacedWidgetResolvers<ContextType>;
  PostingTerms?: PostingTermsResolvers<ContextType>;
  PreflightFinding?: PreflightFindingResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductEffect?: ProductEffectResolvers<ContextType>;
  PublicFile?: PublicFileResolvers<ContextType>;
  PublishedOrganization?: PublishedOrganizationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuoteVoucher?: QuoteVoucherResolvers<ContextType>;
  ReachEffect?: ReachEffectResolvers<ContextType>;
  ReadResume?: ReadResumeResolvers<ContextType>;
  RejectionReason?: RejectionReasonResolvers<ContextType>;
  ReportedJob?: ReportedJobResolvers<ContextType>;
  ResetResult?: ResetResultResolvers<ContextType>;
  ResumeCompleteness?: ResumeCompletenessResolvers<ContextType>;
  ResumeContact?: ResumeContactResolvers<ContextType>;
  ResumeContactJob?: ResumeContactJobResolvers<ContextType>;
  ResumeContactList?: ResumeContactListResolvers<ContextType>;
  ResumeContactOpened?: ResumeContactOpenedResolvers<ContextType>;
  ResumeContactTerms?: ResumeContactTermsResolvers<ContextType>;
  ResumeGap?: ResumeGapResolvers<ContextType>;
  ResumeHiding?: ResumeHidingResolvers<ContextType>;
  ResumePage?: ResumePageResolvers<ContextType>;
  ResumePart?: ResumePartResolvers<ContextType>;
  ResumeTerm?: ResumeTermResolvers<ContextType>;
  ResumeView?: ResumeViewResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  RouteContent?: RouteContentResolvers<ContextType>;
  RouteError?: RouteErrorResolvers<ContextType>;
  RouteInfo?: RouteInfoResolvers<ContextType>;
  RouteRedirect?: RouteRedirectResolvers<ContextType>;
  RouteTranslation?: RouteTranslationResolvers<ContextType>;
  Salary?: SalaryResolvers<ContextType>;
  SavedCandidate?: SavedCandidateResolvers<ContextType>;
  SavedGroup?: SavedGroupResolvers<ContextType>;
  SavedJob?: SavedJobResolvers<ContextType>;
  SavedResume?: SavedResumeResolvers<ContextType>;
  ScheduledPatch?: ScheduledPatchResolvers<ContextType>;
  ScheduledPatchResult?: ScheduledPatchResultResolvers<ContextType>;
  ScheduledPatches?: ScheduledPatchesResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchExplanation?: SearchExplanationResolvers<ContextType>;
  SearchFacet?: SearchFacetResolvers<ContextType>;
  SearchFacetValue?: SearchFacetValueResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchRelaxation?: SearchRelaxationResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchUnderstanding?: SearchUnderstandingResolvers<ContextType>;
  SearchedText?: SearchedTextResolvers<ContextType>;
  SearchedTexts?: SearchedTextsResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorResult?: SecondFactorResultResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  SimilarJobFigures?: SimilarJobFiguresResolvers<ContextType>;
  SitePath?: SitePathResolvers<ContextType>;
  SlotUsage?: SlotUsageResolvers<ContextType>;
  SocialProfile?: SocialProfileResolvers<ContextType>;
  StatisticBrand?: StatisticBrandResolvers<ContextType>;
  StatisticPart?: StatisticPartResolvers<ContextType>;
  StatisticReport?: StatisticReportResolvers<ContextType>;
  StatisticSeries?: StatisticSeriesResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionList?: SubscriptionListResolvers<ContextType>;
  SubscriptionProduct?: SubscriptionProductResolvers<ContextType>;
  SubscriptionStatus?: SubscriptionStatusResolvers<ContextType>;
  SyndicatedJob?: SyndicatedJobResolvers<ContextType>;
  SyndicatedJobs?: SyndicatedJobsResolvers<ContextType>;
  SyndicationConditions?: SyndicationConditionsResolvers<ContextType>;
  SyndicationCount?: SyndicationCountResolvers<ContextType>;
  SyndicationEvent?: SyndicationEventResolvers<ContextType>;
  SyndicationOrganization?: SyndicationOrganizationResolvers<ContextType>;
  SyndicationPlace?: SyndicationPlaceResolvers<ContextType>;
  SyndicationRule?: SyndicationRuleResolvers<ContextType>;
  SyndicationTrial?: SyndicationTrialResolvers<ContextType>;
  SyndicationTrialJob?: SyndicationTrialJobResolvers<ContextType>;
  TaxonomyTag?: TaxonomyTagResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  TermChange?: TermChangeResolvers<ContextType>;
  TermEffects?: TermEffectsResolvers<ContextType>;
  TermList?: TermListResolvers<ContextType>;
  TermMention?: TermMentionResolvers<ContextType>;
  TermName?: TermNameResolvers<ContextType>;
  TermUsage?: TermUsageResolvers<ContextType>;
  TranslatedAlias?: TranslatedAliasResolvers<ContextType>;
  TrustedOrganization?: TrustedOrganizationResolvers<ContextType>;
  UnknownImporterValue?: UnknownImporterValueResolvers<ContextType>;
  UpdatableOrganizationProfile?: UpdatableOrganizationProfileResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserOrganization?: UserOrganizationResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  VocabularyTerm?: VocabularyTermResolvers<ContextType>;
  WaitingOrganization?: WaitingOrganizationResolvers<ContextType>;
  WaitingToday?: WaitingTodayResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WorkspaceBrand?: WorkspaceBrandResolvers<ContextType>;
  WorkspaceSite?: WorkspaceSiteResolvers<ContextType>;
};

