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
 * An email address.
 */
export type EmailOrNull = string | null;
/**
 * A full URL, starting with https:// or http://.
 */
export type UrlOrNull = string | null;
/**
 * Key of a page below pages, or nothing.
 */
export type PageKeyOrNull = string | null;
/**
 * A color as # and six hexadecimal digits.
 */
export type Color = string;
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
 * A path on this site; a star or {name*} at the end matches the rest.
 */
export type PathPattern = string;
/**
 * A path on this site, starting with a slash.
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
 * One document defines one site. Whatever it leaves out comes from the brand it extends, and ultimately from brands/default.json. Objects merge, lists and values replace, and null removes what a parent has set.
 */
export interface BrandDocument {
  /**
   * Where editors find this schema: ../schemas/brand.schema.json.
   */
  $schema?: string;
  /**
   * Version of the document format. Increases when settings are renamed.
   */
  version: number;
  /**
   * Brand or family whose settings this document inherits. Defaults to default.
   */
  extends: string | null;
  /**
   * The document is a family for others to extend, not a site itself.
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
   * Name of the site. Shown in the header, in page titles and in emails.
   */
  name: string;
  description: LocalisedText;
  tagline: LocalisedText;
  /**
   * Host names of the site. The first is the public address; the others redirect to it. The address <id>.localhost always works.
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
   * Folder below public/brands with logo, icons and pictures. Without one, they are made from the name and colors.
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
   * Time zone of all dates on the site, as an IANA name.
   */
  timeZone: string;
  contactEmail: EmailOrNull;
  /**
   * Sender name of emails. Defaults to the name of the site.
   */
  senderName: string | null;
  senderEmail: EmailOrNull;
  social: SocialLinks;
  legal: LegalPages;
}
/**
 * The publisher's profiles in social networks. The footer links to those that are set.
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
 * Publisher and legal pages, by their keys below pages. The footer links to those that are set.
 */
export interface LegalPages {
  /**
   * Legal name of the publisher, shown in the footer next to the year.
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
 * How the site looks. All other colors, sizes and spacing follow from these settings.
 */
export interface Theme {
  primary: Color;
  /**
   * Color of small accents. Defaults to a neutral derived from the main color.
   */
  secondary: Color | null;
  /**
   * Minimum height of the logo in pixels, whatever else is in the header.
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
   * Spacing between and inside elements.
   */
  density: 'compact' | 'normal' | 'airy';
  /**
   * Layout of the header.
   */
  header: 'bar' | 'masthead' | 'split';
  /**
   * Style of job and organization lists.
   */
  list: 'rules' | 'cards' | 'table';
  /**
   * Background of the page.
   */
  surface: 'white' | 'paper' | 'tint' | 'dark';
  /**
   * Style of the opening section of a page.
   */
  hero: 'none' | 'plain' | 'image' | 'band';
  /**
   * Style of main buttons.
   */
  button: 'solid' | 'outline' | 'underline';
  /**
   * Style of section headings.
   */
  sectionHeadings: 'plain' | 'caps' | 'rule';
  breakpoints: Breakpoints;
  measures: Measures;
}
/**
 * Maximum screen widths in pixels for each kind of device, in ascending order. The side menu and the bottom menu on phones follow them, and pages are wider beyond the last; page columns keep the standard widths.
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
   * Widest screen, in pixels, that counts as a normal desktop; on wider ones, pages are up to 1440 pixels wide instead of 1320.
   */
  desktop: number;
}
/**
 * Sizes of individual elements.
 */
