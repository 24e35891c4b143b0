import type { JobMap } from './job-map.generated.ts';

type MapData = JobMap['jobMap'];
type MapTown = MapData['towns'][number];

/** Width of every map in its own units, whatever part of the outlines it shows. */
export const WIDTH = 1000;
const LARGEST = 38;
const SMALLEST = 11;
/** Size of labels, on phones; on wider screens they are smaller. */
const LETTER = 34;
/** Width of a letter on average, as a part of its height, in the widest of the typefaces. */
const LETTER_WIDTH = 0.65;
const GAP = 6;
const MOST_LABELS = 9;

export interface Circle<Town = MapTown> {
  town: Town;
  x: number;
  y: number;
  r: number;
  /** Set if there is room for the name. */
  label?: { x: number; anchor: 'start' | 'end' };
}

/** Circles by size, the largest first, so that smaller ones are drawn over them; the area of a circle is its number of jobs. */
export function placeTowns(
  map: Pick<MapData, 'x' | 'y' | 'width' | 'towns'>,
  nameOf: (town: MapTown) => string,
): Circle[] {
  const scale = WIDTH / map.width;
  const most = Math.max(1, ...map.towns.map(({ town }) => town.count));
  const circles = map.towns
    .map(
      (town): Circle => ({
        town,
        x: rounded((town.x - map.x) * scale),
        y: rounded((town.y - map.y) * scale),
        r: rounded(Math.max(SMALLEST, LARGEST * Math.sqrt(town.town.count / most))),
      }),
    )
    .sort((a, b) => b.r - a.r);
  const labels: Box[] = [];
  for (const circle of circles.slice(0, MOST_LABELS)) {
    const others = circles.filter((other) => other !== circle).map(boxOf);
    labelIfRoom(circle, nameOf(circle.town), { labels, others });
  }
  return circles;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ x, y, r }: Circle): Box {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

/** Right of the circle, otherwise left of it, unless another label, another circle or the edge is there. */
function labelIfRoom(
  circle: Circle,
  name: string,
  { labels, others }: { labels: Box[]; others: readonly Box[] },
): void {
  const { x, y, r } = circle;
  const long = name.length * LETTER * LETTER_WIDTH;
  const [top, bottom] = [y - LETTER / 2, y + LETTER / 2];
  for (const anchor of ['start', 'end'] as const) {
    const at = anchor === 'start' ? x + r + GAP : x - r - GAP;
    const [left, right] = anchor === 'start' ? [at, at + long] : [at - long, at];
    const box = { left, right, top, bottom };
    if (left < 0 || right > WIDTH || [...labels, ...others].some((other) => overlap(box, other))) continue;
    circle.label = { x: rounded(at), anchor };
    labels.push(box);
    return;
  }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
