/** Content-Security-Policy of one rendered page: inline code only by hash, frames and connections as the brand allows. */
import { createHash } from 'node:crypto';
import { keep } from '../../runtime/core/keep.ts';

export interface PolicyOptions {
  /** Other origins that may frame the page; only for embeddable pages. */
  frameAncestors?: readonly string[];
  /** Other origins that the page may fetch from. */
  connect?: readonly string[];
  /** Other origins that scripts may come from: tracking, each with consent. */
  scripts?: readonly string[];
  /** Origins of frames that a visitor may open (video players). */
  frames?: readonly string[];
  /** Lets the page's scripts write styles into it, as the consent dialogs of others do. A hash would cancel it. */
  inlineStyles?: boolean;
}

const executableTypes = /^(|module|text\/javascript|application\/javascript)$/i;

/** Inline code of a page, by SHA-256 hash. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

export function inlineCode(html: string): InlineCode {
  return { scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') };
}

const written = new WeakMap<InlineCode, Map<string, string>>();

/** The header value for a page with this inline code: pages with the same scripts share both. */
export function contentSecurityPolicy(code: InlineCode, options: PolicyOptions = {}): string {
  const known = written.get(code) ?? new Map<string, string>();
  written.set(code, known);
  const key = JSON.stringify(options);
  return known.get(key) ?? keep(known, key, writePolicy(code, options));
}

function writePolicy({ scripts, styles }: InlineCode, options: PolicyOptions): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...(options.scripts ?? [])].join(' '),
    // Emotion inserts an empty style element before it fills it, so the empty text is always allowed.
    ['style-src', "'self'", ...(options.inlineStyles ? ["'unsafe-inline'"] : new Set([emptyStyle, ...styles]))].join(
      ' ',
    ),
    "img-src 'self' data: https:",
    "font-src 'self'",
    ['connect-src', "'self'", ...(options.connect ?? [])].join(' '),
    ['frame-src', "'self'", ...(options.frames ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', "'self'", ...(options.frameAncestors ?? [])].join(' '),
  ].join('; ');
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found: string[] = [];
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi');
  for (const [, attributes = '', text = ''] of html.matchAll(pattern)) {
    const type = /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
    const runs = element === 'style' || (executableTypes.test(type) && !/\bsrc=/i.test(attributes));
    if (runs && text) found.push(hash(text));
  }
  return [...new Set(found)];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const emptyStyle = hash('');
