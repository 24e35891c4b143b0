/** What each rich text format allows. */

export type RichTextFormat = 'filtered_html' | 'full_html' | 'plain';

const TEXT_TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'a', 'blockquote', 'hr'];
const LIST_TAGS = ['ul', 'ol', 'li'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const MEDIA_TAGS = ['img', 'figure', 'figcaption', 'iframe'];
/** Accepted so that lines stay separate, then turned into paragraphs. */
export const LINE_TAGS = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'address',
  'center',
  'dl',
  'dt',
  'dd',
];

export interface Whitelist {
  tags: string[];
  attributes: string[];
}

export const WHITELISTS: Readonly<Record<Exclude<RichTextFormat, 'plain'>, Whitelist>> = {
  filtered_html: {
    // Tables are converted to lines of text.
    tags: [...TEXT_TAGS, ...LIST_TAGS, ...HEADINGS, ...LINE_TAGS, ...TABLE_TAGS],
    attributes: ['href', 'start'],
  },
  full_html: {
    tags: [...TEXT_TAGS, ...LIST_TAGS, ...HEADINGS, ...LINE_TAGS, ...TABLE_TAGS, ...MEDIA_TAGS],
    attributes: [
      'href',
      'start',
      'src',
      'alt',
      'width',
      'height',
      'colspan',
      'rowspan',
      'scope',
      'title',
      'allowfullscreen',
    ],
  },
};

/** Hosts allowed in an iframe, and the privacy-friendly host to use instead. */
export const FRAME_HOSTS: Readonly<Record<string, string>> = {
  'www.youtube.com': 'www.youtube-nocookie.com',
  'youtube.com': 'www.youtube-nocookie.com',
  'www.youtube-nocookie.com': 'www.youtube-nocookie.com',
  'player.vimeo.com': 'player.vimeo.com',
  'geo.dailymotion.com': 'geo.dailymotion.com',
  'www.openstreetmap.org': 'www.openstreetmap.org',
};

/** Addresses allowed in a link: web, mail, telephone, or a path of this site. */
export const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:[+\d]|\/(?![/\\]))/i;
/** Addresses allowed for an image. */
export const PICTURE = /^(?:https?:\/\/[^\s/]|\/(?![/\\]))/i;
