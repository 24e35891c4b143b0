/** The page that shows all pictures: a row for each brand. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeXml } from '../../runtime/core/seo/xml.ts';
import type { Picture } from './take-pictures.ts';

export interface SheetRow {
  brand: { id: string; document: { site: { name: string } } };
  pictures: readonly Picture[];
}

const STYLE = `
body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; color: #222; background: #ddd; }
h1 { font-size: 20px; } h2 { font-size: 16px; margin: 32px 0 8px; }
nav { columns: 5 160px; } section div { display: flex; gap: 12px; margin-bottom: 12px; overflow-x: auto; }
figure { flex: none; margin: 0; } img { display: block; max-height: 420px; border: 1px solid #999; }
figcaption { color: #555; font-size: 12px; }`;

/** Writes `index.html` beside the pictures and returns its path. */
export function writeSheet(folder: string, rows: readonly SheetRow[]): string {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, sheetOf(rows));
  return file;
}

/** The page as HTML, without scripts. */
export function sheetOf(rows: readonly SheetRow[]): string {
  const links = rows.map(({ brand }) => `<a href="#${brand.id}">${escapeXml(brand.document.site.name)}</a>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
<h1>${rows.length} brands</h1>
<nav>${links.join('<br>')}</nav>
${rows.map(rowOf).join('\n')}
</html>
`;
}

function rowOf({ brand, pictures }: SheetRow): string {
  const name = escapeXml(brand.document.site.name);
  const lines = (['light', 'dark'] as const).map((scheme) =>
    pictures
      .filter((one) => one.scheme === scheme)
      .map((one) => figureOf(one, name))
      .join(''),
  );
  return `<section id="${brand.id}"><h2>${name}</h2>${lines.map((line) => `<div>${line}</div>`).join('')}</section>`;
}

function figureOf({ page, screen, scheme, file }: Picture, name: string): string {
  const caption = `${page}, ${screen}, ${scheme}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${name}: ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}
