/**
 * Path patterns of a brand document: literal segments, `{name}` for one segment, `{name*}` or a final `*` for the rest.
 */
import { encodeSegment } from './raw-url.ts';

export interface Pattern {
  readonly parts: readonly ({ literal: string } | { name: string })[];
  /** Name under which the remaining segments are captured; null when none are allowed. */
  readonly rest: string | null;
}

export type Captures = Readonly<Record<string, readonly string[]>>;

const anonymous = '*';

/** Parses `/resumes*`, `/wp-content/uploads/{slug*}`, `/a/{x}/b`; never fails: anything else is literal. */
export function compilePattern(text: string): Pattern {
  const parts: Pattern['parts'][number][] = [];
  let rest: string | null = null;
  const trimmed = text.endsWith('*') ? text.slice(0, -1) : text;
  if (trimmed !== text) rest = anonymous;
  for (const segment of trimmed.split('/')) {
    if (segment === '') continue;
    const name = /^\{(\w+)(\*?)\}$/.exec(segment);
    if (!name?.[1]) parts.push({ literal: decodeLiteral(segment) });
    else if (name[2]) return { parts, rest: name[1] };
    else parts.push({ name: name[1] });
  }
  return { parts, rest };
}

function decodeLiteral(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What the wildcards captured, or null when the path does not match. Compares whole segments, case-sensitively. */
export function matchPattern(pattern: Pattern, segments: readonly string[]): Captures | null {
  const { parts, rest } = pattern;
  if (segments.length < parts.length || (rest === null && segments.length > parts.length)) return null;
  const captures: Record<string, readonly string[]> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) return null;
    if ('name' in part) captures[part.name] = [segment];
    else if (part.literal !== segment) return null;
  }
  if (rest !== null) captures[rest] = segments.slice(parts.length);
  return captures;
}

/** Decoded segments of the pattern with its wildcards filled in; a wildcard without a capture is left out. */
export function fillPattern(pattern: Pattern, captures: Captures): string[] {
  const segments: string[] = [];
  for (const part of pattern.parts) {
    if ('literal' in part) segments.push(part.literal);
    else segments.push(...(captures[part.name] ?? []));
  }
  if (pattern.rest !== null) segments.push(...(captures[pattern.rest] ?? []));
  return segments;
}

/**
 * An address such as `https://host/files/{slug*}?x=1` with its wildcards filled in, encoded: ASCII only. A final `*`
 * stands for further segments, as in patterns: `/emploi*` becomes `/emploi/a/b`.
 */
export function fillAddress(address: string, captures: Captures): string {
  return address
    .replace(/\{(\w+)\*?\}/g, (_, name: string) => (captures[name] ?? []).map(encodeSegment).join('/'))
    .replace(/\/?\*$/, () => (captures[anonymous] ?? []).map((segment) => `/${encodeSegment(segment)}`).join(''))
    .toWellFormed()
    .replace(/[^\u0021-\u007e]/gu, encodeURIComponent);
}
