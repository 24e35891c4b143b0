import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unsafeHtml } from './unsafe-html.ts';

const page = (props: Record<string, string | Record<string, string>>) => ({
  pages: { home: { main: [{ widget: 'prose', props }] } },
});

it('accepts paragraphs, and anything where it is shown as text', () => {
  expect(report(unsafeHtml, page({ text: { en: '<p>Hello</p>', de: '<p>Hallo</p>' } }))).toEqual([]);
  expect(report(unsafeHtml, page({ text: 'if a <b then', format: 'plain' }))).toEqual([]);
});

it('reports what may not stand there, in each language', () => {
  const text = { en: '<p>Hello</p>', de: '<p>Hallo <img src="/x.png"></p>' };
  expect(report(unsafeHtml, page({ text }))).toEqual([
    'brands/acme.json:10:21  error  UNSAFE_HTML  /pages/home/main/0/props/text/de\n  <img> is not allowed here. Allowed: p, br, strong, em, b, i, u, s, sub, sup, code, pre, a, blockquote, hr, ul, ol, li, h1, h2, h3, h4, h5, h6. It is at character 10 of the text.',
  ]);
});
