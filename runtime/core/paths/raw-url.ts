/** Reads paths and writes paths and queries by hand: `new URL` would take the host from `//evil.example`. */

export const longestPath = 2048;
const plainPath = /^(?:\/[A-Za-z0-9_~-]+)+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a path
const controls = /[\u0000-\u001f\u007f-\u009f]/;

export type ReadPath =
  | { kind: 'path'; segments: string[]; path: string; isNormal: boolean }
  | { kind: 'bad'; reason: 'NOT_A_PATH' | 'PATH_TOO_LONG' | 'BAD_ENCODING' };

/** Decoded segments and the normalized path. Encoded slashes, dot segments and control characters are rejected. */
export function readPath(raw: string): ReadPath {
  if (raw.length > longestPath) return { kind: 'bad', reason: 'PATH_TOO_LONG' };
  if (raw === '/') return { kind: 'path', segments: [], path: '/', isNormal: true };
  if (plainPath.test(raw)) return { kind: 'path', segments: raw.slice(1).split('/'), path: raw, isNormal: true };
  const segments: string[] = [];
  for (const part of raw.split(/[/\\]/)) {
    if (part === '') continue;
    const segment = decodePart(part);
    if (segment === null || !isSegment(segment)) return { kind: 'bad', reason: 'BAD_ENCODING' };
    segments.push(segment);
  }
  const path = writePath(segments);
  return { kind: 'path', segments, path, isNormal: path === raw };
}

/** Null if it cannot be decoded. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function isSegment(text: string): boolean {
  return text !== '.' && text !== '..' && !/[/\\]/.test(text) && !controls.test(text) && text.isWellFormed();
}

/** `/` and the encoded segments: ASCII only, so that it is safe in a header. */
export function writePath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`;
}

/** One path segment, encoded; characters allowed in paths stay readable. */
export function encodeSegment(segment: string): string {
  if (/^[A-Za-z0-9_~-]*$/.test(segment)) return segment;
  return encodeURIComponent(segment.toWellFormed()).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** `?a=1&b=x+y`, or an empty string without pairs. ASCII only; commas stay readable. */
export function writeQuery(pairs: Iterable<readonly [name: string, value: string]>): string {
  return joinQuery([writePairs(pairs)]);
}

/** Pairs as a part of a query: `a=1&b=x+y`. */
export function writePairs(pairs: Iterable<readonly [name: string, value: string]>): string {
  let text = '';
  for (const [name, value] of pairs) text += `${text && '&'}${encodeValue(name)}=${encodeValue(value)}`;
  return text;
}

/** Joins query parts, skipping empty ones. */
export function joinQuery(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) if (part !== '') text += (text ? '&' : '?') + part;
  return text;
}

function encodeValue(text: string): string {
  if (/^[A-Za-z0-9_.,~-]*$/.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+').replaceAll('%2C', ',');
}
