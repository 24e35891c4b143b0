/** The HTML document around a page: extracted from one that Next rendered, then reused for pages that we render. */
import type { DrawnPage } from '../runtime/core/request-context.ts';
import { type InlineCode, inlineCode } from './cache/csp.ts';
import { joinedSheets, withSheet } from './page-sheet.ts';
import { encodeUtf8 } from './utf8.ts';

/** What Next writes around a page: its scripts and styles, the same for all pages with the same widgets. */
export interface DocumentFrame {
  /** From `<head>` to our own tags. */
  beforeTags: Buffer;
  /** From there to the body of the page. */
  beforeBody: Buffer;
  /** From there to the props, including the other fields of the page's data. */
  beforeProps: Buffer;
  afterData: Buffer;
  /** Styles that the page's stylesheet contains in addition to the brand's theme. */
  styles: readonly string[];
  /** Inline code of the frame, which the policy allows. */
  code: InlineCode;
}

const headEnd = '</head>';
const bodyStart = `${headEnd}<body><div id="__next">`;
const dataStart = '<script id="__NEXT_DATA__" type="application/json">';
const dataEnd = '</script>';
const ownTag = /<(title|meta|link|script) data-head="(?:page|brand)"[^>]*?(?:\/>|>[^<]*<\/\1>)/g;

/** The parts around the page in a document that Next rendered. */
interface Surroundings {
  /** From `<head>` to its end. */
  head: string;
  /** The page's data as JSON. */
  data: string;
  afterData: string;
}

/** Page content cannot imitate a boundary: in the head and in the data every "<" is escaped. */
function surroundings(html: string): Surroundings | null {
  const headAt = html.indexOf('<head>');
  const bodyAt = html.indexOf(headEnd);
  const dataAt = html.lastIndexOf(dataStart);
  const dataEndsAt = html.indexOf(dataEnd, dataAt);
  if (headAt < 0 || bodyAt < headAt || dataAt < bodyAt || dataEndsAt < 0) return null;
  if (!html.startsWith(bodyStart, bodyAt)) return null;
  return {
    head: html.slice(headAt, bodyAt),
    data: html.slice(dataAt + dataStart.length, dataEndsAt),
    afterData: html.slice(dataEndsAt),
  };
}

/**
 * The inline code that the policy of a document allows: Next's own, around the page. Code in the page itself is never
 * allowed, since it contains user input; none is allowed if the document does not have the expected structure.
 */
export function approvedCode(html: string): InlineCode {
  const around = surroundings(html);
  return around ? codeAround(around) : { scripts: [], styles: [] };
}

function codeAround({ head, afterData }: Surroundings): InlineCode {
  return inlineCode(head.replace(ownTag, '') + afterData);
}

/** The frame of a document that Next rendered; null if it does not have the expected structure, so that Next renders all of them. */
export function learnFrame(html: string): DocumentFrame | null {
  const around = surroundings(html);
  if (!around) return null;
  const { head, afterData } = around;
  const firstAt = head.search(ownTag);
  if (firstAt < 0) return null;
  const { props: _, query: __, ...data } = JSON.parse(around.data);
  return {
    beforeTags: Buffer.from(head.slice(0, firstAt)),
    // Next may insert tags of its own among ours.
    beforeBody: Buffer.from(head.slice(firstAt).replace(ownTag, '') + bodyStart),
    beforeProps: Buffer.from(`</div>${dataStart}${JSON.stringify(data).slice(0, -1)},"props":{"pageProps":`),
    afterData: Buffer.from(afterData),
    styles: joinedSheets(head),
    code: codeAround(around),
  };
}

interface Filling {
  page: DrawnPage;
  themeHref: string;
  /** The query that Next would have received. */
  search: string;
}

/** The complete document of a page. */
export function fillFrame(frame: DocumentFrame, { page, themeHref, search }: Filling): Buffer {
  const query = JSON.stringify(queryOf(search)).replaceAll('<', '\\u003c');
  const parts = [
    `<!DOCTYPE html><html${page.attributes}>`,
    frame.beforeTags,
    withSheet(page.head, themeHref, frame.styles),
    frame.beforeBody,
    page.body,
    frame.beforeProps,
    ...page.props,
    `,"__N_SSP":true},"query":${query}}`,
    frame.afterData,
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? encodeUtf8(part) : part)));
}

/** Query of a page as Next parses it. */
function queryOf(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of search === '' ? [] : new URLSearchParams(search)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}
