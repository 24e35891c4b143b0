/** Parses request targets. A module of its own, since pages only write addresses. */
import { decodePart } from './raw-url.ts';

export const mostParameters = 100;

/** Path and query of a request target (`/a?b`, also `http://host/a?b`); null when it contains no path. */
export function splitUrl(raw: string): { path: string; query: string } | null {
  const target = /^https?:\/\/[^/\\?#]*/i.exec(raw);
  const local = target ? `/${raw.slice(target[0].length).replace(/^[/\\]/, '')}` : raw;
  if (local[0] !== '/' && local[0] !== '\\') return null;
  const hash = local.indexOf('#');
  const shown = hash < 0 ? local : local.slice(0, hash);
  const mark = shown.indexOf('?');
  return mark < 0 ? { path: shown, query: '' } : { path: shown.slice(0, mark), query: shown.slice(mark + 1) };
}

/**
 * Name-value pairs in order; null when a part cannot be decoded or contains NUL. Pairs after the first 100 are dropped.
 */
export function readQuery(raw: string): [name: string, value: string][] | null {
  if (raw === '') return [];
  const pairs: [string, string][] = [];
  for (const part of raw.split('&', mostParameters)) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decodeValue(equals < 0 ? part : part.slice(0, equals));
    const value = equals < 0 ? '' : decodeValue(part.slice(equals + 1));
    if (name === null || value === null) return null;
    if (name !== '') pairs.push([name, value]);
  }
  return pairs;
}

function decodeValue(text: string): string | null {
  const value = decodePart(text.replaceAll('+', ' '));
  return value === null || value.includes('\0') || !value.isWellFormed() ? null : value;
}
