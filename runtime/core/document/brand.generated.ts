// Written by `npm run generate` from schemas/brand. Do not edit.

/**
 * One text for all languages, or an object of texts by language code.
 */
export type LocalisedText =
  | string
  | {
      /**
       * The text in this language.
       */
      [k: string]: string;
    };
/**
 * Name of a file in the assets folder.
 */
export type AssetName = string | null;
/**
 * A two-letter country code (ISO 3166-1).
 */
export type Country = string;
/**
 * An e-mail address.
 */
export type EmailOrNull = string | null;
/**
 * A whole address, beginning with https:// or http://.
 */
export type UrlOrNull = string | null;
/**
 * Key of a page below pages, or nothing.
 */
export type PageKeyOrNull = string | null;
/**
 * A colour as # and six hexadecimal digits.
 */
export type Colour = string;
/**
 * One of the typefaces that come with the software.
 */
export type Font = 'system-sans' | 'system-serif' | 'inter' | 'source-sans-3' | 'source-serif-4' | 'archivo' | 'oswald';
/**
 * Language of pages whose address has no language prefix.
 */
export type Locale = string;
/**
 * A language code.
 */
export type Locale1 = string;
/**
 * A path of this site; a star or {name*} at its end stands for any rest.
 */
export type PathPattern = string;
/**
 * A path of this site, beginning with a slash.
 */
export type Path = string;
/**
 * Key of a page below pages.
 */
export type PageKey = string;
/**
 * Widgets in the order shown.
 *
 * @maxItems 40
 */
export type Region = WidgetPlacement[];
/**
 * A name that can be seen, or an object of names by language code.
 */
export type LocalisedName =
  | string
  | {
      /**
       * The name in this language.
       */
      [k: string]: string;
    };
/**
 * Entries in the order shown.
 *
 * @maxItems 40
 */
export type Menu = MenuItem[];
/**
 * Kind of place.
 */
export type LocationType = 'locality' | 'postal_code' | 'administrative_area_level_1' | 'country';
/**
 * Name of a facet.
 */
export type FacetField = string;
/**
 * Groups that are asked, in this order. A group that is not listed is not asked.
 *
 * @maxItems 30
 *
 * Items: A group.
 */
export type GroupOrder = string[];
/**
 * Intervals in the order offered.
 *
 * @minItems 1
 *
 * Items: An interval in seconds.
 */
export type AlertIntervals = (-1 | 86400 | 604800 | 2628000)[];

/**
 * One document makes one site. What it leaves out comes from the brand it extends, in the end from brands/default.json. Objects merge, lists and values replace, null takes back what a parent set.
 */
export interface BrandDocument {
  /**
   * Where editors find this schema: ../schemas/brand.schema.json.
   */
  $schema?: string;
  /**
   * Version of the document's form. Rises when settings are renamed.
   */
  version: number;
  /**
   * Brand or family whose settings this document takes over. Without one, default.
   */
  extends: string | null;
  /**
   * The document is a family that others extend, and not itself a site.
   */
  abstract: boolean;
  site: Site;
  theme: Theme;
  locales: Languages;
  features: Features;
  routes: Addresses;
  pages: Pages;
  navigation: Navigation;
  prices: Prices;
  search: Search;
  facets: Facets;
  customFields: CustomChoiceFields;
  forms: Forms;
  applications: Applications;
  moderation: Moderation;
  retention: Retention;
  sharing: Sharing;
  alerts: Alerts;
  analytics: Analytics;
  consent: Consent;
  embed: Embedding;
  session: Session;
  backend: Backend;
  messages: Messages;
}
/**
 * Who the site is: its name, addresses, pictures and publisher.
 */
export interface Site {
  /**
   * Name of the site. Stands in the header, in page titles and in mails.
   */
  name: string;
  description: LocalisedText;
  tagline: LocalisedText;
  /**
   * Host names of the site. The first is the address shown to the world; visitors of the others are sent there. The address <id>.localhost always works.
   *
   * @maxItems 20
   *
   * Items: A host name without scheme and port.
   */
  hosts: string[];
  /**
   * Whether the public may see the site.
   */
  status: 'live' | 'draft';
  /**
   * Folder below public/brands that holds logo, icons and pictures. Without one, they are made from name and colours.
   */
  assets: string | null;
  logo: AssetName;
  logoDark: AssetName;
  favicon: AssetName;
  touchIcon: AssetName;
  loginImage: AssetName;
  registerImage: AssetName;
  openGraphImage: AssetName;
  country: Country;
  /**
   * Time zone in which dates of the site are meant, by its IANA name.
   */
  timeZone: string;
  contactEmail: EmailOrNull;
  /**
   * Name in the From line of mails. Without one, the name of the site.
   */
  senderName: string | null;
  senderEmail: EmailOrNull;
  social: SocialLinks;
  legal: LegalPages;
}
/**
 * Profiles of the publisher in social networks. The footer links those that are given.
 */
