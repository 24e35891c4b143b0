import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownSession, loadingSession, noSession, type SessionState, setSessionState } from './session-state.ts';

beforeEach(() => setSessionState({ ...loadingSession }));
afterEach(() => void vi.useRealTimers());

/** Whether `knownSession`, called while the session loads, has resolved once the state is this one. */
async function isKnownAt(state: SessionState): Promise<boolean> {
  let isKnown = false;
  void knownSession().then(() => {
    isKnown = true;
  });
  setSessionState(state);
  await new Promise((done) => setImmediate(done));
  return isKnown;
}

describe('the session', () => {
  it('is known once somebody is signed in or nobody is, or once it can only be ended', async () => {
    expect(await isKnownAt({ ...noSession, status: 'authenticated' })).toBe(true);
    expect(await isKnownAt({ ...noSession })).toBe(true);
    expect(await isKnownAt({ ...loadingSession, isBroken: true })).toBe(true);
  });

  it('is not known while it loads, and at once where it has loaded', async () => {
    expect(await isKnownAt({ ...loadingSession })).toBe(false);
    setSessionState(noSession);
    expect(await knownSession()).toBeUndefined();
  });

  it('is not waited for longer than five seconds', async () => {
    vi.useFakeTimers();
    const wait = vi.fn<() => void>();
    void knownSession().then(wait);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(wait).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(wait).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
