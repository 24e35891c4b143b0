import { describe, expect, it } from 'vitest';
import { shorten } from './plain-text.ts';

describe('shorten', () => {
  it.each([
    ['short', 10, 'short'],
    ['  two\n lines ', 20, 'two lines'],
    ['one two three', 9, 'one two…'],
    ['one, two, three', 10, 'one, two…'],
    ['onewordwithoutend', 8, 'oneword…'],
    ['👩👩👩👩', 4, '👩…'],
  ])('%j to %i: %j', (text, limit, short) => {
    expect(shorten(text, limit)).toBe(short);
  });
});
