import { expect, it } from 'vitest';
import { createReplyAddresses, type ReplyTarget } from './reply-addresses.ts';

const addresses = createReplyAddresses('a secret of the installation', 'in.example.com');
const target: ReplyTarget = { about: 'application', id: 2_147_483_647, side: 'employer', accountId: 2_147_483_647 };

it('says where a reply belongs, whatever became of its case, within the length that mail allows', () => {
  const address = addresses.replyTo(target) ?? '';
  expect(address).toMatch(/^reply\+azik0zj-ezik0zj\.[a-v0-9]{24}@in\.example\.com$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  const guest: ReplyTarget = { about: 'contact', id: 7, side: 'seeker', accountId: 0 };
  expect([addresses.read(address.toUpperCase()), addresses.read(addresses.replyTo(guest) ?? '')]).toEqual([
    { kind: 'reply', target },
    { kind: 'reply', target: guest },
  ]);
  expect(addresses.read(addresses.returnPath(41) ?? '')).toEqual({ kind: 'bounce', mailId: 41 });
});

it('takes no address that was changed, of another kind, of another domain or of another installation', () => {
  const address = addresses.replyTo(target) ?? '';
  const other = createReplyAddresses('another secret', 'in.example.com').replyTo(target) ?? '';
  for (const wrong of [
    address.replace('azik', 'azij'),
    address.replace('reply', 'bounce'),
    address.replace('in.example.com', 'example.com'),
    other,
    'reply+a1-s1@in.example.com',
    `${'x'.repeat(10_000)}@in.example.com`,
    '',
  ])
    expect(addresses.read(wrong)).toBeNull();
});

it('makes none where the server receives no mail', () => {
  const none = createReplyAddresses('a secret of the installation', null);
  expect([none.replyTo(target), none.returnPath(1), none.read(addresses.replyTo(target) ?? '')]).toEqual([
    null,
    null,
    null,
  ]);
});