export interface SocialLinks {
  facebook: UrlOrNull;
  twitter: UrlOrNull;
  linkedin: UrlOrNull;
  instagram: UrlOrNull;
  youtube: UrlOrNull;
  xing: UrlOrNull;
  tiktok: UrlOrNull;
  bluesky: UrlOrNull;
}
/**
 * Publisher and legal pages. A page is named by its key below pages; the footer links those that are given.
 */
export interface LegalPages {
  /**
   * Legal name of the publisher, shown in the footer beside the year.
   */
  publisher: string | null;
  /**
   * Postal address of the publisher, on one line.
   */
  address: string | null;
  imprint: PageKeyOrNull;
  privacy: PageKeyOrNull;
  terms: PageKeyOrNull;
  cookies: PageKeyOrNull;
  accessibility: PageKeyOrNull;
}
/**
 * How the site looks. Every other colour, size and distance follows from these.
 */
export interface Theme {
  primary: Colour;
  /**
   * Colour of small accents. Without one, a neutral made from the main colour.
   */
  secondary: Colour | null;
  /**
   * Least height of the logo in pixels, whatever else the header holds.
   */
  logoMinHeight: number;
  /**
   * Light or dark.
   */
  colorScheme: 'light' | 'dark' | 'auto';
  headingFont: Font;
  textFont: Font;
  /**
   * Corners of buttons, fields and cards.
   */
  radius: 'none' | 'small' | 'round';
  /**
   * Space between and inside things.
   */
  density: 'compact' | 'normal' | 'airy';
  /**
   * How the head of every page is built.
   */
  header: 'bar' | 'masthead' | 'split';
  /**
   * How lists of jobs and organizations are set.
   */
  list: 'rules' | 'cards' | 'table';
  /**
   * Background of the page.
   */
  surface: 'white' | 'paper' | 'tint' | 'dark';
  /**
   * How the opening section of a page is set.
   */
  hero: 'none' | 'plain' | 'image' | 'band';
  /**
   * How main buttons look.
   */
  button: 'solid' | 'outline' | 'underline';
  /**
   * How headings of sections look.
   */
  sectionHeadings: 'plain' | 'caps' | 'rule';
  breakpoints: Breakpoints;
  measures: Measures;
}
/**
 * Widths in pixels up to which a screen counts as of that kind. They must rise. The side menu and the menu at the foot of a phone follow them, and pages are wider beyond the last; columns of pages keep the standard widths.
 */
export interface Breakpoints {
  /**
   * Widest screen, in pixels, that counts as a phone.
   */
  mobile: number;
  /**
   * Widest screen, in pixels, that counts as a tablet.
   */
  tablet: number;
  /**
   * Widest screen, in pixels, that counts as an ordinary desktop; on wider ones pages take up to 1440 pixels instead of 1320.
   */
  desktop: number;
}
/**
 * Sizes of single things.
 */
export interface Measures {
  /**
   * Width of an organization's logo in lists, in pixels.
   */
  teaserLogoWidth: number;
  /**
   * Width of teaser pictures, those of advertisements beside and between results, in pixels; with the height it gives their proportion.
   */
  teaserImageWidth: number;
  /**
   * Height of teaser pictures in pixels.
   */
  teaserImageHeight: number;
  /**
   * Height in pixels after which the text of a job that is no longer available fades out.
   */
  unpublishedFadeHeight: number;
  /**
   * Time in seconds in which a message fades in and out.
   */
  alertFadeSeconds: number;
  /**
   * Greatest width in pixels of the dialog that asks for consent to changed terms.
   */
  consentDialogWidth: number;
}
/**
 * Languages of the site.
 */
export interface Languages {
  default: Locale;
  /**
   * All languages of the site, the default included, in the order of the language switch. The others stand behind a prefix such as /de.
   *
   * @minItems 1
   * @maxItems 12
   */
  supported: Locale1[];
  /**
   * Region that is sent to the backend and to analytics together with the language.
   */
  region: string;
}
/**
 * Switches. Off means: its pages, menu entries, forms and mails are gone; its data is kept.
 */
