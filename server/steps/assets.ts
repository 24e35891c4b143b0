/** Build output, theme style sheets, fonts, outlines of maps, what draws a PDF, brand assets (generated if a brand has none) and stored files. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { drawArtwork } from '../../runtime/core/brand/artwork.ts';
import type { PublishedTree } from '../../runtime/core/brand/sources/places.ts';
import { WEB_MANIFEST, webManifest } from '../../runtime/core/brand/web-manifest.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { robotsTxt } from '../../runtime/core/seo/robots-txt.ts';
import { fontFile } from '../../runtime/core/theme/fonts.ts';
import { previousStatic } from '../build.ts';
import type { Exchange } from '../exchange.ts';
import { siteOrigin } from '../settings/site-origin.ts';
import { createPageSheets } from './page-sheets.ts';
import { createPdfFiles } from './pdf-files.ts';
import { createFolder, type StaticFile, sendFile, staticFile } from './static-files.ts';

interface AssetOptions {
  root: string;
  distDir: string;
  publicDir: string;
  dataDir: string;
  find(brandId: string): CompiledBrand | undefined;
  /** Published files, whose folders count instead of those in `publicDir`. */
  published(): PublishedTree | undefined;
  /** A file of another build, by its path below `/_next/static/`. */
  findKept(name: string): Promise<StaticFile | undefined>;
}

const megabyte = 1024 * 1024;
const PDF_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

type FindFile = ReturnType<typeof createFolder>;

/** Where a picture of a brand is looked for: in the published files, if its folder is one of them. */
function createPublishedFolders(brands: FindFile, published: AssetOptions['published']) {
  let latest: { tree: PublishedTree; find: FindFile } | undefined;
  return (name: string): FindFile => {
    const tree = published();
    if (!tree?.folders.has(name.slice(0, Math.max(0, name.indexOf('/'))))) return brands;
    if (latest?.tree !== tree) latest = { tree, find: createFolder(tree.assetsDir, { maxBytes: 8 * megabyte }) };
    return latest.find;
  };
}

/** Serves assets of any brand on any host: their URLs name the brand. False for any other path. */
export function createAssets(options: AssetOptions) {
  const require = createRequire(import.meta.url);
  const build = createFolder(path.join(options.root, options.distDir, 'static'), { maxBytes: 24 * megabyte });
  const before = createFolder(previousStatic(options.root, options.distDir), { maxBytes: 4 * megabyte });
  const brands = createFolder(path.join(options.publicDir, 'brands'), { maxBytes: 8 * megabyte });
  const folderOf = createPublishedFolders(brands, options.published);
  const maps = createFolder(path.join(options.publicDir, 'maps'), { maxBytes: 2 * megabyte });
  const stored = createFolder(path.join(options.dataDir, 'files'), { maxBytes: 8 * megabyte });
  const pdfFiles = createPdfFiles(require.resolve);
  const fonts = new LRUCache<string, StaticFile>({ max: 24 });
  const built = async (name: string) => (await build(name)) ?? (await before(name)) ?? options.findKept(name);
  // A page without one of its styles is better than one without any: nothing waits for a database that is away.
  const style = (file: string) => built(`chunks/${file}`).catch(() => undefined);
  const pageSheet = createPageSheets({ style });
  const drawn = new LRUCache<string, StaticFile>({
    maxSize: 8 * megabyte,
    sizeCalculation: (file) => file.body.length * 2 + 256,
  });

  function finding({ previewed }: Exchange): AssetOptions['find'] {
    return (id) => (previewed?.id === id ? previewed : options.find(id));
  }

  async function font(name: string): Promise<StaticFile | undefined> {
    const known = fonts.get(name);
    if (known) return known;
    const specifier = fontFile(name);
    if (!specifier) return undefined;
    const { readFile } = await import('node:fs/promises');
    const file = staticFile('font/woff2', await readFile(require.resolve(specifier)));
    fonts.set(name, file);
    return file;
  }

  async function brandAsset(name: string, exchange: Exchange): Promise<StaticFile | undefined> {
    const onDisk = await folderOf(name)(name);
    if (onDisk) return onDisk;
    const slash = name.indexOf('/');
    const brand = finding(exchange)(name.slice(0, Math.max(0, slash)));
    if (!brand) return undefined;
    const asset = name.slice(slash + 1);
    if (asset === 'robots.txt')
      return staticFile('text/plain; charset=utf-8', robotsTxt(brand.document, siteOrigin(brand, exchange)));
    if (asset === WEB_MANIFEST) return staticFile('application/manifest+json; charset=utf-8', webManifest(brand));
    const key = `${brand.id}\n${brand.revision}\n${asset}`;
    const known = drawn.get(key);
    if (known) return known;
    const art = await drawArtwork(asset, brand.document);
    if (!art) return undefined;
    const file = staticFile(art.type, art.body);
    drawn.set(key, file);
    return file;
  }

  const sources: readonly [
    prefix: string,
    find: (rest: string, exchange: Exchange) => Promise<StaticFile | undefined>,
    caching: 'immutable' | 'revalidate',
  ][] = [
    ['/_next/static/', built, 'immutable'],
    ['/fonts/', font, 'immutable'],
    ['/maps/', maps, 'immutable'],
    ['/pdfjs/', pdfFiles, 'revalidate'],
    ['/brands/', brandAsset, 'revalidate'],
    ['/files/', stored, 'revalidate'],
  ];

  return async function assets(exchange: Exchange): Promise<boolean> {
    if (exchange.path.startsWith('/theme/')) {
      const sheet = await pageSheet(exchange.path.slice('/theme/'.length), finding(exchange));
      // Another process may have the sheet of this name: cached under it forever, ours would never be replaced.
      return sheet !== undefined && sendFile(exchange, sheet.file, sheet.isExact ? 'immutable' : 'revalidate');
    }
    for (const [prefix, find, caching] of sources) {
      if (!exchange.path.startsWith(prefix)) continue;
      const file = await find(exchange.path.slice(prefix.length), exchange);
      // A worker has the policy of its own response, not that of the page.
      if (prefix === '/pdfjs/') exchange.res.setHeader('Content-Security-Policy', PDF_POLICY);
      return file !== undefined && sendFile(exchange, file, caching);
    }
    return false;
  };
}
