/** Covers and gallery images of demo organizations: flat drawings, always the same for the same name. */

import { type Canvas, rect } from './drawing.ts';
import { createRandom, type Random } from './random.ts';
import { desks, shelves, studio, tables } from './scenes-inside.ts';
import { crane, garden, hall, harbor, mast, road, shop, street } from './scenes-outside.ts';

/** Sky, far, middle, near, light; each palette goes together, from the horizon to the foreground. */
const PALETTES = [
  ['#dfe9ee', '#a9c0cc', '#5f8195', '#24435a', '#f3b562'],
  ['#f4e6d3', '#e0b48c', '#b0704f', '#5a3226', '#f7f0d8'],
  ['#e3ecdf', '#adc7a4', '#5f8b6a', '#234a38', '#e9c46a'],
  ['#ece4f0', '#bfaecb', '#7d6a97', '#3a2d55', '#f2c6a0'],
  ['#e4e9f5', '#a8b8dc', '#5a74b3', '#20335f', '#f6d06f'],
  ['#f5e3de', '#deaaa0', '#a8605c', '#53282f', '#f2d5a5'],
] as const;

/** Scenes for the employers of an industry, by words in its name; others get a street and an office. */
const PLACES: readonly [words: RegExp, scenes: readonly Scene[]][] = [
  [
    /librar|archives|museum|galleries|schools|bildung|campus|livre|edition|enseignement/,
    ['shelves', 'street', 'desks', 'garden', 'tables'],
  ],
  [/maritime|hafen/, ['harbor', 'hall', 'street', 'road', 'crane']],
  [/stations/, ['mast', 'studio', 'desks', 'street', 'tables']],
  [/construction|handwerk|batiment|building_firms|construccion/, ['crane', 'street', 'hall', 'road', 'desks']],
  [
    /workshop|industrie|logistik|transport|netze|wasserwerke|nahverkehr|power|utilities|mills|rail|freight|works|factories|energie|bergbahnen|almacen/,
    ['hall', 'road', 'crane', 'desks', 'street'],
  ],
  [
    /hospitality|gastgewerbe|restauration|kitchens|pubs|shops|handel|commerce|librairies|cocina|comercio|hosteleria/,
    ['shop', 'tables', 'street', 'garden', 'desks'],
  ],
  [
    /health|care|pflege|sante|salud|community|nonprofits|inclusion|farms|agri|viticulture/,
    ['garden', 'desks', 'street', 'tables', 'road'],
  ],
];
const ELSEWHERE: readonly Scene[] = ['street', 'desks', 'tables', 'road', 'garden'];

export interface Picture {
  /** Relative to `files/`: `pictures/<slug>-cover.svg`. */
  file: string;
  scene: Scene;
  width: number;
  height: number;
}

/** The cover of an organization and the requested number of gallery images, all different. */
export function picturesOf(slug: string, trade: string, gallery: number): { cover: Picture; gallery: Picture[] } {
  const scenes = PLACES.find(([words]) => words.test(trade))?.[1] ?? ELSEWHERE;
  const scene = (at: number): Scene => scenes[at % scenes.length] ?? 'street';
  return {
    cover: { file: `pictures/${slug}-cover.svg`, scene: scene(0), width: 1200, height: 400 },
    gallery: Array.from({ length: gallery }, (_, at) => ({
      file: `pictures/${slug}-${at + 1}.svg`,
      scene: scene(at + 1),
      width: 800,
      height: 600,
    })),
  };
}

/** The drawing as SVG; all images of an organization share its palette. */
export function drawPicture(slug: string, { file, scene, width, height }: Picture): string {
  const colors = createRandom(`colours of ${slug}`).pick(PALETTES);
  const random: Random = createRandom(file);
  const drawing = paintScene(scene, { random, width, height, colors });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;
}

const painters = { street, harbor, shelves, desks, mast, studio, crane, hall, road, shop, tables, garden } as const;

export type Scene = keyof typeof painters;

/** A flat drawing of a workplace, in five colors from the sky to the foreground: SVG elements that fill the canvas. */
function paintScene(scene: Scene, canvas: Canvas): string {
  const { width, height, colors } = canvas;
  return rect(0, 0, width, height, colors[0]) + painters[scene](canvas);
}