export interface Features {
  oauth: SocialSignIn;
  /**
   * The blog at /blog.
   */
  blog: boolean;
  /**
   * Employers may register, post jobs and buy products.
   */
  recruiter: boolean;
  /**
   * Job seekers may register. Off leaves applying by external link or e-mail.
   */
  applicant: boolean;
  /**
   * Job seekers may keep a resume. Off takes all resume pages away.
   */
  resume: boolean;
  /**
   * Employers may search resumes.
   */
  resumeSearches: boolean;
  /**
   * Employers may ask the owner of a resume for contact.
   */
  resumeContact: boolean;
  /**
   * A resume page lists similar resumes.
   */
  recommender: boolean;
  /**
   * A resume may be filled from a file.
   */
  resumeImport: boolean;
  /**
   * Job seekers may publish their resume as a page of its own.
   */
  cvSite: boolean;
  /**
   * Forms and filters ask for fields of study. Off, neither the forms of jobs, organizations and resumes nor facets and searches know them.
   */
  fieldsOfStudy: boolean;
  /**
   * Lists of featured jobs hold featured jobs only. Off fills them up with the newest.
   */
  showOnlyFeaturedJobs: boolean;
  /**
   * Lists of featured jobs leave out jobs that a backfill importer brought in.
   */
  featuredJobsHideBackfillImporterJobs: boolean;
  /**
   * Lists of featured organizations hold featured organizations only. Off fills them up.
   */
  showOnlyFeaturedOrganizations: boolean;
  /**
   * The billing form asks for a VAT number.
   */
  vatNumber: boolean;
  /**
   * Visitors whose device asks for dark pages get them. Needs theme.colorScheme auto.
   */
  darkMode: boolean;
  /**
   * Visitors may have new jobs of a search sent by mail.
   */
  jobAlerts: boolean;
  /**
   * Employers may have new resumes of a search sent by mail.
   */
  resumeAlerts: boolean;
  /**
   * Visitors and members may bookmark jobs.
   */
  bookmarks: boolean;
  /**
   * Signed-in people are asked to agree when the terms have changed.
   */
  latestTerms: boolean;
  /**
   * Every job search is offered as an RSS feed.
   */
  rss: boolean;
}
/**
 * Networks with which people may sign in, offered in this order.
 */
export interface SocialSignIn {
  /**
   * Sign in with LinkedIn.
   */
  linkedin: boolean;
  /**
   * Sign in with Google.
   */
  google: boolean;
  /**
   * Sign in with Facebook.
   */
  facebook: boolean;
}
/**
 * Translated addresses, redirects and what robots may read.
 */
export interface Addresses {
  /**
   * Addresses are translated as routes.translations says. Off uses the English ones in all languages.
   */
  pathTranslation: boolean;
  translations: TranslatedAddresses;
  /**
   * Addresses that send the visitor elsewhere; the first that fits counts.
   *
   * @maxItems 1000
   *
   * Items: One redirect.
   */
  redirects: {
    from: PathPattern;
    /**
     * New address: a path of this site or a whole address of another. A star or {name*} is replaced by the rest.
     */
    to: string;
    /**
     * On: for ever (308), browsers remember it. Off: for now (307).
     */
    permanent?: boolean;
  }[];
  /**
   * Addresses that show the content of another address while the visitor's address stays.
   *
   * @maxItems 1000
   *
   * Items: One rewrite.
   */
  rewrites: {
    from: PathPattern;
    to: PathPattern;
  }[];
  /**
   * Paths below which capitals are redirected to small letters.
   *
   * @maxItems 20
   */
  lowercase: Path[];
  /**
   * Paths below which no landing page may stand.
   *
   * @maxItems 50
   */
  landingExclusions: Path[];
  robots: Robots;
  callToAction: CallToActionTargets;
}
/**
 * Address patterns by language code.
 */
export interface TranslatedAddresses {
  /**
   * Patterns of one language; the first that fits counts.
   *
   * @maxItems 60
   *
   * Items: One pattern.
   */
  [k: string]: {
    from: PathPattern;
    to: PathPattern;
  }[];
}
/**
 * What /robots.txt says to search engines.
 */
export interface Robots {
  /**
   * Search engines may list the site. Off forbids all of it.
   */
  index: boolean;
  /**
   * Paths that search engines are asked to leave alone.
   *
   * @maxItems 50
   *
   * Items: A path as robots.txt writes it; * and $ have their meaning there.
   */
  disallow: string[];
  /**
   * Exceptions to what is disallowed.
   *
   * @maxItems 50
   *
   * Items: A path as robots.txt writes it.
   */
  allow: string[];
  file: AssetName;
}
/**
 * Where the site's calls to action lead. A button whose target does not exist is not shown.
 */
