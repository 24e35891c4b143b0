// Written by `npm run generate` from schemas/brand. Do not edit.

/**
 * One text for all languages, or one for each: { "en": "Jobs", "de": "Stellen" }.
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
 * The name of a picture or file in the assets folder, such as logo.svg.
 */
export type AssetName = string | null;
/**
 * The two capital letters of a country.
 */
export type Country = string;
/**
 * An email address, such as jobs@example.com.
 */
export type EmailOrNull = string | null;
/**
 * A full web address, beginning with https://.
 */
export type UrlOrNull = string | null;
/**
 * The key of a page: its name under "pages", such as imprint.
 */
export type PageKeyOrNull = string | null;
/**
 * Six digits or letters from a to f after a #.
 */
export type Color = string;
/**
 * One of the typefaces that come with the software.
 */
export type Font =
  | 'system-sans'
  | 'system-serif'
  | 'inter'
  | 'source-sans-3'
  | 'source-serif-4'
  | 'archivo'
  | 'oswald'
  | 'roboto-slab'
  | 'besley'
  | 'eb-garamond'
  | 'playfair-display'
  | 'fraunces'
  | 'lora'
  | 'nunito'
  | 'ibm-plex-sans'
  | 'space-grotesk'
  | 'public-sans'
  | 'atkinson-hyperlegible-next'
  | 'bricolage-grotesque'
  | 'jost'
  | 'archivo-narrow'
  | 'big-shoulders-stencil';
/**
 * Main language. Its addresses do not name the language: /jobs.
 */
export type Locale = string;
/**
 * A language.
 */
export type Locale1 = string;
/**
 * The address that visitors see in this language. It has a star if and only if the English one has one.
 */
export type TranslatedPath = string;
/**
 * An address on this site, beginning with a slash; a star or {name*} at its end stands for everything that may follow.
 */
export type PathPattern = string;
/**
 * An address on this site, beginning with a slash, such as /about.
 */
export type Path = string;
/**
 * The key of a page: its name under "pages", such as jobs.
 */
export type PageKey = string;
/**
 * Widgets in the order shown.
 *
 * @maxItems 40
 */
export type Region = WidgetPlacement[];
/**
 * A text that is not empty: one for all languages, or one for each: { "en": "Jobs", "de": "Stellen" }.
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
 * Places in the order shown.
 *
 * @maxItems 50
 */
export type OwnPlaces = OwnPlace[];
/**
 * The name of a facet, such as industries.
 */
export type FacetField = string;
/**
 * Groups that are asked, in this order. A group that is not listed is not asked.
 *
 * @maxItems 30
 *
 * Items: The name of a form group, such as job_info.
 */
export type GroupOrder = string[];
/**
 * How often alerts can come, in the order offered.
 *
 * @minItems 1
 *
 * Items: How often, in seconds.
 */
export type AlertIntervals = (-1 | 86400 | 604800 | 2628000)[];
/**
 * The address of a script: a full one beginning with https://, or a path of this site. http://localhost is a server on your own computer, for trying it out.
 */
export type ScriptOrNull = string | null;
/**
 * Other hosts that a script loads from and sends to.
 *
 * @maxItems 20
 *
 * Items: An address without a path, such as https://t.example.com; https://*.example.com includes all below example.com.
 */
export type TrackingHosts = string[];

/**
 * One file describes one site. What it leaves out is inherited from the brand it extends, and in the end from brands/default.json. Settings in braces { } are merged with those inherited; a list or a single value replaces them; null removes one.
 */
