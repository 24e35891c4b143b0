/** Drawings of the country around a workplace, and of public buildings. */
import { type Canvas, circle, px, rect, row, shape } from './drawing.ts';
import { hills, houses, sun, tree } from './landscape.ts';

/** Furrows that meet at the horizon, a barn, a line of trees. */
export function fields(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const horizon = height * (0.5 + random.next() * 0.08);
  const middle = width * (0.3 + random.next() * 0.4);
  const step = width / 9;
  const furrows = Array.from({ length: 22 }, (_, at) => {
    const foot = middle + (at - 11) * step * 1.6;
    const head = middle + (at - 11) * step * 0.18;
    return at % 2 === 0
      ? ''
      : shape(
          [
            [head, horizon],
            [head + step * 0.18, horizon],
            [foot + step * 1.6, height],
            [foot, height],
          ],
          colors[3],
        );
  });
  const barn = width * (random.chance(0.5) ? 0.12 : 0.74);
  const size = height * 0.2;
  const building =
    rect(barn, horizon - size, size * 1.5, size, colors[4]) +
    shape(
      [
        [barn - size * 0.1, horizon - size],
        [barn + size * 0.4, horizon - size * 1.5],
        [barn + size * 1.1, horizon - size * 1.5],
        [barn + size * 1.6, horizon - size],
      ],
      colors[3],
    ) +
    rect(barn + size * 0.55, horizon - size * 0.6, size * 0.4, size * 0.6, colors[3]);
  const trees = Array.from({ length: 6 }, () =>
    tree(canvas, random.next() * width, horizon + height * 0.01, height * (0.1 + random.next() * 0.08)),
  );
  return `${sun(canvas)}${hills(canvas, horizon - height * 0.08, 50, colors[1])}${trees.join('')}${rect(0, horizon, width, height - horizon, colors[2])}${furrows.join('')}${building}`;
}

/** Mountains with snow, a valley, a few houses. */
export function peaks(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const foot = height * 0.78;
  const mountains = Array.from({ length: 5 }, (_, at) => {
    const x = width * (at / 5 + random.next() * 0.16);
    const top = height * (0.14 + random.next() * 0.22);
    const half = height * (0.5 + random.next() * 0.3);
    const slope = (share: number) => half * share;
    const cap = (foot - top) * 0.24;
    return (
      shape(
        [
          [x - half, foot],
          [x, top],
          [x + half, foot],
        ],
        at % 2 ? colors[1] : colors[2],
      ) +
      shape(
        [
          [x, top],
          [x + slope(0.24), top + cap],
          [x + slope(0.06), top + cap * 0.8],
          [x - slope(0.05), top + cap * 1.25],
          [x - slope(0.24), top + cap],
        ],
        '#ffffff',
      )
    );
  });
  return `${sun(canvas)}${mountains.join('')}${houses(canvas, height * 0.84, colors[2], height * 0.14)}${hills(canvas, height * 0.84, 24, colors[3])}`;
}

/** A building with columns above steps, in a square with trees. */
export function civic(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.84;
  const wide = Math.min(width * 0.62, height * 1.7);
  const x = (width - wide) * (0.25 + random.next() * 0.5);
  const top = height * 0.36;
  const columns = Array.from({ length: 8 }, (_, at) =>
    rect(x + wide * (0.06 + at * 0.118), top + height * 0.1, wide * 0.05, ground - top - height * 0.17, colors[0]),
  );
  const steps = [0, 1, 2].map((at) =>
    rect(
      x - at * 14,
      ground - height * 0.07 + at * height * 0.024,
      wide + at * 28,
      height * 0.024,
      at % 2 ? colors[1] : colors[0],
    ),
  );
  const dome = random.chance(0.5)
    ? `<path d="M${px(x + wide * 0.36)} ${px(top - height * 0.06)}a${px(wide * 0.14)} ${px(wide * 0.13)} 0 0 1 ${px(wide * 0.28)} 0Z" fill="${colors[4]}"/>`
    : '';
  const gable = shape(
    [
      [x - wide * 0.03, top],
      [x + wide / 2, top - height * 0.18],
      [x + wide * 1.03, top],
    ],
    colors[1],
  );
  const trees = [0.04, 0.13, 0.86, 0.95].map((at) =>
    tree(canvas, width * (at + random.next() * 0.03), ground + height * 0.05, height * (0.26 + random.next() * 0.14)),
  );
  return `${sun(canvas)}${houses(canvas, ground, colors[1], height * 0.3)}${dome}${gable}${rect(x, top, wide, ground - top, colors[2])}${rect(x - wide * 0.02, top, wide * 1.04, height * 0.04, colors[0])}${columns.join('')}${steps.join('')}${rect(0, ground, width, height - ground, colors[3])}${trees.join('')}`;
}

/** A town on a river with an arched bridge. */
export function river(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const water = height * 0.66;
  const deck = height * 0.58;
  const span = height * (0.5 + random.next() * 0.2);
  const arches = row(width, (x) => [
    `<path d="M${px(x + span * 0.1)} ${px(height * 0.86)}V${px(water + span * 0.16)}a${px(span * 0.4)} ${px(span * 0.26)} 0 0 1 ${px(span * 0.8)} 0V${px(height * 0.86)}Z" fill="${colors[1]}"/>`,
    span,
  ]);
  const ripples = Array.from({ length: 16 }, () =>
    rect(
      random.next() * width,
      height * (0.88 + random.next() * 0.1),
      height * 0.14,
      3,
      colors[0],
      ' fill-opacity=".5"',
    ),
  );
  const lamps = row(width, (x) => [
    rect(x + span * 0.5 - 2, deck - height * 0.12, 4, height * 0.12, colors[3]) +
      circle(x + span * 0.5, deck - height * 0.13, height * 0.018, colors[4]),
    span,
  ]);
  return `${sun(canvas)}${hills(canvas, height * 0.46, 60, colors[1])}${houses(canvas, deck, colors[2], height * 0.3)}${lamps}${rect(0, deck, width, height * 0.3, colors[3])}${arches}${rect(0, height * 0.86, width, height * 0.14, colors[2])}${ripples.join('')}`;
}