export interface CallToActionTargets {
  organizationCredits: Path;
  organizationSubscriptions: Path;
  resumeContactCredits: PageKey;
  buyCredits: Path;
  useCredits: Path;
  afterPosting: Path;
  afterPostingSecondary: Path;
  afterContactSignedIn: Path;
  afterContactAnonymous: Path;
}
/**
 * What stands on which page. Beside the fixed pages a key of one's own with a path makes a content page.
 */
export interface Pages {
  shell: PageDocument;
  home: PageDocument;
  jobs: PageDocument;
  job: PageDocument;
  organizations: PageDocument;
  organization: PageDocument;
  landing?: PageDocument;
  error: PageDocument;
  directory: PageDocument;
  login?: PageDocument;
  register?: PageDocument;
  logout?: PageDocument;
  verify?: PageDocument;
  password?: PageDocument;
  settings?: PageDocument;
  profile?: PageDocument;
  invitation?: PageDocument;
  dashboard?: PageDocument;
  admin?: PageDocument;
  [k: string]: PageDocument | undefined;
}
/**
 * One page: its head and the widgets of its regions, in order.
 */
export interface PageDocument {
  path?: Path;
  title?: LocalisedText;
  description?: LocalisedText;
  /**
   * Search engines are asked not to list the page.
   */
  noindex?: boolean;
  /**
   * How the regions stand beside each other.
   */
  layout?: 'single' | 'wide' | 'aside-left' | 'aside-right' | 'panes';
  header?: Region;
  sidebar?: Region;
  hero?: Region;
  main?: Region;
  aside?: Region;
  detail?: Region;
  footer?: Region;
  bottom?: Region;
}
/**
 * A widget at its place.
 */
export interface WidgetPlacement {
  /**
   * Name of the widget: its folder below widgets.
   */
  widget: string;
  /**
   * Settings of the widget, as its own schema says.
   */
  props?: {};
  when?: PlacementCondition;
}
/**
 * The widget is shown only if all of this holds.
 */
export interface PlacementCondition {
  /**
   * A feature that must be on.
   */
  feature?: string;
  /**
   * Languages in which it is shown.
   *
   * @minItems 1
   */
  locales?: Locale1[];
  /**
   * Pages on which it is shown; for widgets of the shell.
   *
   * @minItems 1
   */
  pages?: PageKey[];
  /**
   * Pages on which it is not shown; for widgets of the shell.
   *
   * @minItems 1
   */
  notPages?: PageKey[];
}
/**
 * Menus. An entry whose page does not exist or whose feature is off is not shown.
 */
export interface Navigation {
  main: Menu;
  sidebar: Menu;
  footer: Menu;
  /**
   * The sidebar starts closed; what a visitor chose is remembered.
   */
  sidebarCollapsed: boolean;
}
/**
 * One entry. It has exactly one of page, path and url.
 */
export interface MenuItem {
  label: LocalisedName;
  page?: PageKey;
  /**
   * Leads to a path of this site; may carry a query.
   */
  path?: string;
  /**
   * Leads to another site, an e-mail address or a telephone number.
   */
  url?: string;
  /**
   * A feature that must be on for the entry to be shown.
   */
  feature?: string;
}
/**
 * How prices are written, and what the site sells.
 */
export interface Prices {
  /**
   * Currency of all prices, by its three-letter code. Needed as soon as anything has a price.
   */
  currency: string | null;
  /**
   * Where the currency sign stands.
   */
  placement: 'before' | 'after';
  /**
   * A space stands between amount and currency sign.
   */
  spacing: boolean;
  /**
   * Ways to pay, in the order offered.
   *
   * @minItems 1
   *
   * Items: One way to pay.
   */
  providers: ('invoice' | 'stripe')[];
  tax: Tax;
  invoice: Invoices;
  /**
   * Days before the end of a subscription on which its organization is told by mail; 0 for never.
   */
  noticeDays: number;
  products: Products;
}
/**
 * Tax that is added to prices.
 */
export interface Tax {
  /**
   * Percent that is added for customers of the site's own country. Companies of other EU countries with a VAT number, and everybody outside of the EU, pay none.
   */
  rate: number;
  name: LocalisedName;
  /**
   * VAT number of the publisher, on invoices.
   */
  number: string | null;
}
/**
 * What stands on invoices besides the publisher's name and address.
 */
export interface Invoices {
  /**
   * Begins every invoice number; the id of the brand when not set.
   */
  prefix: string | null;
  bank: LocalisedText;
  /**
   * Days within which an invoice is to be paid.
   */
  paymentDays: number;
}
/**
 * What employers can buy, by product key. An order copies name and price.
 */
