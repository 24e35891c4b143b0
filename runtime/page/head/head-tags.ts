import { escapeXml } from '../../core/seo/xml.ts';
import type { HeadInfo } from '../assemble/page-props.ts';
import type { DocumentFrame } from '../draw/document-frame.ts';

/** One element of `<head>`; attributes are named as in React, and in HTML when lower-cased. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Text content; for a data block, JSON with every "<" escaped. */
  text?: string;
}

/**
 * Distinguishes our tags in `<head>` from Next's: `page` for those the next page replaces, `brand` for those that stay.
 */
export const pageTagMark = 'data-head';

/**
 * Title, metatags, canonical and alternate links, structured data. Data blocks execute nothing, so the content security
 * policy permits them.
 */
export function pageTags(head: HeadInfo): HeadTag[] {
  return [
    { name: 'title', attributes: {}, text: head.title },
    ...head.metas.map((meta): HeadTag => ({ name: 'meta', attributes: { ...meta } })),
    ...head.links.map((link): HeadTag => ({ name: 'link', attributes: { ...link } })),
    ...head.jsonLd.map((text): HeadTag => ({ name: 'script', attributes: { type: 'application/ld+json' }, text })),
  ];
}

/** Stylesheet, fonts and icons of the brand: the same on all of its pages. */
export function brandTags({ links }: DocumentFrame): HeadTag[] {
  return links.map((link) => ({ name: 'link', attributes: { ...link } }));
}

/** The tags as HTML. */
export function tagsHtml(tags: readonly HeadTag[], mark: 'page' | 'brand'): string {
  let html = '';
  for (const { name, attributes, text } of tags) {
    html += `<${name} ${pageTagMark}="${mark}"${attributesHtml(attributes)}`;
    if (text === undefined) html += '/>';
    else html += `>${name === 'script' ? text : escapeXml(text)}</${name}>`;
  }
  return html;
}

/** ` lang="en" data-list="rules"`: every value is quoted and escaped. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  let html = '';
  for (const [name, value] of Object.entries(attributes)) html += ` ${name.toLowerCase()}="${escapeXml(value)}"`;
  return html;
}
