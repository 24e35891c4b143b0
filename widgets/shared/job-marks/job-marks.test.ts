import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadingSession, noSession, setSessionState } from '../../../runtime/session/session-state.ts';
import type { SessionUser } from '../../../runtime/session/session-user.generated.ts';
import { createApplied } from './applied.ts';
import { jobMarkOf, onJobMarks } from './job-marks.ts';
import { MOST_VIEWED, noteViewed } from './viewed.ts';

const kept = new Map<string, string>();
const enter = (id: number, role = 'applicant') =>
  setSessionState({ ...noSession, status: 'authenticated', user: { id } as SessionUser, roles: [role] });
const marks = (...ids: number[]) => ids.map(jobMarkOf);
let stop: () => void = () => undefined;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  setSessionState(loadingSession);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('remembers the latest jobs that were opened, each once', () => {
  for (let id = 1; id <= MOST_VIEWED + 1; id += 1) noteViewed(id);
  noteViewed(2);
  expect(marks(1, 2, 3, MOST_VIEWED + 1, MOST_VIEWED + 2)).toEqual([null, 'viewed', 'viewed', 'viewed', null]);
  expect(JSON.parse(kept.get('np-viewed') ?? '')).toMatchObject({ of: 0, ids: { length: MOST_VIEWED } });
});

it('takes what a visitor has viewed along when they sign in, and deletes it when the session ends', () => {
  noteViewed(7);
  stop = onJobMarks(() => undefined);
  enter(1, 'recruiter');
  expect(marks(7)).toEqual(['viewed']);
  setSessionState(noSession);
  expect(marks(7)).toEqual([null]);
});

it('shows nothing of one account to the next', () => {
  stop = onJobMarks(() => undefined);
  enter(1, 'recruiter');
  noteViewed(7);
  enter(2, 'recruiter');
  expect(marks(7)).toEqual([null]);
});

it('loads for applicants what they have applied to, and forgets it when the session ends', async () => {
  let told = 0;
  const tell = () => {
    told += 1;
  };
  const applied = createApplied(async () => [7, 8]);
  enter(1, 'recruiter');
  await applied.follow(tell);
  expect([applied.has(7), told]).toEqual([false, 0]);
  enter(1);
  await applied.follow(tell);
  expect([applied.has(7), applied.has(8), applied.has(9)]).toEqual([true, true, false]);
  setSessionState(noSession);
  await applied.follow(tell);
  expect([applied.has(7), told]).toEqual([false, 3]);
});

it('shows nobody what arrives late for somebody else', async () => {
  let answer: (ids: number[]) => void = () => undefined;
  const applied = createApplied(() => new Promise((done) => (answer = done)));
  enter(1);
  const late = applied.follow(() => undefined);
  setSessionState(noSession);
  await applied.follow(() => undefined);
  answer([7]);
  await late;
  expect(applied.has(7)).toBe(false);
});

it('asks once, and again after an application or an error', async () => {
  let asked = 0;
  const applied = createApplied(async () => {
    asked += 1;
    if (asked === 1) throw new Error('unreachable');
    return [asked];
  });
  const follow = () => applied.follow(() => undefined);
  enter(1);
  await follow();
  await follow();
  await follow();
  expect([asked, applied.has(2)]).toEqual([2, true]);
  applied.forget();
  await follow();
  expect([asked, applied.has(2), applied.has(3)]).toEqual([3, false, true]);
});