export interface BrandDocument {
  /**
   * Tells editors where all settings are explained. VS Code knows it anyway.
   */
  $schema?: string;
  /**
   * Version of the file format. It rises when settings are renamed.
   */
  version: number;
  /**
   * Brand or family whose settings this one inherits. If it is not set, brands/default.json.
   */
  extends: string | null;
  /**
   * The file is a family: settings that brands inherit, not a site of its own.
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
  uploads: Uploads;
  moderation: Moderation;
  retention: Retention;
  sharing: Sharing;
  alerts: Alerts;
  newsletter: Newsletter;
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
   * Host names (domains) of the site. The first is the public address; the others lead to it. On the server itself, <id>.localhost always works.
   *
   * @maxItems 20
   *
   * Items: A host name such as jobs.example.com, without https:// and without a slash.
   */
  hosts: string[];
  /**
   * Whether the public may see the site.
   */
  status: 'live' | 'draft';
  /**
   * How many server processes the site gets where "npm run processes" gives each site its own. With a single one, visitors notice its restarts.
   */
  instances: number;
  /**
   * Folder in public/brands with logo, icons and pictures. Without one, they are made from the name and colors.
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
   * Time zone of all dates on the site, as continent and city.
   */
  timeZone: string;
  contactEmail: EmailOrNull;
  keeperEmail: EmailOrNull;
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
 * The publisher, and the legal pages by their keys under "pages". The footer links to those that are set.
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
   * Color of small accents. If it is not set, a gray derived from the main color.
   */
  secondary: Color | null;
  /**
   * Color of the page, such as wheat or fog, in place of that of the surface; cards are lighter, stripes darker. On light pages it is used as light as text needs it, on dark ones as dark.
   */
  background: Color | null;
  /**
   * Color of links and of the frame around what the keyboard is on, where it shall not be the main color.
   */
  link: Color | null;
  /**
   * Minimum height of the logo in pixels, whatever else is in the header. On phones, whose header is a single line, at most 44.
   */
  logoMinHeight: number;
  /**
   * Light or dark.
   */
  colorScheme: 'light' | 'dark' | 'auto';
  /**
   * How much texts stand out from what they stand on.
   */
  contrast: 'normal' | 'high';
  headingFont: Font;
  textFont: Font;
  /**
   * Corners of buttons, fields and cards.
   */
  radius: 'none' | 'small' | 'round';
  /**
   * Size of all text.
   */
  textSize: 'normal' | 'large';
  /**
   * Height of buttons, fields and other things to press.
   */
  targets: 'normal' | 'large';
  /**
   * Spacing between and inside elements.
   */
  density: 'compact' | 'normal' | 'airy';
  /**
   * Layout of the header.
   */
  header: 'bar' | 'masthead' | 'split' | 'banner' | 'flag';
  /**
   * Style of job and organization lists.
   */
  list: 'rules' | 'cards' | 'table' | 'ledger' | 'tickets';
  /**
   * Background of the page.
   */
  surface: 'white' | 'paper' | 'tint' | 'dark';
  /**
   * Style of the opening section of a page.
   */
  hero: 'none' | 'plain' | 'image' | 'band' | 'center' | 'columns';
  /**
   * Style of main buttons.
   */
  button: 'solid' | 'outline' | 'underline';
  /**
   * Style of section headings.
   */
  sectionHeadings: 'plain' | 'caps' | 'rule' | 'bar' | 'center' | 'mark';
  /**
   * Where the column of pages with a single one stands on wide screens: sign-in, contact, checkout, settings, texts.
   */
  singleColumn: 'start' | 'center';
  /**
   * Style of forms on pages with a single column: registration, contact, checkout, settings.
   */
  forms: 'plain' | 'cards' | 'columns';
  /**
   * What stands beside the forms of sign-in and registration on wide screens if they have no picture (site.loginImage, site.registerImage).
   */
  signIn: 'plain' | 'panel';
  /**
   * Letters of page titles and section headings.
   */
  headingCase: 'normal' | 'capitals';
  /**
   * Style of the footer.
   */
  footer: 'plain' | 'band';
  breakpoints: Breakpoints;
  measures: Measures;
}
/**
 * Up to which screen width, in pixels, a device counts as a phone, a tablet or a normal desktop. The widths must rise. The side menu and the bottom menu on phones follow them, and pages are wider beyond the last; the columns of pages keep the standard widths.
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
   * Time in seconds in which a message fades in and out; 0.25 is a quarter of a second.
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
   * All languages of the site, the main one included, in the order of the language switch. Addresses of the others begin with the language: /de/jobs.
   *
   * @minItems 1
   * @maxItems 12
   */
  supported: Locale1[];
  /**
   * Part of the world that the site is for. It is sent to the server and to analytics together with the language.
   */
  region: string;
}
/**
 * Features to turn on and off. Turning one off removes its pages, menu entries, forms and emails, but keeps its data.
 */
