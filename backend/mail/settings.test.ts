import { expect, it } from 'vitest';
import { parseMailSettings } from './settings.ts';

const parse = (SMTP_URL: string, more: Record<string, string> = {}) =>
  parseMailSettings({ SMTP_URL, SMTP_FROM: 'jobs@example.com', ...more }, 3);

it('needs nothing: then mails are kept', () => {
  expect(parseMailSettings({}, 3)).toBeNull();
});

it('takes a mail server with its login from one address', () => {
  expect(parse('smtp://jobs%40example.com:s%2F3:cret@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    auth: { user: 'jobs@example.com', pass: 's/3:cret' },
    encryption: 'required',
    from: 'jobs@example.com',
    connections: 3,
  });
  expect(parse('smtps://[::1]')).toMatchObject({ host: '::1', port: 465, secure: true, auth: null });
  expect(parse('smtp://relay:25/')).toMatchObject({ host: 'relay', port: 25 });
});

it('wants encryption where a password crosses a network, unless told otherwise', () => {
  expect(parse('smtp://a:b@10.0.0.7')?.encryption).toBe('required');
  expect(parse('smtp://a:b@localhost')?.encryption).toBe('offered');
  expect(parse('smtp://10.0.0.7')?.encryption).toBe('offered');
  expect(parse('smtp://a:b@10.0.0.7', { SMTP_TLS: 'off' })?.encryption).toBe('off');
});

it.each([
  ['http://name:secret@mail.example'],
  ['mail.example:587'],
  ['smtp://'],
  ['smtp://name:secret%@mail.example'],
  ['smtp://name:secret@mail.example/path'],
  ['smtp://name:secret@mail.example?ignoreTLS=true'],
])('refuses SMTP_URL=%s without repeating its password', (address) => {
  expect(() => parse(address)).toThrow(
    /^SMTP_URL must be an address such as smtp:\/\/name:password@mail.example.com:587 or smtps:\/\/\.\.\.$/,
  );
});

it('refuses a sender or a kind of encryption that there is not', () => {
  expect(() => parse('smtp://mail.example', { SMTP_FROM: 'Jobs' })).toThrow(
    'SMTP_FROM is "Jobs"; with SMTP_URL it must be one email address, the sender of all emails.',
  );
  expect(() => parse('smtp://mail.example', { SMTP_TLS: 'yes' })).toThrow(
    'SMTP_TLS is "yes"; it must be one of required, offered, unverified, off.',
  );
});
