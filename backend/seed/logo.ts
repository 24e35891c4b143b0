/** Logos of demo organizations: one of ten designs in one of ten colors, always the same for the same name. */

import { hashText } from './random.ts';
import { escapeHtml } from './text.ts';

/** Dark enough for white letters (WCAG AA). */
const COLORS = [
  '#1f3a5f',
  '#7a1f2b',
  '#14532d',
  '#4a2c6b',
  '#8a3b12',
  '#0f5257',
  '#3d3d3d',
  '#5b3a1e',
  '#7c2d5e',
  '#23415a',
];

/** The designs on a colored background, which they fill to the corners. INK is white, LETTERS the initials. */
const MARKS = [
  '<text x="80" y="106" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="74" font-weight="700" letter-spacing="-4" fill="INK">LETTERS</text>',
  '<circle cx="80" cy="80" r="66" fill="none" stroke="INK" stroke-width="5"/><text x="80" y="100" text-anchor="middle" font-family="Georgia, serif" font-size="56" font-weight="700" fill="INK">LETTERS</text>',
  '<path d="M0 160 160 0v160Z" fill="INK" fill-opacity=".2"/><text x="80" y="104" text-anchor="middle" font-family="Georgia, serif" font-size="68" fill="INK">LETTERS</text>',
  '<path d="M0 80a80 80 0 0 1 80-80v80ZM80 80h80a80 80 0 0 1-80 80Z" fill="INK"/><circle cx="120" cy="40" r="22" fill="INK" fill-opacity=".45"/>',
  '<path d="M0 62q20-22 40 0t40 0 40 0 40 0M0 96q20-22 40 0t40 0 40 0 40 0M0 130q20-22 40 0t40 0 40 0 40 0" fill="none" stroke="INK" stroke-width="11"/>',
  '<circle cx="80" cy="66" r="30" fill="INK"/><path d="M0 118 52 78l36 30 28-20 44 36v36H0Z" fill="INK" fill-opacity=".45"/>',
  '<path d="M32 128V84h22v44ZM69 128V56h22v72ZM106 128V28h22v100Z" fill="INK"/>',
  '<path d="M30 52 80 22l50 30v24L80 46 30 76ZM30 96l50-30 50 30v24L80 90l-50 30Z" fill="INK"/>',
  '<g fill="none" stroke="INK" stroke-width="12"><path d="M24 136V92a44 44 0 0 1 44-44M60 136v-32a28 28 0 0 1 28-28h48M96 136v-12a12 12 0 0 1 12-12h28M68 48h68"/></g>',
  '<path d="M80 22 138 80 80 138 22 80Z" fill="none" stroke="INK" stroke-width="9"/><path d="M80 56 104 80 80 104 56 80Z" fill="INK"/>',
];

const FILLERS = new Set([
  'the',
  'and',
  'am',
  'zum',
  'der',
  'die',
  'du',
  'de',
  'des',
  'la',
  'le',
  'of',
  'GmbH',
  'gGmbH',
  'Co',
  'KG',
  'AG',
  'eG',
]);

/** First letters of the first two significant words. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word) && !FILLERS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** An SVG of 160 x 160 pixels. */
export function drawLogo(name: string): string {
  const hash = hashText(name);
  const color = COLORS[hash % COLORS.length] ?? '#3d3d3d';
  const mark = MARKS[(hash >>> 8) % MARKS.length] ?? '';
  const drawing = mark.replaceAll('INK', '#ffffff').replace('LETTERS', escapeHtml(initialsOf(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><rect width="160" height="160" fill="${color}"/>${drawing}</svg>\n`;
}
