/** Flat OpenDocument texts whose styles each owner sets by hand: tabs, indents, fonts, a photo. Pure. */

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Properties of a paragraph, those of its text, and where its tabs stop (`5cm`, `17cm right`). */
export interface Style {
  paragraph?: string;
  text?: string;
  tabs?: readonly string[];
}

/** A paragraph of a style; `**` around bold words; tabs and line breaks count. */
export function para(style: string, text = '', anchored = ''): string {
  const body = text.split('**').map((part, at) => {
    const words = escaped(part).replace(/\t/g, '<text:tab/>').replace(/\n/g, '<text:line-break/>');
    return at % 2 === 1 ? `<text:span text:style-name="bold">${words}</text:span>` : words;
  });
  return `<text:p text:style-name="${style}">${anchored}${body.join('')}</text:p>`;
}

/** Items with the bullets of the word processor. */
export const items = (style: string, texts: readonly string[]): string =>
  `<text:list text:style-name="L">${texts.map((text) => `<text:list-item>${para(style, text)}</text:list-item>`).join('')}</text:list>`;

/** A photo at the right edge of its paragraph, in centimetres. */
export const photo = (jpeg: Buffer, { width, height }: { width: number; height: number }): string =>
  `<draw:frame draw:style-name="photo" text:anchor-type="paragraph" svg:width="${width}cm" svg:height="${height}cm"><draw:image><office:binary-data>${jpeg.toString('base64')}</office:binary-data></draw:image></draw:frame>`;

const styleOf = ([name, { paragraph = '', text = '', tabs = [] }]: [string, Style]) => {
  const stops = tabs.map((stop) => {
    const [position, type = 'left'] = stop.split(' ');
    return `<style:tab-stop style:position="${position}" style:type="${type}"/>`;
  });
  return `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraph}><style:tab-stops>${stops.join('')}</style:tab-stops></style:paragraph-properties><style:text-properties ${text}/></style:style>`;
};

const spaces = ['office', 'text', 'table', 'draw', 'style'].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`,
);

/** The document; `page` are the properties of the page. */
export function writerText(
  body: string,
  { font, styles, page }: { font: string; styles: Readonly<Record<string, Style>>; page: string },
): string {
  const own = Object.entries(styles).map(([name, style]): [string, Style] => [
    name,
    { ...style, text: `style:font-name="${font}" ${style.text ?? ''}` },
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${spaces.join(' ')} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="${font}" svg:font-family="'${font}'"/></office:font-face-decls>
<office:automatic-styles>
${own.map(styleOf).join('')}
<style:style style:name="bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="photo" style:family="graphic"><style:graphic-properties style:wrap="parallel" style:horizontal-pos="right" style:horizontal-rel="paragraph" style:vertical-pos="top" style:vertical-rel="paragraph" fo:border="none"/></style:style>
<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.4cm" fo:margin-left="0.8cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
<style:page-layout style:name="page"><style:page-layout-properties ${page}/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="page"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>
`;
}
