// @vitest-environment node
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';
import { summaryOf, textOf } from './text-of.ts';

/** Attempts to run scripts, load resources, break out of the page or imitate the site. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>" src="https://www.youtube.com/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="https://evil.example@www.youtube.com:8443/embed/x"></iframe>',
  '<iframe src="//www.youtube.com/embed/x"></iframe>',
  '<object data="x.swf"><embed src="x.swf"></object>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://x.example" onclick="alert(1)" style="position:fixed;inset:0" id="root" class="button" target="_top" name="q">x</a>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<p style="position:fixed" onmouseover=alert(1) data-x=1 aria-label=x id=cookie>x</p>',
  '<link rel=stylesheet href=//evil.example/x.css><style>*{display:none}</style><meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>',
  '<form action=//evil.example><input name=password><button formaction=javascript:alert(1)>go</button></form>',
  '<video src=x onerror=alert(1) autoplay><source onerror=alert(1)></video><audio src=//evil.example/t.mp3 autoplay>',
  '<body onload=alert(1)><p>x',
  '<p>a<!-- <script>alert(1)</script> --><![CDATA[<script>alert(1)</script>]]><?php echo 1 ?>',
  '<table background="javascript:alert(1)"><td background="//evil.example/p.png">x',
  '<img srcset="//evil.example/x 1x" src="/ok.png" usemap="#m"><map name=m><area href=javascript:alert(1)></map>',
  '<details open ontoggle=alert(1)><summary>x</summary></details><dialog open>x</dialog><marquee onstart=alert(1)>x</marquee>',
  '<x-widget onfoo=alert(1)>x</x-widget><custom is="x-y">y</custom>',
  '\u0000<\u0000script>alert(1)</script>\ud800<p>\udc00</p>',
  '<p><a href="https://a.example"><a href="https://b.example">nested</a></a></p>',
  '<b><p>crossed</b> over</p><i>never closed <ul><li>one<li>two',
  `${'<div>'.repeat(3000)}deep${'</div>'.repeat(3000)}`,
  `${'<b><i>'.repeat(3000)}deep`,
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src=1 onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea><xmp><script>alert(1)</script></xmp><plaintext>rest',
];
const FILTERED = new Set('p br strong em b i u s sub sup code pre a blockquote hr ul ol li h3 h4 h5 h6'.split(' '));
const FULL = new Set([
  ...FILTERED,
  ...'table caption thead tbody tfoot tr th td img figure figcaption iframe'.split(' '),
]);
const HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/;
const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'rel', 'title'],
  ol: ['start'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  iframe: ['src', 'width', 'height', 'title', 'allowfullscreen', 'loading', 'referrerpolicy', 'sandbox'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/** Forbidden parts of the markup; empty if there are none. */
function faultsOf(html: string, tags: ReadonlySet<string>): string[] {
  const { window } = new JSDOM(`<body>${html}</body>`);
  const faults: string[] = [];
  for (const element of window.document.body.querySelectorAll('*')) {
    if (!tags.has(element.localName)) faults.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES[element.localName]?.includes(name)) faults.push(`${element.localName} ${name}`);
      if ((name === 'href' || name === 'src') && !HREF.test(value)) faults.push(`${name}=${value}`);
      if (
        element.localName === 'iframe' &&
        name === 'src' &&
        !/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//.test(value)
      )
        faults.push(value);
    }
  }
  window.close();
  return faults;
}

