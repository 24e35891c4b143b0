import { expect, it } from 'vitest';
import { recogniseLines } from './recognise.ts';

const positions = (lines: readonly string[]) =>
  recogniseLines(['Ida Berg', 'Experience', ...lines]).work.map(({ title, company }) => [title, company]);

it('takes a company, its place and behind a dash the title', () => {
  const found = recogniseLines([
    'Experience',
    ...['Ashgrove School, Sheffield — Class Teacher', 'SEPTEMBER 2019 - PRESENT', 'Leads mathematics.'],
    ...['Beechfield Nursery, Leeds — Assistant', 'MAY 2013 - JULY 2019', 'Read to small groups.'],
    'Education',
    ...['University of Hallam, Leeds — PGCE Primary Education', 'SEPTEMBER 2010 - JULY 2013'],
  ]);
  expect(found.work.map(({ title, company, place }) => [title, company, place])).toEqual([
    ['Class Teacher', 'Ashgrove School', 'Sheffield'],
    ['Assistant', 'Beechfield Nursery', 'Leeds'],
  ]);
  expect(found.education[0]).toMatchObject({ institution: 'University of Hallam', program: 'PGCE Primary Education' });
});

it('gives several positions the company above the first of them, without durations', () => {
  const lines = [
    ...['Cumberland Freight', '8 years 6 months'],
    ...['Regional Manager', 'April 2021 - Present (5 years 8 months)', 'Runs six terminals.'],
    ...['Terminal Manager', 'June 2018 - March 2021 (2 years 10 months)', 'Ran a cross-dock.'],
    ...['Delta Goods', 'Supervisor', 'August 2013 - May 2018 (4 years 10 months)', 'Led receiving.'],
  ];
  expect(positions(lines)).toEqual([
    ['Regional Manager', 'Cumberland Freight'],
    ['Terminal Manager', 'Cumberland Freight'],
    ['Supervisor', 'Delta Goods'],
  ]);
});

it('gives several positions the company above them that has all their years', () => {
  const lines = [
    ...[
      'Mill Group\tMay 2019 – Present',
      'Senior Designer\tFeb 2022 – Present',
      '• Leads design',
      'Designer\tMay 2019 – Jan 2022',
    ],
    ...['Studio Nine\tJun 2016 – Apr 2019', 'Graphic Designer\tJun 2016 – Apr 2019', '• Posters'],
  ];
  expect(positions(lines)).toEqual([
    ['Senior Designer', 'Mill Group'],
    ['Designer', 'Mill Group'],
    ['Graphic Designer', 'Studio Nine'],
  ]);
});

it('leaves two positions at the same time what they are', () => {
  const lines = ['Freelance writer\t2010 – now', 'Teacher, Hill School\t2015 – 2018'];
  expect(positions(lines)).toEqual([
    ['Freelance writer', null],
    ['Teacher', 'Hill School'],
  ]);
});

it('finds the title below a company and its town', () => {
  const below = [
    '02/2021 – heute',
    'Hellweg GmbH, Dortmund',
    'Kauffrau (Vollzeit)',
    '– Post',
    '08/2018 – 01/2021',
    'Stadtwerke, Lünen',
    'Auszubildende',
    '– Alles',
  ];
  expect(positions(below)).toEqual([
    ['Kauffrau', 'Hellweg GmbH'],
    ['Auszubildende', 'Stadtwerke'],
  ]);
  const between = ['Beeline', 'Manchester', 'Product Manager | Mar 2022 – Present', '▪ Owns it'];
  expect(positions(between)).toEqual([['Product Manager', 'Beeline']]);
});

it('takes a title, company and place in one cell, and the text below for a text', () => {
  const lines = [
    ...[
      'seit April 2019\tLaborleiterin, Saale Pharma GmbH, Jena',
      'Leitung von sieben Mitarbeitenden, Methoden,',
      'Inspektionen',
    ],
    ...['2014 – 2019\tMitarbeiterin, Institut für Chemie, Halle', 'Analysen'],
  ];
  expect(positions(lines)).toEqual([
    ['Laborleiterin', 'Saale Pharma GmbH'],
    ['Mitarbeiterin', 'Institut für Chemie'],
  ]);
});

it('parts title and company at a slash, but not two names of one title', () => {
  expect(positions(['APRIL 2019 – PRESENT', 'Guest Services Manager / Palm Resort, Las Vegas, NV'])).toEqual([
    ['Guest Services Manager', 'Palm Resort'],
  ]);
  expect(positions(['Barista / Server, Bean There\t2014 – 2016'])).toEqual([['Barista / Server', 'Bean There']]);
});

it('takes no course or licence for the latest school', () => {
  const schools = ['2018\tHabilitation électrique', '2016\tSST', '1988\tBac professionnel, Lycée du Lac, Angers'];
  const { education } = recogniseLines(['Ida Berg', 'Formation et habilitations', ...schools]);
  expect(education).toMatchObject([{ institution: 'Lycée du Lac', program: 'Bac professionnel' }]);
  const training = ['Training', 'First Aid at Work (2023), Fire Marshal (2021)'];
  const both = recogniseLines(['Ida Berg', 'Education', 'Diploma, Vale College\t2014 – 2016', ...training]);
  expect(both.education.map(({ institution }) => institution)).toEqual(['Vale College']);
});

