/** `npm run contact-sheet`: pictures of every brand side by side, as one HTML page outside the repository. */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { liveBrands } from '../tests/brands/live-brands.ts';
import { openOwnSite } from '../tests/brands/own-site.ts';
import { launchChromium } from '../tests/browser/chromium.ts';
import { chosenBrands } from './contact-sheet/chosen-brands.ts';
import { takeCover, takePictures } from './contact-sheet/take-pictures.ts';
import { writeSheet } from './contact-sheet/write-sheet.ts';

const { values } = parseArgs({
  options: {
    brands: { type: 'string' },
    port: { type: 'string' },
    out: { type: 'string' },
    covers: { type: 'string' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const brands = chosenBrands(await liveBrands(), values.brands);
const folder = path.resolve(values.out ?? mkdtempSync(path.join(tmpdir(), 'nameplate-contact-sheet-')));
const site = values.port ? null : await openDemoSite();
const port = Number(values.port ?? site?.port);
const browser = await launchChromium();
try {
  const rows = [];
  for (const brand of brands) {
    print(brand.document.site.name);
    if (values.covers) await takeCover(browser, { brand, port, folder: path.resolve(values.covers) });
    else rows.push({ brand, pictures: await takePictures(browser, { brand, port, folder }) });
  }
  print(values.covers ? path.resolve(values.covers) : writeSheet(folder, rows));
} finally {
  await browser.close();
  await site?.stop();
}

/** A server of its own, with all brands and demo data in a new database. */
function openDemoSite() {
  const ids = readdirSync('brands').map((file) => path.parse(file).name);
  return openOwnSite({ brandsDir: 'brands', publicDir: 'public', ids });
}