export interface Features {
  oauth: SocialSignIn;
  /**
   * The blog at /blog: posts for visitors to read, kept in the database.
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
   * Owners of organizations can make keys with which other systems post and manage their jobs (/api/v1).
   */
  partnerApi: boolean;
  /**
   * Forms and filters include fields of study. If off, the forms of jobs, organizations and resumes, the facets and the searches leave them out.
   */
  fieldsOfStudy: boolean;
  /**
   * Lists of featured jobs show featured jobs only. If off, the newest jobs fill them up.
   */
  showOnlyFeaturedJobs: boolean;
  /**
   * Lists of featured jobs leave out jobs that were imported from other sites to fill the board (backfill).
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
   * People can receive the new jobs and articles of the week by email.
   */
  newsletter: boolean;
  /**
   * Visitors and members can save jobs.
   */
  bookmarks: boolean;
  /**
   * Signed-in people are asked to agree when the terms have changed.
   */
  latestTerms: boolean;
  /**
   * Every job search is available as an RSS, Atom and JSON feed: a list of new jobs that other programs can read.
   */
  rss: boolean;
  /**
   * All jobs of the site are available in one XML feed at /feeds/jobs.xml, which job search engines such as Indeed can read.
   */
  completeFeed: boolean;
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
     * New address: on this site, or the full web address of another. A star or {name*} is replaced by what follows the old address.
     */
    to: string;
    /**
     * true: forever, so that browsers and search engines remember it (308). false: for the time being (307).
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
   * Addresses below which capitals lead to small letters: /jobs/Remote to /jobs/remote.
   *
   * @maxItems 20
   */
  lowercase: Path[];
  /**
   * Addresses below which there are no pages of content.
   *
   * @maxItems 50
   */
  landingExclusions: Path[];
  robots: Robots;
  callToAction: CallToActionTargets;
}
/**
 * Translated addresses of each language.
 */
export interface TranslatedAddresses {
  /**
   * Addresses of one language: the English one, and what visitors see instead. The most specific counts.
   */
  [k: string]: {
    [k: string]: TranslatedPath;
  };
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
   * Items: An address as in robots.txt, beginning with a slash; * stands for anything, $ for the end.
   */
  disallow: string[];
  /**
   * Exceptions to what is disallowed.
   *
   * @maxItems 50
   *
   * Items: An address as in robots.txt, beginning with a slash; * stands for anything, $ for the end.
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
 * What appears on each page. Besides the fixed pages, you can add pages of your own: a key of your choice, with a path.
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
   * Makes a page of your own a landing page: the search it shows, as the address that search has on this site, in the default language. Without a "main", the page lists what the search finds, and other landing pages beside it; widgets of the search in its "main" find the same.
   */
  search?: string;
  /**
   * Search engines are asked not to list the page.
   */
  noindex?: boolean;
  /**
   * How the regions are arranged. A page with a "text" has one column, and one with a "search" and no "main" a column at the right, unless it says otherwise.
   */
  layout?: 'single' | 'wide' | 'columns' | 'aside-left' | 'aside-right' | 'panes';
  text?: LocalisedText;
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
   * Name of the widget. The folder widgets has one folder for each.
   */
  widget: string;
  /**
   * Settings of the widget.
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
   * Pages on which it is shown; for widgets of the page "shell", which are on all pages.
   *
   * @minItems 1
   */
  pages?: PageKey[];
  /**
   * Pages on which it is not shown; for widgets of the page "shell", which are on all pages.
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
   * Leads to an address on this site, such as a search.
   */
  path?: string;
  /**
   * Leads to another site, an email address or a phone number.
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
   * Currency of all prices. Required as soon as anything has a price.
   */
  currency: string | null;
  /**
   * Position of the currency sign.
   */
  placement: 'before' | 'after' | 'language';
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
   * Days before the end of a subscription on which its organization is notified by email; 7 is a week, 0 is never.
   */
  noticeDays: number;
  /**
   * Key of the product that suits most employers. The page for employers and the order form mark it as recommended, in color and words.
   */
  recommended: string | null;
  /**
   * Keys of products in the order in which they are offered. Products that are not listed follow in the order of the document.
   *
   * @maxItems 100
   *
   * Items: Key of a product.
   */
  order: string[];
  products: Products;
}
/**
 * Tax added to prices.
 */
