import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { notAPicture } from './not-a-picture.ts';

const assetsDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(assetsDir, 'acme');
mkdirSync(folder);
cpSync(resolve(import.meta.dirname, '../../../../../public/brands/default'), folder, { recursive: true });
writeFileSync(join(folder, 'logo.png'), '<!doctype html><title>Not found</title>');
writeFileSync(join(folder, 'drawing.svg'), '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>');
afterAll(() => rmSync(assetsDir, { recursive: true }));

it('accepts pictures, also a drawing without a size', () => {
  const site = { assets: 'acme', logo: 'drawing.svg', touchIcon: 'apple-touch-icon.png', openGraphImage: 'social.png' };
  expect(report(notAPicture, { site }, { assetsDir })).toEqual([]);
});

it('reports a file that is no picture in spite of its name, and reads it again when it has changed', () => {
  const look = () => report(notAPicture, { site: { assets: 'acme', logo: 'logo.png' } }, { assetsDir });
  expect(look()).toEqual([
    'brands/acme.json:4:13  error  NOT_A_PICTURE  /site/logo\n  "logo.png" is not a picture. Allowed: SVG, PNG, JPEG, WebP.',
  ]);
  cpSync(join(folder, 'social.png'), join(folder, 'logo.png'));
  expect(look()).toEqual([]);
});

it('reports pictures that phones and social networks cannot use', () => {
  const look = (touchIcon: string, openGraphImage: string) =>
    report(notAPicture, { site: { assets: 'acme', touchIcon, openGraphImage } }, { assetsDir });
  expect(look('drawing.svg', 'drawing.svg')).toEqual([
    'brands/acme.json:4:18  warning  NOT_A_PICTURE  /site/touchIcon\n  Phones cannot use "drawing.svg" as an icon. Use a PNG of 180 by 180 pixels.',
    'brands/acme.json:5:23  warning  NOT_A_PICTURE  /site/openGraphImage\n  Social networks cannot show "drawing.svg". Use a PNG or JPEG of 1200 by 630 pixels.',
  ]);
  expect(look('social.png', 'favicon-32.png')).toEqual([
    'brands/acme.json:4:18  warning  NOT_A_PICTURE  /site/touchIcon\n  The icon "social.png" is not square: 1200 by 630 pixels. Use a PNG of 180 by 180 pixels.',
    'brands/acme.json:5:23  warning  NOT_A_PICTURE  /site/openGraphImage\n  "favicon-32.png" is 32 pixels wide, too small for a shared page. Use 1200 by 630 pixels.',
  ]);
});
