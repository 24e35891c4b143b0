import { describe, expect, it } from 'vitest';
import { ownDestination } from './destination.ts';

const origin = 'https://acme.example:8443';

describe('a destination of this site', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/', '/'],
    ['/de/jobs?search=koch&page=2', '/de/jobs?search=koch&page=2'],
    ['/jobs?search=a b', '/jobs?search=a+b'],
    ['/job/koch-7#apply', '/job/koch-7#apply'],
    ['/jobs//nurse/', '/jobs/nurse'],
    ['/jobs?next=https://evil.example', '/jobs?next=https%3A%2F%2Fevil.example'],
    [`${origin}/user/settings?a=1`, '/user/settings?a=1'],
    [origin, '/'],
    [`${origin}?a=1`, '/?a=1'],
    ['/lebenslauf/über-uns', '/lebenslauf/%C3%BCber-uns'],
  ])('%s leads to %s', (wanted, local) => {
    expect(ownDestination(wanted, origin)).toBe(local);
  });
});

describe('no destination', () => {
  const hostile = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example/..%2f',
    '/.%2e//evil.example',
    '/..//evil.example',
    '/./%2e%2e/evil',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http://acme.example:8443/',
    'https://acme.example/',
    'https://acme.example:8443.evil.example/',
    'https://acme.example:8443@evil.example/',
    'https://acme.example:84430/',
    'https://acme.example:8443//evil.example',
    'https://acme.example:8443\\@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '?next=//evil.example',
    '',
    '/jobs\r\nLocation: //evil.example',
    '/jobs\u0000',
    '/%00',
    '/%',
    '/jobs?a=%zz',
    '/api/auth/signout',
    '/API/auth/signin',
    '/graphql',
    '/_next/data/x.json',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    42,
    ['/jobs'],
    { toString: () => '/jobs' },
  ];
  it.each(hostile.map((wanted) => [wanted]))('is %j', (wanted) => {
    expect(ownDestination(wanted, origin)).toBeNull();
  });
});

it('never leads away, as a browser reads it', () => {
  const parts = [
    '/',
    '\\',
    '//',
    '%2f',
    '%5c',
    'evil.example',
    '@',
    ':',
    'https:',
    '\t',
    '\n',
    '.',
    '..',
    '?',
    '#',
    ' ',
  ];
  const pick = (seed: number) => parts[seed % parts.length] ?? '';
  for (let seed = 0; seed < 60_000; seed += 1) {
    const text = [seed, seed >> 4, seed >> 8, seed >> 12].map((n) => pick(n & 15)).join('');
    const local = ownDestination(text, origin);
    if (local !== null) expect(new URL(local, `${origin}/user/login`).origin).toBe(origin);
  }
});
