/** Drawings of workplaces, outdoors. */
import { type Canvas, circle, line, rect, row, shape } from './drawing.ts';
import { hills, houses, sun, tree, windows } from './landscape.ts';

export function street(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.84;
  const trees = [0.12, 0.45, 0.78].map((at) =>
    tree(canvas, width * (at + random.next() * 0.1), ground + height * 0.05, height * 0.3),
  );
  return `${sun(canvas)}${hills(canvas, height * 0.55, 60, colors[1])}${houses(canvas, ground, colors[2], height * 0.48)}${rect(0, ground, width, height - ground, colors[3])}${trees.join('')}`;
}

export function harbor(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const water = height * 0.62;
  const boats = [0.16, 0.5, 0.8].map((at) => {
    const x = width * (at + random.next() * 0.08);
    const size = height * (0.16 + random.next() * 0.1);
    const y = water + height * (0.06 + random.next() * 0.16);
    const hull = shape(
      [
        [x - size * 0.7, y],
        [x + size * 0.8, y],
        [x + size * 0.5, y + size * 0.3],
        [x - size * 0.5, y + size * 0.3],
      ],
      colors[3],
    );
    const sail = shape(
      [
        [x, y - size * 1.3],
        [x + size * 0.55, y - size * 0.1],
        [x, y - size * 0.1],
      ],
      colors[0],
    );
    return (
      hull +
      line(
        [
          [x, y],
          [x, y - size * 1.4],
        ],
        colors[3],
        4,
      ) +
      sail
    );
  });
  const waves = Array.from({ length: 14 }, () =>
    rect(
      random.next() * width,
      water + random.next() * (height - water),
      height * 0.16,
      4,
      colors[0],
      ' fill-opacity=".4"',
    ),
  );
  return `${sun(canvas)}${hills(canvas, height * 0.5, 70, colors[1])}${houses(canvas, water, colors[2], height * 0.2)}${rect(0, water, width, height - water, colors[2])}${waves.join('')}${boats.join('')}`;
}

export function mast(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const x = width * (0.35 + random.next() * 0.3);
  const top = height * 0.14;
  const foot = height * 0.82;
  const half = height * 0.09;
  const rungs = Array.from({ length: 8 }, (_, at) => {
    const [a, b] = [at / 8, (at + 1) / 8];
    const y = (share: number) => top + (foot - top) * share;
    return line(
      [
        [x - half * a, y(a)],
        [x + half * b, y(b)],
        [x - half * b, y(b)],
      ],
      colors[3],
      4,
    );
  });
  const legs = line(
    [
      [x - half, foot],
      [x, top],
      [x + half, foot],
    ],
    colors[3],
    7,
  );
  const waves = [0.1, 0.17, 0.24].map((radius) =>
    circle(x, top, height * radius, 'none', ` stroke="${colors[4]}" stroke-width="5"`),
  );
  return `${hills(canvas, height * 0.62, 90, colors[1])}${hills(canvas, height * 0.74, 60, colors[2])}${waves.join('')}${legs}${rungs.join('')}${hills(canvas, height * 0.86, 30, colors[3])}`;
}

export function crane(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.86;
  const x = width * (0.25 + random.next() * 0.15);
  const arm = height * 0.16;
  const hook = x + width * (0.2 + random.next() * 0.2);
  const frame = row(width * 0.36, (at) => [
    rect(width * 0.56 + at, height * 0.42, 12, ground - height * 0.42, colors[3]),
    height * 0.16,
  ]);
  const floors = [0.42, 0.57, 0.72].map((at) => rect(width * 0.55, height * at, width * 0.38, 14, colors[3]));
  return `${sun(canvas)}${houses(canvas, ground, colors[1], height * 0.36)}${rect(x, arm, 16, ground - arm, colors[4])}${rect(x - width * 0.1, arm, width * 0.55, 14, colors[4])}${line(
    [
      [hook, arm],
      [hook, height * 0.36],
    ],
    colors[3],
    4,
  )}${rect(hook - 26, height * 0.36, 52, 26, colors[2])}${frame}${floors.join('')}${rect(0, ground, width, height - ground, colors[2])}`;
}

