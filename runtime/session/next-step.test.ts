import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const somebody = { status: 'authenticated', isBroken: false, isNewUserViaSocial: false } as const;
const nobody = { ...somebody, status: 'unauthenticated' } as const;
const newcomer = { ...somebody, isNewUserViaSocial: true } as const;
const broken = { status: 'loading', isBroken: true, isNewUserViaSocial: false } as const;
const none = { destination: null, dispatch: null };
const step = (situation: Partial<Parameters<typeof nextStep>[0]>) =>
  nextStep({ document: 'jobs', own: '/jobs', session: somebody, wishes: none, ...situation });

it('stays where nothing is asked', () => {
  expect(step({})).toEqual({ to: null, isOwn: false, forget: false });
  expect(step({ session: nobody })).toEqual({ to: null, isOwn: false, forget: false });
});

it('goes where the address says once somebody is signed in', () => {
  const wishes = { destination: '/user/settings', dispatch: 'login' } as const;
  expect(step({ wishes })).toEqual({ to: '/user/settings', isOwn: false, forget: true });
  expect(step({ wishes: { ...none, dispatch: 'login' } })).toEqual({ to: null, isOwn: false, forget: true });
});

it('asks a visitor to sign in first and to come back', () => {
  const wishes = { destination: null, dispatch: 'login' } as const;
  expect(step({ session: nobody, own: '/jobs?search=a&dispatch=login', wishes })).toEqual({
    to: '/user/login?destination=%2Fjobs%3Fsearch%3Da',
    isOwn: true,
    forget: true,
  });
  const start = { destination: '/contact', dispatch: 'signup-start' } as const;
  expect(step({ session: nobody, wishes: start }).to).toBe('/user/register?destination=%2Fcontact');
});

it('asks who came by a network for the first time what the account is for', () => {
  const start = { destination: '/contact', dispatch: 'signup-start' } as const;
  expect(step({ session: newcomer, wishes: start }).to).toBe('/user/register?destination=%2Fcontact');
  const own = '/jobs?search=a&dispatch=signup-start';
  expect(step({ session: newcomer, own, wishes: { ...start, destination: null } }).to).toBe(
    '/user/register?destination=%2Fjobs%3Fsearch%3Da',
  );
  expect(step({ session: newcomer, document: 'login' }).to).toBe('/user/register');
  expect(step({ session: newcomer }).to).toBeNull();
});

it('ends a session whose person cannot be loaded', () => {
  expect(step({ session: broken })).toEqual({ to: '/user/logout', isOwn: true, forget: false });
  expect(step({ session: broken, document: 'logout' }).to).toBeNull();
});

it('takes out of the address what leads nowhere, for whoever reads it', () => {
  for (const session of [somebody, nobody])
    for (const document of ['jobs', 'login'])
      for (const own of ['/jobs?destination=https%3A%2F%2Felsewhere.example', '/jobs?search=a&dispatch=dance'])
        expect(step({ session, document, own })).toEqual({ to: null, isOwn: false, forget: true });
  expect(step({ own: '/jobs?search=destination%3D' }).forget).toBe(false);
});

it('leaves the destination to pages that have something to do first', () => {
  const wishes = { destination: '/contact', dispatch: null };
  for (const document of ['login', 'register', 'verify']) expect(step({ document, wishes }).to).toBeNull();
});
