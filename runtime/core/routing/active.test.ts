import { expect, it } from 'vitest';
import { isActiveRoute } from './active.ts';

it.each([
  ['/jobs', '/jobs', true],
  ['/jobs?search=x', '/jobs', true],
  ['/jobs', '/jobs/media?page=2', true],
  ['/jobs', '/jobs-in-rome', false],
  ['/job', '/jobs', false],
  ['/jobs/media', '/jobs', false],
  ['/', '/jobs', false],
  ['/', '/', true],
  ['/de', '/de/jobs', true],
  ['', '/jobs', false],
  ['https://other.example/jobs', 'https://other.example/jobs', false],
])('a link to %j on the page %j is active: %j', (path, current, active) => {
  expect(isActiveRoute(path, current)).toBe(active);
});
