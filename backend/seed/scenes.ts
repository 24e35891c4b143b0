/** Flat drawings of places where people work, in five colours from the sky to what stands in front. */
import { type Canvas, rect } from './drawing.ts';
import { desks, shelves, studio, tables } from './scenes-inside.ts';
import { crane, garden, hall, harbor, mast, road, shop, street } from './scenes-outside.ts';

const painters = { street, harbor, shelves, desks, mast, studio, crane, hall, road, shop, tables, garden } as const;
export type Scene = keyof typeof painters;

/** SVG elements that fill the canvas. */
export function paintScene(scene: Scene, canvas: Canvas): string {
  const { width, height, colors } = canvas;
  return rect(0, 0, width, height, colors[0]) + painters[scene](canvas);
}
