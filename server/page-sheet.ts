/**
 * One stylesheet per page: the brand's theme followed by the styles of the page's widgets. Browsers render nothing until
 * they have every stylesheet of a page, so a first visit waits for each additional one.
 */

const chunk = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w-]+)\.css"([^>]*?)\/>/g;
const preload = /<link rel="preload" href="\/_next\/static\/chunks\/[\w-]+\.css" as="style"\/>/g;
/** No browser loads styles of an unknown type. Chromium 150 loads those that are `disabled`. */
const off = ' type="off"';

/** What the URL of a page's stylesheet names. */
export interface SheetParts {
  brandId: string;
  /** Files of the build, without folder and extension, in the order of their rules. */
  chunks: readonly string[];
}

/** `/theme/<brand>.<hash>.<chunk>.<chunk>.css`: it names its parts, so that any process can serve it. */
export function sheetHref(themeHref: string, chunks: readonly string[]): string {
  return [themeHref.slice(0, -'.css'.length), ...chunks, 'css'].join('.');
}

/** The parts of a file name below `/theme/`; null if it has another form. */
export function parseSheetName(name: string): SheetParts | null {
  if (!/^[a-z0-9-]+\.[0-9a-f]+(\.[\w-]+){0,32}\.css$/.test(name)) return null;
  const [brandId = '', , ...chunks] = name.split('.').slice(0, -1);
  return { brandId, chunks };
}

/** Refers to one stylesheet, that of `chunks`, in place of the theme's. */
export function withSheet(head: string, themeHref: string, chunks: readonly string[]): string {
  return head.replace(
    ` rel="stylesheet" href="${themeHref}"`,
    ` rel="stylesheet" href="${sheetHref(themeHref, chunks)}"`,
  );
}

/**
 * A document by Next with a single stylesheet. The links to its parts remain, as of an unknown type: browsers do not load them, but
 * Next's loader considers a style loaded if there is a link to it. A document without a theme stays as it is.
 */
export function joinSheets(html: string, themeHref: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(0, end));
  const chunks = [...head.matchAll(chunk)].map(([, name = '']) => name);
  const joined = withSheet(head, themeHref, chunks);
  if (joined === head) return html;
  return (
    joined.replace(preload, '').replace(chunk, (link) => `${link.slice(0, -'/>'.length)}${off}/>`) + html.slice(end)
  );
}

/** The parts of the joined stylesheet of a document, in order. */
export function joinedSheets(head: string): string[] {
  return [...head.matchAll(chunk)].filter(([, , rest]) => rest?.endsWith(off)).map(([, name = '']) => name);
}
