import { expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret of tests, long enough for anything');

it('opens what it sealed for the same owner', () => {
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'account 7');
  expect(vault.open(sealed, 'account 7')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(vault.seal('JBSWY3DPEHPK3PXP', 'account 7')).not.toBe(sealed);
});

it('opens nothing of another owner, another secret, or what was changed', () => {
  const sealed = vault.seal('secret', 'account 7');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(vault.open(sealed, 'account 8')).toBeNull();
  expect(createVault('another secret, as long as the other one').open(sealed, 'account 7')).toBeNull();
  expect([vault.open(changed, 'account 7'), vault.open('', 'account 7'), vault.open('x', 'account 7')]).toEqual([
    null,
    null,
    null,
  ]);
});
