import { type Captures, compilePattern, fillAddress, matchPattern } from '../../../paths/pattern.ts';
import { type JsonObject, stringsAt } from '../../sources/json.ts';
import { pairsAt } from '../../views.ts';
import { defineRule } from '../rule.ts';

const MOST_STEPS = 20;

/** A sample address that matches a pattern: each wildcard holds `x`. */
function sampleOf(from: string): string {
  return `/${from
    .replace(/\{\w+\*?\}/g, 'x')
    .replace(/\*$/, '/x')
    .split('/')
    .filter(Boolean)
    .join('/')}`;
}

interface Chain {
  stations: string[];
  /** Indexes of the redirects that lead round in a circle, or on and on; empty if the chain ends. */
  endless: number[];
}

/** An address on one of the site's own hosts, which all lead to the first, as a path. */
function withoutOwnHost(document: JsonObject, id: string, address: string): string {
  const [, host, path] = /^https?:\/\/([^/?#:]+)(?::\d+)?(.*)$/i.exec(address) ?? [];
  const own = [`${id}.localhost`, ...stringsAt(document, ['site', 'hosts']).map(({ text }) => text)];
  if (host === undefined || path === undefined || !own.includes(host.toLowerCase())) return address;
  return path.startsWith('/') ? path : `/${path}`;
}

/** The chain of redirects an address goes through; ends where none matches or it leaves the site. */
function follow(document: JsonObject, id: string, start: string): Chain {
  const table = pairsAt(document, ['routes', 'redirects']).map(({ index, from, to }) => ({
    index,
    pattern: compilePattern(from),
    to,
  }));
  const stations = [start];
  const taken: number[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const segments = (stations.at(-1) ?? '').split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
    const hit = table.flatMap(({ index, pattern, to }): { index: number; captures: Captures; to: string }[] => {
      const captures = matchPattern(pattern, segments);
      return captures === null ? [] : [{ index, captures, to }];
    })[0];
    if (hit === undefined) return { stations, endless: [] };
    taken.push(hit.index);
    const next = withoutOwnHost(document, id, fillAddress(hit.to, hit.captures));
    if (!next.startsWith('/')) return { stations, endless: [] };
    const before = stations.indexOf(next);
    stations.push(next);
    if (before >= 0) return { stations, endless: taken.slice(before) };
  }
  return { stations, endless: taken.slice(-1) };
}

export const redirectLoop = defineRule({
  code: 'REDIRECT_LOOP',
  severity: 'error',
  description:
    'A redirect leads back to itself, directly or through others, or grows endlessly. Visitors would see a browser error.',
  remedy: 'Let one of the redirects lead to a page that no redirect covers.',
  *find({ document, id }) {
    for (const { index, from } of pairsAt(document, ['routes', 'redirects'])) {
      const { stations, endless } = follow(document, id, sampleOf(from));
      // A circle is one mistake, of the last redirect in it. What only leads into it is right.
      if (index !== Math.max(...endless)) continue;
      const shown = stations.slice(0, 5).join(' -> ');
      const end = stations.length > 5 ? ', and so on' : '';
      yield {
        path: ['routes', 'redirects', index],
        message: `This redirect never ends: ${shown}${end}. Let it lead to a page that no redirect covers.`,
      };
    }
  },
});
