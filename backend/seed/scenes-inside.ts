/** Drawings of workplaces, indoors. */
import { type Canvas, circle, line, px, rect, row, shape } from './drawing.ts';

export function shelves({ random, width, height, colors }: Canvas): string {
  const levels = height > width / 2 ? 4 : 3;
  const tall = height / levels;
  const books = Array.from({ length: levels }, (_, level) => {
    const foot = (level + 1) * tall - 12;
    const books = row(width, (x) => {
      const wide = random.between(14, 40);
      if (random.chance(0.08)) return ['', wide * 2];
      const high = tall * (0.55 + random.next() * 0.28);
      const fill = random.pick([colors[1], colors[2], colors[2], colors[4], colors[0]]);
      const band = wide > 24 ? rect(x + 4, foot - high * 0.8, wide - 10, 6, colors[3], ' fill-opacity=".5"') : '';
      return [rect(x, foot - high, wide - 3, high, fill) + band, wide];
    });
    return books + rect(0, foot, width, 12, colors[1]);
  });
  return rect(0, 0, width, height, colors[3]) + books.join('');
}

export function desks(canvas: Canvas): string {
  const { random, width, height, colors } = canvas;
  const floor = height * 0.78;
  const panes = row(width, (x) => [
    rect(x + 12, height * 0.1, height * 0.42, height * 0.42, colors[1]) +
      rect(x + 12, height * (0.3 + random.next() * 0.1), height * 0.42, height * 0.2, colors[2], ' fill-opacity=".35"'),
    height * 0.5,
  ]);
  const places = row(width, (x) => {
    const size = height * 0.5;
    const top = floor - height * 0.16;
    const screen = rect(x + size * 0.3, top - height * 0.17, size * 0.36, height * 0.13, colors[3]);
    const lamp = circle(x + size * 0.8, top - height * 0.12, height * 0.035, colors[4]);
    const legs =
      rect(x + size * 0.14, top, 8, height * 0.2, colors[3]) + rect(x + size * 0.86, top, 8, height * 0.2, colors[3]);
    return [
      legs +
        rect(x + size * 0.08, top, size * 0.84, 12, colors[2]) +
        rect(x + size * 0.46, top - 24, 10, 24, colors[3]) +
        screen +
        lamp,
      size * 1.1,
    ];
  });
  return panes + rect(0, floor, width, height - floor, colors[1]) + places;
}

export function studio({ random, width, height, colors }: Canvas): string {
  const foam = row(width, (x) => [
    [0, 1, 2, 3]
      .map((at) => rect(x, height * 0.15 * at, height * 0.13, height * 0.13, at % 2 ? colors[2] : colors[1]))
      .join(''),
    height * 0.15,
  ]);
  const desk = height * 0.74;
  const sliders = row(width, (x) => {
    const y = desk + height * (0.06 + random.next() * 0.12);
    return [rect(x + 18, desk + height * 0.05, 4, height * 0.17, colors[1]) + rect(x + 10, y, 20, 10, colors[4]), 46];
  });
  const x = width * 0.5;
  const arm = line(
    [
      [x + height * 0.4, desk],
      [x + height * 0.3, height * 0.3],
      [x, height * 0.38],
    ],
    colors[3],
    10,
  );
  const head = rect(
    x - height * 0.06,
    height * 0.36,
    height * 0.12,
    height * 0.22,
    colors[3],
    ` rx="${px(height * 0.06)}"`,
  );
  return `${foam}${rect(0, desk, width, height - desk, colors[3])}${sliders}${arm}${head}`;
}

export function tables({ random, width, height, colors }: Canvas): string {
  const floor = height * 0.72;
  const lamps = row(width, (x) => {
    const y = height * (0.2 + random.next() * 0.08);
    return [
      rect(x + 58, 0, 4, y, colors[3]) +
        shape(
          [
            [x + 34, y + 40],
            [x + 60, y - 6],
            [x + 86, y + 40],
          ],
          colors[3],
        ) +
        circle(x + 60, y + 44, 14, colors[4]),
      height * 0.44,
    ];
  });
  const seats = row(width, (x) => {
    const y = floor - height * 0.08 + random.between(0, 30);
    const wide = height * 0.28;
    return [
      rect(x + wide * 0.5 - 6, y, 12, height * 0.22, colors[3]) +
        rect(x, y - 8, wide, 14, colors[4]) +
        circle(x + wide * 0.3, y - 20, 12, colors[0]) +
        rect(x + wide + 8, y + height * 0.06, wide * 0.4, 10, colors[3]) +
        rect(x + wide + 12, y + height * 0.06, 8, height * 0.14, colors[3]),
      wide * 1.8,
    ];
  });
  return `${rect(0, 0, width, floor, colors[2])}${rect(0, height * 0.5, width, 10, colors[1])}${rect(0, floor, width, height - floor, colors[1])}${lamps}${seats}`;
}
