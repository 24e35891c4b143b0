import { expect, it } from 'vitest';
import { differenceTo, filledIn } from './from-resume.ts';

const resume = { firstName: 'Ida', lastName: 'Berg', phone: '+12025550123' };

it('tells what is empty from what says something else', () => {
  expect(differenceTo({}, resume)).toEqual({ empty: ['firstName', 'lastName', 'phone'], other: [] });
  expect(differenceTo({ firstName: ' Ida ', lastName: ' ', phone: '110' }, resume)).toEqual({
    empty: ['lastName'],
    other: ['phone'],
  });
  expect(differenceTo({ ...resume, emailAddress: 'ida@example.com' }, resume)).toEqual({ empty: [], other: [] });
});

it('fills in what is asked for, and leaves the rest as it is', () => {
  const typed = { firstName: 'Idi', emailAddress: 'ida@example.com' };
  expect(filledIn(typed, resume, ['phone'])).toEqual({ ...typed, phone: '+12025550123' });
  expect(filledIn(typed, resume, ['firstName'])).toEqual({ ...typed, firstName: 'Ida' });
});