export interface Products {
  /**
   * One product.
   */
  [k: string]: {
    name: LocalisedName;
    description?: LocalisedText;
    /**
     * Kind of product.
     */
    type:
      | 'job_credits'
      | 'contact_credits'
      | 'job_flat_rate'
      | 'contact_flat_rate'
      | 'premium_profile'
      | 'promoted_profile'
      | 'featured_job'
      | 'top_job';
    /**
     * Price without tax, in whole units of the currency: 149, or 9.9 for 9.90. What is finer than its smallest coin is rounded.
     */
    price: number;
    /**
     * Number of credits, for products that give credits.
     */
    credits?: number;
    /**
     * How many may be in use at the same time, for flat rates.
     */
    slots?: number;
    /**
     * How long it lasts, in days.
     */
    days?: number;
    /**
     * Whether it is on sale.
     */
    active?: boolean;
  };
}
/**
 * How job, organization and resume search behave.
 */
export interface Search {
  radius: Radius;
  /**
   * Kinds of places for which no distance is offered.
   */
  hideRadiusFor: LocationType[];
  autocomplete: PlaceSuggestions;
  /**
   * Places that are suggested before the visitor types anything.
   *
   * @maxItems 50
   *
   * Items: One place.
   */
  geoInfo: {
    /**
     * The place as shown.
     */
    label: string;
    /**
     * Country code.
     */
    country: string;
    /**
     * Code of the state or region, such as MA.
     */
    administrativeArea: string | null;
    /**
     * Latitude in degrees.
     */
    lat: number;
    /**
     * Longitude in degrees.
     */
    lon: number;
    locationType: LocationType;
  }[];
  pageSize: ListingSizes;
  ranges: TeaserLists;
  sorting: Sorting;
  /**
   * Most values of a facet that are counted.
   */
  facetLimit: number;
  /**
   * Values with fewer hits are not offered.
   */
  facetMinCount: number;
  /**
   * A facet with more values than this is searched by typing.
   */
  facetAutocompleteThreshold: number;
  /**
   * An advertisement slot stands after every so many jobs of the list. 0 shows none.
   */
  advertisementEvery: number;
  seo: SearchEngineRules;
}
/**
 * Distances offered around a place.
 */
export interface Radius {
  /**
   * Distances to choose from, rising, in the unit of the site.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A distance in the unit of the site.
   */
  options: number[];
  /**
   * Distance when the visitor chose none; one of the options.
   */
  default: number;
  /**
   * Unit shown to visitors.
   */
  unit: 'km' | 'mi';
  /**
   * Kilometres per unit: 1 for kilometres, 1.6 for miles.
   */
  multiplier: number;
}
/**
 * Suggestions while a visitor types a place.
 */
export interface PlaceSuggestions {
  /**
   * Countries whose places are suggested. An empty list suggests places of all.
   *
   * @maxItems 20
   *
   * Items: A country code in small letters.
   */
  countries: string[];
  /**
   * Pause after the last key before suggestions are fetched, in milliseconds.
   */
  delay: number;
  /**
   * Letters needed before suggestions are fetched.
   */
  minLength: number;
}
/**
 * Entries on one page of a list.
 */
export interface ListingSizes {
  /**
   * Jobs on one page of the job search.
   */
  jobs: number;
  /**
   * Organizations on one page of the organization search.
   */
  organizations: number;
  /**
   * Resumes on one page of the resume search.
   */
  resumes: number;
  /**
   * Similar resumes beside a resume.
   */
  recommender: number;
}
/**
 * How many entries the teaser lists of pages hold.
 */
export interface TeaserLists {
  /**
   * Featured organizations shown.
   */
  featuredOrganizations: number;
  /**
   * Training organizations fetched for their carousel.
   */
  trainingOrganizations: number;
  /**
   * Training organizations visible at once on a wide screen.
   */
  trainingOrganizationSlides: number;
  /**
   * Featured jobs shown.
   */
  featuredJobs: number;
  /**
   * Top jobs shown.
   */
  topJobs: number;
  /**
   * Jobs with a video shown.
   */
  videoJobs: number;
  /**
   * Newest jobs shown.
   */
  latestJobs: number;
  /**
   * Similar jobs shown below a job.
   */
  similarJobs: number;
}
/**
 * Orders that a visitor can choose.
 */
export interface Sorting {
  jobs: Sorting1;
  organizations: Sorting1;
  resumes: Sorting1;
}
/**
 * Orders of one search.
 */
