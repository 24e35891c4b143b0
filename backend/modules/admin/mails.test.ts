import { expect, it } from 'vitest';
import { withoutLinks } from './mails.ts';

it('cuts addresses after the host and leaves everything else', () => {
  expect(
    withoutLinks('Hello,\n\nhttps://jobs.example.com/user/verify?token=abc\n\nJobs: https://jobs.example.com'),
  ).toBe('Hello,\n\nhttps://jobs.example.com/…\n\nJobs: https://jobs.example.com');
  expect(withoutLinks('(http://acme.localhost:3025/de/x#y).')).toBe('(http://acme.localhost:3025/…');
  expect(withoutLinks('HTTPS://A.example?x=1 and mail@example.com')).toBe('HTTPS://A.example/… and mail@example.com');
});
