import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '../core/analytics/events.ts';
import { enterPage, onTrack } from '../core/analytics/track.ts';
import { followSignupStart } from './signup-start.ts';

const kept = new Map<string, string>();
const heard: TrackedEvent[] = [];
let stop = () => {};

beforeEach(() => {
  kept.clear();
  heard.length = 0;
  enterPage({ path: '/user/register', document: 'register' });
  stop = onTrack(({ event }) => heard.push(event));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('tells once of a person who came by a network', () => {
  for (let page = 0; page < 3; page += 1) followSignupStart({ isNew: true, userId: 7, networks: ['google'] });
  expect(heard).toEqual([{ key: 'signup_start', params: { current_user_id: 7, signup_method: ['google'] } }]);
});

it('forgets it when the person has said what the account is for', () => {
  followSignupStart({ isNew: true, userId: 7 });
  followSignupStart({ isNew: false, userId: 7 });
  expect([...kept]).toEqual([]);
  followSignupStart({ isNew: true, userId: 8 });
  expect(heard).toHaveLength(2);
});

it('tells nothing where a browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  followSignupStart({ isNew: true, userId: 7 });
  expect(heard).toEqual([]);
});
