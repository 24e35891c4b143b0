import { expect, it } from 'vitest';
import { parseMailIn } from './settings.ts';

const KEY = 'key-0123456789abcdef';

it('receives mail over SMTP, through a provider, or not at all', () => {
  expect(parseMailIn({})).toBeNull();
  expect(parseMailIn({ MAIL_REPLY_DOMAIN: 'IN.example.com', MAIL_IN_PORT: '25' })).toEqual({
    domain: 'in.example.com',
    smtp: { host: '0.0.0.0', port: 25 },
    webhookKey: null,
  });
  expect(parseMailIn({ MAIL_REPLY_DOMAIN: 'in.example.com', MAIL_IN_KEY: KEY })).toEqual({
    domain: 'in.example.com',
    smtp: null,
    webhookKey: KEY,
  });
});

it.each([
  [{ MAIL_IN_PORT: '25' }, 'MAIL_IN_PORT is set and MAIL_REPLY_DOMAIN is not; they belong together.'],
  [
    { MAIL_REPLY_DOMAIN: 'in.example.com' },
    'MAIL_REPLY_DOMAIN needs MAIL_IN_PORT or MAIL_IN_KEY; otherwise nobody would receive the replies.',
  ],
  [
    { MAIL_REPLY_DOMAIN: 'a b', MAIL_IN_PORT: '25' },
    'MAIL_REPLY_DOMAIN is "a b"; it must be a domain such as in.example.com.',
  ],
  [
    { MAIL_REPLY_DOMAIN: 'in.example.com', MAIL_IN_PORT: 'smtp' },
    'MAIL_IN_PORT is "smtp"; it must be a port from 1 to 65535, such as 2525.',
  ],
  [
    { MAIL_REPLY_DOMAIN: 'in.example.com', MAIL_IN_PORT: '70000' },
    'MAIL_IN_PORT is "70000"; it must be a port from 1 to 65535, such as 2525.',
  ],
  [{ MAIL_REPLY_DOMAIN: 'in.example.com', MAIL_IN_KEY: 'secret' }, 'MAIL_IN_KEY must have at least 16 characters.'],
])('refuses %j', (env, message) => {
  expect(() => parseMailIn(env)).toThrow(message);
});