export interface Sorting1 {
  /**
   * Code of the order used when the visitor chose none.
   */
  default: string;
  /**
   * Orders in the order offered.
   *
   * @minItems 1
   * @maxItems 12
   */
  options: SortingOption[];
}
/**
 * One order.
 */
export interface SortingOption {
  /**
   * Name of the order in the address.
   */
  code: string;
  /**
   * What is ordered by, as the backend calls it.
   */
  field: string;
  /**
   * Direction.
   */
  value: 'asc' | 'desc';
  /**
   * The order as shown; null takes the site's own word for it.
   */
  label: LocalisedName | null;
}
/**
 * Which searches search engines may list.
 */
export interface SearchEngineRules {
  jobs: CleanFacets;
  organizations: CleanFacets;
  /**
   * Pages of a search without a hit ask search engines not to list them.
   */
  noindexEmpty: boolean;
}
/**
 * Facets that may stand as words in an address that search engines list.
 */
export interface CleanFacets {
  /**
   * Most facets in the address; a search with more is not listed.
   */
  cleanFacets: number;
  /**
   * Order in which facets stand in the address.
   *
   * @maxItems 20
   */
  order: FacetField[];
}
/**
 * Filters of the searches. Built-in facets of jobs: remote_options, employment_type, industries, occupations, experience, company, salary, date_posted; of organizations: industry, occupations, fields_of_study; of resumes: career_status, languages, skills, occupations, region, fields_of_study. A custom field is a facet by its own name.
 */
export interface Facets {
  jobs: FacetSet;
  organizations: FacetSet;
  resumes: FacetSet;
}
/**
 * Facets of one search.
 */
export interface FacetSet {
  /**
   * Facets that are shown, in this order. A facet that is not listed is not offered.
   *
   * @maxItems 20
   */
  order: FacetField[];
  /**
   * Settings by facet.
   */
  items: {
    [k: string]: FacetSettings;
  };
}
/**
 * Settings of one facet.
 */
export interface FacetSettings {
  /**
   * Heading of the facet. null takes the site's own word for it.
   */
  title?: LocalisedName | null;
  /**
   * How several values of the facet combine.
   */
  operator?: 'or' | 'and';
  /**
   * More than one value may be chosen.
   */
  multiple?: boolean;
  /**
   * Values shown before "show more".
   */
  limit?: number;
}
/**
 * Choice fields of the brand's own, by name (x_ in front). A field stands in the form groups it lists and may be named as a facet.
 */
export interface CustomChoiceFields {
  /**
   * One field.
   */
  [k: string]: {
    label: LocalisedName;
    description?: LocalisedText;
    /**
     * More than one value may be chosen.
     */
    multiple?: boolean;
    /**
     * A value must be chosen.
     */
    required?: boolean;
    /**
     * Form groups that hold the field, as form/group.
     *
     * @minItems 1
     *
     * Items: Form and group.
     */
    groups: string[];
    /**
     * Values to choose from, by code, in the order shown.
     */
    terms: {
      /**
       * One value.
       */
      [k: string]: {
        label: LocalisedName;
        alias?: LocalisedText;
      };
    };
  };
}
/**
 * Which groups of a form are asked, in which order, and what is asked in them.
 */
export interface Forms {
  /**
   * The form in which employers write a job.
   */
  job: {
    order: GroupOrder;
    items: GroupItems;
    /**
     * Kinds of jobs that employers may post.
     *
     * @minItems 1
     *
     * Items: A kind of job.
     */
    types: ('job_per_template' | 'job_per_link' | 'job_per_file')[];
    /**
     * Further brands of the network on which employers may show their jobs. The job stays one of this brand.
     *
     * @maxItems 50
     *
     * Items: Id of a brand.
     */
    brands: string[];
    /**
     * Employers type the salary. Off lets them choose from ranges.
     */
    salaryFreeInput: boolean;
    /**
     * The title cannot be changed once a job is posted.
     */
    hideTitleInEdit: boolean;
    /**
     * Jobs brought in by an importer may be edited by their employer.
     */
    editExternalJobs: boolean;
    /**
     * Days that a job runs when the employer does not choose.
     */
    defaultDuration: number;
    /**
     * Most days that a job may run.
     */
    maximumDuration: number;
    /**
     * Days before the end at which the employer gets a notice. 0 sends none.
     */
    expiryNoticeDays: number;
    descriptionAssistant: WritingAssistant;
  };
  /**
   * The form of an organization's profile.
   */
  organization: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The billing form.
   */
  customer: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The form of a resume.
   */
  resume: {
    order: GroupOrder;
    items: GroupItems;
    /**
     * Private fields of the personal information are checked like the others.
     */
    validatePrivateFields: boolean;
    wizard: ResumeWizard;
  };
  /**
   * The form with which people apply.
   */
  application: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The contact form.
   */
  contact: {
    order: GroupOrder;
    items: GroupItems;
    /**
     * Writing to the site asks the sender's browser for a second of work, which keeps robots away.
     */
    captcha: boolean;
  };
  /**
   * The form with which people register.
   */
  registration: {
    order: GroupOrder;
    items: GroupItems;
    /**
     * Registering asks the browser for a second of work, which keeps robots away.
     */
    captcha: boolean;
  };
  /**
   * The sign-in form.
   */
  login: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The form with which employers ask for contact.
   */
  resume_contact: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The form that subscribes to an alert.
   */
  alert: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The form with which employers save a search for resumes.
   */
  resume_alert: {
    order: GroupOrder;
    items: GroupItems;
  };
}
/**
 * Changes by group.
 */
