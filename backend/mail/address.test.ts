import { describe, expect, it } from 'vitest';
import { bodyText, domainOf, headerText, isMailAddress } from './address.ts';

describe('an address', () => {
  it.each([
    'a@example.com',
    "o'neil+jobs@sub.example.co.uk",
    'jörg@exämple.de',
    'x_y-z@localhost',
    `${'a'.repeat(64)}@example.com`,
  ])('such as %s is taken', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a',
    'a@',
    '@example.com',
    'a@b@example.com',
    'a b@example.com',
    'a@exa mple.com',
    'a@example.com\r\nBcc: b@example.com',
    'a\n@example.com',
    'a@example.com,b@example.com',
    'Name <a@example.com>',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    'a.@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@example..com',
    'a@example.com\0',
    'a@exam%70le.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('such as %j is not', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });

  it('has its domain in ASCII, and none where there is no name of a host', () => {
    expect([domainOf('a@Exämple.DE'), domainOf('a@b/c'), domainOf('a')]).toEqual(['xn--exmple-cua.de', '', 'a']);
  });
});

describe('text of a header', () => {
  it('is one line, without marks that turn what follows', () => {
    expect(headerText(' Hi\r\nBcc: b@example.com\u2028\u202E \t there\0 ')).toBe('Hi Bcc: b@example.com there');
  });

  it('keeps letters of all scripts whole, also where it is cut', () => {
    expect(headerText('שלום 👩‍🚀 é')).toBe('שלום 👩‍🚀 é');
    expect(headerText('🚀'.repeat(300))).toBe(`${'🚀'.repeat(199)}…`);
    expect(headerText('a\ud800b')).toBe('a\ufffdb');
  });
});

it('keeps the lines of a body and drops what no mail takes', () => {
  expect(bodyText('one\r\ntwo\rthree\u2028four\tfive\0\x1b[31m')).toBe('one\ntwo\nthree\nfour\tfive[31m');
});
