import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { invalidBankAccount } from './invalid-bank-account.ts';

it('accepts right numbers, with and without spaces, next to other words', () => {
  expect(
    report(invalidBankAccount, {
      prices: {
        invoice: {
          bank: {
            en: 'First Harbor Bank, account 4415 2290',
            de: 'IBAN DE02 1203 0000 0000 2020 51 BIC BYLADEM1001 GB82WEST12345698765432',
          },
        },
      },
    }),
  ).toEqual([]);
});

it('reports two digits swapped, and a BIC that is too short', () => {
  expect(
    report(invalidBankAccount, { prices: { invoice: { bank: 'IBAN DE02 1203 0000 0000 2020 15, BIC BYLADEM100' } } }),
  ).toEqual([
    'brands/acme.json:4:15  warning  INVALID_BANK_ACCOUNT  /prices/invoice/bank\n  "DE02 1203 0000 0000 2020 15" is no valid IBAN: a digit is wrong, missing or too many. Compare it with a statement of the bank.',
    'brands/acme.json:4:15  warning  INVALID_BANK_ACCOUNT  /prices/invoice/bank\n  "BYLADEM100" is no valid BIC. It has 8 or 11 letters and digits. Compare it with a statement of the bank.',
  ]);
});
