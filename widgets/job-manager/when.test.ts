import { expect, it } from 'vitest';
import english from '../../locales/en/job-manager.json' with { type: 'json' };
import { DAY_MS } from '../../runtime/core/durations.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { remainingOf } from './when.ts';

const t = translatorOf({ locale: 'en', namespaces: { 'job-manager': english } }, 'job-manager');
const now = Date.parse('2026-05-01T12:00:00Z');
const left = (ms: number, state: 'published' | 'draft' = 'published') =>
  remainingOf({ state, expires: new Date(now + ms).toISOString() }, t, now);

it('says how many whole days a job is still online', () => {
  expect(left(12.5 * DAY_MS)).toBe(t('when.left', { count: 12 }));
  expect(left(DAY_MS)).toBe(t('when.left', { count: 1 }));
  expect(left(DAY_MS - 1)).toBe(t('when.lastDay'));
});

it('says nothing of a job that is not online, or has no end', () => {
  expect(left(12 * DAY_MS, 'draft')).toBeNull();
  expect(remainingOf({ state: 'published', expires: null }, t, now)).toBeNull();
});
