import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { postponeScripts } from './page-scripts.ts';

const byNext =
  '<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
  '<title data-head="page">Jobs</title><script data-head="page" type="application/ld+json">{"a":"<"}</script>' +
  '<link rel="stylesheet" href="/a.css"/><script defer="" src="/_next/static/chunks/1.js"></script>' +
  '<script>begin()</script><script src="/_next/static/chunks/2.js" defer=""></script></head>' +
  '<body><script>inThePage()</script></body></html>';

/** Runs the code of a document in a page that reports what happens in it. */
function pageOf(html: string) {
  const code = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const happened: string[] = [];
  const [parsed, painted, late]: (() => void)[][] = [[], [], []];
  const page = {
    document: {
      hidden: false,
      createElement: () => ({}),
      head: {
        append: ({ src, async }: { src: string; async: boolean }) => happened.push(`${src}${async ? ' async' : ''}`),
      },
    },
    begin: () => happened.push('begin'),
    addEventListener: (name: string, listener: () => void) => name === 'DOMContentLoaded' && parsed?.push(listener),
    setTimeout: (listener: () => void, after: number) => after === 1000 && late?.push(listener),
    PerformanceObserver: class {
      listener: () => void;
      constructor(listener: () => void) {
        this.listener = listener;
      }
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        if (type === 'paint' && buffered) painted?.push(this.listener);
      }
    },
  };
  runInNewContext(code, page);
  const all = (listeners: (() => void)[] | undefined) => () => {
    for (const listener of listeners ?? []) listener();
    return happened.splice(0);
  };
  return { page, begun: all([]), parse: all(parsed), paint: all(painted), wait: all(late) };
}

const both = ['/_next/static/chunks/1.js', '/_next/static/chunks/2.js'];

it('replaces the scripts of a document by one above everything that is waited for', () => {
  const html = postponeScripts(byNext);
  expect(html.replace(/<script>.*?<\/script>/s, '<loader>')).toBe(
    '<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><loader>' +
      '<title data-head="page">Jobs</title><script data-head="page" type="application/ld+json">{"a":"<"}</script>' +
      '<link rel="stylesheet" href="/a.css"/></head><body><script>inThePage()</script></body></html>',
  );
});

it('loads them in their order once the page is parsed and painted, and once only', () => {
  const one = pageOf(postponeScripts(byNext));
  expect([one.begun(), one.paint(), one.parse(), one.paint(), one.wait()]).toEqual([['begin'], [], both, [], []]);
  const other = pageOf(postponeScripts(byNext));
  expect([other.begun(), other.parse(), other.paint(), other.wait()]).toEqual([['begin'], [], both, []]);
});

it('does not wait for a paint in the background, and not for long if there is none', () => {
  const hidden = pageOf(postponeScripts(byNext));
  hidden.page.document.hidden = true;
  expect([hidden.begun(), hidden.parse()]).toEqual([['begin'], both]);
  const blank = pageOf(postponeScripts(byNext));
  expect([blank.begun(), blank.parse(), blank.wait()]).toEqual([['begin'], [], both]);
});

it.each([
  [
    'scripts of another form',
    byNext.replace('defer="" src', 'type="module" nomodule="" defer="" src').replace('type="module" ', ''),
  ],
  ['no scripts', '<html><head><meta name="viewport"/></head></html>'],
  ['no viewport', byNext.replace('name="viewport"', 'name="view"')],
  ['no head', '<p>'],
])('leaves a document with %s as it is', (_, html) => {
  expect(postponeScripts(html)).toBe(html);
});
