import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AskedForm, AskedGroup } from '../runtime/core/forms/ask.ts';
import type { JobRecord } from './modules/jobs/job.ts';
import type { OrganizationRecord } from './modules/organizations/organization.ts';
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

/** Someone to ask. */
export type ContactPerson = {
  __typename?: 'ContactPerson';
  /** Address for mail. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Telephone number as written. */
  phone: Maybe<Scalars['String']['output']>;
  /** Portrait. */
  photo: Maybe<Image>;
  /** Position in the organization. */
  position: Maybe<Scalars['String']['output']>;
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

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: Scalars['String']['output'];
  /** Pixels. */
  height: Maybe<Scalars['Int']['output']>;
  /** Caption. */
  title: Maybe<Scalars['String']['output']>;
  /** Address, absolute or from the root of the site. */
  url: Scalars['String']['output'];
  /** Pixels. */
  width: Maybe<Scalars['Int']['output']>;
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
  /** Takes in one file, sent with this very request. Refusals tell in a sentence what is wrong with it. */
  upload: UploadedFile;
};


/** What can be done on a brand. Each field is one change, in the order that they stand in. */
export type MutationUploadArgs = {
  file: Scalars['Upload']['input'];
  purpose: UploadPurpose;
};

/** An organization as its profile on this brand shows it. */
export type Organization = {
  __typename?: 'Organization';
  /** Second name, for example a short one. */
  alternativeName: Maybe<Scalars['String']['output']>;
  /** Names of benefits in the language of the request. */
  benefits: Array<Scalars['String']['output']>;
  /** Last change. */
  changed: Scalars['DateTime']['output'];
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

/** What can be asked of a brand, which the header `frontend` names. */
export type Query = {
  __typename?: 'Query';
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
  /** What a path leads to, in answers instead of errors. An unknown path answers error 404, a long-gone job 410. */
  getRoutInfo: RouteInfo;
  /** Published, or archived at most 30 days ago; null otherwise. */
  job: Maybe<Job>;
  /** A profile published on this brand, by slug or id. */
  organization: Maybe<Organization>;
  /** Places that begin with or resemble the text, best first; at most 10. With `exact: true` the whole text is a place: the answer holds those that it names equally well. */
  places: Array<Place>;
  /** Searches this brand. */
  search: SearchResult;
  /** Similar jobs of this brand: shared occupation, words and place. */
  similarJobs: Array<Job>;
  /** Terms to choose from: a taxonomy, what lies under one of its terms, what a text finds in it, or what codes stand for. Conditions add up. Terms of a field that another brand made are not there. */
  terms: TermList;
  /** Version of the API, for health checks. */
  version: Scalars['String']['output'];
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
export type QueryGetRoutInfoArgs = {
  language: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
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

/** A question with its answer. */
export type Question = {
  __typename?: 'Question';
  /** Sanitised HTML. */
  answer: Scalars['String']['output'];
  /** Plain text. */
  question: Scalars['String']['output'];
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

/** A profile on a social network. */
export type SocialProfile = {
  __typename?: 'SocialProfile';
  /** facebook, twitter, linkedin, youtube, xing, instagram, tiktok or bluesky */
  network: Scalars['String']['output'];
  /** Absolute address. */
  url: Scalars['String']['output'];
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
  AppConfigEntry: ResolverTypeWrapper<AppConfigEntry>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ContactPerson: ResolverTypeWrapper<ContactPerson>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FacetAlias: ResolverTypeWrapper<FacetAlias>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Form: ResolverTypeWrapper<AskedForm>;
  FormFault: ResolverTypeWrapper<FormFault>;
  FormField: ResolverTypeWrapper<FormField>;
  FormGroup: ResolverTypeWrapper<AskedGroup>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobRecord>;
  JobLocation: ResolverTypeWrapper<Address>;
  LandingPage: ResolverTypeWrapper<LandingPage>;
  Metatag: ResolverTypeWrapper<Metatag>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Organization: ResolverTypeWrapper<OrganizationRecord>;
  OrganizationVideo: ResolverTypeWrapper<OrganizationVideo>;
  PictureVariant: ResolverTypeWrapper<PictureVariant>;
  Place: ResolverTypeWrapper<Place>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  Route: ResolverTypeWrapper<Route>;
  RouteContent: ResolverTypeWrapper<RouteContent>;
  RouteError: ResolverTypeWrapper<RouteError>;
  RouteInfo: ResolverTypeWrapper<RouteInfo>;
  RouteRedirect: ResolverTypeWrapper<RouteRedirect>;
  Salary: ResolverTypeWrapper<StoredSalary>;
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
  SocialProfile: ResolverTypeWrapper<SocialProfile>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Term: ResolverTypeWrapper<TermRecord>;
  TermList: ResolverTypeWrapper<Omit<TermList, 'terms'> & { terms: Array<ResolversTypes['Term']> }>;
  TranslatedAlias: ResolverTypeWrapper<TranslatedAlias>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadPurpose: UploadPurpose;
  UploadedFile: ResolverTypeWrapper<TakenUpload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AppConfigEntry: AppConfigEntry;
  Boolean: Scalars['Boolean']['output'];
  ContactPerson: ContactPerson;
  DateTime: Scalars['DateTime']['output'];
  FacetAlias: FacetAlias;
  Float: Scalars['Float']['output'];
  Form: AskedForm;
  FormFault: FormFault;
  FormField: FormField;
  FormGroup: AskedGroup;
  ID: Scalars['ID']['output'];
  Image: Image;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Job: JobRecord;
  JobLocation: Address;
  LandingPage: LandingPage;
  Metatag: Metatag;
  Mutation: Record<PropertyKey, never>;
  Organization: OrganizationRecord;
  OrganizationVideo: OrganizationVideo;
  PictureVariant: PictureVariant;
  Place: Place;
  Query: Record<PropertyKey, never>;
  Question: Question;
  Route: Route;
  RouteContent: RouteContent;
  RouteError: RouteError;
  RouteInfo: RouteInfo;
  RouteRedirect: RouteRedirect;
  Salary: StoredSalary;
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
  SocialProfile: SocialProfile;
  String: Scalars['String']['output'];
  Term: TermRecord;
  TermList: Omit<TermList, 'terms'> & { terms: Array<ResolversParentTypes['Term']> };
  TranslatedAlias: TranslatedAlias;
  Upload: Scalars['Upload']['output'];
  UploadedFile: TakenUpload;
};

export type AppConfigEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AppConfigEntry'] = ResolversParentTypes['AppConfigEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactPersonResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ContactPerson'] = ResolversParentTypes['ContactPerson']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FacetAliasResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FacetAlias'] = ResolversParentTypes['FacetAlias']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedAliases?: Resolver<Array<ResolversTypes['TranslatedAlias']>, ParentType, ContextType>;
};

export type FormResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
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

export type ImageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type MetatagResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Metatag'] = ResolversParentTypes['Metatag']> = {
  meta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  upload?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<MutationUploadArgs, 'file' | 'purpose'>>;
};

export type OrganizationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  alternativeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benefits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contactPeople?: Resolver<Array<ResolversTypes['ContactPerson']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  facet?: Resolver<Maybe<ResolversTypes['FacetAlias']>, ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type OrganizationVideoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrganizationVideo'] = ResolversParentTypes['OrganizationVideo']> = {
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  coverTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  facetAliases?: Resolver<Array<ResolversTypes['FacetAlias']>, ParentType, ContextType, RequireFields<QueryFacetAliasesArgs, 'index'>>;
  facetValues?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType, RequireFields<QueryFacetValuesArgs, 'field' | 'index' | 'limit' | 'text'>>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<QueryFormArgs, 'name'>>;
  formFaults?: Resolver<Array<ResolversTypes['FormFault']>, ParentType, ContextType, RequireFields<QueryFormFaultsArgs, 'answers' | 'name'>>;
  getAppConfig?: Resolver<Array<ResolversTypes['AppConfigEntry']>, ParentType, ContextType>;
  getRoutInfo?: Resolver<ResolversTypes['RouteInfo'], ParentType, ContextType, RequireFields<QueryGetRoutInfoArgs, 'slug'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, Partial<QueryOrganizationArgs>>;
  places?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'exact' | 'limit' | 'text'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'index' | 'request'>>;
  similarJobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QuerySimilarJobsArgs, 'id' | 'limit'>>;
  terms?: Resolver<ResolversTypes['TermList'], ParentType, ContextType, RequireFields<QueryTermsArgs, 'leaves' | 'limit' | 'taxonomy'>>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SocialProfileResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SocialProfile'] = ResolversParentTypes['SocialProfile']> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type Resolvers<ContextType = ApiContext> = {
  AppConfigEntry?: AppConfigEntryResolvers<ContextType>;
  ContactPerson?: ContactPersonResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FacetAlias?: FacetAliasResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormFault?: FormFaultResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormGroup?: FormGroupResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobLocation?: JobLocationResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  Metatag?: MetatagResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationVideo?: OrganizationVideoResolvers<ContextType>;
  PictureVariant?: PictureVariantResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  RouteContent?: RouteContentResolvers<ContextType>;
  RouteError?: RouteErrorResolvers<ContextType>;
  RouteInfo?: RouteInfoResolvers<ContextType>;
  RouteRedirect?: RouteRedirectResolvers<ContextType>;
  Salary?: SalaryResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchFacet?: SearchFacetResolvers<ContextType>;
  SearchFacetValue?: SearchFacetValueResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchRelaxation?: SearchRelaxationResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SocialProfile?: SocialProfileResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  TermList?: TermListResolvers<ContextType>;
  TranslatedAlias?: TranslatedAliasResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedFile?: UploadedFileResolvers<ContextType>;
};

