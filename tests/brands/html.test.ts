import { describe, expect, it } from 'vitest';
import { elements, readHead, visibleTexts } from './html.ts';

const page = `<!DOCTYPE html><html lang="de" data-list="rules"><head><title data-head="page">Stellen &amp; mehr | Rhein</title>
<meta data-head="page" name="robots" content="noindex, follow"/><link data-head="page" rel="canonical" href="https://a.example/x?a=1&amp;b=2"/>
<link data-head="page" rel="alternate" hreflang="de" href="https://a.example/x"/><link rel="alternate" hreflang="x-default" href="https://a.example/x"/>
<link rel="alternate" type="application/rss+xml" href="/feed"/></head><body><div id="__next"><!-- n --><p>Eins &lt;zwei&gt;</p>
<img alt="Logo &quot;A&quot;" src="/a.png"/><script>const hidden = "{{x}}";</script></div></body></html>`;

describe('a page', () => {
  it('is read for what search engines see', () => {
    expect(readHead(page)).toEqual({
      language: 'de',
      title: 'Stellen & mehr | Rhein',
      canonical: 'https://a.example/x?a=1&b=2',
      alternates: { de: 'https://a.example/x', 'x-default': 'https://a.example/x' },
      isNoindex: true,
    });
  });

  it('is read for what people see and hear, not for its scripts', () => {
    expect(visibleTexts(page)).toEqual(['Stellen & mehr | Rhein', 'Eins <zwei>', 'noindex, follow', 'Logo "A"']);
  });

  it('is read for the attributes of its elements', () => {
    expect(elements(page, 'img')).toEqual([{ alt: 'Logo "A"', src: '/a.png' }]);
  });
});
