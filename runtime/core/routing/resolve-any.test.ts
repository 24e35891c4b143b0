import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveRoute } from './resolve.ts';
import { routedDocument } from './testing.ts';

/** Addresses made of everything routing reacts to, mixed with arbitrary text. */
const url = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        'jobs',
        'Jobs',
        'de',
        'fr',
        'en',
        'EN-gb',
        'emploi',
        'job',
        'a-1',
        '..',
        '%2F',
        '%00',
        '%',
        '%C3%A9',
        'router',
        '?',
        '&',
        'router=',
        'page=',
        '0',
        '#',
        'blog',
        'searchjobs',
        'old',
        'careers',
        'wp-content/uploads/',
        'http://',
        'é',
        ' ',
        '+',
        'lebenslauf',
        'resume',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''));

describe('resolveRoute, for any address', () => {
  it('never fails, and ends after a few redirects that stay on the site', () => {
    const shared = { document: routedDocument() };
    fc.assert(
      fc.property(
        fc.oneof(
          url,
          url.map((path) => `/${path}`),
        ),
        (raw) => {
          let at = raw;
          for (let hop = 0; hop < 8; hop++) {
            const decision = resolveRoute(shared, 'GET', at);
            if (decision.kind !== 'redirect') return;
            expect(decision.location).toMatch(/^(?:\/(?![/\\])|https:\/\/community\.example\/)[\u0021-\u007e]*$/);
            if (!decision.location.startsWith('/')) return;
            at = decision.location;
          }
          throw new Error(`Still redirecting: ${JSON.stringify(raw)} -> ${at}`);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
