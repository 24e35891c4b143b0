import { expect, it } from 'vitest';
import { linkIn } from './link-in.ts';

it('reads the token and the answer that a link proposes', () => {
  expect(linkIn('7-abc/yes')).toEqual({ token: '7-abc', wants: 'yes' });
  expect(linkIn('7-abc/no')).toEqual({ token: '7-abc', wants: 'no' });
  expect(linkIn('7-abc')).toEqual({ token: '7-abc', wants: null });
  expect(linkIn('7-abc/maybe')).toEqual({ token: '7-abc', wants: null });
  expect(linkIn('')).toEqual({ token: '', wants: null });
});