export interface Measures {
  /**
   * Width of an organization's logo in lists, in pixels.
   */
  teaserLogoWidth: number;
  /**
   * Width of teaser pictures in pixels (advertisements next to and between results); together with the height, it sets their proportions.
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
   * Maximum width in pixels of the dialog that asks for consent to changed terms.
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
 * Features to turn on and off. Turning one off removes its pages, menu entries, forms and emails, but keeps its data.
 */
export interface Features {
  oauth: SocialSignIn;
  /**
   * The blog at /blog.
   */
  blog: boolean;
  /**
   * Employers can register, post jobs and buy products.
   */
  recruiter: boolean;
  /**
   * Job seekers can register. If off, people can still apply by external link or email.
   */
  applicant: boolean;
  /**
   * Job seekers can keep a resume. If off, there are no resume pages.
   */
  resume: boolean;
  /**
   * Employers can search resumes.
   */
  resumeSearches: boolean;
  /**
   * Employers can ask the owner of a resume for contact.
   */
  resumeContact: boolean;
  /**
   * A resume page lists similar resumes.
   */
  recommender: boolean;
  /**
   * A resume can be filled in from a file.
   */
  resumeImport: boolean;
  /**
   * Job seekers can publish their resume as a page of its own.
   */
  cvSite: boolean;
  /**
   * Forms and filters include fields of study. If off, the forms of jobs, organizations and resumes, the facets and the searches leave them out.
   */
  fieldsOfStudy: boolean;
  /**
   * Lists of featured jobs show featured jobs only. If off, the newest jobs fill them up.
   */
  showOnlyFeaturedJobs: boolean;
  /**
   * Lists of featured jobs leave out jobs that a backfill importer added.
   */
  featuredJobsHideBackfillImporterJobs: boolean;
  /**
   * Lists of featured organizations show featured organizations only. If off, other organizations fill them up.
   */
  showOnlyFeaturedOrganizations: boolean;
  /**
   * The billing form asks for a VAT number.
   */
  vatNumber: boolean;
  /**
   * Visitors whose device uses dark mode see dark pages. Requires theme.colorScheme auto.
   */
  darkMode: boolean;
  /**
   * Visitors can receive new jobs for a search by email.
   */
  jobAlerts: boolean;
  /**
   * Employers can receive new resumes for a search by email.
   */
  resumeAlerts: boolean;
  /**
   * Visitors and members can save jobs.
   */
  bookmarks: boolean;
  /**
   * Signed-in people are asked to agree when the terms have changed.
   */
  latestTerms: boolean;
  /**
   * Every job search is available as an RSS feed.
   */
  rss: boolean;
}
/**
 * Networks that people can sign in with, offered in this order.
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
 * Translated addresses, redirects and rules for search engines.
 */
export interface Addresses {
  /**
   * Addresses are translated according to routes.translations. If off, all languages use the English addresses.
   */
  pathTranslation: boolean;
  translations: TranslatedAddresses;
  /**
   * Addresses that send visitors elsewhere; the first match wins.
   *
   * @maxItems 1000
   *
   * Items: One redirect.
   */
  redirects: {
    from: PathPattern;
    /**
     * New address: a path on this site or the full URL of another. A star or {name*} is replaced by the rest.
     */
    to: string;
    /**
     * On: permanent (308), browsers remember it. Off: temporary (307).
     */
    permanent?: boolean;
  }[];
  /**
   * Addresses that show the content of another address without changing the visitor's address.
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
   * Paths below which uppercase addresses redirect to lowercase.
   *
   * @maxItems 20
   */
  lowercase: Path[];
  /**
   * Paths below which there are no landing pages.
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
   * Patterns of one language; the first match wins.
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
 * What /robots.txt tells search engines.
 */
export interface Robots {
  /**
   * Search engines may list the site. If off, none of it may be listed.
   */
  index: boolean;
  /**
   * Paths that search engines are asked not to visit.
   *
   * @maxItems 50
   *
   * Items: A path as in robots.txt, where * and $ have a special meaning.
   */
  disallow: string[];
  /**
   * Exceptions to what is disallowed.
   *
   * @maxItems 50
   *
   * Items: A path as in robots.txt.
   */
  allow: string[];
  file: AssetName;
}
/**
 * Where the site's calls to action lead. Buttons without an existing target are hidden.
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
 * What appears on each page. Apart from the fixed pages, a key of your own with a path creates a content page.
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
   * How the regions are arranged.
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
 * A widget in a region.
 */
export interface WidgetPlacement {
  /**
   * Name of the widget: its folder below widgets.
   */
  widget: string;
  /**
   * Settings of the widget, as defined in its own schema.
   */
  props?: {};
  when?: PlacementCondition;
}
/**
 * The widget is only shown if all of these conditions are met.
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
   * The sidebar starts closed; the visitor's choice is remembered.
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
   * Links to a path on this site, with or without a query.
   */
  path?: string;
  /**
   * Links to another site, an email address or a phone number.
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
   * Currency of all prices, as a three-letter code. Required if anything has a price.
   */
  currency: string | null;
  /**
   * Position of the currency sign.
   */
  placement: 'before' | 'after';
  /**
   * Adds a space between amount and currency sign.
   */
  spacing: boolean;
  /**
   * Payment methods in the order offered.
   *
   * @minItems 1
   *
   * Items: One payment method.
   */
  providers: ('invoice' | 'stripe')[];
  tax: Tax;
  invoice: Invoices;
  /**
   * Days before the end of a subscription on which its organization is notified by email; 0 for never.
   */
  noticeDays: number;
  products: Products;
}
/**
 * Tax added to prices.
 */
export interface Tax {
  /**
   * Percentage added for customers in the site's own country. Companies with a VAT number in other EU countries, and customers outside the EU, pay none.
   */
  rate: number;
  name: LocalisedName;
  /**
   * VAT number of the publisher, on invoices.
   */
  number: string | null;
}
/**
 * What appears on invoices besides the publisher's name and address.
 */
export interface Invoices {
  /**
   * Prefix of every invoice number; defaults to the ID of the brand.
   */
  prefix: string | null;
  bank: LocalisedText;
  /**
   * Days until an invoice is due.
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
     * Price without tax, in units of the currency: 149, or 9.9 for 9.90. Rounded to the currency's smallest coin.
     */
    price: number;
    /**
     * Number of credits, for products that give credits.
     */
    credits?: number;
    /**
     * How many can be in use at the same time, for flat rates.
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
 * How the searches for jobs, organizations and resumes work.
 */
export interface Search {
  radius: Radius;
  /**
   * Kinds of locations for which no distance is offered.
   */
  hideRadiusFor: LocationType[];
  autocomplete: PlaceSuggestions;
  /**
   * Places that are suggested before the visitor types anything. While they type, other places in the same regions come first.
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
   * Maximum number of values counted per facet.
   */
  facetLimit: number;
  /**
   * Values with fewer matches are not offered.
   */
  facetMinCount: number;
  /**
   * Facets with more values than this have a search field.
   */
  facetAutocompleteThreshold: number;
  /**
   * Number of jobs in the list between two advertisement slots. 0 shows none.
   */
  advertisementEvery: number;
  /**
   * Groups of words that mean the same on this board, in addition to those that the search knows: a search for one also finds the others. Upper and lower case, accents, plural and gender make no difference.
   *
   * @maxItems 200
   */
  synonyms: string[][];
  seo: SearchEngineRules;
}
/**
 * Distances offered around a location.
 */
export interface Radius {
  /**
   * Distances to choose from, in ascending order and in the unit of the site.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A distance in the unit of the site.
   */
  options: number[];
  /**
   * Default distance; one of the options.
   */
  default: number;
  /**
   * Unit shown to visitors.
   */
  unit: 'km' | 'mi';
  /**
   * Kilometers per unit: 1 for kilometers, 1.6 for miles.
   */
  multiplier: number;
}
/**
 * Suggestions while a visitor types a location.
 */
export interface PlaceSuggestions {
  /**
   * Countries whose places are suggested. An empty list suggests places in all countries.
   *
   * @maxItems 20
   *
   * Items: A country code in lowercase letters.
   */
  countries: string[];
  /**
   * Delay after the last key before suggestions are loaded, in milliseconds.
   */
  delay: number;
  /**
   * Minimum number of letters before suggestions are loaded.
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
 * Number of entries in teaser lists.
 */
export interface TeaserLists {
  /**
   * Featured organizations shown.
   */
  featuredOrganizations: number;
  /**
   * Training organizations loaded for their carousel.
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
 * Sort orders that visitors can choose from.
 */
export interface Sorting {
  jobs: Sorting1;
  organizations: Sorting1;
  resumes: Sorting1;
}
/**
 * Sort orders of one search.
 */
export interface Sorting1 {
  /**
   * Code of the default sort order.
   */
  default: string;
  /**
   * Sort orders in the order offered.
   *
   * @minItems 1
   * @maxItems 12
   */
  options: SortingOption[];
}
/**
 * One sort order.
 */
export interface SortingOption {
  /**
   * Name of the sort order in the address.
   */
  code: string;
  /**
   * Field to sort by, as the backend calls it.
   */
  field: string;
  /**
   * Direction.
   */
  value: 'asc' | 'desc';
  /**
   * Label of the sort order; null uses the site's own label.
   */
  label: LocalisedName | null;
}
/**
 * Which searches search engines can list.
 */
export interface SearchEngineRules {
  jobs: CleanFacets;
  organizations: CleanFacets;
  /**
   * Searches without results ask search engines not to list them.
   */
  noindexEmpty: boolean;
}
/**
 * Facets that can appear as words in an address that search engines list.
 */
export interface CleanFacets {
  /**
   * Maximum number of facets in the address; searches with more are not listed.
   */
  cleanFacets: number;
  /**
   * Order of facets in the address.
   *
   * @maxItems 20
   */
  order: FacetField[];
}
/**
 * Filters of the searches. Built-in facets of jobs: remote_options, employment_type, industries, occupations, experience, company, salary, date_posted; of organizations: industry, occupations, fields_of_study; of resumes: career_status, languages, skills, occupations, region, fields_of_study. A custom field is a facet under its own name.
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
   * Heading of the facet; null uses the site's own heading.
   */
  title?: LocalisedName | null;
  /**
   * How several values of the facet combine.
   */
  operator?: 'or' | 'and';
  /**
   * More than one value can be chosen.
   */
  multiple?: boolean;
  /**
   * Values shown before "show more".
   */
  limit?: number;
}
/**
 * The brand's own choice fields, by name (starting with x_). A field appears in the form groups that it lists, and can be used as a facet.
 */
export interface CustomChoiceFields {
  /**
   * One field.
   */
  [k: string]: {
    label: LocalisedName;
    description?: LocalisedText;
    /**
     * More than one value can be chosen.
     */
    multiple?: boolean;
    /**
     * A value must be chosen.
     */
    required?: boolean;
    /**
     * Form groups that contain the field, as form/group.
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
   * The form for posting a job.
   */
  job: {
    order: GroupOrder;
    items: GroupItems;
    /**
     * Kinds of jobs that employers can post.
     *
     * @minItems 1
     *
     * Items: A kind of job.
     */
    types: ('job_per_template' | 'job_per_link' | 'job_per_file')[];
    /**
     * Other brands of the network where employers can show their jobs. The job still belongs to this brand.
     *
     * @maxItems 50
     *
     * Items: ID of a brand.
     */
    brands: string[];
    /**
     * Employers type the salary. If off, they choose from ranges.
     */
    salaryFreeInput: boolean;
    /**
     * The title cannot be changed once a job is posted.
     */
    hideTitleInEdit: boolean;
    /**
     * Employers can edit jobs that an importer added.
     */
    editExternalJobs: boolean;
    /**
     * Days that a job is online unless the employer chooses otherwise.
     */
    defaultDuration: number;
    /**
     * Maximum number of days that a job can be online.
     */
    maximumDuration: number;
    /**
     * Days before the end date on which the employer is notified. 0 sends no notification.
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
     * Private fields in the personal information are validated like all others.
     */
    validatePrivateFields: boolean;
    wizard: ResumeWizard;
  };
  /**
   * The application form.
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
     * The sender's browser does a second of work before sending, which keeps bots away.
     */
    captcha: boolean;
  };
  /**
   * The registration form.
   */
  registration: {
    order: GroupOrder;
    items: GroupItems;
    /**
     * The browser does a second of work before registering, which keeps bots away.
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
   * The form for contact requests.
   */
  resume_contact: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The form for job alerts.
   */
  alert: {
    order: GroupOrder;
    items: GroupItems;
  };
  /**
   * The form for resume alerts.
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
 * Drafts a job description from a few words if the server has a language model (AI_URL).
 */
export interface WritingAssistant {
  /**
   * The assistant is offered.
   */
  active: boolean;
  /**
   * How freely it writes: from 0 (strict) to 2 (creative).
   */
  temperature: number;
  /**
   * Maximum length of a draft in tokens (a token is about four letters).
   */
  maxTokens: number;
  /**
   * Languages it writes in.
   */
  languages: Locale1[];
}
/**
 * The short form for starting a resume.
 */
export interface ResumeWizard {
  order: GroupOrder;
  /**
   * Fields that the wizard leaves out, as group/field.
   *
   * @maxItems 100
   *
   * Items: Group and field.
   */
  hidden: string[];
}
/**
 * How people can apply.
 */
export interface Applications {
  /**
   * Application methods that employers can choose from.
   *
   * Items: One way.
   */
  ways: ('internal' | 'email' | 'external' | 'none')[];
  /**
   * People can apply without an account if they confirm their email address.
   */
  guests: boolean;
  /**
   * People must register before they apply.
   */
  forceRegistration: boolean;
  /**
   * Applicants must pass a captcha.
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
 * Files that applicants can attach.
 */
export interface Attachments {
  /**
   * Allowed file types.
   *
   * @minItems 1
   *
   * Items: A file extension.
   */
  types: ('pdf' | 'jpg' | 'jpeg' | 'png' | 'webp')[];
  /**
   * Maximum size of one file in megabytes.
   */
  maxMegabytes: number;
  /**
   * Maximum number of files per application.
   */
  maxFiles: number;
}
/**
 * What an editor reviews before it is published.
 */
export interface Moderation {
  /**
   * New jobs are reviewed before they go online.
   */
  newJobs: boolean;
  /**
   * Edited jobs are reviewed before they go online again.
   */
  editedJobs: boolean;
  /**
   * New accounts need approval.
   */
  accounts: boolean;
  /**
   * Organization profiles are reviewed before they are published.
   */
  organizations: boolean;
}
/**
 * How long data is kept.
 */
export interface Retention {
  /**
   * Days that the page of an ended job still shows it, faded. After that, it says that the job is gone.
   */
  archivedJobDays: number;
  /**
   * Days after which the personal data of applications and the messages between employers and resume owners are deleted.
   */
  applicationDays: number;
  /**
   * Days before that on which both sides are notified.
   */
  applicationNoticeDays: number;
  /**
   * Days that an unfinished form is kept.
   */
  draftDays: number;
  /**
   * Days after which an account with an unconfirmed address is deleted.
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
 * Emails with new jobs or resumes for a saved search.
 */
export interface Alerts {
  /**
   * Days before the same visitor is offered a job alert again. 0 never offers one automatically.
   */
  promptDays: number;
  jobIntervals: AlertIntervals;
  resumeIntervals: AlertIntervals;
  /**
   * Maximum number of jobs in one email.
   */
  jobsPerMail: number;
  /**
   * Maximum number of jobs of one company in one email.
   */
  jobsPerCompany: number;
  /**
   * Maximum number of resumes in one email.
   */
  resumesPerMail: number;
}
/**
 * What is measured, and where the data goes. Nothing is measured without consent.
 */
export interface Analytics {
  /**
   * Google Analytics 4 properties that receive data.
   *
   * @maxItems 5
   *
   * Items: A measurement id.
   */
  ga4MeasurementIds: string[];
  /**
   * Browser events are also sent through the server.
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
  behaviour: BehavioralTool;
  audience: AudienceMeasurement;
  delayedSending: DelayedSending;
}
/**
 * A tool that records how pages are used.
 */
export interface BehavioralTool {
  /**
   * ID of the site in the tool. Without one, the tool is not loaded.
   */
  id: string | null;
  /**
   * Shortest visit in seconds that counts.
   */
  minimumVisit: number;
  /**
   * Seconds between heartbeats.
   */
  heartbeat: number;
}
/**
 * A ranking service that counts page views.
 */
export interface AudienceMeasurement {
  /**
   * ID of the site in the service. Without one, nothing is sent.
   */
  id: string | null;
  /**
   * Milliseconds between the page view and its report.
   */
  pingDelay: number;
}
/**
 * What happens while the analytics script is still loading.
 */
export interface DelayedSending {
  /**
   * Milliseconds between two attempts.
   */
  interval: number;
  /**
   * Number of attempts.
   */
  attempts: number;
}
/**
 * How visitors consent to tracking.
 */
export interface Consent {
  /**
   * Service that asks visitors for consent.
   */
  provider: 'builtin' | 'usercentrics' | 'cookiebot' | 'onetrust' | 'didomi';
  /**
   * ID of the site at the consent service. Without one, every tracking service is allowed.
   */
  providerId: string | null;
  services: Services;
}
/**
 * IDs of the trackers at the consent service.
 */
export interface Services {
  /**
   * ID of Google Analytics.
   */
  analytics: string | null;
  /**
   * ID of the behavioral tool.
   */
  behaviour: string | null;
  /**
   * ID of the audience measurement.
   */
  audience: string | null;
  /**
   * ID of embedded videos.
   */
  video: string | null;
}
/**
 * A job board inside other sites, at /embed.
 */
export interface Embedding {
  /**
   * Sites that can show the board in a frame. An empty list turns embedding off.
   *
   * @maxItems 50
   *
   * Items: Scheme and host of a site; a leading *. includes its subdomains.
   */
  frameAncestors: string[];
}
/**
 * How long people stay signed in.
 */
export interface Session {
  /**
   * Days after which people have to sign in again.
   */
  maxAgeDays: number;
  /**
   * Seconds between two checks of the session. 0 turns these checks off.
   */
  pollingSeconds: number;
  /**
   * The session is checked when the visitor returns to the page.
   */
  refreshOnFocus: boolean;
}
/**
 * Where the site's data comes from.
 */
export interface Backend {
  /**
   * Address of the GraphQL endpoint: /graphql on this server, or a full URL elsewhere.
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
