/** The few parts of a flat OpenDocument text that the layouts need; LibreOffice makes the PDF of it. Pure. */

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Style = 'p' | 'h' | 'name' | 'title' | 'b' | 'i' | 'right' | 'center' | 'bullet' | 'small';

/** A paragraph; tabs and line breaks count. */
export function p(text: string, style: Style = 'p'): string {
  const body = escaped(text).replace(/\t/g, '<text:tab/>').replace(/\n/g, '<text:line-break/>');
  return `<text:p text:style-name="${style}">${body}</text:p>`;
}

/** Items with the bullets of the word processor. */
export const bullets = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<text:list text:style-name="L">${lines.map((line) => `<text:list-item>${p(line)}</text:list-item>`).join('')}</text:list>`;

/** Rows of cells, each with its paragraphs; widths in centimetres. */
export function table(widths: readonly number[], rows: readonly (readonly string[])[], shaded = false): string {
  const columns = widths.map((width) => `<table:table-column table:style-name="c${width * 10}"/>`).join('');
  const cell = (content: string, at: number) =>
    `<table:table-cell table:style-name="${shaded && at === 0 ? 'shade' : 'cell'}" office:value-type="string">${content}</table:table-cell>`;
  const body = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('');
  return `<table:table>${columns}${body}</table:table>`;
}

/** A text box at a place of the first page, in centimetres. */
export function box(at: { x: number; y: number; width: number }, content: string): string {
  return `<draw:frame draw:style-name="frame" text:anchor-type="page" text:anchor-page-number="1" svg:x="${at.x}cm" svg:y="${at.y}cm" svg:width="${at.width}cm"><draw:text-box fo:min-height="1cm">${content}</draw:text-box></draw:frame>`;
}

/** Text in two columns. */
export const inColumns = (content: string): string =>
  `<text:section text:style-name="columns" text:name="columns">${content}</text:section>`;

const paragraph = (name: string, text: string, more = '') =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.02cm" fo:margin-bottom="0.08cm" ${more}><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties ${text}/></style:style>`;

/** The document; `font` is one of the Liberation fonts. */
export function fodt(
  body: string,
  { font, size, margin = 2 }: { font: string; size: number; margin?: number },
): string {
  const own = `style:font-name="${font}" fo:font-size="${size}pt"`;
  const large = (points: number) => `style:font-name="${font}" fo:font-size="${points}pt" fo:font-weight="bold"`;
  const widths = [...new Set([...body.matchAll(/style-name="c(\d+)"/g)].map(([, tenths]) => Number(tenths)))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="${font}" svg:font-family="'${font}'"/></office:font-face-decls>
<office:automatic-styles>
${paragraph('p', own)}${paragraph('b', `${own} fo:font-weight="bold"`)}${paragraph('i', `${own} fo:font-style="italic"`)}${paragraph('small', `style:font-name="${font}" fo:font-size="8pt"`)}
${paragraph('right', own, 'fo:text-align="end"')}${paragraph('center', own, 'fo:text-align="center"')}${paragraph('bullet', own, 'fo:margin-left="0.6cm"')}
${paragraph('h', `style:font-name="${font}" fo:font-size="${size + 2}pt" fo:font-weight="bold" fo:color="#1f4e79"`, 'fo:padding-top="0.25cm" fo:border-bottom="0.5pt solid #1f4e79"')}
${paragraph('name', large(20))}${paragraph('title', `style:font-name="${font}" fo:font-size="${size + 2}pt" fo:color="#555555"`)}
<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.4cm" fo:margin-left="0.6cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
${widths.map((tenths) => `<style:style style:name="c${tenths}" style:family="table-column"><style:table-column-properties style:column-width="${tenths / 10}cm"/></style:style>`).join('')}
<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm"/></style:style>
<style:style style:name="shade" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:background-color="#e8eef4"/></style:style>
<style:style style:name="frame" style:family="graphic"><style:graphic-properties style:wrap="parallel" style:horizontal-pos="from-left" style:horizontal-rel="page" style:vertical-pos="from-top" style:vertical-rel="page" fo:padding="0.15cm" fo:border="none"/></style:style>
<style:style style:name="columns" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="1cm"/></style:section-properties></style:style>
<style:page-layout style:name="page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="${margin}cm"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>
`;
}
