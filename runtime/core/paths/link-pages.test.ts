import { expect, it } from 'vitest';
import { isLinkPage } from './link-pages.ts';

const page = (document: string, rest: string, query: Record<string, string> = {}) =>
  isLinkPage({ page: 'personal', document, params: { rest }, query });

it('tells pages that are rendered for each visit, since they show what their address is about', () => {
  expect([page('newsletter', '7-a'), page('keeping', '7-a/no')]).toEqual([true, true]);
  expect([page('alerts', ''), page('alerts', 'new'), page('alerts', '7-a')]).toEqual([false, true, true]);
  expect([page('applications', ''), page('applications', '', { token: 'x' })]).toEqual([false, true]);
  expect([page('apply', ''), page('apply', '42'), page('apply', '42/files')]).toEqual([false, true, false]);
  expect([page('dashboard', ''), isLinkPage({ page: 'jobs', document: 'alerts', params: {}, query: {} })]).toEqual([
    false,
    false,
  ]);
});
