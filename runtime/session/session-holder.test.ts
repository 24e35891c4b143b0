import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionHolder, type HolderOptions } from './session-holder.ts';
import { restoreSession, sessionToken, setKeeper, setSessionToken } from './session-keeper.ts';
import { hostEnding, loadingSession, sessionState, setSessionState } from './session-state.ts';
import type { SessionUser } from './session-user.generated.ts';

const aya: SessionUser = {
  id: 7,
  name: 'Aya',
  email: 'aya@example.com',
  displayName: 'Aya',
  firstName: 'Aya',
  lastName: 'Ito',
  roles: [{ targetId: 'applicant' }],
  emailVerified: true,
  organization: null,
  isUserApprovedAndVerified: true,
  isEligibleForJobApply: true,
  applicantsOnly: false,
  activeOrganization: null,
  hasPassword: true,
  networks: [],
  locale: 'en',
};
const given = (jwt: string) => ({ jwt, masqueraded: false, isNewUserViaSocial: false });

beforeEach(() => {
  setSessionToken(null);
  setSessionState(loadingSession);
});

function holder(options: Partial<HolderOptions> = {}) {
  return createSessionHolder({
    fetchSession: async () => null,
    loadUser: async () => aya,
    hasMarker: () => false,
    isPersonal: () => true,
    wait: async () => undefined,
    startOver: () => undefined,
    ...options,
  });
}

it('knows the person of a session', async () => {
  await holder().receive(given('one'));
  expect(sessionToken()).toBe('one');
  expect(sessionState()).toMatchObject({ status: 'authenticated', user: { id: 7 }, roles: ['applicant'] });
});

it('knows that there is nobody', async () => {
  await holder().receive({});
  expect(sessionState().status).toBe('unauthenticated');
});

it('calls a session broken whose person the backend does not know', async () => {
  await holder({ loadUser: async () => null }).receive(given('one'));
  expect(sessionState()).toMatchObject({ isBroken: true, user: null });
});

it('tries again when the backend does not answer, and keeps the person it knew', async () => {
  const loadUser = vi
    .fn<() => Promise<SessionUser | null>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(aya);
  const own = holder({ loadUser });
  await own.receive(given('one'));
  expect(sessionState().user?.id).toBe(7);
  loadUser.mockRejectedValue(new Error('down'));
  await own.receive(given('two'));
  expect(sessionState()).toMatchObject({ status: 'authenticated', isBroken: false });
});

it('does not take an answer that did not come for the end of the session', async () => {
  const fetchSession = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(given('two'));
  const own = holder({ fetchSession, hasMarker: () => true });
  await own.receive(null);
  expect(sessionState().status).toBe('authenticated');
  await own.receive(null);
  expect(sessionState().status).toBe('authenticated');
});

it('asks to sign in again in place when a session ends on a page of the person', async () => {
  const leave = hostEnding();
  const own = holder();
  await own.receive(given('one'));
  await own.receive(null);
  expect(sessionState()).toMatchObject({ isEnding: true, user: { id: 7 } });
  await own.receive(given('two'));
  expect(sessionState()).toMatchObject({ isEnding: false, status: 'authenticated' });
  leave();
});

it('starts over when somebody else signs in instead', async () => {
  const leave = hostEnding();
  const startOver = vi.fn();
  const loadUser = vi
    .fn()
    .mockResolvedValueOnce(aya)
    .mockResolvedValue({ ...aya, id: 8 });
  const own = holder({ startOver, loadUser });
  await own.receive(given('one'));
  await own.receive(null);
  await own.receive(given('two'));
  expect(startOver).toHaveBeenCalledOnce();
  leave();
});

it('asks nobody who left on purpose', async () => {
  const leave = hostEnding();
  const own = holder();
  await own.receive(given('one'));
  own.leave();
  await own.receive(null);
  expect(sessionState()).toMatchObject({ status: 'unauthenticated', user: null, hasLeft: true });
  leave();
});

it('renews a refused bearer once for all who were refused, and else asks the person', async () => {
  const leave = hostEnding();
  const fetchSession = vi.fn().mockResolvedValueOnce(given('two')).mockResolvedValue(null);
  const own = holder({ fetchSession });
  setKeeper({ renew: () => own.renew(false), askAgain: own.askAgain });
  await own.receive(given('one'));
  expect(await Promise.all([restoreSession('one'), restoreSession('one')])).toEqual([true, true]);
  expect(fetchSession).toHaveBeenCalledOnce();

  const asking = restoreSession('two');
  await vi.waitFor(() => expect(sessionState().isEnding).toBe(true));
  await own.receive(given('three'));
  expect(await asking).toBe(true);

  const refused = restoreSession('three');
  await vi.waitFor(() => expect(sessionState().isEnding).toBe(true));
  own.answerEnding(false);
  expect(await refused).toBe(false);
  expect(sessionState().status).toBe('unauthenticated');
  setKeeper(null);
  leave();
});
