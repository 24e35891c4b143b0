import { expect, it } from 'vitest';
import { findName, isNameOf } from './find-name.ts';
import { nameIn, spacedName } from './name.ts';

it.each([
  ['Dr. rer. nat. Katharina Vollmer', 'Katharina', 'Vollmer'],
  ['Prof. Dr.-Ing. habil. Jörg von Lilienthal', 'Jörg', 'von Lilienthal'],
  ['Dipl.-Wirtsch.-Ing. (FH) Thomas Brandstätter', 'Thomas', 'Brandstätter'],
  ['Mag.a Anna Huber, MSc', 'Anna', 'Huber'],
  ['Anna Sophie Gräfin von Berg', 'Anna Sophie', 'Gräfin von Berg'],
  ['Steffi Graf', 'Steffi', 'Graf'],
  ['Grace Nakamura RN', 'Grace', 'Nakamura'],
  ['Harriet Pemberton BA (Hons)', 'Harriet', 'Pemberton'],
  ['Robert “Bob” Smith', 'Robert', 'Smith'],
  ['Eva Klein (geb. Lang)', 'Eva', 'Klein'],
  ['KERBRAT Yannick', 'Yannick', 'Kerbrat'],
  ['LE GOFF Amandine', 'Amandine', 'Le Goff'],
  ['Yassine EL AMRANI', 'Yassine', 'El Amrani'],
  ['Marie-Claire DE LA TOUR', 'Marie-Claire', 'De La Tour'],
  ['SANDEEP KULKARNI', 'Sandeep', 'Kulkarni'],
  ['JP Morgan', 'JP', 'Morgan'],
  ['Anna Lang – Project manager', 'Anna', 'Lang'],
])('reads the name "%s"', (line, firstName, lastName) => {
  expect(nameIn(line)).toEqual({ firstName, lastName });
});

it.each(['Lebenslauf', 'WORK EXPERIENCE', 'ida@example.com', 'Ida', 'Mill Road 12', 'I bake bread and rolls'])(
  'sees no name in "%s"',
  (line) => {
    expect(nameIn(line)).toBeNull();
  },
);

it.each([
  [['Vorname / Name:\tNadja Bühlmann'], 'Nadja', 'Bühlmann'],
  [['Name, Vorname: Lüders, Carsten'], 'Carsten', 'Lüders'],
  [['Nom : MOREL', 'Prénom : Lise'], 'Lise', 'Morel'],
  [['Surname: Obi', 'First Name: Emeka'], 'Emeka', 'Obi'],
])('takes the name from its labels: %j', (lines, firstName, lastName) => {
  expect(findName([], lines)?.name).toEqual({ firstName, lastName });
});

it('tells the name from a profession above it, by the email address and by the profession', () => {
  const lines = ['Senior Accountant', 'Ida Berg'];
  expect(findName(lines, lines)?.name.lastName).toBe('Berg');
  const odd = ['Zeppelin Rigger', 'Ida Berg'];
  expect(findName(odd, odd, 'ida.berg@example.com')?.name.lastName).toBe('Berg');
});

it('knows a name by the email address, also without its umlauts', () => {
  expect(isNameOf('Sabine Dörfler', 'sabine.doerfler@example.de')).toBe(true);
  expect(isNameOf('Miriam Oelschläger', 'hallo@oelschlaeger.example')).toBe(true);
  expect(isNameOf('Google Analytics', 'sabine.doerfler@example.de')).toBe(false);
});

it('parts a name of spaced letters where the email address does', () => {
  expect(spacedName('R O N J A K E S S L E R', 'ronja.kessler@example.com')).toEqual({
    firstName: 'Ronja',
    lastName: 'Kessler',
  });
  expect(spacedName('L E A B Ö H M', 'lboehm@example.com')?.lastName).toBe('Böhm');
  expect(spacedName('R O N J A K E S S L E R', 'hallo@example.com')).toBeNull();
  expect(spacedName('Ronja Kessler', 'ronja.kessler@example.com')).toBeNull();
});

it.each([
  [['Name\tBerg, Ida']],
  [['Nachname(n) / Vorname(n)\tBerg Ida']],
  [['Name/Vorname\tBerg Ida']],
  [['Name: Ida Berg geb. Tal']],
  [['Name: Ida Berg, MBA']],
  [['Name: Ida Berg, Ärztin']],
  [['Europäischer Lebenslauf', 'Ida Berg']],
  [['Jun.-Prof. Dr. phil. Ida Berg']],
])('finds Ida Berg in %j', (lines) => {
  expect(findName(lines, lines)?.name).toEqual({ firstName: 'Ida', lastName: 'Berg' });
});
