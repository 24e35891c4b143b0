/** The document around a page: learnt from one that Next drew, then filled with pages that we draw. */
import type { DrawnPage } from '../runtime/core/request-context.ts';
import { type InlineCode, inlineCode } from './cache/csp.ts';
import { encodeUtf8 } from './utf8.ts';

/** What Next writes around a page: its scripts and styles, the same for all pages with the same widgets. */
export interface DocumentFrame {
  /** From `<head>` to where our own tags stand. */
  beforeTags: Buffer;
  /** From there to the body of the page. */
  beforeBody: Buffer;
  /** From there to the props, with the other fields of the page's data. */
  beforeProps: Buffer;
  afterData: Buffer;
  /** Code of the frame itself, which the policy approves. */
  code: InlineCode;
}

const headEnd = '</head>';
const bodyStart = `${headEnd}<body><div id="__next">`;
const dataStart = '<script id="__NEXT_DATA__" type="application/json">';
const dataEnd = '</script>';
const ownTag = /<(title|meta|link|script) data-head="(?:page|brand)"[^>]*?(?:\/>|>[^<]*<\/\1>)/g;

/** What stands around the page in a document that Next drew. */
interface Surroundings {
  /** From `<head>` to its end. */
  head: string;
  /** The page's data as JSON. */
  data: string;
  afterData: string;
}

/** Texts of a page cannot look like an edge: in the head and in the data every "<" of theirs is escaped. */
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
 * The code that the policy of a document approves: Next's own, around the page. What stands in the page itself is never
 * approved, since texts that people stored stand there; nothing is where the document does not look as expected.
 */
export function approvedCode(html: string): InlineCode {
  const around = surroundings(html);
  return around ? codeAround(around) : { scripts: [], styles: [] };
}

function codeAround({ head, afterData }: Surroundings): InlineCode {
  return inlineCode(head.replace(ownTag, '') + afterData);
}

/** The frame of a document that Next drew; null where it does not look as expected, so that Next draws all of them. */
export function learnFrame(html: string): DocumentFrame | null {
  const around = surroundings(html);
  if (!around) return null;
  const { head, afterData } = around;
  const firstAt = head.search(ownTag);
  if (firstAt < 0) return null;
  const { props: _, query: __, ...data } = JSON.parse(around.data);
  return {
    beforeTags: Buffer.from(head.slice(0, firstAt)),
    // Next may put tags of its own among ours.
    beforeBody: Buffer.from(head.slice(firstAt).replace(ownTag, '') + bodyStart),
    beforeProps: Buffer.from(`</div>${dataStart}${JSON.stringify(data).slice(0, -1)},"props":{"pageProps":`),
    afterData: Buffer.from(afterData),
    code: codeAround(around),
  };
}

/** The whole document of a page. `search` is the query that Next would have been asked with. */
export function fillFrame(frame: DocumentFrame, page: DrawnPage, search: string): Buffer {
  const query = JSON.stringify(queryOf(search)).replaceAll('<', '\\u003c');
  const parts = [
    `<!DOCTYPE html><html${page.attributes}>`,
    frame.beforeTags,
    page.head,
    frame.beforeBody,
    page.body,
    frame.beforeProps,
    ...page.props,
    `,"__N_SSP":true},"query":${query}}`,
    frame.afterData,
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? encodeUtf8(part) : part)));
}

/** Query of a page as Next reads it. */
function queryOf(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of search === '' ? [] : new URLSearchParams(search)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}
