/** Stylesheets of pages: a brand's theme and styles of the build in one file. */
import { LRUCache } from 'lru-cache';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { themeCss } from '../../runtime/core/theme/theme-css.ts';
import { parseSheetName, sheetHref } from '../page-sheet.ts';
import { type StaticFile, staticFile } from './static-files.ts';

type Find = (brandId: string) => CompiledBrand | undefined;

interface SheetSources {
  /** A style of this build or the previous one, by file name. */
  style(file: string): Promise<StaticFile | undefined>;
}

export interface Sheet {
  file: StaticFile;
  /** Whether it is what the URL names, and may be cached forever. */
  isExact: boolean;
}

const type = 'text/css; charset=utf-8';
const megabyte = 1024 * 1024;
/** The build refers to its other files relative to its own folder. */
const relativeUrl = /url\((["']?)\.\.\//g;

/**
 * Finds the sheet of a file name. If the brand's theme has changed since, or a style is gone, the current theme and the
 * remaining styles are better than none.
 */
export function createPageSheets({ style }: SheetSources) {
  const sheets = new LRUCache<string, StaticFile>({
    maxSize: 8 * megabyte,
    sizeCalculation: ({ body }) => body.length * 2 + 256,
  });

  function themeOf(brand: CompiledBrand): StaticFile {
    const known = sheets.get(brand.themeHref);
    if (known) return known;
    const file = staticFile(type, themeCss(brand.document).css);
    sheets.set(brand.themeHref, file);
    return file;
  }

  return async function pageSheet(name: string, find: Find): Promise<Sheet | undefined> {
    const parts = parseSheetName(name);
    const brand = parts ? find(parts.brandId) : undefined;
    if (!parts || !brand) return undefined;
    const path = `/theme/${name}`;
    const former = sheets.get(path);
    if (former) return { file: former, isExact: true };
    const current = sheetHref(brand.themeHref, parts.chunks);
    const known = sheets.get(current);
    if (known) return { file: known, isExact: current === path };
    const theme = themeOf(brand);
    if (parts.chunks.length === 0) return { file: theme, isExact: current === path };
    const styles = await Promise.all(parts.chunks.map((chunk) => style(`${chunk}.css`)));
    const texts = styles.flatMap((one) => one?.body.toString().replace(relativeUrl, 'url($1/_next/static/') ?? []);
    const file = staticFile(type, [theme.body.toString(), ...texts].join('\n'));
    const isComplete = texts.length === styles.length;
    if (isComplete) sheets.set(current, file);
    return { file, isExact: isComplete && current === path };
  };
}
