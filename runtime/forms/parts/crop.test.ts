import { expect, it } from 'vitest';
import { aspectOf, largestArea } from './crop.ts';

it('takes a square for photos, a band for covers and any shape for logos', () => {
  expect([aspectOf('PHOTO'), aspectOf('COVER'), aspectOf('LOGO')]).toEqual([1, 3, undefined]);
});

it.each([
  [{ width: 400, height: 200 }, 1, { x: 25, y: 0, width: 50, height: 100 }],
  [{ width: 200, height: 400 }, 1, { x: 0, y: 25, width: 100, height: 50 }],
  [{ width: 300, height: 300 }, 3, { x: 0, y: 100 / 3, width: 100, height: 100 / 3 }],
  [{ width: 300, height: 100 }, undefined, { x: 0, y: 0, width: 100, height: 100 }],
])('begins in the middle of %j', (picture, aspect, area) => {
  const found = largestArea(picture, aspect);
  expect(found.x).toBeCloseTo(area.x);
  expect(found.y).toBeCloseTo(area.y);
  expect(found.width).toBeCloseTo(area.width);
  expect(found.height).toBeCloseTo(area.height);
});
