import { expect, it } from 'vitest';
import type { RouteMatch } from '../../runtime/core/paths/types.ts';
import { pageTags } from './page-tags.ts';

const route = (page: RouteMatch['page'], params: RouteMatch['params'] = {}): RouteMatch => ({
  page,
  params,
  taxonomy: [],
  query: {},
  path: '/',
  document: page,
});
const shown = (listed: string[], own: string[] = []) => ({ own: new Set(own), listed: new Set(listed) });

it('lets a job page stand while other jobs change, and outdates it with those that it shows', () => {
  expect(pageTags(route('job', { id: '7', slug: 'nurse' }), 'acme', shown(['job:7', 'org:3', 'job:8']))).toEqual({
    tags: ['brand:acme', 'job:7'],
    lists: ['org:3', 'job:8'],
  });
});

it('drops the page of an employer at once with each of their jobs', () => {
  expect(pageTags(route('organization', { slug: 'acme' }), 'acme', shown(['org:3', 'job:8'], ['org:3']))).toEqual({
    tags: ['brand:acme', 'org:3'],
    lists: ['job:8'],
  });
});

it('outdates a list with every job of its brand, which needs no tags of the jobs on it', () => {
  expect(pageTags(route('jobs'), 'acme', shown(['jobs:acme', 'job:7', 'job:8', 'org:3']))).toEqual({
    tags: ['brand:acme'],
    lists: ['jobs:acme', 'org:3'],
  });
});

it('lets pages without jobs stand', () => {
  expect(pageTags(route('landing', { slug: '/about' }), 'acme', shown([]))).toEqual({
    tags: ['brand:acme'],
    lists: [],
  });
  expect(pageTags(route('cv-site', { slug: 'kim' }), 'acme', shown([])).tags).toEqual(['brand:acme', 'cv:acme/kim']);
  expect(pageTags(route('directory'), 'acme', shown([])).tags).toEqual(['brand:acme', 'brands']);
});
