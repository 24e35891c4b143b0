import { expect, it } from 'vitest';
import { recogniseLines } from './recognise.ts';

it('reads an Indian CV: labels, a table of courses, and personal data with the address at the end', () => {
  const found = recogniseLines([
    ...['RESUME', 'IDA RAO', 'Mobile: +91 98400 12345', 'Email: ida.rao@example.in'],
    ...['Work Experience', 'Total experience: 7 years'],
    ...[
      '1. Organisation : Coastal Traders Pvt. Ltd.',
      'Designation : Accounts Executive',
      'Duration : June 2019 to till date',
    ],
    ...[
      '• Invoices',
      '2. Organisation : Marina Exports',
      'Designation : Junior Accountant',
      'Duration : July 2016 to May 2019',
    ],
    ...['Educational Qualification', 'Course\tCollege\tYear\tPercentage', 'B.Com\tHill College, Chennai\t2016\t72%'],
    ...['Personal Details', "Father's Name : K. Rao", 'Date of Birth : 12/11/1995', 'Nationality : Indian'],
    ...[
      'Languages Known : Tamil, English & Hindi',
      'Address : No. 7/2, Gandhi Street, Velachery,',
      'Chennai - 600 042.',
    ],
    ...['Declaration', 'I hereby declare that the above is true.', 'Place : Chennai', 'Date :\t(IDA RAO)'],
  ]);
  expect(found).toMatchObject({
    firstName: 'Ida',
    lastName: 'Rao',
    birthday: '1995-11-12',
    home: { street: 'No. 7/2, Gandhi Street, Velachery', zip: '600 042', town: 'Chennai' },
    work: [
      { title: 'Accounts Executive', company: 'Coastal Traders Pvt. Ltd.', period: { start: '2019-06', end: null } },
      { title: 'Junior Accountant', company: 'Marina Exports', period: { start: '2016-07', end: '2019-05' } },
    ],
    education: [{ institution: 'Hill College', program: 'B.Com' }],
    skills: [],
  });
  expect(found.languages.map(({ name }) => name)).toEqual(['Tamil', 'English', 'Hindi']);
});

it('reads a French CV with contracts, departments and open dates', () => {
  const { work } = recogniseLines([
    ...['MOREL Lise', 'Expériences', 'LAITERIES DU LAC (Agen, 47)\tSept. 2019 – à ce jour', 'Responsable qualité, CDI'],
    ...['FOURNIL D’OC (Montauban, 82)\tMars – sept. 2014', 'Assistante qualité, stage de fin d’études'],
  ]);
  expect(work).toMatchObject([
    {
      title: 'Responsable qualité',
      company: 'LAITERIES DU LAC',
      place: 'Agen',
      period: { start: '2019-09', end: null },
    },
    { title: 'Assistante qualité', company: 'FOURNIL D’OC', period: { start: '2014-03', end: '2014-09' } },
  ]);
});

it('reads an Austrian CV whose dates end "bis dato"', () => {
  const found = recogniseLines([
    ...['Lebenslauf', 'Name: Ing. Max Pichler, BSc', 'Adresse: Am Graben 45/2/7, A-1060 Wien'],
    ...['Berufserfahrung', '03/2017 – dato\tBauleiter', 'Donaubau GmbH, Wien', '• Wohnbau'],
  ]);
  expect(found).toMatchObject({
    firstName: 'Max',
    home: { street: 'Am Graben 45/2/7', zip: '1060', town: 'Wien' },
    work: [{ title: 'Bauleiter', company: 'Donaubau GmbH', place: 'Wien', period: { start: '2017-03', end: null } }],
  });
});
