/** Bounds of the employer's work with applications, in browser and backend; docs/limits.md publishes them. */

/** Characters of a tag. */
export const LONGEST_TAG = 40;
/** Tags of one application. */
export const MOST_TAGS = 20;
/** Tags of one organization on a brand. */
export const MOST_TAGS_OF_EMPLOYER = 200;
/** Characters of the name of a list of saved candidates. */
export const LONGEST_LIST = 60;
/** Lists that one candidate is in. */
export const MOST_LISTS = 20;
/** Lists of one organization on a brand. */
export const MOST_LISTS_OF_EMPLOYER = 100;
/** Stages that an organization names on a brand, and characters of one. */
export const MOST_STAGES = 12;
export const LONGEST_STAGE = 40;
/** Applications in one CSV file. */
export const MOST_ROWS = 10_000;
/** Jobs to choose from in the list. */
export const MOST_ADS = 500;
/** Other applications that are shown of one person. */
export const MOST_OTHERS = 20;
/** Bytes of a PDF that is drawn in the page. */
export const LARGEST_PDF = 10_000_000;
/** Pages of it. */
export const MOST_PDF_PAGES = 50;
/** Pixels of a picture in it; larger ones are left out. */
export const MOST_PDF_PIXELS = 24_000_000;
/** Seconds within which it has to open. */
export const PDF_SECONDS = 30;