export interface GroupItems {
  [k: string]: GroupSettings;
}
/**
 * Changes to one group.
 */
export interface GroupSettings {
  label?: LocalisedText;
  /**
   * Fields that come first, in this order; the others follow.
   *
   * @maxItems 60
   *
   * Items: A field.
   */
  order?: string[];
  /**
   * Changes by field.
   */
  fields?: {
    [k: string]: FieldSettings;
  };
}
/**
 * Changes to one field.
 */
export interface FieldSettings {
  /**
   * The field is not asked.
   */
  hidden?: boolean;
  /**
   * The field must be answered. What the form itself requires cannot be lifted.
   */
  required?: boolean;
  label?: LocalisedText;
  description?: LocalisedText;
}
/**
 * Drafts a job description from a few words, where the server has a language model (AI_URL).
 */
export interface WritingAssistant {
  /**
   * The assistant is offered.
   */
  active: boolean;
  /**
   * How freely it writes: 0 sober, 2 wild.
   */
  temperature: number;
  /**
   * Greatest length of a draft, in tokens (a token is about four letters).
   */
  maxTokens: number;
  /**
   * Languages in which it writes.
   */
  languages: Locale1[];
}
/**
 * The short form with which a resume begins.
 */
export interface ResumeWizard {
  order: GroupOrder;
  /**
   * Fields that the wizard does not ask, as group/field.
   *
   * @maxItems 100
   *
   * Items: Group and field.
   */
  hidden: string[];
}
/**
 * How people may apply.
 */
export interface Applications {
  /**
   * Ways of applying that employers may choose from.
   *
   * Items: One way.
   */
  ways: ('internal' | 'email' | 'external' | 'none')[];
  /**
   * People may apply without an account, with an e-mail address that they confirm.
   */
  guests: boolean;
  /**
   * People must register before they apply.
   */
  forceRegistration: boolean;
  /**
   * Applying asks for proof of being a person.
   */
  captcha: boolean;
  requireAttachments: RequiredAttachments;
  attachments: Attachments;
}
/**
 * Who must attach a file.
 */
export interface RequiredAttachments {
  /**
   * People who are signed in must attach a file.
   */
  authenticated: boolean;
  /**
   * Guests must attach a file.
   */
  anonymous: boolean;
}
/**
 * Files that may be attached.
 */
export interface Attachments {
  /**
   * Allowed kinds of files.
   *
   * @minItems 1
   *
   * Items: A file extension.
   */
  types: ('pdf' | 'jpg' | 'jpeg' | 'png' | 'webp')[];
  /**
   * Greatest size of one file in megabytes.
   */
  maxMegabytes: number;
  /**
   * Most files of one application.
   */
  maxFiles: number;
}
/**
 * What an editor looks at before the public sees it.
 */
export interface Moderation {
  /**
   * New jobs wait for review.
   */
  newJobs: boolean;
  /**
   * Edited jobs wait for review.
   */
  editedJobs: boolean;
  /**
   * New accounts wait for approval.
   */
  accounts: boolean;
  /**
   * Organization profiles wait for review.
   */
  organizations: boolean;
}
/**
 * How long things are kept.
 */
export interface Retention {
  /**
   * Days for which the page of an ended job still shows it, faded. After that it answers that the job is gone.
   */
  archivedJobDays: number;
  /**
   * Days after which personal data of an application is removed, and messages between employers and owners of resumes are deleted.
   */
  applicationDays: number;
  /**
   * Days before that at which both sides get a notice.
   */
  applicationNoticeDays: number;
  /**
   * Days for which a half-filled form is kept.
   */
  draftDays: number;
  /**
   * Days after which an account that never confirmed its address is removed.
   */
  unverifiedAccountDays: number;
}
/**
 * Buttons that share a page.
 */