it('finds a name below a sidebar, and a town without anything beside it', () => {
  const found = recogniseLines([
    ...['Kontakt', 'Leipzig', '+49 151 5550 1234', 'ida@berg.example', 'Sprachen', 'Englisch', 'B2'],
    ...['Ida Berg', 'UX-Designerin', 'Berufserfahrung', 'Designerin', 'Pixel GmbH', '04/2022 – heute'],
  ]);
  expect([found.firstName, found.lastName, found.headline]).toEqual(['Ida', 'Berg', 'UX-Designerin']);
  expect(found.home?.town).toBe('Leipzig');
  expect(found.languages).toEqual([{ name: 'Englisch', level: 'good' }]);
});

it('finds the town in a row of contact data, and no nationality there', () => {
  const home = (line: string) => recogniseLines(['Ida Berg', line, 'Experience']).home?.town;
  expect(home('Marseille | +33 7 55 50 12 34 | ida@example.com')).toBe('Marseille');
  expect(home('deutsch | +49 151 5550 1234 | ida@example.com')).toBeUndefined();
});

it('does not take the address of an employer for a title', () => {
  const lines = [
    ...['Tidal Fabricators, Inc.', '2210 Port Road, Tacoma, WA 98421', 'Structural Welder', '08/2014 – 02/2019'],
    ...[
      '• Built barges',
      'Rich Passage Shipyard',
      '14 Farragut Avenue, Bremerton, WA 98314',
      'Helper',
      '01/2010 – 07/2014',
    ],
  ];
  expect(positions(lines)).toEqual([
    ['Structural Welder', 'Tidal Fabricators, Inc.'],
    ['Helper', 'Rich Passage Shipyard'],
  ]);
});

it('reads headings of spaced letters, and a name on two lines', () => {
  const found = recogniseLines([
    ...['CALLUM', 'FAIRWEATHER', 'Head Chef', 'WO R K E X P E R I E N C E'],
    ...['Head Chef', 'The Tannery, Bristol', 'Mar 2019 to present', 'L A N G UAG E S', 'English (Native)'],
  ]);
  expect([found.firstName, found.lastName, found.headline]).toEqual(['Callum', 'Fairweather', 'Head Chef']);
  expect(found.work[0]).toMatchObject({ title: 'Head Chef', company: 'The Tannery' });
  expect(found.languages).toEqual([{ name: 'English', level: 'native' }]);
});

it('joins a program that a narrow column breaks', () => {
  const lines = ['2009 - 2011', 'Level 3 Diploma in Professional', 'Cookery', 'Severn Vale College'];
  const { education } = recogniseLines(['Ida Berg', 'Education', ...lines]);
  expect(education[0]).toMatchObject({
    institution: 'Severn Vale College',
    program: 'Level 3 Diploma in Professional Cookery',
  });
});

it('tells programming languages from spoken ones', () => {
  const technical = recogniseLines(['Technical Skills', 'Languages: Java, Go, SQL', 'Frameworks: React']);
  expect([technical.languages, technical.skills]).toEqual([[], ['Java', 'Go', 'SQL', 'React']]);
  const spoken = recogniseLines(['Skills', 'Software: Excel', 'Languages: English (native), French']);
  expect([spoken.languages.map(({ name }) => name), spoken.skills]).toEqual([['English', 'French'], ['Excel']]);
});

it('knows a town by its country below the name, and no line at the foot of a page as a language', () => {
  const found = recogniseLines([
    ...['Marcus Delacroix', 'Memphis, Tennessee, United States', 'Languages', 'English (native)'],
    ...['Marcus Delacroix, Curriculum Vitae, page 1 of 2', 'Invited talks', 'Baltic Days, Stockholm, Sweden'],
  ]);
  expect(found.home).toEqual({ street: null, zip: null, town: 'Memphis', region: null });
  expect(found.languages).toEqual([{ name: 'English', level: 'native' }]);
});

it('asks entries of two lines and of one apart what comes first', () => {
  const schools = [
    '09/2008 – 07/2011: Ausbildung zur Fachkraft',
    'Berufsschule Rosenheim',
    '2000 – 2008: Mittelschule Kolbermoor, Mittlere Reife',
  ];
  const { education } = recogniseLines(['Ida Berg', 'Ausbildung', ...schools]);
  expect(education.map(({ institution, program }) => [institution, program])).toEqual([
    ['Berufsschule Rosenheim', 'Ausbildung zur Fachkraft'],
    ['Mittelschule Kolbermoor', 'Mittlere Reife'],
  ]);
});

it('reads positions that are items of a list, and leaves out times without one', () => {
  const lines = [
    '• May 2019 – today: Receptionist, Pearl Hotel, Leeds',
    '• 2018 – 2019: Parental leave',
    '• 2014 – 2018: Waiter, Olympos',
  ];
  expect(positions(lines)).toEqual([
    ['Receptionist', 'Pearl Hotel'],
    ['Waiter', 'Olympos'],
  ]);
});

it('leaves out the word before a company', () => {
  expect(
    positions([
      'Seit Mai 2016 bei Alpen GmbH, Rosenheim',
      'Lagerist',
      '2011 bis 2016 bei Naturkost KG, Prien',
      'Fahrer',
    ]),
  ).toEqual([
    ['Lagerist', 'Alpen GmbH'],
    ['Fahrer', 'Naturkost KG'],
  ]);
});
