/** Covers and gallery images of demo organizations: flat drawings, always the same for the same name. */

import { type Canvas, rect } from './drawing.ts';
import { LIGHTS, type Light } from './picture-lights.ts';
import { createRandom, type Random } from './random.ts';
import { desks, shelves, studio, tables } from './scenes-inside.ts';
import { civic, fields, peaks, river } from './scenes-landscapes.ts';
import { crane, garden, hall, harbor, mast, road, shop, street } from './scenes-outside.ts';

/** Scenes for the employers of an industry, by words in its name; others get a street and an office. */
const PLACES: readonly [words: RegExp, scenes: readonly Scene[]][] = [
  [/librar|archives|livre|edition|librairies/, ['shelves', 'civic', 'tables', 'street', 'desks', 'garden']],
  [/museum|galler/, ['civic', 'garden', 'shelves', 'river', 'street']],
  [/schools|bildung|campus|enseignement/, ['civic', 'garden', 'shelves', 'desks', 'street', 'fields']],
  [/maritime|hafen/, ['harbor', 'crane', 'river', 'hall', 'street', 'road']],
  [/stations/, ['mast', 'studio', 'street', 'desks', 'river']],
  [/construction|handwerk|batiment|building_firms|construccion/, ['crane', 'street', 'hall', 'river', 'road', 'desks']],
  [/wasserwerke|netze|power|utilities|energie/, ['river', 'peaks', 'mast', 'hall', 'street', 'fields']],
  [/bergbahnen/, ['peaks', 'tables', 'river', 'shop', 'road']],
  [/councils|public|gemeinden|dienst|administration/, ['civic', 'street', 'river', 'desks', 'garden']],
  [/farms|agri|viticulture/, ['fields', 'hall', 'river', 'peaks', 'road']],
  [
    /workshop|industrie|logistik|transport|nahverkehr|mills|rail|freight|works|factories|plants|almacen/,
    ['hall', 'road', 'crane', 'river', 'fields', 'desks'],
  ],
  [
    /hospitality|gastgewerbe|restauration|kitchens|pubs|shops|handel|commerce|cocina|comercio|hosteleria/,
    ['shop', 'tables', 'street', 'river', 'garden', 'desks'],
  ],
  [
    /health|care|pflege|sante|salud|community|nonprofits|inclusion/,
    ['garden', 'civic', 'street', 'river', 'desks', 'tables'],
  ],
];
const ELSEWHERE: readonly Scene[] = ['street', 'desks', 'river', 'tables', 'civic', 'road', 'garden'];

export interface Picture {
  /** Relative to `files/`: `pictures/<slug>-cover.svg`. */
  file: string;
  scene: Scene;
  width: number;
  height: number;
}

/** The cover of an organization and the requested number of gallery images, all different. */
export function picturesOf(slug: string, trade: string, gallery: number): { cover: Picture; gallery: Picture[] } {
  const usual = PLACES.find(([words]) => words.test(trade))?.[1] ?? ELSEWHERE;
  // One of the first three on the cover: not every library shows its shelves.
  const first = usual[createRandom(`cover of ${slug}`).between(0, 2)] ?? 'street';
  const scenes = [first, ...usual.filter((other) => other !== first)];
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

/** The drawing as SVG; all images of an organization share its light. */
export function drawPicture(slug: string, { file, scene, width, height }: Picture): string {
  const light = createRandom(`colours of ${slug}`).pick(LIGHTS);
  const random: Random = createRandom(file);
  const drawing = paintScene(scene, light, { random, width, height, colors: light.colors });
  // Half of them are seen from the other side, and some from nearer.
  const isMirrored = random.chance(0.5);
  const zoom = random.pick([1, 1, 1.12, 1.25]);
  const place = `translate(${isMirrored ? width : 0} ${Math.round((1 - zoom) * height * 0.7)}) scale(${isMirrored ? -zoom : zoom} ${zoom})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="${place}">${drawing}</g></svg>\n`;
}

const inside = { shelves, desks, studio, tables } as const;
const painters = {
  ...inside,
  street,
  harbor,
  mast,
  crane,
  hall,
  road,
  shop,
  garden,
  civic,
  fields,
  peaks,
  river,
} as const;

export type Scene = keyof typeof painters;

/** A flat drawing of a workplace, in five colors from the sky to the foreground: SVG elements that fill the canvas. */
function paintScene(scene: Scene, light: Light, canvas: Canvas): string {
  const { width, height } = canvas;
  const sky = scene in inside ? '' : light.sky(canvas);
  return rect(0, 0, width, height, canvas.colors[0]) + sky + painters[scene](canvas);
}
