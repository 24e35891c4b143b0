/** What a brand copied from another still has of it: the brand "neighbor". */
import type { Fault } from '../fault.ts';

export const copiedBrand: readonly Fault[] = [
  [
    'the contact address of another brand',
    '"contactEmail": "jobs@acme.example"',
    '"contactEmail": "jobs@neighbor.example"',
    '/site/contactEmail',
    'warning',
  ],
  [
    'the sender address of another brand',
    '"senderEmail": "post@acme.example"',
    '"senderEmail": "post@neighbor.example"',
    '/site/senderEmail',
    'warning',
  ],
  [
    'a link to the contact address of another brand',
    '<a href=\\"/contact\\">',
    '<a href=\\"mailto:jobs@neighbor.example\\">',
    '/pages/imprint/main/0/props/text',
    'warning',
  ],
  [
    'the publisher of another brand',
    '"publisher": "Acme Verlag GmbH"',
    '"publisher": "Neighbor Verlag GmbH"',
    '/site/legal/publisher',
    'warning',
  ],
  ['the pictures of another brand', '"assets": "acme"', '"assets": "neighbor"', '/site/assets /site/logo', 'warning'],
  ['the invoice prefix of another brand', '"prefix": "AC"', '"prefix": "NB"', '/prices/invoice/prefix', 'warning'],
  [
    'the bank account of another brand',
    'IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001',
    'IBAN DE75 5121 0800 1245 1261 99',
    '/prices/invoice/bank',
    'warning',
  ],
];
