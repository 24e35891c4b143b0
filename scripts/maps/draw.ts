/** Draws one area: land, its surroundings and borders as SVG paths, and how points are placed on them. */
import {
  type GeoProjection,
  geoAlbersUsa,
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoDistance,
  geoPath,
} from 'd3-geo';
import type { MultiLineString, MultiPoint, MultiPolygon } from 'geojson';
import type { Frame } from './areas.ts';

/** Longer side of a map, in units of its drawing. */
const SIZE = 1000;
const MARGIN = 24;

export interface Shapes {
  /** What the map is about; decides on the frame unless there is one. */
  area: MultiPolygon;
  /** Land around it, drawn over `land`. */
  others: MultiPolygon[];
  /** All land of the area, if finer than `area`. */
  land?: MultiPolygon[];
  borders: MultiLineString[];
  frame?: Frame;
  /** With Alaska and Hawaii moved below California. */
  isUnitedStates?: boolean;
}

export interface Drawing {
  svg: string;
  placement: Placement;
}

/** How a point of the globe is placed: the projection, and the size of the drawing. */
export interface Placement {
  projection: 'azimuthal' | 'albers-usa';
  rotate: [number, number];
  scale: number;
  translate: [number, number];
  width: number;
  height: number;
  /** Degrees, a little larger than what is visible. */
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Units of the drawing per radian at its center, before anything is drawn: decides how fine the outlines must be. */
export function scaleOf(shapes: Pick<Shapes, 'area' | 'frame' | 'isUnitedStates'>): number {
  return fitted(shapes).projection.scale();
}

export function draw(shapes: Shapes): Drawing {
  const { projection, rotate, width, height } = fitted(shapes);
  const corner: [number, number] = [width, height];
  // The projection of the United States is made of three and has no edge.
  const path = geoPath(shapes.isUnitedStates ? projection : projection.clipExtent([[0, 0], corner])).digits(1);
  const layer = (id: string, parts: readonly (MultiPolygon | MultiLineString)[]) => {
    const drawn = parts.map((part) => path(part) ?? '').join('');
    return drawn === '' ? '' : `<path id="${id}" vector-effect="non-scaling-stroke" d="${drawn}"/>`;
  };
  const layers = [
    layer('land', shapes.land ?? [shapes.area]),
    layer('others', shapes.others),
    layer('borders', shapes.borders),
  ].join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${layers}</defs></svg>\n`,
    placement: {
      projection: shapes.isUnitedStates ? 'albers-usa' : 'azimuthal',
      rotate,
      scale: rounded(projection.scale()),
      translate: [rounded(projection.translate()[0]), rounded(projection.translate()[1])],
      width,
      height,
      ...degreesOf(shapes),
    },
  };
}

function fitted({ area, frame, isUnitedStates }: Pick<Shapes, 'area' | 'frame' | 'isUnitedStates'>) {
  const shown: MultiPolygon | MultiPoint = frame ? edgesOf(frame) : area;
  const [lon, lat] = geoCentroid(shown);
  const rotate: [number, number] = isUnitedStates ? [0, 0] : [rounded(-lon), rounded(-lat)];
  const projection: GeoProjection = isUnitedStates ? geoAlbersUsa() : geoAzimuthalEqualArea().rotate(rotate);
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [SIZE - MARGIN, SIZE - MARGIN],
    ],
    shown,
  );
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shown);
  const [x, y] = projection.translate();
  projection.translate([x - left + MARGIN, y - top + MARGIN]);
  return {
    projection,
    rotate,
    width: Math.ceil(right - left + 2 * MARGIN),
    height: Math.ceil(bottom - top + 2 * MARGIN),
  };
}

function degreesOf({ area, frame }: Shapes): Pick<Placement, 'south' | 'north' | 'west' | 'east'> {
  const [[west, south], [east, north]] = frame
    ? ([frame.slice(0, 2), frame.slice(2)] as [[number, number], [number, number]])
    : geoBounds(area);
  const wide = east < west;
  const more = 1.5;
  return {
    south: rounded(Math.max(-90, south - more)),
    north: rounded(Math.min(90, north + more)),
    west: wide ? -180 : rounded(west - more),
    east: wide ? 180 : rounded(east + more),
  };
}

/** Points along the edges: parallels are curves in a projection. */
function edgesOf([west, south, east, north]: Frame): MultiPoint {
  const steps = Array.from({ length: 21 }, (_, at) => at / 20);
  const coordinates = steps.flatMap((part) => {
    const lon = west + (east - west) * part;
    const lat = south + (north - south) * part;
    return [
      [lon, south],
      [lon, north],
      [west, lat],
      [east, lat],
    ];
  });
  return { type: 'MultiPoint', coordinates };
}

/** Without islands far from the largest part. */
export function mainlandOf({ coordinates: polygons }: MultiPolygon, degrees: number): MultiPolygon {
  const parts = polygons.map((coordinates) => ({ coordinates, size: coordinates[0]?.length ?? 0 }));
  const largest = parts.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined) return { type: 'MultiPolygon', coordinates: [] };
  const center = geoCentroid({ type: 'Polygon', coordinates: largest.coordinates });
  const near = parts.filter(({ coordinates }) => {
    const own = geoCentroid({ type: 'Polygon', coordinates });
    return geoDistance(center, own) <= (degrees * Math.PI) / 180;
  });
  return { type: 'MultiPolygon', coordinates: near.map(({ coordinates }) => coordinates) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
