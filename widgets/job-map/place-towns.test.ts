import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeTowns } from './place-towns.ts';

const town = (name: string, count: number, x: number, y: number) => ({
  town: { place: { label: name, name, country: 'US', administrativeArea: null, lat: 1, lon: 2 }, region: null, count },
  x,
  y,
});
const whole = { x: 0, y: 0, width: 1000 };
const place = (map: Parameters<typeof placeTowns>[0]) =>
  placeTowns(
    map,
    ({
      town: {
        place: { name },
      },
    }) => name,
  );

describe('the circles of a map', () => {
  it('grow by area with the number of jobs, the largest below the others', () => {
    const circles = place({ ...whole, towns: [town('Small', 25, 100, 100), town('Large', 100, 500, 500)] });
    expect(circles.map(({ town: { town: own }, r }) => [own.place.name, r])).toEqual([
      ['Large', 38],
      ['Small', 19],
    ]);
  });

  it('can be seen even without jobs', () => {
    expect(place({ ...whole, towns: [town('Hub', 0, 5, 5)] })[0]?.r).toBe(11);
  });

  it('are where they are in the visible part', () => {
    const [circle] = place({ x: 100, y: 50, width: 500, towns: [town('Town', 1, 350, 300)] });
    expect([circle?.x, circle?.y]).toEqual([500, 500]);
  });

  it('have their names on the side that has room, and none where another name is', () => {
    const towns = [town('Portland', 9, 500, 500), town('Bath', 8, 420, 505), town('Eastport', 7, 980, 100)];
    const labels = place({ ...whole, towns }).map(({ label }) => label?.anchor);
    expect(labels).toEqual(['start', 'end', 'end']);
    const crowd = [town('Portland', 9, 500, 500), town('Bath', 8, 500, 505), town('Saco', 8, 505, 500)];
    expect(place({ ...whole, towns: crowd }).map(({ label }) => label?.anchor)).toContain(undefined);
  });
});

it('offers the areas that are drawn', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const offered: string[] = read('widgets/job-map/widget.json').props.properties.area.enum;
  expect(offered.toSorted()).toEqual(Object.keys(read('backend/data/maps.json')).toSorted());
});
