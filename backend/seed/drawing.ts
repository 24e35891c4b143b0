/** SVG elements of flat drawings, in whole pixels. */
import type { Random } from './random.ts';

export interface Canvas {
  random: Random;
  width: number;
  height: number;
  colors: readonly [sky: string, far: string, middle: string, near: string, light: string];
}

/** An integer as text. */
export const px = (value: number): string => String(Math.round(value));

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"${more}/>`;
}

/** A closed polygon. */
export function shape(points: readonly (readonly [number, number])[], fill: string): string {
  return `<path d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z" fill="${fill}"/>`;
}

export function line(points: readonly (readonly [number, number])[], stroke: string, width: number): string {
  const path = points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L');
  return `<path d="M${path}" fill="none" stroke="${stroke}" stroke-width="${px(width)}" stroke-linejoin="round"/>`;
}

/** Shapes side by side from one edge to the other; `make` draws one and returns its width. */
export function row(width: number, make: (x: number) => [drawn: string, width: number]): string {
  let drawn = '';
  for (let x = 0; x < width; ) {
    const [one, wide] = make(x);
    drawn += one;
    x += wide;
  }
  return drawn;
}
