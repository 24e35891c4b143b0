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
html|table { border-collapse: collapse; }
html|th, html|td { padding: 6px 24px 6px 0; text-align: start; border-bottom: 1px solid GrayText; }
html|td { overflow-wrap: anywhere; }
`;

/** The same as HTML with links, for programs that still transform XML. */
export const sitemapTransform = `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" exclude-result-prefixes="s">
<xsl:output method="html" encoding="UTF-8"/>
<xsl:template match="/">
<html lang="en"><head><title>Sitemap</title><meta name="robots" content="noindex"/><link rel="stylesheet" href="/sitemap.css"/></head><body>
<h1>Sitemap</h1>
<p><xsl:value-of select="count(s:urlset/s:url) + count(s:sitemapindex/s:sitemap)"/> addresses</p>
<table><tr><th>Address</th><th>Last changed</th></tr>
<xsl:for-each select="s:urlset/s:url | s:sitemapindex/s:sitemap">
<tr><td><a href="{s:loc}"><xsl:value-of select="s:loc"/></a></td><td><xsl:value-of select="s:lastmod"/></td></tr>
</xsl:for-each>
</table></body></html>
</xsl:template>
</xsl:stylesheet>
`;
