import { expect, it } from 'vitest';
import { findMoment, findPeriod, withoutPeriod } from './periods.ts';

it.each([
  ['Jan 2019 – Present', '2019-01', null],
  ['January 2019 to March 2020', '2019-01', '2020-03'],
  ['03/2015 - 12/2018', '2015-03', '2018-12'],
  ['3.2015–heute', '2015-03', null],
  ['01.04.2016 – 31.12.2019', '2016-04', '2019-12'],
  ['2016-04 - 2019-12', '2016-04', '2019-12'],
  ['2011 - 2015', '2011', '2015'],
  ['10/2014 - 2014', '2014-10', '2014'],
  ['seit 10/2020', '2020-10', null],
  ['Seit Mai 2020', '2020-05', null],
  ['depuis septembre 2017', '2017-09', null],
  ['de févr. 2012 à août 2017', '2012-02', '2017-08'],
  ['Okt. 2014 bis Sept. 2016', '2014-10', '2016-09'],
  ['März 2014 – laufend', '2014-03', null],
  ['since 2018', '2018', null],
  ['Sept 1, 2014 – Aug 31, 2015', '2014-09', '2015-08'],
  ['2020 – aujourd’hui', '2020', null],
  ['2017–', '2017', null],
  ['April 2018 to till date', '2018-04', null],
  ['03/2017 – dato', '2017-03', null],
  ['Aug ’21 – Present', '2021-08', null],
  ['Apr-2018 to Mar-2021', '2018-04', '2021-03'],
  ['Jan-19 - Mar-21', '2019-01', '2021-03'],
  ['03/15 – 12/18', '2015-03', '2018-12'],
  ['2015 Oct – 2018 Aug', '2015-10', '2018-08'],
  ['D’avril 2010 à décembre 2017', '2010-04', '2017-12'],
  ['Mars – sept. 2014', '2014-03', '2014-09'],
  ['03 – 09/2016', '2016-03', '2016-09'],
  ['Juin 2017 → aujourd’hui', '2017-06', null],
  ['depuis le 1er mars 2019', '2019-03', null],
  ['Summer 2018 – Fall 2019', '2018', '2019'],
  ['Mar 2019 onwards', '2019-03', null],
  ['September 2019 – date', '2019-09', null],
  ['08/2018 – voraussichtlich 07/2021', '2018-08', '2021-07'],
  ['Feber 2018 – April 2020', '2018-02', '2020-04'],
  ['1.9.18 - 31.7.20', '2018-09', '2020-07'],
  ['seit 10/97', '1997-10', null],
  ['01.03.2018 bis zum heutigen Tag', '2018-03', null],
  ['WS 2010/11 – SS 2014', '2010', '2014'],
  ['Mai 2008 →', '2008-05', null],
  ['2014 – bis heute', '2014', null],
])('reads "%s"', (text, start, end) => {
  expect(findPeriod(text)).toMatchObject({ start, end });
});

it.each([
  '',
  'Marching band',
  '2020 – 2011',
  'Room 2019b',
  '+49 721 2019 2020 1',
  'May contain 30 nuts',
  '80 – 90 %',
  'version 1.2 to 3.4',
  '12.03 - 14.05',
  'iso-9001:2015',
])('sees no period in "%s"', (text) => {
  expect(findPeriod(text)).toBeNull();
});

it('reads no day or year out of numbers beside a month', () => {
  expect(findMoment('GPA 3.7\tMay 2017')).toMatchObject({ start: '2017-05' });
  expect(findMoment('mar 10 people')).toBeNull();
});

it('leaves a year alone as it is', () => {
  expect(findMoment('Diploma, 2016')).toMatchObject({ start: '2016', end: '2016' });
});

it.each([
  ['Reporter, Tide\tJan 2019 – Present', 'Reporter, Tide'],
  ['03/2018 – heute\tLeiter, Bote', 'Leiter, Bote'],
  ['Reporter (2011 - 2015), Tide', 'Reporter\tTide'],
  ['Müßiggang für Öfen 2011 – 2015', 'Müßiggang für Öfen'],
])('leaves what stands beside a period: "%s"', (line, left) => {
  const found = findPeriod(line);
  expect(found && withoutPeriod(line, found)).toBe(left);
});

it('leaves out a duration before the period', () => {
  const line = 'Bis heute 6 Jahre und 2 Monate, seit Jan. 2020';
  expect(withoutPeriod(line, findPeriod(line) ?? { start: '', end: null, from: 0, to: 0 })).toBe('');
  const other = '6 Jahre Leitung, seit Jan. 2020';
  expect(withoutPeriod(other, findPeriod(other) ?? { start: '', end: null, from: 0, to: 0 })).toBe('6 Jahre Leitung');
});
