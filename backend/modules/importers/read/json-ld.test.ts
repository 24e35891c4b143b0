import { describe, expect, it } from 'vitest';
import { readJsonLd } from './json-ld.ts';
import { collect, inPieces, plain } from './testing/collect.ts';

const read = (text: string, piece = 11) => collect(readJsonLd(inPieces(text, piece)));
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

describe('jobs of a page', () => {
  it('stand in several scripts, lists, graphs and other things', async () => {
    const page = `<!doctype html>
<html><head><script>{"@type":"JobPosting"}</script>
${script('{"@context":"https://schema.org","@type":"JobPosting","title":"A &amp; B","baseSalary":{"value":{"minValue":1}}}')}
${script('[{"@type":"Organization"},{"@type":["JobPosting","Thing"],"title":"C"}]')}
</head><body>
${script('\n{"@graph":[{"@type":"WebPage","mainEntity":{"@type":"http://schema.org/JobPosting","title":"D"}}]}')}
${script('{"@type":"BreadcrumbList"}')}</body></html>`;
    for (const piece of [1, 64, 10_000]) {
      expect(plain(await read(page, piece))).toEqual([
        {
          line: 3,
          '@context': ['https://schema.org'],
          '@type': ['JobPosting'],
          title: ['A &amp; B'],
          'baseSalary/value/minValue': ['1'],
        },
        { line: 4, '@type': ['JobPosting', 'Thing'], title: ['C'] },
        { line: 6, '@type': ['http://schema.org/JobPosting'], title: ['D'] },
      ]);
    }
  });

  it('are read from CDATA and with line breaks in texts, and refused if they are not JSON', async () => {
    const page =
      script('//<![CDATA[\n{"@type":"JobPosting","description":"a\nb"}\n//]]>') + script('{"@type":"JobPosting",}');
    expect(plain(await read(page))).toEqual([
      { line: 1, '@type': ['JobPosting'], description: ['a b'] },
      { line: 4, code: 'ITEM_NOT_JSON', params: {} },
    ]);
  });

  it('may be missing', async () => {
    expect(await read('<html><p>None</p></html>')).toEqual([]);
  });
});
