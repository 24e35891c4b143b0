import { expect, it } from 'vitest';
import { findBirthday, findBirthdayAlone, isDayFirst } from './birthday.ts';

it.each([
  ['* 25. Januar 1994', '1994-01-25'],
  ['*05.03.1998 in Dortmund · deutsch · ledig', '1998-03-05'],
  ['geb. am:\t11.07.1969 in Celle', '1969-07-11'],
  ['Geboren in Hagen am 3. November 1988', '1988-11-03'],
  ['Geburtsort und -datum: Köln, 12.03.90', '1990-03-12'],
  ['Né à Namur le 14/10/1982', '1982-10-14'],
  ['37 ans (née le 2 avril 1989)', '1989-04-02'],
  ['Née le 1er mars 1990', '1990-03-01'],
  ['Date of Birth : 22nd Aug, 1991', '1991-08-22'],
  ['D.O.B. - 12-11-1995', '1995-11-12'],
  ['geb. 2.11.1992, ledig, Bürgerort: Guggisberg', '1992-11-02'],
  ['Geb.-Dat. 03.04.1990', '1990-04-03'],
  ['Place and date of birth: Leeds, 3rd of May 1990', '1990-05-03'],
])('reads "%s"', (line, day) => {
  expect(findBirthday([line])).toBe(day);
});

it.each(['5 * 3 = 15', 'seit 01.01.2000', 'Witten, den 4. Mai 2026', 'Nationality: British', 'DOB: 07/05/1990'])(
  'sees no birthday in "%s"',
  (line) => {
    expect(findBirthday([line])).toBeNull();
  },
);

it('takes the fifth of July or the seventh of May where the address tells which', () => {
  expect(findBirthday(['DOB: 07/05/1990'], isDayFirst('07700 900 822', null))).toBe('1990-05-07');
  expect(findBirthday(['DOB: 07/05/1990'], isDayFirst(null, 'YO24 1AB'))).toBe('1990-05-07');
  expect(isDayFirst('+1 207 555 0123', '04101')).toBe(false);
});

it('takes a date that stands alone among personal data, if it is long ago', () => {
  expect(findBirthdayAlone(['30.01.1990, Suisse, célibataire'])).toBe('1990-01-30');
  expect(findBirthdayAlone(['5 rue du Lac – 12/06/1974, marié'])).toBe('1974-06-12');
  expect(findBirthdayAlone(['Lyon, le 12.03.1990', '12.03.2024'])).toBeNull();
});
