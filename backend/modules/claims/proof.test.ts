import { expect, it } from 'vitest';
import { proofOf } from './proof.ts';

it.each([
  ['https://www.harbor.example/jobs', 'ida@harbor.example', 'confirmed'],
  ['https://jobs.harbor.example', 'ida@harbor.example', 'confirmed'],
  ['https://harbor.example', 'ida@mail.harbor.example', 'confirmed'],
  ['https://harbor.example', 'ida@other-harbor.example', 'none'],
  ['https://other-harbor.example', 'ida@harbor.example', 'none'],
  ['https://harbor.example', 'ida@example', 'none'],
  ['https://häfen.example', 'ida@häfen.example', 'confirmed'],
  ['harbor.example', 'ida@harbor.example', 'none'],
  ['javascript:alert(1)', 'ida@harbor.example', 'none'],
  [null, 'ida@harbor.example', 'none'],
])('website %s and address %s: %s', (website, email, proof) => {
  expect(proofOf(website, { email, own: email })).toBe(proof);
});

it('is only stated when the address is not the confirmed one of the account', () => {
  const given = { email: 'boss@harbor.example', own: 'ida@home.example' };
  expect(proofOf('https://harbor.example', given)).toBe('stated');
});
