/** Shared elements of several drawings: hills, a sun, houses, trees. */
import { type Canvas, circle, px, rect, row, shape } from './drawing.ts';

/** Hills whose upper edge is around `base`. */
export function hills({ random, width, height }: Canvas, base: number, swing: number, fill: string): string {
  const step = width / 4;
  let path = `M0 ${px(height)}V${px(base)}`;
  for (let at = 0; at < 4; at++) {
    const lift = random.between(-swing, swing);
    path += `q${px(step / 2)} ${px(lift)} ${px(step)} ${px(random.between(-8, 8))}`;
  }
  return `<path d="${path}V${px(height)}Z" fill="${fill}"/>`;
}

export function sun({ random, width, height, colors }: Canvas): string {
  return circle(width * (0.2 + random.next() * 0.6), height * 0.26, height * 0.1, colors[4]);
}

/** Lit and unlit windows in a grid. */
export function windows(canvas: Canvas, x: number, y: number, wide: number, high: number, size: number): string {
  const { random, colors } = canvas;
  let drawn = '';
  for (let top = y + size; top + size < y + high; top += size * 2)
    for (let left = x + size; left + size < x + wide; left += size * 1.8)
      drawn += rect(left, top, size * 0.9, size * 1.2, random.chance(0.3) ? colors[4] : colors[0]);
  return drawn;
}

export function houses(canvas: Canvas, ground: number, fill: string, tallest: number): string {
  const { random, width, height, colors } = canvas;
  return row(width, (x) => {
    const wide = height * (0.16 + random.next() * 0.16);
    const high = tallest * (0.55 + random.next() * 0.45);
    const top = ground - high;
    const roof = random.chance(0.5)
      ? shape(
          [
            [x, top],
            [x + wide / 2, top - high * 0.22],
            [x + wide, top],
          ],
          colors[3],
        )
      : '';
    return [rect(x, top, wide - 3, high, fill) + roof + windows(canvas, x, top, wide, high, height * 0.035), wide];
  });
}

export function tree({ colors }: Canvas, x: number, ground: number, size: number): string {
  return (
    rect(x - size * 0.05, ground - size * 0.5, size * 0.1, size * 0.5, colors[3]) +
    circle(x, ground - size * 0.72, size * 0.34, colors[2])
  );
}
