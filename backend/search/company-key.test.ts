import { expect, it } from 'vitest';
import { companyKey } from './company-key.ts';

it.each([
  ['Klinikum Offenburg gGmbH', 'klinikum offenburg'],
  ['KLINIKUM Offenburg', 'klinikum offenburg'],
  ['Maier GmbH & Co. KG', 'maier'],
  ['Maier AG & Co. KGaA', 'maier'],
  ['Maier Ges.m.b.H.', 'maier'],
  ['Maier UG (haftungsbeschränkt)', 'maier'],
  ['Maier und Sohn GbR', 'maier und sohn'],
  ['Maier u. Co. OHG', 'maier'],
  ['Blumen Maier e.K.', 'blumen maier'],
  ['Bürgerhilfe e. V.', 'burgerhilfe'],
  ['Dupont S.A.R.L.', 'dupont'],
  ['SARL Dupont', 'dupont'],
  ['Dupont & Cie', 'dupont'],
  ['Alpes S. A.', 'alpes'],
  ['Bodegas Sol, S.L.', 'bodegas sol'],
  ['Bodegas Sol, S. Coop.', 'bodegas sol'],
  ['Acme L.L.C.', 'acme'],
  ['Acme Pty Ltd', 'acme'],
  ['Acme Private Limited', 'acme'],
  ['Acme Co., Inc.', 'acme'],
  ['Jansen B.V.', 'jansen'],
])('takes the legal form off %s', (name, key) => {
  expect(companyKey(name)).toBe(key);
});

it.each([
  // A form alone is a name.
  ['Co', 'co'],
  ['SE', 'se'],
  // No form at its end, or a word that only begins or ends like one.
  ['Company of Heroes', 'company of heroes'],
  ['Maier Technik', 'maier technik'],
  ['Casa Nova', 'casa nova'],
  ['Alpensas', 'alpensas'],
  ['Ice Scoop', 'ice scoop'],
  ['Sarlat Tourisme', 'sarlat tourisme'],
  ['···', ''],
])('leaves %s', (name, key) => {
  expect(companyKey(name)).toBe(key);
});
