/** Takes pictures of the pages of a brand, as visitors see them. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';

export interface Shown {
  brand: CompiledBrand;
  /** Of the server that serves it. */
  port: number;
  folder: string;
}

/** One picture; `file` is relative to the folder. */
export interface Picture {
  page: 'home' | 'search' | 'job';
  screen: keyof typeof SCREENS;
  scheme: 'light' | 'dark';
  file: string;
}

/** `wide`: of the picture, in pixels. */
const SCREENS = {
  desktop: { width: 1440, height: 900, wide: 720 },
  phone: { width: 390, height: 844, wide: 260 },
} as const;
const SCHEMES = ['light', 'dark'] as const;
const COVER = { width: 1440, height: 900, wide: 1200 };

/** Home page, job search and a job on a desktop and a phone, in light and dark. */
export async function takePictures(browser: Browser, { brand, port, folder }: Shown): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const origin = `http://${brand.id}.localhost:${port}`;
  const href = createHref(publicRoutes(brand.document), brand.document.locales.default);
  const pictures: Picture[] = [];
  for (const screen of ['desktop', 'phone'] as const) {
    const { width, height, wide } = SCREENS[screen];
    for (const scheme of SCHEMES) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(origin + href.jobs());
      const job = await page.locator('main article a[href]').first().getAttribute('href');
      const addresses = { home: href.home(), search: href.jobs(), ...(job !== null && { job }) };
      for (const [name, address] of Object.entries(addresses) as [Picture['page'], string][]) {
        await page.goto(new URL(address, origin).href, { waitUntil: 'networkidle' });
        const file = `${brand.id}-${name}-${screen}-${scheme}.webp`;
        await save(await page.screenshot(), wide, path.join(folder, file));
        pictures.push({ page: name, screen, scheme, file });
      }
      await context.close();
    }
  }
  return pictures;
}

/** The first screen of the home page, for documents: `<brand>.webp`. */
export async function takeCover(browser: Browser, { brand, port, folder }: Shown): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { width, height, wide } = COVER;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`http://${brand.id}.localhost:${port}/`, { waitUntil: 'networkidle' });
  await save(await page.screenshot(), wide, path.join(folder, `${brand.id}.webp`));
  await context.close();
}

async function save(screenshot: Buffer, width: number, file: string): Promise<void> {
  await sharp(screenshot).resize(width).webp({ quality: 78 }).toFile(file);
}
