/** The style sheet that shows a sitemap as a table in a browser. Browsers are removing XSLT, but all support CSS. */
export const sitemapStyle = `@namespace html url("http://www.w3.org/1999/xhtml");
:root {
  display: table;
  border-collapse: collapse;
  margin: 24px;
  font: 15px/1.5 system-ui, sans-serif;
  color: CanvasText;
  background: Canvas;
  color-scheme: light dark;
}
url, sitemap { display: table-row; }
loc, lastmod {
  display: table-cell;
  padding: 6px 24px 6px 0;
  border-bottom: 1px solid GrayText;
}
loc { overflow-wrap: anywhere; }
lastmod { white-space: nowrap; color: color-mix(in srgb, CanvasText 70%, Canvas); }
html|link { display: none; }
`;
