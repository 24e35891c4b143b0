/** Logos of demo organizations: two letters on one of five simple shapes, always the same for the same name. */

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

const SHAPES = [
  '<rect width="160" height="160" fill="COLOR"/>',
  '<circle cx="80" cy="80" r="80" fill="COLOR"/>',
  '<path d="M80 0 160 80 80 160 0 80Z" fill="COLOR"/>',
  '<path d="M0 0h160v112a48 48 0 0 1-48 48H0Z" fill="COLOR"/>',
  '<path d="M12 24 80 0l68 24v64c0 40-30 62-68 72C42 150 12 128 12 88Z" fill="COLOR"/>',
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

/** First letters of the first two words that say something. */
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

/** An SVG of 160 x 160. */
export function drawLogo(name: string): string {
  const hash = hashText(name);
  const color = COLORS[hash % COLORS.length] ?? '#3d3d3d';
  const shape = (SHAPES[(hash >>> 8) % SHAPES.length] ?? '').replace('COLOR', color);
  const letters = escapeHtml(initialsOf(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">${shape}<text x="80" y="102" text-anchor="middle" font-family="Georgia, serif" font-size="62" font-weight="700" fill="#ffffff">${letters}</text></svg>\n`;
}