export interface Sharing {
  /**
   * Sharing buttons in the order shown. An empty list shows none.
   *
   * Items: One button.
   */
  networks: ('facebook' | 'linkedin' | 'email' | 'twitter' | 'whatsapp' | 'xing' | 'bluesky')[];
}
/**
 * Mails with new jobs or resumes of a saved search.
 */
export interface Alerts {
  /**
   * Days between two offers of a job alert to the same visitor. 0 never offers it by itself.
   */
  promptDays: number;
  jobIntervals: AlertIntervals;
  resumeIntervals: AlertIntervals;
  /**
   * Most jobs in one mail.
   */
  jobsPerMail: number;
  /**
   * Most jobs of one company in one mail.
   */
  jobsPerCompany: number;
  /**
   * Most resumes in one mail.
   */
  resumesPerMail: number;
}
/**
 * What is measured, and where figures go. Nothing is measured without consent.
 */
export interface Analytics {
  /**
   * Google Analytics 4 properties that get figures.
   *
   * @maxItems 5
   *
   * Items: A measurement id.
   */
  ga4MeasurementIds: string[];
  /**
   * Events of the browser are also sent through the server.
   */
  measurementApi: boolean;
  /**
   * Chosen events are reported as conversions through the server.
   */
  conversionApi: boolean;
  /**
   * Events reported as conversions.
   *
   * @maxItems 40
   *
   * Items: An event.
   */
  conversionEvents: string[];
  behaviour: BehaviouralTool;
  audience: AudienceMeasurement;
  delayedSending: DelayedSending;
}
/**
 * A tool that records how pages are used.
 */
export interface BehaviouralTool {
  /**
   * Id of the site in the tool. Without one, the tool is not loaded.
   */
  id: string | null;
  /**
   * Shortest visit in seconds that counts.
   */
  minimumVisit: number;
  /**
   * Seconds between two signs of life.
   */
  heartbeat: number;
}
/**
 * A ranking service that counts page views.
 */
export interface AudienceMeasurement {
  /**
   * Id of the site in the service. Without one, nothing is sent.
   */
  id: string | null;
  /**
   * Milliseconds after the page view at which it is reported.
   */
  pingDelay: number;
}
/**
 * What happens when the analytics script is not there yet.
 */
export interface DelayedSending {
  /**
   * Milliseconds between two tries.
   */
  interval: number;
  /**
   * Number of tries.
   */
  attempts: number;
}
/**
 * How visitors agree to tracking.
 */
export interface Consent {
  /**
   * Service that asks visitors for consent.
   */
  provider: 'builtin' | 'usercentrics' | 'cookiebot' | 'onetrust' | 'didomi';
  /**
   * Id of the site at the consent service. Without one, every tracking service is allowed.
   */
  providerId: string | null;
  services: Services;
}
/**
 * Ids by which the consent service knows the trackers.
 */
export interface Services {
  /**
   * Id of Google Analytics.
   */
  analytics: string | null;
  /**
   * Id of the behavioural tool.
   */
  behaviour: string | null;
  /**
   * Id of the audience measurement.
   */
  audience: string | null;
  /**
   * Id of embedded videos.
   */
  video: string | null;
}
/**
 * A board inside other sites, at /embed.
 */
export interface Embedding {
  /**
   * Sites that may show the board in a frame. An empty list switches embedding off.
   *
   * @maxItems 50
   *
   * Items: Scheme and host of a site; *. in front covers its subdomains.
   */
  frameAncestors: string[];
}
/**
 * How long people stay signed in.
 */
export interface Session {
  /**
   * Days after which a person has to sign in again.
   */
  maxAgeDays: number;
  /**
   * Seconds between two checks whether the session still stands. 0 does not check by time.
   */
  pollingSeconds: number;
  /**
   * The session is checked when the visitor comes back to the page.
   */
  refreshOnFocus: boolean;
}
/**
 * Where the site's data comes from.
 */
export interface Backend {
  /**
   * Address of the GraphQL endpoint: /graphql of this server, or a whole address elsewhere.
   */
  graphqlEndpoint: string;
  backendUrl: UrlOrNull;
}
/**
 * Texts of the site that this brand words differently: language code, namespace, key.
 */
export interface Messages {
  /**
   * Texts of one language.
   */
  [k: string]: {
    /**
     * Texts of one namespace.
     */
    [k: string]: {
      /**
       * A text, or texts below a key.
       */
      [k: string]:
        | string
        | {
            /**
             * A text, or texts below a key.
             */
            [k: string]: string | {};
          };
    };
  };
}
