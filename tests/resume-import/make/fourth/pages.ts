/** CVs that editors on the web print from a page of HTML, and the portrait in them. Needs Chromium, as the browser tests do. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { launchChromium } from '../../../browser/chromium.ts';

/** A drawn face as a JPEG of 10 KB; `coat` and `hair` are colours. */
export const portrait = (coat: string, hair: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="350" height="450">
<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#cfd6dc"/><stop offset="1" stop-color="#9aa7b2"/></linearGradient></defs>
<rect width="350" height="450" fill="url(#wall)"/><ellipse cx="175" cy="180" rx="98" ry="122" fill="${hair}"/>
<rect x="145" y="260" width="60" height="80" fill="#d9a184"/><path d="M30 450c5-90 70-120 145-120s140 30 145 120z" fill="${coat}"/>
<ellipse cx="175" cy="200" rx="76" ry="98" fill="#e8b795"/><path d="M98 175c20-60 134-60 154 0-40-30-110-30-154 0z" fill="${hair}"/>
<circle cx="147" cy="195" r="6" fill="#333"/><circle cx="203" cy="195" r="6" fill="#333"/><path d="M147 248q28 20 56 0" stroke="#a3573f" stroke-width="5" fill="none"/></svg>`),
  )
    .jpeg({ quality: 75 })
    .toBuffer();

/** Prints the pages of this folder as PDFs into `target`; `portrait.jpg` in them becomes the picture. */
export async function printPages(
  target: string,
  pages: Readonly<Record<string, { source: string; picture?: Buffer }>>,
): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const [name, { source, picture }] of Object.entries(pages)) {
      const html = await readFile(path.join(import.meta.dirname, `${source}.html`), 'utf8');
      const image = `data:image/jpeg;base64,${picture?.toString('base64')}`;
      const page = await browser.newPage();
      await page.setContent(html.replace('portrait.jpg', image), { waitUntil: 'load' });
      await writeFile(
        path.join(target, `${name}.pdf`),
        await page.pdf({ preferCSSPageSize: true, printBackground: true }),
      );
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
