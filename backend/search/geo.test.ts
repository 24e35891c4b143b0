import { describe, expect, it } from 'vitest';
import { boxAround } from './geo.ts';

describe('the box around a circle', () => {
  it('is about as wide as high at the equator, wider to the north', () => {
    const equator = boxAround(0, 0, 111.2);
    expect([equator.north, equator.east].map((value) => value.toFixed(1))).toEqual(['1.0', '1.0']);
    expect(boxAround(60, 0, 111.2).east).toBeGreaterThan(1.9);
  });

  it('wraps at the 180th meridian in both directions', () => {
    expect(boxAround(0, 179.9, 111.2)).toMatchObject({ wraps: true });
    expect(boxAround(0, 179.9, 111.2).east).toBeCloseTo(-179.1, 1);
    expect(boxAround(0, -179.9, 111.2).west).toBeCloseTo(179.1, 1);
  });

  it('takes every longitude when a pole lies within', () => {
    expect(boxAround(89.9, 10, 50)).toMatchObject({ west: -180, east: 180, north: 90, wraps: false });
    expect(boxAround(0, 0, 20_038)).toMatchObject({ south: -90, north: 90, west: -180, east: 180 });
  });
});
