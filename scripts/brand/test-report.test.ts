import { describe, expect, it } from 'vitest';
import { asJson, describeResults, type Result } from './test-report.ts';
import { brandCommand } from './testing/command.ts';

const { brand, write } = brandCommand();

const text = `{
  "site": { "name": "Acme" },
  "routes": {
    "redirects": [{ "from": "/alt", "to": "/nowhere" }]
  }
}`;
const value = JSON.parse(text);
const acme = {
  id: 'acme',
  layers: [{ kind: 'brand' as const, id: 'acme', file: 'brands/acme.json', text, value }],
  document: value,
};
const passed = { name: '/', path: ['pages', 'home'], faults: [] };
const redirect = {
  name: 'redirect of /alt',
  path: ['routes', 'redirects', 0],
  faults: ['/alt, which leads to /nowhere, answers 404.'],
};
const results = (...outcomes: Result['outcomes']): Result[] => [
  { kind: 'addresses', title: 'Every page answers', outcomes: [passed] },
  { kind: 'links', title: 'Every link leads somewhere', outcomes },
];

describe('brand test', () => {
  it('names each failure with the line of the document to look at', () => {
    expect(
      describeResults(acme, results(passed, redirect)),
    ).toBe(`ok      addresses      1 passed           Every page answers
FAILED  links          1 of 2 failed      Every link leads somewhere

brands/acme.json:4:19  links  /routes/redirects/0
  /alt, which leads to /nowhere, answers 404.

acme: 1 of 3 tests failed.`);
  });

  it('says that all passed', () => {
    expect(describeResults(acme, results(passed)).split('\n').at(-1)).toBe('acme: 2 tests passed.');
  });

  it('tells machines the same', () => {
    expect(JSON.parse(asJson(acme, results(passed, redirect)))).toEqual({
      brand: 'acme',
      kinds: [
        { kind: 'addresses', title: 'Every page answers', tests: 1, failed: [] },
        {
          kind: 'links',
          title: 'Every link leads somewhere',
          tests: 2,
          failed: [
            {
              name: 'redirect of /alt',
              place: 'brands/acme.json:4:19',
              pointer: '/routes/redirects/0',
              faults: ['/alt, which leads to /nowhere, answers 404.'],
            },
          ],
        },
      ],
    });
  });

  it('starts nothing for a document with errors, a family or a brand that does not exist', async () => {
    write('acme', { theme: { radius: 'big' } });
    expect(await brand('test', 'acme')).toEqual({
      code: 1,
      out: `brands/acme.json:3:15  error  VALUE_NOT_ALLOWED  /theme/radius
  "big" is not allowed here. Allowed: "none", "small", "round".
"acme" has errors. Fix them first; then there are pages to test.`,
      err: '',
    });
    expect(await brand('test', 'family')).toEqual({
      code: 1,
      out: '',
      err: '"family" is a family, which has no pages. Test a brand that extends it.',
    });
    expect((await brand('test', 'acne')).err).toMatch(/^There is no brand "acne"\. Did you mean "acme"\?/);
  });
});
