import { expect, it } from 'vitest';
import { createSendKeys } from '../shared/send-keys.ts';
import { withPerson } from './with-person.ts';

it('names a message the same until it is changed', () => {
  const keyOf = createSendKeys();
  const first = keyOf({ body: 'Hello' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ body: 'Hello' })).toBe(first);
  expect(keyOf({ body: 'Hello!' })).not.toBe(first);
});

it('fills in who is signed in, and leaves what was typed', () => {
  const ida = { name: 'Ida Berg', email: 'ida@example.com' };
  expect(withPerson({ message: { copy: false } }, ida)).toEqual({
    message: { name: 'Ida Berg', email: 'ida@example.com', copy: false },
  });
  expect(withPerson({ message: { email: 'other@example.com' } }, { ...ida, name: '' })).toEqual({
    message: { email: 'other@example.com' },
  });
});