export interface Tax {
  /**
   * Percentage added for customers in the site's own country: 19 for 19 %. Companies with a VAT number in other EU countries, and customers outside the EU, pay none.
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
   * Beginning of every invoice number. If it is not set, the id of the brand.
   */
  prefix: string | null;
  bank: LocalisedText;
  /**
   * Days until an invoice is due; 14 is two weeks.
   */
  paymentDays: number;
  /**
   * What happens before an invoice is paid.
   */
  beforePayment: 'nothing' | 'review' | 'publish';
}
/**
 * What employers can buy, each product under a key of your choice. Orders keep the name and price of their day.
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
     * How many can be in use at the same time, for flat rates. Unlimited if it is not set.
     */
    slots?: number;
    /**
     * How long it lasts, in days; 42 is six weeks, 365 is a year. Of credits for jobs, how long each job can be online; unused credits are kept.
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
  /**
   * What search forms ask first.
   */
  firstField: 'what' | 'where';
  autocomplete: PlaceSuggestions;
  /**
   * Places that are suggested before the visitor types anything: one list for all searches, or one each for jobs and organizations. While they type, other places in the same regions come first.
   */
  geoInfo: OwnPlaces | OwnPlacesByListing;
  pageSize: ListingSizes;
  ranges: TeaserLists;
  sorting: Sorting;
  /**
   * Maximum number of values that are counted for one facet (filter).
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
   * Items: The two small letters of a country.
   */
  countries: string[];
  /**
   * Pause after the last key before suggestions are loaded, in milliseconds; 250 is a quarter of a second.
   */
  delay: number;
  /**
   * Minimum number of letters before suggestions are loaded.
   */
  minLength: number;
}
/**
 * One place.
 */
export interface OwnPlace {
  /**
   * The place as shown.
   */
  label: string;
  /**
   * The two capital letters of a country.
   */
  country: string;
  /**
   * Code of the state or region, such as MA for Massachusetts.
   */
  administrativeArea: string | null;
  /**
   * Latitude in degrees, such as 42.36; south of the equator it is negative.
   */
  lat: number;
  /**
   * Longitude in degrees, such as -71.06; west of Greenwich it is negative.
   */
  lon: number;
  locationType?: LocationType;
}
/**
 * A list for each listing.
 */