describe('sanitise', () => {
  it.each(HOSTILE)('makes %.60s harmless in both formats, and the result stays as it is', async (html) => {
    const filtered = await sanitise(html, 'filtered_html');
    const full = await sanitise(html, 'full_html');
    expect([faultsOf(filtered, FILTERED), faultsOf(full, FULL)]).toEqual([[], []]);
    expect(await sanitise(filtered, 'filtered_html')).toBe(filtered);
    expect(await sanitise(full, 'full_html')).toBe(full);
  });

  it('holds for any mixture of them', async () => {
    const mixtures = fc.array(
      fc.oneof(fc.constantFrom(...HOSTILE.filter(({ length }) => length < 1000)), fc.string({ maxLength: 20 })),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(mixtures, async (parts) => {
        const html = parts.join('');
        expect(faultsOf(await sanitise(html, 'filtered_html'), FILTERED)).toEqual([]);
        expect(faultsOf(await sanitise(html, 'full_html'), FULL)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['', ''],
    ['<h1>Title</h1><h2>Part</h2><h4>Detail</h4>', '<h3>Title</h3><h3>Part</h3><h4>Detail</h4>'],
    ['<div>One</div><div>Two <b>bold</b></div>', '<p>One</p><p>Two <b>bold</b></p>'],
    ['<div><p>One</p>two<ul><li>three</ul></div>', '<p>One</p><p>two</p><ul><li>three</li></ul>'],
    ['loose <em>text</em><p>kept</p>tail', '<p>loose <em>text</em></p><p>kept</p><p>tail</p>'],
    ['<li>one</li> <li>two</li>', '<ul><li>one</li><li>two</li></ul>'],
    ['<ul><li>one<li>two', '<ul><li>one</li><li>two</li></ul>'],
    ['<b>crossed <i>tags</b> here</i>', '<p><b>crossed <i>tags</i></b><i> here</i></p>'],
    ['<p></p><p>&nbsp;</p><p><br></p><p>text<br></p>', '<p>text</p>'],
    [
      '<table><tr><th>Shift</th><td>Night</td></tr><tr><td>Pay</td><td>good</td></tr></table>',
      '<p>Shift Night </p><p>Pay good </p>',
    ],
    ['<p class="a" id="b" style="c" lang="en">text</p>', '<p>text</p>'],
    [
      '<a href="https://x.example/a?b=1&amp;c=2" target="_blank">x</a>',
      '<p><a href="https://x.example/a?b=1&amp;c=2" rel="nofollow noopener">x</a></p>',
    ],
    [
      '<a href="/jobs">x</a> <a href="mailto:a@b.example">y</a> <a href="#top">z</a>',
      '<p><a href="/jobs">x</a> <a href="mailto:a@b.example">y</a> z</p>',
    ],
    ['<p>one<br><br>two<br>three<br> <br/><br>four</p>', '<p>one</p><p>two<br>three</p><p>four</p>'],
    ['<article><header>Head</header><section>Body</section></article>', '<p>Head</p><p>Body</p>'],
    ['5 < 6 && 7 > 3', '<p>5 &lt; 6 &amp;&amp; 7 &gt; 3</p>'],
  ])('filtered_html: %s', async (html, expected) => {
    expect((await sanitise(html, 'filtered_html')).replace(/ <\/p>/g, '</p>')).toBe(
      expected.replace(/ <\/p>/g, '</p>'),
    );
  });

  it('full_html keeps tables, pictures and the players of known hosts', async () => {
    const html =
      '<table><tr><td colspan="2">a</td></tr></table><img src="/a.png" width="10"><iframe src="https://www.youtube.com/embed/x" title="Film" allowfullscreen></iframe>';
    expect(await sanitise(html, 'full_html')).toBe(
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><p><img src="/a.png" width="10" alt=""></p>' +
        '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film" allowfullscreen="" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"></iframe>',
    );
  });

  it.each([
    ['', ''],
    ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['<b>&amp;</b>\r\n\r\n\r\n"x"', '<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p><p>&quot;x&quot;</p>'],
  ])('plain: %j', async (text, expected) => {
    expect(await sanitise(text, 'plain')).toBe(expected);
  });

  it.each([
    [
      '<html><head><title>Ad</title><script>x()</script></head><frameset cols="1"><frame src="javascript:x()"></frameset><body><p>Edit &amp; <b>write</b></p><p>at night</p></body></html>',
      '<p>Ad</p><p>Edit &amp; write</p><p>at night</p>',
    ],
    ['<frameset><noframes>a &lt;script&gt;x()&lt;/script&gt;</noframes>', '<p>a &lt;script&gt;x()&lt;/script&gt;</p>'],
    ['<frameset onload=x()>', ''],
  ])('keeps the words of what cannot be sanitised as plain text: %s', async (html, kept) => {
    expect([await sanitise(html, 'filtered_html'), await sanitise(html, 'full_html')]).toEqual([kept, kept]);
  });

  it.each(['img', 'form', 'embed', 'object', 'iframe'])('lets no name of an <%s> hide a method', async (tag) => {
    for (const name of ['createElement', 'createDocumentFragment', 'importNode', 'querySelectorAll', 'body'])
      expect(await sanitise(`<div>Text</div><${tag} id=${name} name=${name}></${tag}>`, 'filtered_html')).toBe(
        '<p>Text</p>',
      );
  });

  it('cuts what nobody reads', async () => {
    expect((await sanitise('x'.repeat(500_000), 'filtered_html')).length).toBe(200_007);
  });
});

describe('textOf', () => {
  it.each([
    ['<p>One</p><p>two&nbsp;&amp; three</p>', 'One two & three'],
    ['<ul><li>a</li><li>b</li></ul>c<br>d', 'a b c d'],
    ['bro<b>ken</b> w&#111;rds &#x263A; &unknown;', 'broken words ☺ &unknown;'],
    ['&#55296;&#0;&#9999999;x', 'x'],
  ])('reads %s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it('cuts at a word, never inside a character, and within the limit', () => {
    expect(summaryOf('<p>The quick, brown fox</p>', 12)).toBe('The quick…');
    expect(summaryOf('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(summaryOf('😀'.repeat(20), 10).isWellFormed()).toBe(true);
    expect(summaryOf('short', 5)).toBe('short');
  });
});