export function hall(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.84;
  const top = height * 0.4;
  const tooth = height * 0.3;
  const roof = row(width, (x) => [
    shape(
      [
        [x, top],
        [x, top - height * 0.14],
        [x + tooth, top],
      ],
      colors[2],
    ),
    tooth,
  ]);
  const gates = row(width, (x) => [
    rect(x + 24, height * 0.56, height * 0.26, ground - height * 0.56, random.chance(0.3) ? colors[4] : colors[3]),
    height * 0.38,
  ]);
  return `${sun(canvas)}${hills(canvas, height * 0.34, 40, colors[1])}${roof}${rect(0, top, width, ground - top, colors[2])}${rect(0, height * 0.46, width, height * 0.03, colors[0])}${gates}${rect(0, ground, width, height - ground, colors[3])}`;
}

export function road(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.76;
  const dashes = row(width, (x) => [rect(x, height * 0.87, 60, 8, colors[4]), 120]);
  const vans = [0.15, 0.6].map((at) => {
    const x = width * (at + random.next() * 0.12);
    const size = height * 0.2;
    const y = ground + height * 0.05 - size;
    return (
      rect(x, y, size * 1.3, size * 0.85, colors[0]) +
      rect(x + size * 1.3, y + size * 0.3, size * 0.5, size * 0.55, colors[4]) +
      circle(x + size * 0.35, y + size * 0.88, size * 0.18, colors[3]) +
      circle(x + size * 1.4, y + size * 0.88, size * 0.18, colors[3])
    );
  });
  return `${sun(canvas)}${hills(canvas, height * 0.5, 90, colors[1])}${hills(canvas, height * 0.62, 60, colors[2])}${rect(0, ground, width, height - ground, colors[3])}${dashes}${vans.join('')}`;
}

export function shop(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.88;
  const fronts = row(width, (x) => {
    const wide = height * (0.62 + random.next() * 0.2);
    const stripe = (wide - 20) / 8;
    const awning = Array.from({ length: 8 }, (_, at) =>
      rect(x + 10 + at * stripe, height * 0.34, stripe, height * 0.1, at % 2 ? colors[0] : colors[4]),
    );
    const goods = row(wide * 0.5, (at) => [
      circle(x + wide * 0.1 + at + 16, height * 0.76, random.between(8, 16), random.pick([colors[4], colors[2]])),
      36,
    ]);
    return [
      rect(x, height * 0.06, wide - 6, ground - height * 0.06, colors[2]) +
        windows(canvas, x, height * 0.06, wide, height * 0.26, height * 0.055) +
        rect(x + wide * 0.06, height * 0.44, wide * 0.56, height * 0.36, colors[0]) +
        rect(x + wide * 0.68, height * 0.46, wide * 0.22, ground - height * 0.46, colors[3]) +
        goods +
        awning.join(''),
      wide,
    ];
  });
  return fronts + rect(0, ground, width, height - ground, colors[3]);
}

export function garden(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const ground = height * 0.78;
  const x = width * (0.28 + random.next() * 0.14);
  const wide = width * 0.4;
  const top = height * 0.36;
  const trees = [0.06, 0.18, 0.76, 0.9].map((at) =>
    tree(canvas, width * (at + random.next() * 0.06), ground + height * 0.04, height * (0.36 + random.next() * 0.2)),
  );
  const flowers = Array.from({ length: 18 }, () =>
    circle(
      random.next() * width,
      ground + height * (0.08 + random.next() * 0.12),
      7,
      random.pick([colors[4], colors[0]]),
    ),
  );
  return `${sun(canvas)}${hills(canvas, height * 0.5, 70, colors[1])}${rect(x, top, wide, ground - top, colors[0])}${rect(x - 10, top - 16, wide + 20, 18, colors[3])}${grid(canvas, x, top, wide, ground - top)}${rect(0, ground, width, height - ground, colors[2])}${trees.join('')}${flowers.join('')}`;
}

/** Dark windows on a light house. */
function grid({ height, colors }: Canvas, x: number, y: number, wide: number, high: number): string {
  const size = height * 0.07;
  let drawn = '';
  for (let top = y + size * 0.7; top + size < y + high; top += size * 1.7)
    for (let left = x + size * 0.7; left + size < x + wide; left += size * 1.6)
      drawn += rect(left, top, size, size, colors[2]);
  return drawn;
}
