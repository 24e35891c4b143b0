import { expect, it } from 'vitest';
import { joinedSheets, joinSheets, parseSheetName, sheetHref, withSheet } from './page-sheet.ts';

const theme = '/theme/acme.0123456789ab.css';
const themeLink = (href: string) => `<link data-head="brand" rel="stylesheet" href="${href}"/>`;

it('joins the stylesheets of a document in their order, and leaves disabled links for the loader of scripts', () => {
  const byNext =
    '<html><head><meta charSet="utf-8"/><link rel="preload" href="/fonts/a.woff2" as="font"/>' +
    '<link rel="preload" href="/_next/static/chunks/2b-_.css" as="style"/><link rel="preload" href="/_next/static/chunks/1a.css" as="style"/>' +
    `${themeLink(theme)}<link rel="stylesheet" href="/_next/static/chunks/2b-_.css" data-n-g=""/>` +
    '<link rel="stylesheet" href="/_next/static/chunks/1a.css"/><noscript data-n-css=""></noscript></head>' +
    '<body><link rel="stylesheet" href="/_next/static/chunks/3c.css"/></body></html>';
  const joined =
    '<html><head><meta charSet="utf-8"/><link rel="preload" href="/fonts/a.woff2" as="font"/>' +
    `${themeLink('/theme/acme.0123456789ab.2b-_.1a.css')}<link rel="stylesheet" href="/_next/static/chunks/2b-_.css" data-n-g="" type="off"/>` +
    '<link rel="stylesheet" href="/_next/static/chunks/1a.css" type="off"/><noscript data-n-css=""></noscript></head>' +
    '<body><link rel="stylesheet" href="/_next/static/chunks/3c.css"/></body></html>';
  expect(joinSheets(byNext, theme)).toBe(joined);
  expect(joinedSheets(joined.slice(0, joined.indexOf('</head>')))).toEqual(['2b-_', '1a']);
});

it('leaves documents alone that have no theme, or no head', () => {
  const documents = ['<html><head><link rel="stylesheet" href="/_next/static/chunks/1a.css"/></head></html>', '<p>'];
  expect(documents.map((html) => joinSheets(html, theme))).toEqual(documents);
});

it('changes the link alone, not a text that looks like it', () => {
  const title = `<title> rel=&quot;stylesheet&quot; href=&quot;${theme}&quot;</title>`;
  expect(withSheet(title + themeLink(theme), theme, ['1a'])).toBe(title + themeLink('/theme/acme.0123456789ab.1a.css'));
});

it('reads from a name what the sheet contains', () => {
  expect(sheetHref(theme, ['2b-_', '1a'])).toBe('/theme/acme.0123456789ab.2b-_.1a.css');
  expect(parseSheetName('acme.0123456789ab.2b-_.1a.css')).toEqual({ brandId: 'acme', chunks: ['2b-_', '1a'] });
  expect(parseSheetName('acme.0123456789ab.css')).toEqual({ brandId: 'acme', chunks: [] });
});

it.each([
  'acme.css',
  'acme.xyz.css',
  'acme.0a.css.map',
  'acme.0a..css',
  'acme.0a.../secret.css',
  `acme.0a${'.b'.repeat(33)}.css`,
])('refuses the name %s', (name) => {
  expect(parseSheetName(name)).toBeNull();
});
