import { expect, it } from 'vitest';
import { readWishes, withDestination, withoutWishes } from './page-address.ts';

const origin = 'https://jobs.example';
const wishes = (search: string) => readWishes({ search, origin });

it('reads where to go and what happens then', () => {
  expect(wishes('?destination=%2Fuser%2Fsettings%3Fa%3D1&dispatch=login')).toEqual({
    destination: '/user/settings?a=1',
    dispatch: 'login',
  });
  expect(wishes('?callbackUrl=https%3A%2F%2Fjobs.example%2Fjobs&dispatch=signup-start')).toEqual({
    destination: '/jobs',
    dispatch: 'signup-start',
  });
  expect(wishes('?dispatch=delete-account')).toEqual({ destination: null, dispatch: null });
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  'https:evil.example',
  'https://jobs.example@evil.example/',
  'https://jobs.example.evil.example/',
  'javascript:alert(1)',
  ' /jobs',
  '/\t/evil.example',
  '/api/auth/signout',
  'data:text/html,x',
])('stays where it is when asked to leave: %s', (destination) => {
  expect(wishes(`?destination=${encodeURIComponent(destination)}`).destination).toBeNull();
});

it.each(['/user/login', '/de/user/login?x=1', '/user/register', '/user/logout', '/de/user/password'])(
  'does not lead back to the door: %s',
  (destination) => {
    expect(wishes(`?destination=${encodeURIComponent(destination)}`).destination).toBeNull();
  },
);

it('takes them out of an address and leaves the rest', () => {
  const address = { pathname: '/jobs', search: '?search=a&destination=%2Fx&dispatch=login&callbackUrl=y', hash: '#m' };
  expect(withoutWishes(address)).toBe('/jobs?search=a#m');
  expect(withoutWishes({ pathname: '/', search: '?dispatch=login', hash: '' })).toBe('/');
});

it('writes a destination so that it is read again', () => {
  const path = withDestination('/user/login', '/user/settings?a=1&b=ü#c', 'SessionRequired');
  expect(path.startsWith('/user/login?error=SessionRequired&destination=')).toBe(true);
  expect(wishes(path.slice(path.indexOf('?'))).destination).toBe('/user/settings?a=1&b=%C3%BC#c');
  expect(withDestination('/user/login', null)).toBe('/user/login');
});
