/** Maps of the jobs: where the outlines are (`npm run maps`), and where a point is on them. */
import { geoAlbersUsa, geoAzimuthalEqualArea } from 'd3-geo';
import type { ApiContext } from '../../context.ts';
import outlines from '../../data/maps.json' with { type: 'json' };
import { UserError } from '../../errors.ts';
import type { GeoBox, JobMap } from '../../graphql.generated.ts';
import { listJobTowns, type TownsAsked } from './service.ts';

/** How an outline was drawn; `south` to `east` include its margin. */
interface Outline {
  file: string;
  projection: string;
  rotate: number[];
  scale: number;
  translate: number[];
  width: number;
  height: number;
  south: number;
  north: number;
  west: number;
  east: number;
}

const OUTLINES: Readonly<Record<string, Outline>> = outlines;
/** Points along each edge of a box: parallels are curves on a map. */
const STEPS = 10;

export interface MapAsked extends TownsAsked {
  area: string;
}

/** Only towns inside the visible part. Throws `UserError`. */
export async function drawJobMap(context: ApiContext, asked: MapAsked): Promise<JobMap> {
  const { area, box } = asked;
  const outline = Object.hasOwn(OUTLINES, area) ? OUTLINES[area] : undefined;
  if (outline === undefined) {
    throw new UserError('BAD_INPUT', `There is no outline of "${area.slice(0, 20)}".`, { path: 'area' });
  }
  const place = placeOn(outline);
  const frame = box ? frameOf(box, place) : { x: 0, y: 0, width: outline.width, height: outline.height };
  const { south, north, west, east } = outline;
  const towns = await listJobTowns(context, { ...asked, box: box ?? { south, north, west, east } });
  return {
    outlines: `/maps/${outline.file}`,
    ...frame,
    towns: towns.flatMap((town) => {
      const [x, y] = place(town.place.lon ?? 0, town.place.lat ?? 0) ?? [-1, -1];
      const isInside = x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
      return isInside ? [{ town, x: rounded(x), y: rounded(y) }] : [];
    }),
  };
}

/** Units of the outline, or null where the map has no place for a point. */
type Place = (lon: number, lat: number) => [x: number, y: number] | null;

function placeOn({ projection, rotate, scale, translate }: Outline): Place {
  const [left = 0, top = 0] = translate;
  const [yaw = 0, pitch = 0] = rotate;
  const drawn =
    projection === 'albers-usa'
      ? geoAlbersUsa().scale(scale).translate([left, top])
      : geoAzimuthalEqualArea().rotate([yaw, pitch]).scale(scale).translate([left, top]);
  return (lon, lat) => drawn([lon, lat]);
}

/** Throws `UserError`. */
function frameOf({ south, north, west, east }: GeoBox, place: Place): Pick<JobMap, 'x' | 'y' | 'width' | 'height'> {
  const parts = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  const points = parts.flatMap((part) => {
    const lon = west + (east - west) * part;
    const lat = south + (north - south) * part;
    return [place(lon, south), place(lon, north), place(west, lat), place(east, lat)].filter((point) => point !== null);
  });
  const x = Math.min(...points.map(([left]) => left));
  const y = Math.min(...points.map(([, top]) => top));
  const width = Math.max(...points.map(([left]) => left)) - x;
  const height = Math.max(...points.map(([, top]) => top)) - y;
  if (!(south < north && west < east && width > 0 && height > 0)) {
    throw new UserError('BAD_INPUT', 'South of a box is below north, west below east, and all of it is on the map.', {
      path: 'box',
    });
  }
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
