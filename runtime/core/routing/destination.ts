/** Where to go after signing in: an address of this site, whatever the URL asked for. */
import { readPath, writeQuery } from '../paths/raw-url.ts';
import { readQuery, splitUrl } from '../paths/request-target.ts';

const longest = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, and what is left is another address
const unreadable = /[\u0000-\u001f\u007f-\u009f\\]/;

/**
 * The path, query and fragment of `wanted` on this site; null when it is not an address of this site, or belongs to the
 * server.
 * `origin` is the only origin allowed in an absolute URL.
 */
export function ownDestination(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== 'string' || wanted.length > longest || unreadable.test(wanted)) return null;
  const local = localPart(wanted, origin);
  if (local === null) return null;
  const url = splitUrl(local);
  const read = readPath(url?.path ?? '');
  const pairs = readQuery(url?.query ?? '');
  if (read.kind === 'bad' || pairs === null || isServers(read.segments)) return null;
  const mark = local.indexOf('#');
  return read.path + writeQuery(pairs) + (mark < 0 ? '' : encodeFragment(local.slice(mark + 1)));
}

function localPart(wanted: string, origin: string): string | null {
  if (/^\/(?!\/)/.test(wanted)) return wanted;
  const rest = wanted.slice(origin.length);
  if (!wanted.startsWith(origin) || !/^($|[/?#])/.test(rest) || rest.startsWith('//')) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Addresses for programs, not for people. */
const programs = new Set(['api', 'graphql', 'embed', 'feeds', 'brands', 'files', 'theme', 'fonts', 'forms', 'healthz']);

function isServers([first = '']: readonly string[]): boolean {
  return first.startsWith('_') || programs.has(first.toLowerCase());
}

function encodeFragment(text: string): string {
  try {
    return `#${encodeURIComponent(decodeURIComponent(text)).replace(/%(?:2F|3D|3A|2C|26)/g, decodeURIComponent)}`;
  } catch {
    return '';
  }
}
