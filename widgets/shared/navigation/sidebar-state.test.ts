import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberedState, rememberState, userKind } from './sidebar-state.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the state of the sidebar', () => {
  it('is kept per kind of visitor', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect(rememberedState('anonymous')).toBeNull();
    rememberState('anonymous', true);
    expect(rememberedState('anonymous')).toBe(true);
    rememberState('anonymous', false);
    expect(rememberedState('anonymous')).toBe(false);
    rememberState('recruiter', true);
    expect(rememberedState('anonymous')).toBe(false);
    expect([...kept.keys()]).toEqual(['sidebar:anonymous', 'sidebar:recruiter']);
  });

  it.each([
    [[], 'anonymous'],
    [['applicant'], 'applicant'],
    [['applicant', 'recruiter'], 'recruiter'],
    [['recruiter', 'site_admin'], 'admin'],
  ] as const)('counts people with the roles %j as %s', (roles, kind) => {
    expect(userKind(roles)).toBe(kind);
  });

  it('is forgotten where a browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('The browser keeps nothing.');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberState('anonymous', true);
    expect(rememberedState('anonymous')).toBeNull();
  });
});