export interface OwnPlacesByListing {
  jobs: OwnPlaces;
  organizations: OwnPlaces;
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
 * Number of entries in the short lists on pages.
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
   * The sort order that is used first: the code of one of the options.
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
   * Name of the sort order in addresses, such as newest.
   */
  code: string;
  /**
   * What to sort by.
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
 * Filters of the searches, such as the industry. Built-in facets of jobs: remote_options, employment_type, industries, occupations, experience, company, salary, date_posted, fields_of_study, degree_level; of organizations: industry, occupations, fields_of_study; of resumes: career_status, languages, skills, occupations, region, fields_of_study. A custom field is a facet under its own name.
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
   * Changes to facets, each under its name.
   */
  items: {
    [k: string]: FacetSettings;
  };
}
/**
 * Changes to one facet.
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
     * Form groups that ask the field, as form/group.
     *
     * @minItems 1
     *
     * Items: A form and its group, such as job/job_categorization.
     */
    groups: string[];
    /**
     * Values to choose from, in the order shown, each under a code of your choice.
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
     * Items: The id of a brand: the name of its file without .json.
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
     * Days that a job is online unless the employer chooses otherwise; 30 is a month.
     */
    defaultDuration: number;
    /**
     * Maximum number of days that a job can be online; 180 is half a year.
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
 * Changes to groups, each under its name.
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
   * Items: The name of a field, such as title.
   */
  order?: string[];
  /**
   * Changes to fields, each under its name.
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
 * Drafts a job description from a few words by artificial intelligence, if the server is connected to a language model (AI_URL in docs/settings.md).
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
   * Maximum length of a draft in tokens, the pieces of words that a language model counts; one is about four letters.
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
   * Items: A group and a field, such as personal_info/phone.
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
   * The applicant's browser does a second of work before sending, which keeps bots away (a captcha without pictures).
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
 * Files that people send.
 */
export interface Uploads {
  /**
   * People can also send text documents (docx, odt) with applications, messages and resumes. They can only be downloaded; those with macros or content from other addresses are refused.
   */
  documents: boolean;
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
  /**
   * Ready-made reasons for rejecting a job, each under a key of your choice. The employer reads the text; it can still be edited for each job.
   */
  reasons: {
    /**
     * A ready-made reason.
     */
    [k: string]: {
      title: LocalisedName;
      text: LocalisedName;
    };
  };
  /**
   * Keys of the ready-made reasons in the order in which they are offered. Reasons that are not listed follow in the order of the document.
   *
   * @maxItems 50
   *
   * Items: Key of a reason.
   */
  reasonOrder: string[];
}
/**
 * How long data is kept.
 */
