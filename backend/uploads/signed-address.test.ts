import { expect, it } from 'vitest';
import { createAddressSigner } from './signed-address.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const clock = { now: noon };
const signer = createAddressSigner('one secret', () => clock.now);
const file = { uploadId: 41, variant: 'small' };

it('gives an address that is good for a quarter of an hour', () => {
  clock.now = noon;
  const path = signer.sign(file);
  clock.now = noon + 899_000;
  expect(signer.read(path)).toEqual({ kind: 'good', file, secondsLeft: 1 });
  clock.now = noon + 900_000;
  expect(signer.read(path)).toEqual({ kind: 'expired' });
});

it('gives one for longer when it goes into a mail', () => {
  clock.now = noon;
  expect(signer.read(signer.sign(file, 86_400))).toMatchObject({ kind: 'good', secondsLeft: 86_400 });
});

it('reads no address that was changed, made up or signed by others', () => {
  clock.now = noon;
  const path = signer.sign(file);
  const changed = [
    path.replace('41', '42'),
    path.replace('small', 'medium'),
    path.replace('-small-', '--'),
    path.replace(/-(\d{10})-/, (_, until) => `-${Number(until) + 1}-`),
    path.slice(0, -1),
    `${path}A`,
    `${path}/..`,
    path.replace('/files/', '/files//'),
    '/files/41',
    '/files/logos/acme.svg',
    createAddressSigner('another secret', () => clock.now).sign(file),
  ];
  expect(changed.map((one) => signer.read(one).kind)).toEqual(changed.map(() => 'none'));
});
