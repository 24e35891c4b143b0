import { describe, expect, it } from 'vitest';
import { allowedMistakes, closest, editDistance } from './closest.ts';

describe('words that are near', () => {
  it.each([
    ['manager', 'manager', 0],
    ['mangaer', 'manager', 1],
    ['managr', 'manager', 1],
    ['nurze', 'nurse', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('are %s and %s by %i', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

  it('allows short words no mistake and long ones two', () => {
    expect([3, 4, 5, 6, 20].map(allowedMistakes)).toEqual([0, 1, 1, 2, 2]);
  });

  it('names nothing when nothing is near', () => {
    expect(closest('salary', ['title', 'published'])).toBeUndefined();
  });
});
