/** Names and keys of operations, for what keeps their answers. */
import { keep } from './keep.ts';
import type { GraphqlQuery } from './operation.ts';

const known = new Map<string, readonly [name: string, digest: string]>();

/** Key of an operation with its variables, the same on server and in the browser: `['JobSearch', '1t4x9kq0zae']`. */
export function operationKey({ document, variables }: GraphqlQuery): readonly [name: string, digest: string] {
  const [name, digest] = known.get(document) ?? keep(known, document, [operationName(document), digestOf(document)]);
  return [name, digestOf(`${digest} ${JSON.stringify(variables)}`)];
}

/** `JobSearch` of `query JobSearch($request: ...) { ... }`; empty for an operation without a name. */
export function operationName(document: string): string {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '';
}

/** 53-bit hash of a text (cyrb53). Not for texts crafted to collide. */
function digestOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
