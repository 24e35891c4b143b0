import { describe, expect, it } from 'vitest';
import { findHtmlFaults } from './check-html.ts';

const messages = (html: string, format: 'filtered_html' | 'full_html' = 'filtered_html') =>
  findHtmlFaults(html, format).map(({ message }) => message);
const tags =
  'p, br, strong, em, b, i, u, s, sub, sup, code, pre, a, blockquote, hr, ul, ol, li, h1, h2, h3, h4, h5, h6';

describe('a text of a brand document', () => {
  it.each([
    '',
    'Only words & signs like > and "quotes".',
    '<h2>About</h2><p>Jobs from the <strong>region</strong>.<br>Read by <em>people</em>.<br/></p>',
    '<ol start="3"><li><a href="/jobs?a=1&amp;b=2">Jobs</a></li></ol>',
    '<P>Capitals</P><p>5 &lt; 6</p>',
    '<p><a href="mailto:jobs@example.com">Write</a> <a href=\'tel:+1555\'>call</a></p>',
  ])('may be %j', (html) => {
    expect(messages(html)).toEqual([]);
  });

  it('may hold tables, pictures and players as full_html', () => {
    const html =
      '<table><tr><td colspan="2">1</td></tr></table><figure><img src="/brands/acme/x.png" alt="X"></figure>' +
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdef" title="Film" allowfullscreen></iframe>';
    expect(messages(html, 'full_html')).toEqual([]);
    expect(messages('<table></table>')).toEqual([`<table> is not allowed here. Allowed: ${tags}.`]);
  });

  it.each([
    ['<script>alert(1)</script>', `<script> is not allowed here. Allowed: ${tags}.`],
    ['<svg onload="x"></svg>', `<svg> is not allowed here. Allowed: ${tags}.`],
    ['<p onclick="x">a</p>', '"onclick" is not allowed on <p>. Allowed: href, start.'],
    ['<p style="color:red">a</p>', '"style" is not allowed on <p>. Allowed: href, start.'],
    ['<p href="/jobs">a</p>', '"href" is not allowed on <p>.'],
    ['<p onclick=x>a</p>', '"<p onclick=x>a</p>" is no tag that can be read. Write "&lt;" for the sign itself.'],
    ['<img/src=x/onerror=x>', '"<img/src=x/onerror=x…" is no tag that can be read. Write "&lt;" for the sign itself.'],
    ['<!-- note -->', '"<!-- note -->" is no tag that can be read. Write "&lt;" for the sign itself.'],
    ['5 < 6', '"< 6" is no tag that can be read. Write "&lt;" for the sign itself.'],
    ['<p', '"<p" is no tag that can be read. Write "&lt;" for the sign itself.'],
    ['<p>a', '<p> is never closed.'],
    ['a</div>', `<div> is not allowed here. Allowed: ${tags}.`],
    ['</p>', '</p> closes a tag that was never opened.'],
    ['<b><i>a</b></i>', '</b> comes before <i> is closed.'],
    ['<p/>', '<p/> has to be closed by </p>.'],
  ])('may not be %j', (html, message) => {
    expect(messages(html)[0]).toBe(message);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/&#47;evil.example',
    'jobs',
    '',
  ])('may not link to %j', (href) => {
    expect(messages(`<a href="${href}">a</a>`)).toEqual([
      `href="${href}" is not safe. Allowed: https://, http://, mailto:, tel: and paths of this site.`,
    ]);
  });

  it('may frame players only', () => {
    expect(messages('<iframe src="https://evil.example/"></iframe>', 'full_html')[0]).toMatch(
      /^src="https:\/\/evil\.example\/" may not be framed\. Allowed: https:\/\/ on www\.youtube-nocookie\.com, /,
    );
  });

  it('says where each fault stands', () => {
    expect(findHtmlFaults('<p>a</p><u id="x">b</u><i>', 'filtered_html').map(({ at }) => at)).toEqual([9, 24]);
  });
});