export interface Retention {
  /**
   * Days that the page of an ended job still shows it, faded; 30 is a month. After that, it says that the job is gone.
   */
  archivedJobDays: number;
  /**
   * Days after which the personal data of applications and the messages between employers and resume owners are deleted; 180 is half a year.
   */
  applicationDays: number;
  /**
   * How many days before that both sides are notified; 14 is two weeks.
   */
  applicationNoticeDays: number;
  /**
   * Days that an unfinished form is kept; 30 is a month.
   */
  draftDays: number;
  /**
   * Days after which an account whose email address was never confirmed is deleted; 30 is a month.
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
   * Days before the same visitor is offered a job alert again; 7 is a week. With 0, alerts are never offered unasked.
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
 * The weekly email with new jobs and articles, for those who asked for it.
 */
export interface Newsletter {
  /**
   * Day on which an issue comes out.
   */
  weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  /**
   * Hour at which an issue comes out, in the time zone of the site.
   */
  hour: number;
  /**
   * Maximum number of jobs in one issue. With 0, it has articles only.
   */
  jobsPerMail: number;
  /**
   * Maximum number of jobs of one company in one issue.
   */
  jobsPerCompany: number;
  /**
   * Maximum number of articles of the blog in one issue. With 0, it has jobs only.
   */
  postsPerMail: number;
}
/**
 * What is measured, and where the data goes.
 */
export interface Analytics {
  /**
   * Google Analytics 4: measurement IDs of the properties that receive data.
   *
   * @maxItems 5
   *
   * Items: A measurement ID of Google Analytics 4: G- and capital letters or digits.
   */
  ga4MeasurementIds: string[];
  script: ScriptOrNull;
  /**
   * Events of the browser also reach Google Analytics through the server (its Measurement Protocol).
   */
  measurementApi: boolean;
  /**
   * Chosen events are reported as conversions (goals that a visitor reached, such as an application) through the server.
   */
  conversionApi: boolean;
  /**
   * Events reported as conversions.
   *
   * @maxItems 40
   *
   * Items: The name of an event, such as job_apply_complete.
   */
  conversionEvents: string[];
  /**
   * Meta: ID of the pixel (dataset) that receives the conversions, through its Conversions API.
   */
  metaPixelId: string | null;
  behaviour: BehavioralTool;
  audience: AudienceMeasurement;
  delayedSending: DelayedSending;
}
/**
 * A tool of your choice that records how visitors use pages, such as Matomo or Microsoft Clarity.
 */
export interface BehavioralTool {
  /**
   * ID of the site in the tool. Without one, the tool is not loaded.
   */
  id: string | null;
  script: ScriptOrNull;
  hosts: TrackingHosts;
  /**
   * Shortest visit in seconds that counts.
   */
  minimumVisit: number;
  /**
   * Seconds between two signals that the page is still open (heartbeats).
   */
  heartbeat: number;
}
/**
 * A service that counts page views to rank sites by their audience, such as INFOnline or Comscore.
 */
export interface AudienceMeasurement {
  /**
   * ID of the site in the service. Without one, nothing is sent.
   */
  id: string | null;
  script: ScriptOrNull;
  hosts: TrackingHosts;
  /**
   * Milliseconds between the page view and its report; 1000 is a second.
   */
  pingDelay: number;
}
/**
 * What happens while the analytics script is still loading.
 */
export interface DelayedSending {
  /**
   * Milliseconds between two attempts; 500 is half a second.
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
   * Who asks visitors for consent to tracking.
   */
  provider: 'none' | 'own' | 'tcf' | 'onetrust' | 'cookiebot' | 'usercentrics';
  /**
   * ID of the site at OneTrust, Cookiebot or Usercentrics. Without it, that service is not loaded and nothing is tracked.
   */
  providerId: string | null;
  script: ScriptOrNull;
  hosts: TrackingHosts;
  /**
   * The site's own banner: increase it to ask everyone again, for example after a change of the privacy policy. A new tracking service asks again by itself.
   */
  version: number;
  /**
   * The site's own banner: days after which it asks again; 180 is half a year.
   */
  days: number;
  services: Services;
}
/**
 * IDs that the tracking services have at the consent service: of a vendor (TCF), a category (OneTrust, Cookiebot) or a service (Usercentrics).
 */
export interface Services {
  /**
   * ID of Google Analytics.
   */
  analytics: string | null;
  /**
   * ID of the service that receives conversions.
   */
  conversions: string | null;
  /**
   * ID of the tool in analytics.behaviour.
   */
  behaviour: string | null;
  /**
   * ID of the service in analytics.audience.
   */
  audience: string | null;
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
   * Items: The address of a site without a path, such as https://www.example.com; https://*.example.com includes all sites below example.com. http://localhost:3000 is a site on your own computer, for trying it out.
   */
  frameAncestors: string[];
}
/**
 * How long people stay signed in.
 */
export interface Session {
  /**
   * Days after which people have to sign in again; 30 is a month.
   */
  maxAgeDays: number;
  /**
   * Seconds between two checks whether a person is still signed in; 300 is five minutes, 0 never checks.
   */
  pollingSeconds: number;
  /**
   * Whether a person is still signed in is checked when they come back to the page.
   */
  refreshOnFocus: boolean;
}
/**
 * Where the site's data comes from.
 */
export interface Backend {
  /**
   * Where pages get their data from (GraphQL): /graphql is this server; elsewhere, a full web address.
   */
  graphqlEndpoint: string;
  backendUrl: UrlOrNull;
}
/**
 * Texts of the site that this brand words differently: by language, part of the site and text.
 */
export interface Messages {
  /**
   * Texts of one language.
   */
  [k: string]: {
    /**
     * Texts of one part of the site.
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
