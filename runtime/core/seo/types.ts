/** A meta tag as the backend answers it: `meta` is a name, or a property such as `og:title`. */
export interface Metatag {
  meta: string;
  value: string;
}

/** An element of the page's head, with React's attribute names. */
export interface HeadMeta {
  name?: string;
  property?: string;
  content: string;
}

export interface HeadLink {
  rel: string;
  href: string;
  hrefLang?: string;
  type?: string;
  title?: string;
}

/** What search engines and other sites read of a page. */
export interface PageHeadTags {
  title: string;
  metas: HeadMeta[];
  links: HeadLink[];
}
