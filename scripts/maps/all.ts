/** Draws the outlines of the map widget: public/maps/<area>.<hash>.svg, and backend/data/maps.json, which names them. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { MultiPolygon } from 'geojson';
import countries from 'i18n-iso-countries';
import { merge, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryObject } from 'topojson-specification';
import { COUNTRIES, type CountryArea, EUROPE, EUROPE_FRAME, STATES } from './areas.ts';
import { type Atlas, readAtlas, readRegions } from './atlases.ts';
import { type Drawing, draw, mainlandOf, type Placement, scaleOf } from './draw.ts';

const FOLDER = 'public/maps';
/** Corners of this area are left out, in square units of the drawing, and islands of ten times as much; larger ones until a map is small enough. */
const SMALLEST_CORNER = 0.6;
const ISLAND = 10;
const COARSER = 1.7;
/** In bytes, compressed. */
const LARGEST_MAP = 11 * 1024;
/** Farther islands are not part of the frame, in degrees. */
const NEAR_ISLANDS = 9;

const world = presimplify(readAtlas('world-atlas/countries-10m.json'));
const allStates = presimplify(readAtlas('us-atlas/states-10m.json'));
const allCounties = presimplify(readAtlas('us-atlas/counties-10m.json'));

/** An atlas as fine as a drawing of this scale shows. `corner` in square units. */
function refined(prepared: Atlas, scale: number, corner: number): Atlas {
  const square = scale ** 2;
  // The weights are square degrees of a plane.
  const degrees = (180 / Math.PI) ** 2;
  const fine = simplify(prepared, (corner / square) * degrees);
  return filter(fine, filterWeight(fine, ((corner * ISLAND) / square) * degrees)) as Atlas;
}

function objectsOf(atlas: Atlas, name: string): GeometryObject<{ name?: string }>[] {
  return atlas.objects[name]?.geometries ?? [];
}

function isOf(code: string): (object: GeometryObject<{ name?: string }>) => boolean {
  const number = countries.alpha2ToNumeric(code.toUpperCase());
  return code === 'xk'
    ? ({ properties }) => properties !== undefined && 'name' in properties && properties.name === 'Kosovo'
    : ({ id }) => String(id) === number;
}

/** Polygons of some countries, and those of all others. */
function countriesOf(atlas: Atlas, codes: readonly string[]): { own: MultiPolygon; others: MultiPolygon } {
  const wanted = codes.map(isOf);
  const all = objectsOf(atlas, 'countries');
  const isWanted = (object: GeometryObject<{ name?: string }>) => wanted.some((is) => is(object));
  return {
    own: merged(atlas, all.filter(isWanted)),
    others: merged(
      atlas,
      all.filter((one) => !isWanted(one)),
    ),
  };
}

function merged(atlas: Atlas, objects: readonly GeometryObject[]): MultiPolygon {
  return merge(atlas, objects as Parameters<typeof merge>[1]);
}

function country({ code, regions, frame }: CountryArea, corner: number): Drawing {
  const whole = countriesOf(world, [code]).own;
  const area = mainlandOf(whole, NEAR_ISLANDS);
  const scale = scaleOf({ area, frame });
  const fine = refined(world, scale, corner);
  const { own, others } = countriesOf(fine, [code]);
  const national = mesh(fine, fine.objects.countries as GeometryObject, (a, b) => a !== b);
  const borders = [national];
  if (regions !== undefined) {
    const inner = refined(presimplify(readRegions(regions)), scale, corner);
    borders.push(mesh(inner, inner.objects[regions] as GeometryObject, (a, b) => a !== b));
  }
  return draw({ area, land: [own], others: [others], borders, frame });
}

function europe(corner: number): Drawing {
  const area = countriesOf(world, EUROPE).own;
  const fine = refined(world, scaleOf({ area, frame: EUROPE_FRAME }), corner);
  const { own, others } = countriesOf(fine, EUROPE);
  const borders = [mesh(fine, fine.objects.countries as GeometryObject, (a, b) => a !== b)];
  return draw({ area, land: [own], others: [others], borders, frame: EUROPE_FRAME });
}

function unitedStates(corner: number): Drawing {
  const listed = Object.values(STATES);
  const isListed = ({ id }: GeometryObject) => listed.includes(String(id));
  const whole = merged(allStates, objectsOf(allStates, 'states').filter(isListed));
  const states = refined(allStates, scaleOf({ area: whole, isUnitedStates: true }), corner);
  const objects = objectsOf(states, 'states').filter(isListed);
  const area = merged(states, objects);
  const inner = mesh(states, { type: 'GeometryCollection', geometries: objects } as GeometryObject, (a, b) => a !== b);
  return draw({ area, others: [], borders: [inner], isUnitedStates: true });
}

/** The coast is that of the world, which is finer; the borders are those of counties and states. */
function state(fips: string, corner: number): Drawing {
  const isOwn = ({ id }: GeometryObject) => String(id).slice(0, 2) === fips;
  const area = merged(allStates, objectsOf(allStates, 'states').filter(isOwn));
  const scale = scaleOf({ area });
  const states = refined(allStates, scale, corner);
  const counties = refined(allCounties, scale, corner);
  const fine = refined(world, scale, corner);
  const { own, others } = countriesOf(fine, ['us']);
  const neighbours = merged(
    states,
    objectsOf(states, 'states').filter((one) => !isOwn(one)),
  );
  const inside = { type: 'GeometryCollection', geometries: objectsOf(counties, 'counties').filter(isOwn) };
  const borders = [
    mesh(counties, inside as GeometryObject, (a, b) => a !== b),
    mesh(states, states.objects.states as GeometryObject, (a, b) => a !== b),
  ];
  return draw({ area, land: [own], others: [neighbours, others], borders });
}

const areas: [code: string, drawn: (corner: number) => Drawing][] = [
  ['europe', europe],
  ['us', unitedStates],
  ...COUNTRIES.map((area): (typeof areas)[number] => [area.code, (corner) => country(area, corner)]),
  ...Object.entries(STATES).map(([code, fips]): (typeof areas)[number] => [
    `us-${code}`,
    (corner) => state(fips, corner),
  ]),
];

/** The finest drawing that is small enough. */
function smallEnough(drawn: (corner: number) => Drawing): Drawing {
  for (let corner = SMALLEST_CORNER; ; corner *= COARSER) {
    const drawing = drawn(corner);
    if (gzipSync(drawing.svg).length <= LARGEST_MAP) return drawing;
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const index: Record<string, Placement & { file: string }> = {};
for (const [code, drawn] of areas) {
  const { svg, placement } = smallEnough(drawn);
  const file = `${code}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  writeFileSync(path.join(FOLDER, file), svg);
  index[code] = { file, ...placement };
  process.stdout.write(`${code.padEnd(8)} ${(gzipSync(svg).length / 1024).toFixed(1)} KB\n`);
}
writeFileSync('backend/data/maps.json', `${JSON.stringify(index, null, 2)}\n`);
